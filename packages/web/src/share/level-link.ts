// A Sokoban level and its moves in the fragment of a link. The moves are LURD with counted runs. Parsing never throws.

import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { countRuns, LINK_LETTERS, LINK_ROW_END, makeLinkBoard } from '@masu/core/sokoban/formats/link-board.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { MAX_SIDE } from '@masu/core/sokoban/rules/level.js';

const FROM_LINK = new Map(LINK_LETTERS.map(([board, link]) => [link, board]));

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
  const query = new URLSearchParams({ l: makeLinkBoard(draft.rows) });
  if (moves) query.set('m', countRuns(moves));
  if (draft.title) query.set('t', draft.title);
  if (draft.author) query.set('a', draft.author);
  return query;
}

/** Why a link can't be read; the page has the words. */
type LinkError = { readonly code: 'unreadable' } | { readonly code: 'cut-short'; readonly row: number };

interface LevelLink {
  readonly draft: Draft;
  readonly moves: string;
}

const LONGEST_TITLE = 200;
const MAX_MOVES = 100_000;
const MAX_LETTERS = MAX_SIDE * (MAX_SIDE + 1);

export function parseLevelLink(query: URLSearchParams): Result<LevelLink, LinkError> {
  const [, count, packed = ''] = /^(\d{1,3})\.(.*)$/s.exec(query.get('l') ?? '') ?? [];
  const isLong = packed.length > MAX_LETTERS;
  const board = count === undefined || isLong ? undefined : spreadRuns(packed, MAX_SIDE, MAX_LETTERS);
  if (board === undefined || [...board].some((letter) => letter !== LINK_ROW_END && !FROM_LINK.has(letter)))
    return fail({ code: 'unreadable' });
  const rows = board.split(LINK_ROW_END);
  if (rows.length < Number(count)) return fail({ code: 'cut-short', row: rows.length });
  const boardRows = rows.map((row) => [...row].map((letter) => FROM_LINK.get(letter)).join(''));
  const [title, author] = ['t', 'a'].map((name) => query.get(name)?.slice(0, LONGEST_TITLE) || undefined);
  return ok({ draft: { rows: boardRows, ...defined({ title, author }) }, moves: parseMovesLink(query) });
}
