// Records a search for the lab. The search is the teaching solver of the command line with the same choices, so every
// figure is the one that the command line reports.

import { defined } from '../../../base/defined.js';
import { PATIENT } from '../../../base/outcome.js';
import { findStrategy, hashState, type VisitedId } from '../../../search/index.js';
import {
  type Level,
  positionReader,
  recordMoves,
  type TeachingOptions,
  teachingSolver,
} from '../../../sokoban/index.js';
import { type LabRun, MAX_STATES } from './run.js';
import type { SearchSetup } from './setup.js';

export function teachingOptions({ strategy, heuristic, order, rules, visited }: SearchSetup): TeachingOptions {
  return {
    ...teachingSolver(strategy, visited).options,
    ...(findStrategy(strategy).needsEstimate ? { heuristic } : {}),
    order,
    rules,
    visited,
  };
}

interface Sample {
  readonly expanded: number;
  readonly millis: number;
}

/** Time by step, between the samples taken after each slice. */
export function spreadTime(samples: readonly Sample[], steps: number): Float32Array {
  const millis = new Float32Array(steps);
  let before: Sample = { expanded: 0, millis: 0 };
  for (const sample of samples) {
    const span = sample.expanded - before.expanded;
    for (let step = before.expanded; step < Math.min(steps, sample.expanded); step++) {
      millis[step] = before.millis + ((step + 1 - before.expanded) / span) * (sample.millis - before.millis);
    }
    before = sample;
  }
  return millis;
}

interface RunClock {
  now(): number;
}

interface RunLimits {
  readonly nodes?: number;
  readonly millis?: number;
}

/** Yields between slices, with the number of states expanded so far. */
export function* recordRun(
  level: Level,
  setup: SearchSetup,
  clock: RunClock,
  { nodes: mostNodes = MAX_STATES, millis }: RunLimits = {},
): Generator<number, LabRun, void> {
  const options = teachingOptions(setup);
  const samples: Sample[] = [];
  const begun = clock.now();
  let expanded = 0;
  const watch = {
    ...PATIENT,
    now: () => clock.now(),
    cpu: () => clock.now(),
    report(progress: { readonly expanded: number }) {
      expanded = progress.expanded;
      samples.push({ expanded, millis: clock.now() - begun });
    },
  };
  const limits = { nodes: mostNodes, ...defined({ millis }) };
  const recording = recordMoves(level, options, limits, watch);
  for (;;) {
    const next = recording.next();
    if (!next.done) {
      yield expanded;
      continue;
    }
    const recorded = next.value;
    const { steps, nodes } = recorded;
    samples.push({ expanded: steps.count, millis: clock.now() - begun });
    const readPosition = positionReader(level, options);
    const boxCount = level.start.boxes.length;
    const boxes = new Uint16Array(steps.count * boxCount);
    for (let step = 0; step < steps.count; step++) {
      boxes.set(readPosition(recorded, steps.nodes[step] as number).boxes, step * boxCount);
    }
    const inserted = isMarkedLate(setup)
      ? Uint32Array.from(steps.nodes)
      : Uint32Array.from({ length: nodes.count }, (_, node) => node);
    const places = visitedPlaces(nodes, setup.visited, inserted);
    return { recorded, boxCount, boxes, places, millis: spreadTime(samples, steps.count) };
  }
}

/** Whether states are marked as visited when they are expanded, not when they are generated. */
export const isMarkedLate = ({ strategy }: SearchSetup): boolean => findStrategy(strategy).mark === 'expanded';

// Where each state is in the visited set, for its picture: the depth in the search tree, or the hash. The tree is built
// again, state by state in the order of insertion, with the same order (word by word, never balanced).

interface States {
  readonly states: Uint32Array;
  readonly words: number;
}

/** `inserted` lists the nodes in the order of insertion; the result is in the same order. */
function visitedPlaces(of: States, visited: VisitedId, inserted: Uint32Array): Int32Array {
  if (visited === 'list') return new Int32Array(0);
  if (visited === 'tree') return treeDepths(of, inserted);
  return Int32Array.from(inserted, (node) => hashState(of.states, node * of.words, of.words));
}

function treeDepths({ states, words }: States, inserted: Uint32Array): Int32Array {
  const count = inserted.length;
  const depths = new Int32Array(count);
  const links = new Int32Array(2 * count).fill(-1);
  for (let index = 1; index < count; index++) {
    const own = (inserted[index] as number) * words;
    let at = 0;
    for (let depth = 1; ; depth++) {
      const other = (inserted[at] as number) * words;
      let word = 0;
      while (word < words && states[other + word] === states[own + word]) word++;
      const isLess = (states[own + word] as number) < (states[other + word] as number);
      const link = 2 * at + (isLess ? 0 : 1);
      const next = links[link] as number;
      if (next >= 0) {
        at = next;
        continue;
      }
      links[link] = index;
      depths[index] = depth;
      break;
    }
  }
  return depths;
}

// Messages of the lab's worker.

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
