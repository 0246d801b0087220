// Explores a small level exhaustively: every reachable position, and the fewest pushes and moves from each to a solved
// one. Simpler than any solver, so that solvers and deadlock rules can be tested against it.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';

export interface Judged {
  readonly position: Position;
  /** Fewest pushes to a solved position, Infinity if there is none. */
  readonly pushes: number;
  readonly moves: number;
}

export const keyOf = (position: Position): string => `${position.player}:${position.boxes.join(',')}`;

interface Node {
  readonly position: Position;
  readonly before: { readonly node: Node; readonly push: boolean }[];
}

function explore(level: Level): Map<string, Node> {
  const nodes = new Map<string, Node>();
  const start: Node = { position: level.start, before: [] };
  nodes.set(keyOf(level.start), start);
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at] as Node;
    for (const direction of DIRECTIONS) {
      const taken = step(level, node.position, direction);
      if (taken.kind === 'blocked') continue;
      const key = keyOf(taken.to);
      let next = nodes.get(key);
      if (!next) {
        next = { position: taken.to, before: [] };
        nodes.set(key, next);
        queue.push(next);
      }
      next.before.push({ node, push: taken.kind === 'push' });
    }
  }
  return nodes;
}

/** Distances back from the solved positions, where a step costs what `cost` says (0 or 1). */
function distances(level: Level, nodes: Map<string, Node>, cost: (push: boolean) => 0 | 1): Map<Node, number> {
  const best = new Map<Node, number>();
  let layer = [...nodes.values()].filter((node) => isSolved(level, node.position));
  for (let distance = 0; layer.length > 0; distance++) {
    const next: Node[] = [];
    for (let at = 0; at < layer.length; at++) {
      const node = layer[at] as Node;
      if (best.has(node)) continue;
      best.set(node, distance);
      for (const { node: earlier, push } of node.before) (cost(push) === 0 ? layer : next).push(earlier);
    }
    layer = next;
  }
  return best;
}

/** Every position reachable from the start, with its distances. */
export function allPositions(level: Level): Map<string, Judged> {
  const nodes = explore(level);
  const pushes = distances(level, nodes, (push) => (push ? 1 : 0));
  const moves = distances(level, nodes, () => 1);
  const judged = new Map<string, Judged>();
  for (const [key, node] of nodes) {
    judged.set(key, {
      position: node.position,
      pushes: pushes.get(node) ?? Infinity,
      moves: moves.get(node) ?? Infinity,
    });
  }
  return judged;
}
