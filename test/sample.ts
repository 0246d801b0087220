// Samples of cases, chosen by the seed of the run: `npm test` runs some of a long list, other commits run others of it, and
// `npm run test:all` runs all of them.

import { test } from 'vitest';
import { randomFor } from './seed.js';

/** At most this many of the cases, evenly spread; all of them in the long run. */
export function sample<Case>(cases: readonly Case[], most: number): Case[] {
  if (isWhole() || cases.length <= most) return [...cases];
  const random = randomFor(cases.length);
  // One from each of as many parts, which begin at whole numbers: no case is taken twice.
  const begin = (part: number): number => Math.floor((part * cases.length) / most);
  return Array.from(
    { length: most },
    (_, part) => cases[begin(part) + random.below(begin(part + 1) - begin(part))] as Case,
  );
}

/** One of the cases per commit, in the long run too; all of them in `npm run test:all`. */
export function oneInTurn<Case>(cases: readonly Case[]): Case[] {
  if (process.env.MASU_SAMPLE === 'all' || cases.length === 0) return [...cases];
  return [cases[randomFor(cases.length).below(cases.length)] as Case];
}

/** A value that depends on the run, such as the number of random cases: `few`, or `all` in the long run. */
export const sampled = <Value>(few: Value, all: Value): Value => (isWhole() ? all : few);

/** A test of the long run alone, where the machine has what it needs. */
export function longTest(name: string, body: () => Promise<void> | void, canRun = true): void {
  if (isWhole()) test.skipIf(!canRun)(name, { tags: ['long'] }, body);
}

/** `long` for the tests of `npm run test:long`, `all` for those of `npm run test:all`. */
const isWhole = (): boolean => process.env.MASU_SAMPLE !== undefined;
