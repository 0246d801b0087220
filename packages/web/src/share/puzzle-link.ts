// A Futoshiki puzzle in a link: its Unequal game ID, its title and author, and the digits placed so far.

import { defined } from '../../base/defined.js';
import {
  digitLetter,
  FUTOSHIKI_FORMATS,
  type FutoshikiDraft,
  type FutoshikiLevel,
  letterDigit,
} from '../../futoshiki/index.js';
import { futoshikiLevelText } from '../../session/index.js';

// The address of the Futoshiki editor: the editor's page, with this word where the id of a collection would be.

export const FUTOSHIKI_EDITOR_ID = 'futoshiki';

/** `query`: a puzzle to open there, as in its link. */
export const puzzleEditorAddress = (query?: URLSearchParams): string =>
  `#/editor/${FUTOSHIKI_EDITOR_ID}${query ? `?${query}` : ''}`;

const UNEQUAL = FUTOSHIKI_FORMATS.find(({ id }) => id === 'unequal');

const LONGEST_PUZZLE = 20_000;
const LONGEST_TITLE = 200;

interface PuzzleLink {
  readonly draft: FutoshikiDraft;
  /** By cell; 0: empty. */
  readonly digits: readonly number[];
}

export function makePuzzleLink(
  level: FutoshikiLevel & Pick<FutoshikiDraft, 'author'>,
  digits: readonly number[] = [],
): URLSearchParams {
  const own = digits.map((digit, cell) => (level.cells[cell] === 0 ? digitLetter(digit) : '0')).join('');
  const line = futoshikiLevelText(level).trim();
  const about = defined({ t: level.title, a: level.author });
  return new URLSearchParams({ l: line, ...about, ...(/[1-9A-W]/.test(own) ? { m: own } : {}) });
}

/** Undefined if the link contains no valid puzzle. */
export function parsePuzzleLink(query: URLSearchParams): PuzzleLink | undefined {
  const [draft] = UNEQUAL?.parse((query.get('l') ?? '').slice(0, LONGEST_PUZZLE)).levels ?? [];
  if (!draft?.ok) return undefined;
  const digits = [...(query.get('m') ?? '')]
    .slice(0, draft.value.size ** 2)
    .map((letter) => Math.max(0, letterDigit(letter)));
  const [title, author] = ['t', 'a'].map((name) => query.get(name)?.slice(0, LONGEST_TITLE) || undefined);
  return { draft: { ...draft.value, ...defined({ title, author }) }, digits };
}
