// Made by scripts/print-kernel.mjs from scripts/kernel-parameters.mjs; not for editing.

/** What a step of any engine ends with, by number. */
export const STATES = [
  'running',
  'solved',
  'unsolvable',
  'full',
  'unfit',
  'exhausted',
] as const;
export type EngineState = (typeof STATES)[number];

/** The bits of a cell in the level buffer. */
export const CELL_BITS = {
  wall: 1,
  goal: 2,
  box: 4,
  player: 8,
} as const;

/** What A* searches for, by number. */
export const KERNEL_METRICS = [
  'pushes',
  'pushes-then-moves',
  'moves-then-pushes',
] as const;
export type StarMetric = (typeof KERNEL_METRICS)[number];

/** Switches of A*, by bit. */
export const STAR_TECHNIQUES = [
  'corrals',
  'frozen',
  'frozen-mazes',
  'pairs',
  'assignments',
] as const;
export type StarTechnique = (typeof STAR_TECHNIQUES)[number];

/** Switches of the any-solution engine, by bit. */
export const ANY_TECHNIQUES = [
  'pi-corral',
  'clumsy-stops',
  'matching',
  'retrograde',
  'hotspots',
  'advisors',
  'explorer',
  'opener',
  'plan',
  'sinks',
  'corral-search',
  'cyclic-slots',
  'best-slot',
  'playable',
  'perimeter',
  'weights',
  'areas-first',
  'fine-slots',
  'immobile-boxes',
  'way',
  'far-sinks',
  'dead-pairs',
] as const;

/** Runs of the any-solution engine, by number. */
export const RUNS = [
  'plan',
  'plan-steady',
  'loose',
  'plan-no-hotspots',
  'loose-near',
  'plan-bare',
  'plan-no-corrals',
  'no-plan',
  'home',
  'loose-steady',
  'plan-near-sinks',
] as const;
export type RunId = (typeof RUNS)[number];

/** What the any-solution engine counts, by number. */
export const COUNTS = [
  'corral-searches',
  'corral-positions',
  'deadlock-tests',
  'partner-steps',
  'repeats',
] as const;
export type CountId = (typeof COUNTS)[number];
