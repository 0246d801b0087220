// Hints of Futoshiki and reasons of grades: each message is said, its parts name what they say, and the sentences are
// those that people expect.

import { markedSentence, type Sentence, sentenceText, unmarked } from '@masu/core/base/sentence-parts.js';
import { english as HINT } from '@masu/core/base/texts/en/futoshiki-hint.js';
import { english as REASON } from '@masu/core/base/texts/en/grade-reason.js';
import { factsSentence } from '@masu/engine/languages/sentence.js';
import { NAMES_FOR_PROGRAMS, namesInWords } from '@masu/solve/futoshiki/solve/deductions/hint-names.js';
import { futoshikiSentences } from '@masu/solve/futoshiki/solve/deductions/sentences.js';
import { reasonSentence } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { GradeReason } from '@masu/studio/sokoban/grade/reasons.js';
import { expect, test } from 'vitest';
import { FUTOSHIKI_HINTS } from '../message-examples.js';

const REASONS: readonly GradeReason[] = [
  { kind: 'solved' },
  { kind: 'straight' },
  { kind: 'box-changes', count: 4, isShortest: true },
  { kind: 'away-pushes', count: 1, pushes: 9, isShortest: false },
  { kind: 'most-runs', count: 3 },
  { kind: 'parked-boxes', count: 1, isShortest: true },
  { kind: 'dead-positions', dead: 9, reachable: 10 },
  { kind: 'losing-first-pushes', losing: 2, openings: 4 },
];
const EXAMPLES = Object.entries(FUTOSHIKI_HINTS) as unknown as readonly [string, readonly (readonly unknown[])[]][];

type Rows = Readonly<Record<string, (...values: readonly unknown[]) => string>>;

/** The same messages, which note their keys when they are asked for. */
function noting<Table extends object>(table: Table, asked: Set<string>, path: readonly string[] = []): Table {
  return new Proxy(table, {
    get(target, key: string) {
      const value = (target as Readonly<Record<string, unknown>>)[key];
      if (typeof value === 'object' && value !== null) return noting(value, asked, [...path, key]);
      asked.add([...path, key].join('.'));
      return value;
    },
  });
}
const keysOf = (table: object, path: readonly string[] = []): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, [...path, key]) : [[...path, key].join('.')],
  );

test('every message is said', () => {
  const asked = new Set<string>();
  const texts = noting(HINT, asked);
  const rows = futoshikiSentences(texts, namesInWords(texts, 9)) as unknown as Rows;
  for (const [key, examples] of EXAMPLES) for (const values of examples) rows[key]?.(...values);
  for (const name of Object.keys(HINT.names)) rows.name?.(name);
  expect(keysOf(HINT).filter((key) => !asked.has(key))).toEqual([]);
  for (const reason of REASONS) reasonSentence(reason, noting(REASON, asked));
  expect(Object.keys(REASON).filter((key) => !asked.has(key))).toEqual([]);
});

test('a name of a step is an id in English', () => {
  expect(Object.entries(HINT.names).filter(([id, name]) => id !== name)).toEqual([]);
});

const said = (key: string, ...values: readonly unknown[]): Sentence =>
  factsSentence({ 'futoshiki-hint': HINT }, { table: 'futoshiki-hint', key, values: values as never }, 4) ?? [];

test.each<[string, readonly unknown[], string]>([
  [
    'single-place',
    [{ cell: [3, 1], digit: 4, line: { kind: 'row', number: 3 } }],
    'Row 3, column 1 is 4: it is the only cell in row 3 that can be 4.',
  ],
  [
    'naked-set',
    [
      { kind: 'row', number: 1 },
      {
        cells: [
          [1, 2],
          [1, 4],
        ],
        digits: [1, 2],
      },
      [{ cells: [[1, 3]], digits: [2] }],
    ],
    'In row 1, columns 2 and 4 must be 1 and 2 in some order. Rule out 2 in row 1, column 3.',
  ],
  [
    'hidden-set',
    [
      { kind: 'column', number: 1 },
      {
        cells: [
          [2, 1],
          [4, 1],
        ],
        digits: [1, 2],
      },
      [
        {
          cells: [
            [2, 1],
            [3, 1],
            [4, 1],
          ],
          digits: [3],
        },
      ],
    ],
    'In column 1, only rows 2 and 4 can be 1 or 2. Rule out everything else there: 3 in column 1, rows 2, 3, and 4.',
  ],
  [
    'several',
    [
      2,
      [
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 2],
      ],
      4,
      'none',
    ],
    'The puzzle has 2 solutions. Two of them differ in row 3, columns 1 and 2; row 4, columns 1 and 2. No single extra clue would make the solution unique.',
  ],
])('%s in words', (key, values, words) => {
  expect(sentenceText(said(key, ...values))).toBe(words);
});

test('parts name cells by their index, lines from 1, and digits', () => {
  const parts = said('single-place', { cell: [3, 1], digit: 4, line: { kind: 'column', number: 1 } });
  expect(parts.filter(({ names }) => names)).toEqual([
    { text: 'Row 3, column 1', names: { kind: 'cell', id: 8 } },
    { text: '4', names: { kind: 'digit', id: 4 } },
    { text: 'column 1', names: { kind: 'column', id: 1 } },
    { text: '4', names: { kind: 'digit', id: 4 } },
  ]);
  const cells = [
    [1, 2],
    [1, 4],
  ];
  const grouped = said('several', 2, cells, 2, 'none').filter(({ names }) => names);
  expect(grouped.map(({ text, names }) => [text, names?.id])).toEqual([
    ['2', 1],
    ['4', 3],
  ]);
});

test('for programs, cells are r3c1, and nothing is marked', () => {
  const rows = futoshikiSentences(HINT, NAMES_FOR_PROGRAMS) as unknown as Rows;
  for (const [key, examples] of EXAMPLES) {
    for (const values of examples) {
      const text = rows[key]?.(...values) ?? '';
      expect(unmarked(text)).toBe(text);
      expect(text).not.toMatch(/row \d+, column|undefined|\[object/);
    }
  }
  expect(rows['is-digit' as string]).toBeUndefined();
  expect(rows['why-single-place']?.([3, 1], { kind: 'row', number: 3 })).toBe(
    'One digit of row 3 can only be in r3c1.',
  );
});

test('a sentence inside a sentence keeps its marks', () => {
  const inner = said('same-line', 'row');
  expect(markedSentence(inner)).toBe('They are in the same row.');
  const outer = said('conflict', [{ kind: 'digit', cell: [1, 2], digit: 3 }], {
    table: 'futoshiki-hint',
    key: 'why-single-place',
    values: [[2, 2], { kind: 'row', number: 2 }],
  });
  expect(outer.filter(({ names }) => names?.kind === 'cell').map(({ names }) => names?.id)).toEqual([1, 5]);
});
