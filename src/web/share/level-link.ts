// A Sokoban level and its moves in the fragment of a link. Letters that need no escaping, run-length encoding, and the
// number of rows first, so that a link cut short by a mail program is recognized. The moves are LURD with counted runs.
// Parsing never throws.

import { fail, ok, type Result } from '../../base/result.js';
import { type Draft, MAX_SIDE } from '../../sokoban/index.js';

/** Board letters and their letters in a link. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['#', 'w'],
  [' ', '-'],
  ['.', 'o'],
  ['$', 'b'],
  ['*', 'B'],
  ['@', 'p'],
  ['+', 'P'],
];
const TO_LINK = new Map(LETTERS);
const FROM_LINK = new Map(LETTERS.map(([board, link]) => [link, board]));
const ROW_END = '.';

function countRuns(text: string): string {
  return text.replace(/([^\d])\1+/g, (run, letter: string) => `${run.length}${letter}`);
}

/** Undefined if a run, or the whole text, is too long: a short link must not expand to a huge text. */
function spreadRuns(text: string, longest: number, most: number): string | undefined {
  let more = most - text.length;
  let isLong = more < 0;
  const spread = text.replace(/(\d+)(\D?)/g, (run, digits: string, letter: string) => {
    const count = letter === '' ? 0 : Number(digits);
    more += run.length - count;
    isLong ||= count > longest || more < 0;
    return isLong ? '' : letter.repeat(count);
  });
  return isLong ? undefined : spread;
}

/** Moves alone, for the address of a level in a collection. */
export const makeMovesLink = (moves: string): URLSearchParams => new URLSearchParams({ m: countRuns(moves) });

/** The moves of a link in LURD; empty if there are none or too many. */
export const parseMovesLink = (query: URLSearchParams): string =>
  spreadRuns(query.get('m') ?? '', MAX_MOVES, MAX_MOVES) ?? '';

export function makeLevelLink(draft: Draft, moves = ''): URLSearchParams {
  const rows = draft.rows.map((row) => [...row.trimEnd()].map((letter) => TO_LINK.get(letter) ?? '-').join(''));
  const query = new URLSearchParams({ l: `${rows.length}.${countRuns(rows.join(ROW_END))}` });
  if (moves) query.set('m', countRuns(moves));
  if (draft.title) query.set('t', draft.title);
  if (draft.author) query.set('a', draft.author);
  return query;
}

/** Why a link can't be read; the page has the words. */
export type LinkError = { readonly code: 'unreadable' } | { readonly code: 'cut-short'; readonly row: number };

export interface LevelLink {
  readonly draft: Draft;
  readonly moves: string;
}

const MAX_MOVES = 100_000;
const MAX_LETTERS = MAX_SIDE * (MAX_SIDE + 1);

export function parseLevelLink(query: URLSearchParams): Result<LevelLink, LinkError> {
  const [, count, packed = ''] = /^(\d{1,3})\.(.*)$/s.exec(query.get('l') ?? '') ?? [];
  if (count === undefined || packed.length > MAX_LETTERS) return fail({ code: 'unreadable' });
  const board = spreadRuns(packed, MAX_SIDE, MAX_LETTERS);
  if (board === undefined) return fail({ code: 'unreadable' });
  const rows = board.split(ROW_END);
  if ([...board].some((letter) => letter !== ROW_END && !FROM_LINK.has(letter))) return fail({ code: 'unreadable' });
  if (rows.length < Number(count)) return fail({ code: 'cut-short', row: rows.length });
  const title = query.get('t');
  const author = query.get('a');
  const draft: Draft = {
    rows: rows.map((row) => [...row].map((letter) => FROM_LINK.get(letter)).join('')),
    ...(title ? { title: title.slice(0, 200) } : {}),
    ...(author ? { author: author.slice(0, 200) } : {}),
  };
  return ok({ draft, moves: parseMovesLink(query) });
}
