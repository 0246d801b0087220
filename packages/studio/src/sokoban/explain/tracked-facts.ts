// Facts that need a box to be followed, or a cell to be remembered, along every solution: where boxes have to go, where
// they have to end, and which can't be delivered in one run. Greatest and least fixpoints over the live positions, or a
// product of the positions with the phase of one box.

import { NONE } from '../positions/floor-plan.js';
import { largerCopy } from '../positions/positions.js';
import { slotAt } from '../positions/push-graph.js';
import { movedSlot, type Scope } from './scope.js';
import { loneBounds, lonePushes } from './single-box.js';

/** A fixpoint that takes more rounds than this per position is given up. */
const MAX_ROUNDS = 40;
/** Phases of a box that is to go in one run. */
const UNMOVED = 0;
const RUNNING = 1;
const RESTING = 2;
/** Sets of boxes are bits of a number. */
const MAX_FOLLOWED = 30;

/**
 * Follows live pushes from the root until nothing changes. `change` returns whether a push changes what is known of the
 * position after it. False if that is too much work, or `isEnough` said so of a position. A position costs `cost`.
 */
function spread(
  scope: Scope,
  cost: number,
  change: (position: number, push: number, after: number) => boolean,
  isEnough: (position: number) => boolean = () => false,
): boolean {
  const { graph, toGo, root } = scope;
  const isQueued = new Uint8Array(graph.count);
  let queue = new Int32Array(graph.count);
  let next = new Int32Array(graph.count);
  let queued = 1;
  queue[0] = root;
  let steps = 0;
  while (queued > 0) {
    let count = 0;
    for (let head = 0; head < queued; head++) {
      const position = queue[head] as number;
      isQueued[position] = 0;
      steps++;
      if (isEnough(position)) {
        scope.spend(cost * steps);
        return false;
      }
      const end = graph.first[position + 1] as number;
      for (let push = graph.first[position] as number; push < end; push++) {
        const after = graph.to[push] as number;
        if ((toGo[after] as number) < 0 || !change(position, push, after) || isQueued[after]) continue;
        isQueued[after] = 1;
        next[count++] = after;
      }
    }
    [queue, next] = [next, queue];
    queued = count;
    if (steps > MAX_ROUNDS * graph.count) return false;
  }
  scope.spend(cost * steps);
  return true;
}

/**
 * Cells that hold a box at some moment of every solution (landmarks: Hoffmann, Porteous, and Sebastia 2004): L(t) is the
 * intersection of L(s) and the cell pushed onto, over all live pushes from s to t; all cells at once as bit sets.
 */
function landmarks(scope: Scope): number[] | undefined {
  const { graph, root } = scope;
  const { size } = graph.positions.plan;
  const words = (size + 31) >> 5;
  const sets = new Int32Array(graph.count * words).fill(-1);
  for (let word = 0; word < words; word++) sets[root * words + word] = 0;
  for (const cell of scope.boxCells(root)) {
    const at = root * words + (cell >> 5);
    sets[at] = (sets[at] as number) | (1 << (cell & 31));
  }
  const isDone = spread(scope, 1, (position, push, after) => {
    if (after === root) return false;
    const target = scope.target(push);
    let isSmaller = false;
    for (let word = 0; word < words; word++) {
      let set = sets[position * words + word] as number;
      if (word === target >> 5) set |= 1 << (target & 31);
      const old = sets[after * words + word] as number;
      if ((old & set) === old) continue;
      sets[after * words + word] = old & set;
      isSmaller = true;
    }
    return isSmaller;
  });
  if (!isDone) return undefined;
  const common = new Int32Array(words).fill(-1);
  for (let position = 0; position < graph.count; position++) {
    if (!graph.solved[position] || !scope.inScope[position]) continue;
    for (let word = 0; word < words; word++) {
      common[word] = (common[word] as number) & (sets[position * words + word] as number);
    }
  }
  return Array.from({ length: size }, (_, cell) => cell).filter(
    (cell) => ((common[cell >> 5] as number) >> (cell & 31)) & 1,
  );
}

/**
 * Landmarks that no box alone on the board crosses on a way to a goal with the fewest pushes: neither with the player
 * where he is, nor on any side of the box, nor in the lower bound, which lets him be anywhere.
 */
export function detours(scope: Scope, player: number): number[] {
  const { boxes, goals, isGoal } = scope;
  const { plan } = scope.graph.positions;
  const marks = landmarks(scope)?.filter((cell) => !isGoal[cell] && !boxes.includes(cell)) ?? [];
  if (marks.length === 0) return [];
  const bounds = boxes.map((box) => loneBounds(plan, box));
  const isOnBound = (cell: number): boolean => {
    const onward = loneBounds(plan, cell);
    return bounds.some((distances) =>
      goals.some((goal) => {
        const [direct, there, rest] = [distances[goal], distances[cell], onward[goal]] as [number, number, number];
        return direct !== NONE && there !== NONE && rest !== NONE && there + rest === direct;
      }),
    );
  };
  const crossed = boxes.flatMap((box) => {
    const sides = [0, 1, 2, 3].map((direction) => plan.neighbors[4 * box + direction] as number);
    return [player, ...sides].flatMap((who) => (who === NONE ? [] : [lonePushes(plan, box, who).crossed]));
  });
  return marks.filter((cell) => !isOnBound(cell) && !crossed.some((cells) => cells[cell]));
}

/** For each box, the goals on which it ends in some solution; undefined if each has several, or it is too much work. */
export function endGoals(scope: Scope): number[][] | undefined {
  const { graph, root, boxes } = scope;
  const count = boxes.length;
  if (count > MAX_FOLLOWED) return undefined;
  // The boxes that can be in each slot of each position.
  const names = new Uint32Array(graph.count * count);
  boxes.forEach((cell, box) => {
    names[root * count + slotAt(graph, root, cell)] = 1 << box;
  });
  const ends = boxes.map(() => new Set<number>());
  /** Notes who is where in a solved position; true if every box has a choice of goals, so that no more can be learned. */
  const noteEnds = (position: number): boolean => {
    scope.boxCells(position).forEach((cell, slot) => {
      ends.forEach((set, box) => {
        if (((names[position * count + slot] as number) >>> box) & 1) set.add(cell);
      });
    });
    return ends.every((set) => set.size > 1);
  };
  const isDone = spread(
    scope,
    2,
    (position, push, after) => {
      const from = graph.fromSlots[push] as number;
      const to = graph.toSlots[push] as number;
      let isLarger = false;
      for (let slot = 0; slot < count; slot++) {
        const at = after * count + (from === to ? slot : movedSlot(slot, from, to));
        const old = names[at] as number;
        const all = (old | (names[position * count + slot] as number)) >>> 0;
        if (all === old) continue;
        names[at] = all;
        isLarger = true;
      }
      return isLarger;
    },
    (position) => graph.solved[position] === 1 && noteEnds(position),
  );
  return isDone ? ends.map((set) => [...set]) : undefined;
}

/** Whether some solution pushes the box on this cell in one run: unmoved, then running, then resting for good. */
export function canGoInOneRun(scope: Scope, cell: number): boolean {
  const { graph, toGo, root } = scope;
  const { first, to, fromSlots, toSlots, solved } = graph;
  const count = scope.boxes.length;
  // Each state is a position, the slot of the box, and the phase: three per slot.
  const row = 3 * count;
  const seen = new Uint8Array(graph.count * row);
  let states = new Int32Array(1024);
  let stateCount = 0;
  const visit = (state: number): void => {
    if (seen[state]) return;
    seen[state] = 1;
    if (stateCount === states.length) states = largerCopy(states, 2 * stateCount);
    states[stateCount++] = state;
  };
  visit(root * row + 3 * slotAt(graph, root, cell));
  for (let head = 0; head < stateCount; head++) {
    const state = states[head] as number;
    const position = Math.floor(state / row);
    if (solved[position]) {
      scope.spend(head);
      return true;
    }
    const slot = Math.floor((state % row) / 3);
    const phase = state % 3;
    const end = first[position + 1] as number;
    for (let push = first[position] as number; push < end; push++) {
      const after = to[push] as number;
      if ((toGo[after] as number) < 0) continue;
      const from = fromSlots[push] as number;
      if (from !== slot) {
        const next = movedSlot(slot, from, toSlots[push] as number);
        visit(after * row + 3 * next + (phase === 0 ? UNMOVED : RESTING));
      } else if (phase !== RESTING) visit(after * row + 3 * (toSlots[push] as number) + RUNNING);
    }
  }
  scope.spend(stateCount);
  return false;
}
