// Facts about order that hold in every solution, each by one search over live positions. Boxes have no names in the
// table, but as long as no push leaves the cell of a box, the box there is that box: so "A unmoved" can be asked.

import type { Scope } from './scope.js';

/** A square matrix of proofs: how many positions the proof looked at, or 0 if it is not so. */
export type OrderProofs = readonly Int32Array[];

const emptyProofs = (size: number): Int32Array[] => Array.from({ length: size }, () => new Int32Array(size));

/** Whether no solution leaves the box on this cell unmoved. */
export function mustMove(scope: Scope, cell: number): boolean {
  const { graph, root } = scope;
  const stays = (push: number): boolean => graph.cells[push] === cell;
  return !scope.walk({ from: root, skip: stays, atPosition: (position) => graph.solved[position] === 1 });
}

/**
 * Whether no other box can be pushed onto a goal without losing while the box on this cell stays, though one can be
 * pushed at all.
 */
export function isGate(scope: Scope, from: number, cell: number): boolean {
  const { cells } = scope.graph;
  let others = 0;
  const getsHome = scope.walk({
    from,
    skip: (push) => cells[push] === cell,
    atPush: (push) => {
      if (cells[push] === cell) return false;
      others++;
      return scope.isGoal[scope.target(push)] === 1;
    },
  });
  return !getsHome && others > 0;
}

/** Whether some push of the box on `second` is reachable while the boxes on both cells stay; with lost ones or without. */
export function canPushBefore(scope: Scope, from: number, first: number, second: number, withLost: boolean): boolean {
  const { cells } = scope.graph;
  return scope.walk({
    from,
    skip: (push) => cells[push] === first || cells[push] === second,
    atPush: (push) => cells[push] === second,
    withLost,
  });
}

/**
 * before[a][b]: in every solution, a's first push precedes b's. As soon as b moves with a unmoved, any live position
 * gives a solution that violates the order, and each violating solution has such a push. (Undefined: too much work.)
 */
export function moveOrder(scope: Scope): OrderProofs | undefined {
  const { boxes, graph, root } = scope;
  const before = emptyProofs(boxes.length);
  for (let a = 0; a < boxes.length; a++) {
    for (let b = a + 1; b < boxes.length; b++) {
      if (scope.isSpent) return undefined;
      let aFirst = false;
      let bFirst = false;
      const isEither = (push: number): boolean => graph.cells[push] === boxes[a] || graph.cells[push] === boxes[b];
      scope.walk({
        from: root,
        skip: isEither,
        atPush: (push) => {
          if (graph.cells[push] === boxes[a]) aFirst = true;
          else if (graph.cells[push] === boxes[b]) bFirst = true;
          return aFirst && bFirst;
        },
      });
      if (aFirst && !bFirst) (before[a] as Int32Array)[b] = scope.looked;
      if (bFirst && !aFirst) (before[b] as Int32Array)[a] = scope.looked;
    }
  }
  return before;
}

/** before[g][h]: in every solution, the last push onto g precedes the last push onto h. The mirror image of moveOrder. */
export function fillOrder(scope: Scope): OrderProofs | undefined {
  const { goals, root } = scope;
  const before = emptyProofs(goals.length);
  for (let g = 0; g < goals.length; g++) {
    for (let h = g + 1; h < goals.length; h++) {
      if (scope.isSpent) return undefined;
      let gLast = false;
      let hLast = false;
      scope.walkBack((push) => {
        const target = scope.target(push);
        if (target === goals[g]) gLast = true;
        else if (target === goals[h]) hLast = true;
        else return 'take';
        return gLast && hLast ? 'stop' : 'skip';
      });
      // Some solution pushes onto neither.
      if (scope.wasReached(root)) continue;
      if (hLast && !gLast) (before[g] as Int32Array)[h] = scope.looked;
      if (gLast && !hLast) (before[h] as Int32Array)[g] = scope.looked;
    }
  }
  return before;
}

/** The first position of a path to a solved one from which no lost position of the table can be reached. */
export function firstSafe(scope: Scope, path: readonly number[]): number {
  const { count, first, to } = scope.graph;
  const isSafe = new Uint8Array(count);
  /** Marks all that can follow; false if a lost position can. */
  const canMark = (from: number): boolean => {
    isSafe[from] = 1;
    const waiting = [from];
    for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
      const end = first[position + 1] as number;
      for (let push = first[position] as number; push < end; push++) {
        const next = to[push] as number;
        if (!scope.isLive(push)) return false;
        if (isSafe[next]) continue;
        isSafe[next] = 1;
        waiting.push(next);
      }
    }
    return true;
  };
  let safe = path.length - 1;
  while (safe > 0 && canMark(path[safe - 1] as number)) safe--;
  scope.spend(count);
  return safe;
}
