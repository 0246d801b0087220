// One box alone on the board: how many pushes it is from each goal, by which cells, and on which squares it is dead.

import { type Board, possiblePushes, pushed, type Spot, walkable } from './board.js';

interface Node {
  readonly cell: number;
  readonly region: number;
}

/** Where the player is, or that the player may go anywhere between pushes. */
export type Who = number | 'anywhere';

export interface Alone {
  /** The fewest pushes of a box on the cell, alone, with the player there, to the goal; undefined if it can't get there. */
  pushes(cell: number, player: Who, goal: number): number | undefined;
  /** The cells that a box enters on some way to the goal with the fewest pushes. */
  cellsOnWays(cell: number, player: Who, goal: number): Set<number>;
  /** Whether a box on the cell can't be pushed to any goal, even if the player may go anywhere between pushes. */
  isDead(cell: number): boolean;
  /** Whether it can't be pushed to any goal by a player who walks. */
  isDeadByWalking(cell: number): boolean;
}

export function aloneOn(board: Board): Alone {
  const nodes: Node[] = [];
  const numbers = new Map<string, number>();
  const regionOf = (cell: number, player: number): number => walkable(board, { boxes: [cell], player }).indexOf(1);
  const numberOf = (cell: number, player: number): number | undefined =>
    numbers.get(`${cell} ${regionOf(cell, player)}`);
  const floor = [...board.walls.keys()].filter((cell) => !board.walls[cell]);
  for (const cell of floor) {
    const seen = new Uint8Array(board.walls.length);
    for (const player of floor) {
      if (player === cell || seen[player]) continue;
      const reach = walkable(board, { boxes: [cell], player });
      for (const each of floor) if (reach[each]) seen[each] = 1;
      numbers.set(`${cell} ${reach.indexOf(1)}`, nodes.push({ cell, region: reach.indexOf(1) }) - 1);
    }
  }
  const after = nodes.map(({ cell, region }) => {
    const spot: Spot = { boxes: [cell], player: region };
    return possiblePushes(board, spot).map((push) => {
      const next = pushed(spot, push);
      return numberOf(next.boxes[0] as number, next.player) as number;
    });
  });
  const before: number[][] = nodes.map(() => []);
  for (const [from, list] of after.entries()) for (const to of list) before[to]?.push(from);
  const distances = new Map<number, Int32Array>();
  const distancesTo = (goal: number): Int32Array => {
    const known = distances.get(goal);
    if (known) return known;
    const found = new Int32Array(nodes.length).fill(-1);
    let wave = [...nodes.keys()].filter((node) => nodes[node]?.cell === goal);
    for (let pushes = 0; wave.length > 0; pushes++) {
      for (const node of wave) found[node] = pushes;
      wave = [...new Set(wave.flatMap((node) => before[node] ?? []))].filter((node) => found[node] === -1);
    }
    distances.set(goal, found);
    return found;
  };
  const distance = (node: number | undefined, goal: number): number =>
    node === undefined ? -1 : (distancesTo(goal)[node] ?? -1);
  // With the player anywhere: pushes from cell to cell.
  const freeTo = new Map<number, Map<number, number>>();
  const freeDistances = (goal: number): Map<number, number> => {
    const found = freeTo.get(goal) ?? new Map([[goal, 0]]);
    freeTo.set(goal, found);
    for (const [cell, pushes] of found)
      for (const offset of [1, -1, board.width, -board.width]) {
        const from = cell - offset;
        if (!board.walls[from] && !board.walls[from - offset] && !found.has(from)) found.set(from, pushes + 1);
      }
    return found;
  };
  const freeCells = (from: number, goal: number): Set<number> => {
    const far = freeDistances(goal);
    const cells = new Set<number>(far.has(from) ? [from] : []);
    for (const cell of cells)
      for (const offset of [1, -1, board.width, -board.width]) {
        const next = cell + offset;
        if (!board.walls[cell - offset] && far.get(next) === (far.get(cell) as number) - 1) cells.add(next);
      }
    cells.delete(from);
    return cells;
  };
  return {
    pushes(cell, player, goal) {
      if (player === 'anywhere') return freeDistances(goal).get(cell);
      const pushes = cell === goal ? 0 : distance(numberOf(cell, player), goal);
      return pushes < 0 ? undefined : pushes;
    },
    cellsOnWays(cell, player, goal) {
      if (player === 'anywhere') return freeCells(cell, goal);
      const cells = new Set<number>();
      const start = numberOf(cell, player);
      let wave = start === undefined || distance(start, goal) < 0 ? [] : [start];
      while (wave.length > 0) {
        const next = new Set<number>();
        for (const node of wave) {
          if (distance(node, goal) === 0) continue;
          for (const to of after[node] ?? []) if (distance(to, goal) === distance(node, goal) - 1) next.add(to);
        }
        for (const node of next) cells.add(nodes[node]?.cell as number);
        wave = [...next];
      }
      return cells;
    },
    isDead: (cell) => board.goals.every((goal) => !freeDistances(goal).has(cell)),
    isDeadByWalking: (cell) =>
      [...nodes.keys()].every(
        (node) => nodes[node]?.cell !== cell || board.goals.every((goal) => distance(node, goal) < 0),
      ),
  };
}
