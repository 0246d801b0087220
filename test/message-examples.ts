// One example and more of the values of every sentence, for the tests: the compiler asks for each row.

import type { FutoshikiHintTexts } from '../src/futoshiki/index.js';

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

export const FUTOSHIKI_HINTS: Examples<FutoshikiHintTexts> = {
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
  bounds: [
    [SIGN, [1, 2], 0],
    [{ ...SIGN, up: false, isExact: true }, [5], 3],
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
  steps: [
    [['1.', '2.'], 17],
  ],
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
