// The set-up of the lab: one to four searches on one level, how they advance, and what the chart shows. All of it can be
// written into a link (`setup-link.ts`).

import type { Direction } from '@masu/core/base/grid.js';
import { HEURISTIC_IDS, type HeuristicId } from '@masu/core/base/search-choices.js';
import type { AlgorithmId } from '@masu/search/strategies.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import type { DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { MOVE_ORDERS } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import type { MeasureId, ScaleId } from './measures.js';

/** Everything that decides what a search does: the same set-up expands the same states everywhere. */
export interface SearchSetup {
  readonly strategy: AlgorithmId;
  /** Ignored by strategies without an estimate. */
  readonly heuristic: HeuristicId;
  readonly order: readonly Direction[];
  /** Ignored by the course’s Dijkstra, which has a test of its own. */
  readonly rules: readonly DeadlockRuleId[];
  readonly visited: VisitedId;
}

export const PACES = ['together', 'own'] as const;
/** `together`: all searches have expanded the same number of states. `own`: each has its own slider. */
type Pace = (typeof PACES)[number];

export const PARTS = ['code', 'frontier', 'tree', 'visited', 'heat'] as const;
/** The parts of a search that the page shows besides its current state. */
type PartId = (typeof PARTS)[number];

export interface LabSetup {
  readonly searches: readonly SearchSetup[];
  readonly pace: Pace;
  /** States expanded so far, by search; missing ones are at the start. */
  readonly at: readonly number[];
  readonly measure: MeasureId;
  readonly scale: ScaleId;
  readonly parts: readonly PartId[];
}

export const MAX_SEARCHES = 4;

const NORTH_FIRST = MOVE_ORDERS['north-south-east-west'];

const PLAIN: SearchSetup = {
  strategy: 'breadth-first',
  heuristic: 'matching',
  order: NORTH_FIRST,
  rules: [],
  visited: 'hash',
};

export const searchSetup = (changes: Partial<SearchSetup> = {}): SearchSetup => ({ ...PLAIN, ...changes });

export const PRESET_IDS = ['algorithms', 'structures', 'heuristics', 'rules'] as const;
type PresetId = (typeof PRESET_IDS)[number];

/** Preset comparisons, one click each. */
export const PRESETS: Readonly<Record<PresetId, readonly SearchSetup[]>> = {
  algorithms: [searchSetup(), searchSetup({ strategy: 'a-star' })],
  structures: (['list', 'tree', 'hash'] as const).map((visited) => searchSetup({ visited })),
  heuristics: HEURISTIC_IDS.map((heuristic) => searchSetup({ strategy: 'a-star', heuristic })),
  rules: ([[], ['corner'], ['dead-cells'], ['dead-cells', 'freeze']] as const).map((rules) => searchSetup({ rules })),
};

export const DEFAULT_SETUP: LabSetup = {
  searches: PRESETS.algorithms,
  pace: 'together',
  at: [],
  measure: 'comparisons',
  scale: 'logarithmic',
  parts: ['code', 'frontier', 'tree'],
};

const searchKey = ({ strategy, heuristic, order, rules, visited }: SearchSetup): string =>
  JSON.stringify([strategy, heuristic, order, rules, visited]);
export const sameSearch = (a: SearchSetup, b: SearchSetup): boolean => searchKey(a) === searchKey(b);
