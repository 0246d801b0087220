// One recorded search with what the pictures of the lab need besides: the boxes of every expanded state, the places of
// states in the visited set, and the time. Flat arrays, so that a hundred thousand states cross from the worker to the
// page without a copy.

import { type Recorded, recordedBuffers } from '@masu/search/recorded.js';
import { type AlgorithmId, findStrategy } from '@masu/search/strategies.js';

/** A search of the lab stops after this many expanded states. */
export const MAX_STATES = 100_000;

export interface LabRun {
  readonly recorded: Recorded;
  /** The boxes of each step, `boxCount` cells of the board per step. */
  readonly boxCount: number;
  readonly boxes: Uint16Array;
  /** By order of insertion: the depth in the search tree, or the hash. Empty for a list. */
  readonly places: Int32Array;
  /** By step: milliseconds since the start, by the clock of the machine that ran it. */
  readonly millis: Float32Array;
}

/** `none-left`: nothing is left, but states were dropped that may lead to a solution. */
type RunVerdict = 'found' | 'exhausted' | 'none-left' | 'limit';

export function runVerdict({ recorded }: LabRun): RunVerdict {
  const { verdict } = recorded.result;
  if (verdict === 'exhausted') return findStrategy(recorded.algorithm).isUnsound ? 'none-left' : verdict;
  return verdict === 'found' ? verdict : 'limit';
}

/** Moves of the solution; undefined if none was found. */
export const solutionLength = ({ recorded }: LabRun): number | undefined => recorded.result.path?.length;

/** What is known about the length of a solution; `equal`: as short as the optimum, but this search doesn't prove it. */
export type LengthStanding = 'proven' | 'equal' | 'longer' | 'searching' | 'unknown';

/** Every move costs 1 and the heuristics of the lab are consistent, so the algorithms that can prove a length do. */
export function lengthStanding(
  algorithm: AlgorithmId,
  length: number,
  optimum: number | 'searching' | undefined,
): LengthStanding {
  if (findStrategy(algorithm).optimal !== 'never') return 'proven';
  if (optimum === 'searching') return 'searching';
  if (optimum === undefined) return 'unknown';
  return length === optimum ? 'equal' : 'longer';
}

/** The buffers of a run, to be transferred instead of copied. */
export function runBuffers({ recorded, boxes, places, millis }: LabRun): ArrayBuffer[] {
  const own = [boxes, places, millis].map((column) => column.buffer as ArrayBuffer);
  return [...recordedBuffers(recorded), ...own];
}
