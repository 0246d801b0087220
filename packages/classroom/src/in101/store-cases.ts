// The cases that the list, the queue, and the tree of a submission for IN101 are called with: orders as lines, `add 2`, `has 0`,
// `take 0`, and what each answers.

import type { StoreId } from './store-header.js';

/** Maps of one size, so that they can be compared; the last one is the first again. */
const storeRows = (player: number): string[] => [
  '######',
  `#${[0, 1, 2, 3].map((at) => (at === player ? '@' : ' ')).join('')}#`,
  '#$  .#',
  '######',
];
export const STORE_MAPS: readonly (readonly string[])[] = [0, 1, 2, 3, 0].map(storeRows);
export const STORE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  STORE_MAPS.map((rows, index) => [`map${index}.in`, `6 4\n${rows.join('\n')}\n`]),
);

interface StoreCase {
  readonly name: string;
  readonly tests: string;
  /** `add n`, `has n`, or `take`. */
  readonly orders: readonly string[];
  /** The answers: 0 or 1, or the numbers of the maps that are removed. */
  readonly answers: readonly number[];
}

const looks = (
  name: string,
  tests: string,
  added: readonly number[],
  asked: Readonly<Record<number, 0 | 1>>,
): StoreCase => ({
  ...{ name, tests },
  orders: [...added.map((map) => `add ${map}`), ...Object.keys(asked).map((map) => `has ${map}`)],
  answers: Object.values(asked),
});

const takes = (name: string, tests: string, orders: string, answers: readonly number[]): StoreCase => ({
  ...{ name, tests, orders: orders.split(', '), answers },
});

const LOOKS = [
  looks('one', 'one map is found, another is not', [1], { 1: 1, 2: 0 }),
  looks('several', 'every map that was added is found', [1, 0, 2], { 0: 1, 1: 1, 2: 1, 3: 0 }),
  looks('equal', 'an equal map in other memory is found', [2, 0], { 4: 1, 1: 0 }),
];

export const STORE_CASES: Readonly<Record<StoreId, readonly StoreCase[]>> = {
  list: LOOKS,
  tree: [
    ...LOOKS,
    looks('rising', 'maps that come in order', [0, 1, 2, 3], { 0: 1, 1: 1, 2: 1, 3: 1 }),
    looks('falling', 'maps that come in the other order', [3, 2, 1, 0], { 0: 1, 1: 1, 2: 1, 3: 1 }),
  ],
  queue: [
    takes('order', 'first in, first out', 'add 0, add 1, add 2, take 0, take 0, take 0', [0, 1, 2]),
    takes('one', 'a queue of one, emptied and used again', 'add 1, take 0, add 2, take 0', [1, 2]),
    takes('turns', 'adding and removing by turns', 'add 2, add 3, take 0, add 0, take 0, take 0', [2, 3, 0]),
  ],
};
