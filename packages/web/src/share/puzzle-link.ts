// A Futoshiki puzzle in a link: its Unequal game ID, its title and author, and the digits placed so far.

import { defined } from '@masu/core/base/defined.js';
import { FUTOSHIKI_FORMATS } from '@masu/core/futoshiki/formats/formats.js';
import { digitLetter, letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import type { FutoshikiDraft, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { futoshikiLevelText } from '@masu/engine/session/futoshiki/jobs.js';

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
