// Texts that every page may show: marks for what is out of view, and a window that is too small.

import { countOf, formatNumber } from '../../base/format.js';

const needs = (columns: number, lines: number, there: { readonly columns: number; readonly lines: number }): string =>
  `needs ${columns}×${lines} characters; yours is ${there.columns}×${there.lines}.`;

type Window = { readonly columns: number; readonly lines: number };

export const ENGLISH = {
  /** Rows of a list out of view, after an arrow. */
  more: (count: number) => `${formatNumber(count)} more`,
  /** Rows of a board out of view, after an arrow. */
  moreOfBoard: (count: number) => `${countOf(count, 'row', 'rows')} more`,
  tooSmall: {
    level: (columns: number, lines: number, there: Window) =>
      `Window too small: this level ${needs(columns, lines, there)}`,
    puzzle: (columns: number, lines: number, there: Window) =>
      `Window too small: this puzzle ${needs(columns, lines, there)}`,
    replay: (columns: number, lines: number, there: Window) =>
      `Window too small: this replay ${needs(columns, lines, there)}`,
  },
  /** The search line of a list; `text` is what was typed. */
  find: (text: string) => `Find: ${text}_`,
  nothingFound: 'Nothing found.',
} as const;
