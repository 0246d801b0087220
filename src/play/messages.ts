// What is wrong with saved games and data files, as sentences.

import { countOf } from '../base/format.js';
import { speaker } from '../base/message.js';

export const ENGLISH = {
  'not-a-game': () => 'Not a saved game: the first line must start with masu-game.',
  'other-version': (expected: string) => `This saved game has another version (expected version ${expected}).`,
  'other-puzzle': (expected: string) => `This saved game is of another puzzle (expected ${expected}).`,
  'other-level': (expected: string) => `This saved game is of another level (expected ${expected}).`,
  'unknown-line': () => 'Unknown line; expected at, play, jump, snapshot, or shown.',
  'bad-number': (word: string) => `Expected a whole number after the word ${word}.`,
  'bad-shown': (entries: number) =>
    `Expected entries such as 3-4 after the word shown, none after the last (${entries}).`,
  'bad-moves': (why: string) => `These moves can’t be read. ${why}`,
  'blocked-move': () => 'One of these moves is blocked on this level.',
  'bad-jump': (jumped: number, found: number) =>
    `A jump over ${countOf(jumped, 'move', 'moves')} needs at least that many; found ${found}.`,
  'bad-place': (entries: number, at: number) =>
    `The game has ${countOf(entries, 'entry', 'entries')}; it can’t be at ${at}.`,

  'not-json': () => 'Not a masu data file: the JSON is invalid or truncated.',
  'not-saved-data': () => 'Not a masu data file: expected an object with its version as "masu".',
  'bad-version': (version: number) => `Not a masu data file: ${version} is not a version.`,
  'newer-version': (version: number, known: number) =>
    `This data file comes from a newer version of masu (version ${version}, and this version of masu reads up to ${known}). Update masu to read it.`,
  'not-a-list': (name: string) => `Not a masu data file: expected "${name}" to be a list.`,
  'bad-entry': (list: string, entry: number, why: string) => `${list}, entry ${entry}: ${why}`,
  /** `path` and `expected` may be empty. */
  'bad-value': (path: string, expected: string, found: string) =>
    `${path === '' ? '' : `${path}: `}expected ${expected || 'another value'}, found ${found}.`,
} as const;

export type SavedTexts = typeof ENGLISH;
export const say = speaker('saved', ENGLISH);
