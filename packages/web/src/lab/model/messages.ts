// Messages of the lab's worker.

import type { LabRun } from './run.js';
import type { SearchSetup } from './setup.js';

export interface LabQuestion {
  readonly rows: readonly string[];
  /** The searches to record, each with the place it has on the page. */
  readonly searches: readonly { readonly index: number; readonly setup: SearchSetup }[];
}

export type LabAnswer =
  | { readonly kind: 'run'; readonly index: number; readonly run: LabRun }
  | { readonly kind: 'progress'; readonly index: number; readonly expanded: number }
  /** The least moves of any solution; undefined: not found within the limit. */
  | { readonly kind: 'optimum'; readonly moves: number | undefined };
