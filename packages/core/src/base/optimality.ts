// What the claim `optimal` covers: the metric that it counts, and whether the tie-break, the other metric among all
// solutions that are optimal in the first, is proven too. Reports, JSON, and words of every front end come from here.

import type { Claim, Notes } from './outcome.js';
import type { Metric } from './puzzle.js';

export const TIE_BREAKS = ['proven', 'open'] as const;
/** Whether the other length is proven, too. */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** What the claim `optimal` covers. */
export interface Optimality {
  /** No solution has fewer of these. */
  readonly optimalIn: Metric;
  /** `proven`: among those solutions, none has fewer of the other. */
  readonly tieBreak: TieBreak;
}

/** The part of a report that says what is proven. */
interface Claiming {
  readonly claim?: Claim;
  readonly metric?: Metric;
  readonly notes?: Notes;
}

/** What a report proves about the length of its solution; undefined if it proves nothing. */
export function provenOptimality({ claim, metric, notes }: Claiming): Optimality | undefined {
  if (claim !== 'optimal' || metric === undefined) return undefined;
  return { optimalIn: metric, tieBreak: notes?.tieBreak === 'proved' ? 'proven' : 'open' };
}

/** `fewest pushes`, `fewest moves, tie-break open` */
export const optimalityWords = ({ optimalIn, tieBreak }: Optimality): string =>
  `fewest ${optimalIn}${tieBreak === 'open' ? ', tie-break open' : ''}`;

/** The claim of a report in words: `fewest pushes`, `unique`, `valid`. */
export function claimWords(report: Claiming & { readonly claim: Claim }): string {
  const optimality = provenOptimality(report);
  return optimality ? optimalityWords(optimality) : report.claim;
}
