// The progress line for many levels: how many are done, and the progress of the first one still running.

import type { Progress } from '../../base/outcome.js';
import { progressLine } from '../solving/solving.js';

/** Returns the line for a progress report, or undefined if the line shows another level. */
export function batchProgress(
  numbers: readonly number[],
  done: () => number,
  now: () => number,
): (index: number, progress: Progress) => string | undefined {
  const began = new Map<number, number>();
  return (index, progress) => {
    // Levels are reported in order: everything before the next one to report has finished.
    for (const old of began.keys()) if (old < done()) began.delete(old);
    if (!began.has(index)) began.set(index, now());
    if (index !== Math.min(...began.keys())) return undefined;
    const head = numbers.length === 1 ? '' : `${done()} of ${numbers.length} done; level ${numbers[index]} at `;
    return `${head}${progressLine(progress, now() - (began.get(index) ?? 0))}`;
  };
}
