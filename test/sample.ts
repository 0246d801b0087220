// Samples of cases: `npm test` runs some of a long list, evenly spread and always the same; `npm run test:long` runs
// the file again with all of them.

import { test } from 'vitest';

/** At most this many of the cases; all of them in the long run. */
export function sample<Case>(cases: readonly Case[], most: number): Case[] {
  if (isWhole() || cases.length <= most) return [...cases];
  return Array.from({ length: most }, (_, index) => cases[Math.floor((index * cases.length) / most)] as Case);
}

/** A value that depends on the run, such as the number of random cases: `few`, or `all` in the long run. */
export const sampled = <Value>(few: Value, all: Value): Value => (isWhole() ? all : few);

/** A test of the long run alone, where the machine has what it needs. */
export function longTest(name: string, body: () => Promise<void> | void, canRun = true): void {
  if (isWhole()) test.skipIf(!canRun)(name, body);
}

const isWhole = (): boolean => process.env.MASU_SAMPLE === 'all';
