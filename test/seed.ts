// Seeds of random tests: each is mixed with the seed of the run (scripts/seed.mjs), so that every commit proves new cases.
// The run prints its seed, and `MASU_SEED=` repeats it.

import { type Random, seededRandom } from '@masu/core/base/random.js';

/** vitest.config.ts sets it in every run. */
const RUN_SEED = Number(process.env.MASU_SEED);
if (!Number.isInteger(RUN_SEED)) throw new Error('MASU_SEED is not set');

/** A seed of this run for one use: a different number gives a different seed. From 0 to 2^31 - 1, as fast-check takes it. */
export function seedFor(use: number): number {
  // the finalizer of MurmurHash3
  let mixed = (RUN_SEED ^ Math.imul(use + 1, 0x9e3779b1)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) & 0x7fffffff;
}

/** Random numbers of this run for one use. */
export const randomFor = (use: number): Random => seededRandom(seedFor(use));

/**
 * Whether a random test goes on: it makes this many cases, and more until it has met enough of what it counts, up to twenty
 * times as many. The count itself is asserted at its end.
 */
export const goesOn = (made: number, least: number, hasEnough: boolean): boolean =>
  made < least || (made < 20 * least && !hasEnough);
