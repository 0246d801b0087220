// At least one example of the values of every sentence, for tests; the compiler requires each row.

import type { ErrorsTables } from '@masu/core/base/texts/tables.js';
import type { FutoshikiSentences } from '@masu/solve/futoshiki/solve/deductions/sentences.js';

/** Values for each row of a table. */
export type Examples<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (...values: infer Values) => string ? readonly Values[] : never;
};

const OUT = [
  { cells: [[1, 2]], digits: [3] },
  {
    cells: [
      [4, 5],
      [4, 6],
    ],
    digits: [1, 2],
  },
] as const;
const SIGN = { cell: [1, 2], other: [1, 3], up: true, digit: 4, isExact: false } as const;
const ROW = { kind: 'row', number: 7 } as const;

export const FUTOSHIKI_HINTS: Examples<FutoshikiSentences> = {
  name: [
    ['naked single'],
    ['hidden single'],
    ['inequality bounds'],
    ['inequality chain'],
    ['naked pair'],
    ['hidden quintuple'],
    ['naked set of 6'],
    ['hidden set of 7'],
    ['size-5 fish'],
    ['forcing chain'],
    ['proof by contradiction'],
    ['exhaustive search'],
  ],
  'single-candidate': [[{ cell: [3, 1], digit: 4, arePlaced: true }], [{ cell: [3, 1], digit: 4, arePlaced: false }]],
  'single-place': [
    [{ cell: [3, 1], digit: 4, line: ROW }],
    [{ cell: [3, 1], digit: 4, line: { kind: 'column', number: 2 } }],
  ],
  'line-digit': [
    [{ cell: [3, 1], digit: 4 }, ROW],
    [
      { cell: [3, 1], digit: 4 },
      { kind: 'column', number: 2 },
    ],
  ],
  'sign-digit': [
    [[{ ...SIGN, up: false, isExact: true }], [], 3],
    [[SIGN], [6], 0],
    [[SIGN, { ...SIGN, other: [7, 7], up: false, digit: 9 }], [5, 6], 8],
  ],
  'why-single-candidate': [
    [[3, 1], true],
    [[3, 1], false],
  ],
  'why-single-place': [[[3, 1], ROW]],
  bounds: [
    [SIGN, [1, 2]],
    [{ ...SIGN, up: false, isExact: true }, [5]],
  ],
  chain: [
    [
      {
        cells: [
          [1, 1],
          [1, 2],
          [2, 2],
        ],
        up: true,
        bounds: [{ cell: [1, 1], digit: 2, isExact: false }],
        last: 4,
        digits: [1, 2, 3],
      },
    ],
    [
      {
        cells: [
          [5, 1],
          [5, 2],
          [6, 2],
        ],
        up: false,
        bounds: [
          { cell: [5, 1], digit: 9, isExact: true },
          { cell: [5, 2], digit: 7, isExact: false },
        ],
        last: 6,
        digits: [7, 8],
      },
    ],
  ],
  'naked-set': [
    [
      ROW,
      {
        cells: [
          [7, 1],
          [7, 3],
        ],
        digits: [2, 5],
      },
      OUT,
    ],
  ],
  'hidden-set': [
    [
      { kind: 'column', number: 3 },
      {
        cells: [
          [1, 3],
          [2, 3],
          [9, 3],
        ],
        digits: [4, 6, 8],
      },
      OUT,
    ],
  ],
  fish: [
    [
      4,
      'rows',
      [1, 3],
      [2, 5],
      [
        [2, 2],
        [6, 5],
      ],
    ],
    [4, 'columns', [1, 3, 6], [2, 5, 7], [[2, 8]]],
  ],
  'forcing-chain': [
    [
      3,
      [
        { cell: [1, 4], digit: 5 },
        { cell: [2, 4], digit: 2 },
        { cell: [2, 6], digit: 3 },
      ],
      [1, 6],
    ],
  ],
  trial: [
    [{ cell: [1, 1], digit: 2 }, [], 0, { kind: 'no-candidates', cell: [3, 4] }],
    [
      { cell: [1, 1], digit: 2 },
      [{ place: { cell: [5, 6], digit: 7 } }, { out: OUT }],
      3,
      { kind: 'no-cell', line: ROW, digit: 8 },
    ],
    [{ cell: [1, 1], digit: 2 }, [{ place: { cell: [5, 6], digit: 7 } }], 0, { kind: 'sign', sign: SIGN, digit: 9 }],
    [{ cell: [1, 1], digit: 2 }, [], 0, { kind: 'sign', sign: { ...SIGN, up: false, isExact: true }, digit: 9 }],
  ],
  exhaustion: [
    [{ cell: [1, 1], digit: 2 }, 1],
    [{ cell: [1, 1], digit: 2 }, 35],
  ],
  steps: [[['1.', '2.'], 17]],
  wrong: [
    [[{ cell: [1, 1], digit: 2 }], true],
    [
      [
        { cell: [1, 1], digit: 2 },
        { cell: [3, 1], digit: 4 },
      ],
      true,
    ],
    [
      [
        { cell: [1, 1], digit: 2 },
        { cell: [3, 1], digit: 4 },
      ],
      false,
    ],
    [
      [
        { cell: [1, 1], digit: 2 },
        { cell: [3, 1], digit: 4 },
        { cell: [5, 6], digit: 7 },
      ],
      false,
    ],
  ],
  solved: [[]],
  unsolvable: [['(1)'], ['']],
  'no-common-digit': [['(1)'], ['']],
  'no-pattern': [['(1)'], ['']],
  conflict: [
    [[{ kind: 'sign', less: [1, 2], greater: [1, 3] }], '(4)'],
    [
      [
        { kind: 'digit', cell: [1, 2], digit: 5 },
        { kind: 'sign', less: [1, 2], greater: [1, 3] },
      ],
      '(4)',
    ],
  ],
  'same-line': [['row'], ['column']],
  'sign-cycle': [[]],
  'every-way': [[]],
  fails: [
    [[], 0, { kind: 'no-candidates', cell: [3, 4] }],
    [['(1)', '(2)'], 0, { kind: 'no-candidates', cell: [3, 4] }],
    [['(1)', '(2)'], 5, { kind: 'no-cell', line: { kind: 'column', number: 6 }, digit: 7 }],
  ],
  several: [
    [
      2,
      [
        [1, 2],
        [1, 3],
        [4, 2],
        [4, 3],
      ],
      4,
      'none',
    ],
    ['many', [[1, 2]], 30, 'not-found'],
    [
      12,
      [
        [1, 2],
        [3, 2],
      ],
      2,
      { kind: 'digit', cell: [5, 6], digit: 7 },
    ],
  ],
  guessing: [[]],
  'hardest-step': [
    ['(1)', 1],
    ['(1)', 3],
  ],
  'step-count': [[1], [24]],
};

export const SOKOBAN_LEVEL: Examples<ErrorsTables['sokoban-level']> = {
  'empty-board': [[]],
  'board-too-large': [[300, 40, 200]],
  'unknown-character': [
    ['"x"', 1],
    ['"B", "&"', 2],
  ],
  'no-player': [[]],
  'several-players': [[3]],
  'open-floor': [[]],
  'no-box': [[]],
  'no-box-in-reach': [[]],
  'unreachable-box': [[]],
  'unreachable-goal': [[]],
  'boxes-goals-differ': [
    [1, 2],
    [3, 1],
    [2, 0],
  ],
};

export const SOKOBAN_FORMAT: Examples<ErrorsTables['sokoban-format']> = {
  'too-many-rows': [[300, 200]],
  'board-too-large': [[300, 40, 200]],
  'row-too-long': [[99999999, 255]],
  'count-of-nothing': [['12']],
  'zero-count': [['#']],
  'unknown-character': [['"x"', 'A B # . G X Y']],
  'missing-rows': [
    [7, 3],
    [7, 1],
  ],
  'bad-row': [[8, 7]],
  'unexpected-row': [[7]],
  'other-letters': [['b B, p P']],
  tabs: [[]],
  quoted: [[]],
  'too-much-text': [[]],
  'other-xml': [[true], [false]],
  'xml-too-large': [[17000000, 16777216]],
  'xml-entities': [[]],
  'xml-nested': [[]],
  'xml-name': [[]],
  'xml-incomplete': [[]],
  'xml-broken': [[]],
  'cannot-hold': [[12]],
  'cannot-hold-count': [[3, 2]],
  'cannot-hold-character': [[2, 'U+0007']],
  'unverified-solution': [[]],
  'unreadable-solution': [['(1)']],
  'blocked-solution': [[17]],
  'unsolved-solution': [[1], [4]],
};

export const SOKOBAN_GENERATE: Examples<ErrorsTables['sokoban-generate']> = {
  'bad-grade': [['x', 'trivial, easy']],
  'bad-boxes': [[13, 1, 12]],
  'bad-size': [
    ['width', 30, 5, 20],
    ['height', 30, 5, 20],
  ],
  'bad-rooms': [[4]],
  'bad-pushes': [[300, 1, 200]],
  'bad-seed': [[-1, 9007199254740991]],
  'impossible-boxes': [
    ['hard', 3, 12, 1],
    ['trivial', 1, 5, 7],
  ],
  'too-little-floor': [[9, 4, 3]],
  'too-little-floor-sized': [['5 × 6', 12, 8, 4]],
  'too-many-rooms': [[3, 9, 8]],
  'not-found': [['extreme', 400]],
};

export const FUTOSHIKI_LEVEL: Examples<ErrorsTables['futoshiki-level']> = {
  'bad-size': [[33, 2, 32]],
  'wrong-cell-count': [[15, 16]],
  'digit-out-of-range': [[3, 1, 9, 4]],
  'sign-not-between': [[0, 5]],
  'bad-move': [['"r1"']],
};

export const FUTOSHIKI_FORMAT: Examples<ErrorsTables['futoshiki-format']> = {
  'no-size': [[4]],
  'missing-size': [[2, 32]],
  'bad-size': [[2, 32, '"x"']],
  'text-after-size': [[]],
  'too-many-rows': [[7, 4, 8]],
  'missing-row': [[7, 4, 6]],
  'blank-sign-row': [[]],
  'unknown-character': [
    ['"x"', 'cell'],
    ['"x"', 'sign'],
    ['"x"', 'sign-row'],
  ],
  'digit-out-of-range': [
    [7, 4, '-'],
    [7, 4, '0'],
  ],
  'sign-between-cells': [['^']],
  'text-after-puzzle': [[]],
  'two-signs': [[3]],
  'space-before-bar': [[]],
  'no-closing-bar': [[]],
  'text-after-bar': [[]],
  'padded-row': [[]],
  'bad-width': [[8, 7, 4]],
  'bad-sign-column': [[9, 7]],
  'short-row': [[7]],
  'scaled-row': [[9, 7]],
  'bad-field': [['"x"']],
  'bad-sign': [['U']],
  'too-many-cells': [[16, 4]],
  'too-few-cells': [[15, 16, 4]],
  'bad-id': [['"x"']],
  'size-out-of-range': [[40, 2, 32]],
  'adjacent-kind': [[]],
  'random-seed': [[]],
};

export const FUTOSHIKI_GENERATE: Examples<ErrorsTables['futoshiki-generate']> = {
  'bad-size': [[33, 2, 32]],
  'bad-share': [[2]],
  'trivial-signs': [[]],
  'easy-signs': [[]],
  'not-found': [['recursive', 4, 3000]],
  'not-found-with-signs': [['tricky', 5, 80, 300]],
};

export const LEVEL_FILE: Examples<ErrorsTables['level-file']> = {
  'no-level': [['xsb']],
  'empty-file': [[]],
  'other-puzzle': [['Futoshiki']],
  'unknown-format': [['xsb, sok']],
};

export const TEXT_LIMIT: Examples<ErrorsTables['text-limit']> = {
  'too-many-lines': [[2000000]],
  'too-many-levels': [[100000]],
};

export const SAVED: Examples<ErrorsTables['saved']> = {
  'not-a-game': [[]],
  'other-version': [['2']],
  'other-puzzle': [['sokoban']],
  'other-level': [['1a2b']],
  'unknown-line': [[]],
  'bad-number': [['jump']],
  'bad-shown': [[4]],
  'bad-moves': [['(1)']],
  'blocked-move': [[]],
  'bad-jump': [[5, 3]],
  'bad-place': [[4, 9]],
  'not-json': [[]],
  'not-saved-data': [[]],
  'bad-version': [[-3]],
  'newer-version': [[9, 4]],
  'not-a-list': [['records']],
  'bad-entry': [['records', 3, '(1)']],
  'bad-value': [
    ['moves', 'number', 'string'],
    ['', '', 'null'],
  ],
};

export const SOKOBAN_MOVES: Examples<ErrorsTables['sokoban-moves']> = {
  'unknown-move': [['"x"', 'l, u, r, d', 5]],
  'lonely-count': [[5]],
  'unmatched-bracket': [['")"', 5]],
  'open-bracket': [[5]],
  'too-many-moves': [[1000000, 12345]],
};

export const SOKOBAN_REVIEW: Examples<ErrorsTables['sokoban-review']> = {
  'no-solution': [[]],
  'gave-up': [[]],
  'already-solved': [[]],
  solvable: [[1], [23]],
  found: [[140]],
  'solvable-graded': [[23, 'hard', '5.2']],
  'found-graded': [[140, 'extreme', '7.1']],
  'dead-box': [[5, 3]],
  'dead-boxes': [[2, 'r3c4, r5c6']],
  'dead-all': [[3, 'r3c4, r5c6, r7c8']],
  'dead-unexplained': [[4, 'r3c4, r5c6, r7c8, r7c9']],
  'move-box': [[5, 3, 'up']],
  'move-goal': [[5, 3, 'left']],
  'open-wall': [[5, 3]],
  'put-wall': [[5, 3]],
  repair: [['Put a wall at row 5, column 3', 19]],
  'edit-changes': [['Put a wall at row 5, column 3', 19, 23, '4.1', '4.3']],
  'edit-traps': [['Open the wall at row 5, column 3', 19, 40, 55, '4.1', '4.3']],
  'line-blocked': [[7]],
  'line-no-box': [[7]],
  'line-no-walk': [[7]],
  'line-no-step': [[0], [1], [7]],
  'line-unsolved': [[]],
  shortcut: [[41, 35, 12]],
  'spare-floor': [[6, 'r2c6, r2c7, …', 23]],
  'spare-floor-graded': [[6, 'r2c6, r2c7, …', 23, '4.1', '4.3']],
  'still-box': [[5, 3]],
  'still-wall': [[5, 3]],
  'lone-box': [[5, 3, 'r2c7', 4]],
  'first-push-loses': [
    [1, 3, 'r5c4'],
    [2, 7, 'r5c4, r6c4'],
  ],
  duplicate: [['Easy 12']],
  'duplicate-turned': [['Easy 12']],
  'duplicate-moved': [['Easy 12']],
  'duplicate-turned-moved': [['Easy 12']],
};

export const FUTOSHIKI_REVIEW: Examples<ErrorsTables['futoshiki-review']> = {
  none: [[]],
  one: [[]],
  'one-graded': [['tricky']],
  several: [[12]],
  many: [[2000]],
  unknown: [[]],
  redundant: [['r1c2 = 3']],
  'redundant-all': [[2, 'r1c2 = 3, r1c1 < r1c2']],
  'redundant-some': [[3, 2, 'r1c2 = 3, r1c1 < r1c2, r2c2 = 4']],
  'unique-clue': [['r3c2 < r3c3']],
  duplicate: [['Easy 12']],
  swap: [['r1c2 = 3', 'r3c2 < r3c3', 'tricky']],
  'no-harder': [[]],
  'no-easier': [[]],
  'signs-only': [
    [1, 'trivial'],
    [14, 'extreme'],
  ],
  'no-signs': [[]],
};
