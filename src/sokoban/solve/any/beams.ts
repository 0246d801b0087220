// Beams beside the feature-space engine: a beam goes layer by layer over single pushes and keeps the best positions of each layer, as
// many as it is broad, ranked by the lower bound of the pushes left. They know neither plan nor target, and so they solve levels that mislead the engine: boxes
// that stand on goals and must leave them, rooms that have to be emptied in one order. Each beam is twice as broad as the one
// before. A beam node costs a tenth of an expansion, so beams get a few nodes per expansion, about a quarter of the time, counted
// and never timed: every machine gives the same answer.

import type { Direction } from '../../../base/grid.js';
import type { Level } from '../../rules/level.js';
import { openStar, type Star } from '../engines/star.js';

const FIRST_BREADTH = 300;
const MOST_BREADTH = 1 << 16;
/** A beam that has had so many layers will find nothing more. */
const MOST_LAYERS = 1_500;
/** Expansions of the engine before the first beam: nearly all levels are solved by then. */
const FIRST_EXPANSIONS = 8_000;
/** Beam nodes per expansion after that, up to so many nodes; then one. Beams find a solution soon or hardly ever. */
const NODES_PER_EXPANSION = 3;
const FIRST_NODES = 1 << 18;
/** Nodes of one step, and how many cells × boxes times nodes it may have at most: a few milliseconds. */
const STEP_NODES = 64;
const STEP_WORK = 1 << 18;
/** The tables of these cost more than a beam gains by them. */
const WITHOUT = ['pairs', 'assignments'] as const;

export interface Beams {
  /** Takes a step if one is due after so many expansions of the engine, and at most so many nodes; true once a beam has solved the level. */
  run(expansions: number, nodes: number): boolean;
  answer(): readonly Direction[];
  /** Nodes of all beams. */
  expanded(): number;
  bytes(): number;
  /** Hands its memory to the next search. The last call. */
  close(): void;
}

/** Nothing is made before the first beam is due. */
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

  /** Goes on to a broader beam. */
  function widen(current: Star): void {
    breadth *= 2;
    inBeam = 0;
    if (breadth > MOST_BREADTH) isOver = true;
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
      else if (state !== 'running' || inBeam >= breadth * MOST_LAYERS) widen(star);
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
