// One line about many levels at work: how many are done, and how far the first of those still running has come.

import type { Progress } from '../base/outcome.js';
import { progressLine } from './solving.js';

/** Gives the line for a report of progress, or undefined where another level's line is shown. */
export function batchProgress(
  numbers: readonly number[],
  done: () => number,
  now: () => number,
): (index: number, progress: Progress) => string | undefined {
  const began = new Map<number, number>();
  return (index, progress) => {
    // Levels are reported in order: whatever is before the next to be reported no longer runs.
    for (const old of began.keys()) if (old < done()) began.delete(old);
    if (!began.has(index)) began.set(index, now());
    if (index !== Math.min(...began.keys())) return undefined;
    const head = numbers.length === 1 ? '' : `${done()} of ${numbers.length} done; level ${numbers[index]} at `;
    return `${head}${progressLine(progress, now() - (began.get(index) ?? 0))}`;
  };
}
