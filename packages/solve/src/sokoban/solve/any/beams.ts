// Beam searches that run next to the feature-space engine. A beam goes layer by layer over single pushes and keeps the
// best positions of each layer, as many as its width, ranked by the lower bound of the pushes left. Beams follow
// neither plan nor target, so they solve levels that mislead the engine: boxes that are on goals and must leave them,
// rooms that must be emptied in one order. Each beam is twice as wide as the one before. A beam node costs a tenth of
// an expansion, so beams get a few nodes per expansion, about a quarter of the time, counted and never timed: every
// machine gives the same answer.

import type { Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { openStar, type Star } from '../engines/star.js';

const FIRST_BREADTH = 300;

const MAX_BREADTH = 1 << 16;

/** A beam ends after the nodes of this many full layers: it is unlikely to find anything later. */
const MAX_LAYERS = 1_500;

/** Expansions of the engine before the first beam: nearly all levels are solved by then. */
const FIRST_EXPANSIONS = 8_000;

/** Beam nodes per expansion after that, up to this many nodes; then one. Beams find a solution early or hardly ever. */
const NODES_PER_EXPANSION = 3;

const FIRST_NODES = 1 << 18;

/** Nodes per step, and the most cells × boxes × nodes per step: a few milliseconds. */
const STEP_NODES = 64;

const STEP_WORK = 1 << 18;

/** Building the tables of these costs more than a beam gains from them. */
const WITHOUT = ['pairs', 'assignments'] as const;

export interface Beams {
  /**
   * Takes a step of at most this many nodes if one is due after this many expansions of the engine; true once a beam
   * has solved the level.
   */
  run(expansions: number, nodes: number): boolean;
  answer(): readonly Direction[];
  /** Nodes of all beams. */
  expanded(): number;
  bytes(): number;
  /** Releases the memory for the next search. Must be the last call. */
  close(): void;
}

/** Allocates nothing before the first beam is due. */
export function openBeams(level: Level, cells: number, bytes: number): Beams {
  let star: Star | undefined;
  let breadth = FIRST_BREADTH;
  let expanded = 0;
  let inBeam = 0;
  let isOver = false;
  const step = Math.max(1, Math.min(STEP_NODES, Math.floor(STEP_WORK / (cells * level.start.boxes.length))));

  const nodesDue = (expansions: number): number => {
    const due = (expansions - FIRST_EXPANSIONS) * NODES_PER_EXPANSION;
    return due <= FIRST_NODES ? due : FIRST_NODES + (due - FIRST_NODES) / NODES_PER_EXPANSION;
  };

  /** Starts a wider beam. */
  function widen(current: Star): void {
    breadth *= 2;
    inBeam = 0;
    if (breadth > MAX_BREADTH) isOver = true;
    else current.again({ breadth, order: 'bound' });
  }

  return {
    run(expansions, nodes) {
      if (isOver || nodes <= 0 || expanded >= nodesDue(expansions)) return false;
      star ??= openStar(level, bytes, { goal: 'pushes', breadth, order: 'bound', without: WITHOUT });
      const before = star.expanded();
      const state = star.step(step, nodes);
      expanded += star.expanded() - before;
      inBeam += star.expanded() - before;
      if (state === 'solved') return true;
      if (state === 'full') isOver = true;
      else if (state !== 'running' || inBeam >= breadth * MAX_LAYERS) widen(star);
      if (isOver) {
        star.close?.();
        star = undefined;
      }
      return false;
    },
    answer: () => (star as Star).answer(),
    expanded: () => expanded,
    bytes: () => star?.bytes() ?? 0,
    close: () => star?.close?.(),
  };
}
