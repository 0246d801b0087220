// Finds the level that an attempt is for: by what the attempt says (board, hash, title, number), then by the name of its
// file and of the folders around it, then by its place in a file of several. Never guesses: if a name fits two levels,
// the attempt is refused with a sentence that says what to write instead.

import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import type { Attempt } from './attempt.js';
import { type JudgedLevel, type LevelTable, wordsOf } from './level-table.js';

export const MATCHES = ['board', 'hash', 'title', 'number', 'file-name', 'only-level'] as const;
/** How the level of an attempt was found. */
export type MatchedBy = (typeof MATCHES)[number];

export interface FoundLevel {
  readonly level: JudgedLevel;
  readonly by: MatchedBy;
}

/** Of several levels with the same board or title, the one of this number; otherwise the first of equal boards. */
const ofNumber = (levels: readonly JudgedLevel[], number: number | undefined): JudgedLevel | undefined =>
  levels.find((level) => level.number === number);

/** Titles shorter than this are too likely to be a part of somebody's name. */
const LEAST_TITLE = 3;

/** The level whose title is the longest run of words in a name; undefined if there is none, or two. */
function byTitleIn(table: LevelTable, words: readonly string[]): JudgedLevel | undefined {
  for (let length = words.length; length > 0; length--) {
    const found = new Set<JudgedLevel>();
    for (let from = 0; from + length <= words.length; from++) {
      const key = words.slice(from, from + length).join(' ');
      if (key.length < LEAST_TITLE || /^[\d ]+$/.test(key)) continue;
      for (const level of table.byTitle.get(key) ?? []) found.add(level);
    }
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
  }
  return undefined;
}

const NUMBERED = /^(level|lvl|lev|puzzle|map|board|nr|no|number)$/;
const MOST_WORDS = 24;

/** The level that a file or folder name stands for. A folder counts only if all of its name says so. */
function byName(table: LevelTable, name: string, isFolder: boolean): JudgedLevel | 'several' | undefined {
  const hash = /(?:^|[^0-9a-f])([0-9a-f]{16})(?![0-9a-f])/i.exec(name)?.[1]?.toLowerCase();
  const hashed = hash === undefined ? undefined : table.byHash.get(hash)?.[0];
  if (hashed) return hashed;
  const words = wordsOf(name.slice(0, 200)).slice(0, MOST_WORDS);
  const same = table.byTitle.get(words.join(' '));
  if (same?.length === 1) return same[0];
  const titled = isFolder ? undefined : byTitleIn(table, words);
  if (titled) return titled;
  const numbers = words.flatMap((word, at) => (NUMBERED.test(word) ? [Number(words[at + 1])] : []));
  const named = new Set(numbers.map((number) => table.levels[number - 1]).filter((level) => level !== undefined));
  if (named.size > 0) return named.size > 1 ? 'several' : [...named][0];
  if (isFolder) return words.length === 1 ? table.levels[Number(words[0]) - 1] : undefined;
  const inRange = new Set(words.map((word) => table.levels[Number(word) - 1]).filter((level) => level !== undefined));
  return inRange.size > 1 ? 'several' : [...inRange][0];
}

function byPath(table: LevelTable, path: string): JudgedLevel | 'several' | undefined {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  const stem = (parts.pop() ?? '').replace(/\.[A-Za-z][A-Za-z0-9]{0,7}$/, '');
  const own = byName(table, stem, false);
  if (own && own !== 'several') return own;
  for (const folder of parts.reverse()) {
    const around = byName(table, folder, true);
    if (around && around !== 'several') return around;
  }
  return own;
}

/** What the attempt itself says. */
function byTarget(table: LevelTable, { target }: Attempt): FoundLevel | undefined {
  const { hash, title, number, fits } = target;
  const boards = hash === undefined ? [] : (table.byHash.get(hash.toLowerCase()) ?? []);
  const board = ofNumber(boards, number ?? target.place) ?? boards[0];
  if (board) return { level: board, by: 'board' };
  if (fits?.length === 1) {
    const level = table.levels[(fits[0] as number) - 1];
    if (level) return { level, by: 'board' };
  }
  const titled = title === undefined ? [] : (table.byTitle.get(wordsOf(title).join(' ')) ?? []);
  const ofTitle = titled.length === 1 ? titled[0] : ofNumber(titled, number ?? target.place);
  if (ofTitle) return { level: ofTitle, by: 'title' };
  const numbered = number === undefined ? undefined : table.levels[number - 1];
  return numbered && { level: numbered, by: 'number' };
}

/** The level of an attempt in the file `name`, or an error that says how to name it. */
export function findLevel(table: LevelTable, attempt: Attempt, name: string): Result<FoundLevel, TextError> {
  const said = byTarget(table, attempt);
  if (said) return ok(said);
  const [only] = table.levels;
  const named = byPath(table, name);
  if (named && named !== 'several') return ok({ level: named, by: 'file-name' });
  if (only && table.levels.length === 1) return ok({ level: only, by: 'only-level' });
  const { place, number } = attempt.target;
  const placed = place === undefined ? undefined : table.levels[place - 1];
  if (placed) return ok({ level: placed, by: 'number' });
  const most = table.levels.length;
  const missing = number === undefined ? '' : `There is no level ${number}. `;
  const why =
    named === 'several' ? 'The file name has several numbers of levels.' : 'Nothing says which level this is for.';
  const what = `Name the file after its level, such as level${Math.min(3, most)}.txt (1 to ${most}) or the level’s title.`;
  return fail(textError(attempt.line, 1, 'unknown-level', `${missing === '' ? `${why} ` : missing}${what}`));
}
