// A chain of starts next to the feature-space engine. A loose run often stalls with all boxes but a few on its target, and no order of
// the last ones helps. The same engine, started again on that board, often gets past it, because it has bases, tables, and targets of its
// own. So links take turns with the engine. A link is an engine on a part of the level: from the best board of a stalled run on, of the
// engine or of the link before; or from the start to the target of a run, if that has one player area. What leads to the part
// and from it goes before and after its solution. The lengths of links follow Luby's sequence. Expansions are counted and nothing is
// timed: every machine gives the same answer.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { RunId } from '../../../kernel/parameters.js';
import { type FeatureSpace, type Macro, openFeatureSpace } from '../engines/feature-space.js';
import type { Floor } from '../engines/floor.js';

/** Expansions of the engine before the first link: most levels are solved by then. */
const FIRST_EXPANSIONS = 4_000;

/**
 * Expansions of links per expansion of the engine after that, and a tenth of them once the links have had this many: the first few
 * links find a solution, or hardly any does, and levels that a run solves late pay for them.
 */
const SHARE = 0.5;

const FIRST_LINKS = 16_000;

const LATER = 0.1;

/** Expansions of the shortest link. */
const LINK_EXPANSIONS = 3_000;

/** Turns of a link per step. */
const STEP_TURNS = 4;

/** Expansions of the engine until a part is looked for again where there was none. */
const PAUSE = 1_000;

/** Parts of parts of parts: so many, and no more. */
const MAX_DEPTH = 4;

/** How much of the way to the best board the start of a link is, in turn. */
const LATE_START = 0.75;

const LOOSE_RUNS: readonly RunId[] = ['loose', 'loose-steady', 'loose-near'];

/** In turn, for all loose runs: what the engine's next link is. */
const KINDS = ['best', 'target', 'best', 'late'] as const;

/** A level that is a part of the way, and the macro moves before and after it. */
interface Part {
  readonly floor: Floor;
  readonly before: readonly Macro[];
  readonly after: readonly Macro[];
  readonly depth: number;
}

export interface Chain {
  /**
   * Takes a step of at most this many expansions if one is due after this many expansions of the engine; true once a link has
   * solved the level.
   */
  run(expansions: number, nodes: number): boolean;
  /** The whole solution, once there is one. */
  macros(): readonly Macro[];
  /** Expansions of all links. */
  expanded(): number;
  bytes(): number;
  /** Releases the memory for the next search. Must be the last call. */
  close(): void;
}

/** Luby's sequence 1 1 2 1 1 2 4 …, from 0. */
export function luby(index: number): number {
  for (let at = index + 1; ; ) {
    const top = 2 ** Math.floor(Math.log2(at));
    if (at === 2 * top - 1) return top;
    at -= top - 1;
  }
}

/** The cells of boxes after macro moves. */
function boxesAfter(boxes: readonly number[], macros: readonly Macro[]): readonly number[] {
  const cells = new Set(boxes);
  for (const { from, to } of macros) {
    cells.delete(from);
    cells.add(to);
  }
  return [...cells].sort((a, b) => a - b);
}

/** The cells of boxes before the macro moves that led to these cells. */
const boxesBefore = (boxes: readonly number[], macros: readonly Macro[]): readonly number[] =>
  boxesAfter(
    boxes,
    [...macros].reverse().map(({ from, to, area }) => ({ from: to, to: from, area })),
  );

/** The part from the best board of a loose run on or, with a smaller share, from a board on the way there. */
function partFrom(engine: FeatureSpace, of: Part, run: RunId, share: number): Part | undefined {
  const whole = engine.wayToBest(run);
  const way = whole.slice(0, Math.ceil(whole.length * share));
  const last = way.at(-1);
  if (!last) return undefined;
  const floor = { ...of.floor, boxes: boxesAfter(of.floor.boxes, way), player: last.area };
  return { floor, before: [...of.before, ...way], after: of.after, depth: of.depth + 1 };
}

/** The part from the start to the target of a loose run. */
function partToTarget(engine: FeatureSpace, of: Part, run: RunId): Part | undefined {
  const rest = engine.restFromTarget(run);
  if (rest.length === 0) return undefined;
  const floor = { ...of.floor, goals: boxesBefore(of.floor.goals, rest) };
  return { floor, before: of.before, after: [...rest, ...of.after], depth: of.depth + 1 };
}

/** Allocates nothing before the first link is due. */
export function openChain(
  level: Level,
  floor: Floor,
  engine: FeatureSpace,
  bytes: number,
  without: readonly string[],
): Chain {
  const dueAfter = (expansions: number): number => {
    const due = (expansions - FIRST_EXPANSIONS) * SHARE;
    return Math.min(due, FIRST_LINKS + (due - FIRST_LINKS) * LATER);
  };
  const whole: Part = { floor, before: [], after: [], depth: 0 };
  const tried = new Set<string>();
  let part = whole;
  let link: FeatureSpace | undefined;
  let isAnalyzed = false;
  let left = 0;
  let links = 0;
  let expanded = 0;
  let turn = 0;
  let pausedUntil = 0;

  function* candidates(): Generator<Part | undefined> {
    const run = LOOSE_RUNS[turn % LOOSE_RUNS.length] as RunId;
    const kind = KINDS[Math.floor(turn / LOOSE_RUNS.length) % KINDS.length];
    turn++;
    if (link && part.depth < MAX_DEPTH) yield partFrom(link, part, run, 1);
    if (kind === 'late') yield partFrom(engine, whole, run, LATE_START);
    if (kind === 'target') yield partToTarget(engine, whole, run);
    yield partFrom(engine, whole, run, 1);
  }

  function isNew({ floor: { boxes, player, goals } }: Part): boolean {
    const id = `${boxes} ${player} ${goals}`;
    if (tried.has(id)) return false;
    tried.add(id);
    return true;
  }

  function nextPart(): Part | undefined {
    for (let tries = 0; tries < LOOSE_RUNS.length * KINDS.length; tries++) {
      for (const next of candidates()) if (next && isNew(next)) return next;
    }
    return undefined;
  }

  function closeLink(): void {
    link?.close();
    link = undefined;
  }

  function beginLink(expansions: number): void {
    const next = nextPart();
    closeLink();
    if (next) {
      part = next;
      link = openFeatureSpace(level, part.floor, bytes, without);
    }
    if (!link) pausedUntil = expansions + PAUSE;
    isAnalyzed = false;
    left = LINK_EXPANSIONS * luby(links++);
  }

  return {
    run(expansions, nodes) {
      if (nodes <= 0 || expansions < pausedUntil || expanded >= dueAfter(expansions)) return false;
      if (!link || left <= 0) beginLink(expansions);
      if (!link) return false;
      if (!isAnalyzed) {
        isAnalyzed = link.analyze();
        return false;
      }
      const before = link.expanded();
      const state = link.run(STEP_TURNS, Math.min(nodes, left));
      const used = link.expanded() - before;
      expanded += used;
      // a link that no longer expands anything ends, too
      left = state === 'running' ? left - Math.max(used, 1) : 0;
      return state === 'solved';
    },
    macros: () => [...part.before, ...(link as FeatureSpace).macros(), ...part.after],
    expanded: () => expanded,
    bytes: () => link?.bytes() ?? 0,
    close: closeLink,
  };
}
