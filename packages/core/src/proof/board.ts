// The level as the checker of certificates sees it, read by its own code. Cells are what the player would reach without
// boxes, numbered row by row; the number of cells stands for a wall. Sets of cells are arrays with a 1 for each member.

/** The certificate proves nothing for this level; the message says why. */
export class Rejection extends Error {}

/** Farther than any walk. */
export const UNREACHED = 9_999;
const MAX_CELLS = 1_023;
const MAX_SIDE = 125;
/** Directions 0 to 3 are up, down, left, right; this is the opposite. */
export const OPPOSITE_SIDE = [1, 0, 3, 2] as const;

/** Reads rows of `#@+$*. -_`. `isCut`: a box or a goal is out of reach, so there is no solution. */
export function readBoard(rows: readonly string[]) {
  const side = Math.max(0, ...rows.map((row) => row.length)) + 2;
  if (rows.length > MAX_SIDE || side > MAX_SIDE + 2) throw new Rejection('the level is too large');
  const tiles = [...['', ...rows, ''].map((row) => ` ${row}`.padEnd(side)).join('')];
  if (tiles.some((tile) => !'#@+$*. -_'.includes(tile))) throw new Rejection('the level has an unknown tile');
  const places = (kinds: string): number[] => tiles.flatMap((tile, at) => (kinds.includes(tile) ? [at] : []));
  if (places('@+').length !== 1) throw new Rejection('the level has not exactly one player');
  if (places('$').length !== places('.+').length) throw new Rejection('the level has not as many boxes as goals');
  const steps = [-side, side, -1, 1];
  const reached = new Set(places('@+'));
  for (const at of reached) {
    if (at % side === 0 || (at + 1) % side === 0 || at < side || at >= tiles.length - side)
      throw new Rejection('the level is not closed');
    for (const step of steps) if (tiles[at + step] !== '#') reached.add(at + step);
  }
  const order = [...reached].sort((a, b) => a - b);
  const cells = order.length;
  if (cells > MAX_CELLS) throw new Rejection('the level is too large');
  const numbers = new Map(order.map((at, cell) => [at, cell]));
  const numbered = (kinds: string): number[] => places(kinds).flatMap((at) => numbers.get(at) ?? []);
  const around = order.flatMap((at) => steps.map((step) => numbers.get(at + step) ?? cells));
  return {
    cells,
    player: numbered('@+')[0]!,
    boxes: numbered('$*'),
    goals: numbered('.*+'),
    isGoal: Uint8Array.from(order, (at) => ('.*+'.includes(tiles[at]!) ? 1 : 0)),
    isCut: places('$.').some((at) => !reached.has(at)),
    /** For `flood`. */
    queue: new Int32Array(cells),
    /** `neighbors[cell * 4 + direction]`. */
    neighbors: Int32Array.from([...around, cells, cells, cells, cells]),
  };
}
export type ProofBoard = ReturnType<typeof readBoard>;

/** Walking distances around boxes (`FAR`: out of reach, boxes and wall too). Returns the least cell reached. */
export function flood(
  { cells, neighbors, queue }: ProofBoard,
  boxes: Uint8Array,
  from: number,
  distance: Int32Array,
): number {
  let least = from;
  let tail = 1;
  distance.fill(UNREACHED);
  distance[from] = 0;
  queue[0] = from;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head]!;
    if (cell < least) least = cell;
    for (let edge = cell * 4; edge < cell * 4 + 4; edge++) {
      const next = neighbors[edge]!;
      if (next === cells || distance[next] !== UNREACHED || boxes[next]) continue;
      distance[next] = distance[cell]! + 1;
      queue[tail++] = next;
    }
  }
  return least;
}

export interface SolutionScore {
  readonly moves: number;
  readonly pushes: number;
}

/** Counts a solution of the level in the letters u, d, l, and r of either case; rejects anything else. */
export function countSolution({ cells, neighbors, ...board }: ProofBoard, letters: string): SolutionScore {
  const boxes = new Set(board.boxes);
  let pushes = 0;
  let player = board.player;
  const wrong = new Rejection('the solution in its header does not solve this level');
  for (const letter of letters.toLowerCase()) {
    const direction = 'udlr'.indexOf(letter);
    const to = neighbors[player * 4 + direction] ?? cells;
    if (direction < 0 || to === cells) throw wrong;
    if (boxes.delete(to)) {
      const beyond = neighbors[to * 4 + direction]!;
      if (beyond === cells || boxes.has(beyond)) throw wrong;
      boxes.add(beyond);
      pushes++;
    }
    player = to;
  }
  if (board.isCut || board.goals.some((goal) => !boxes.has(goal))) throw wrong;
  return { moves: letters.length, pushes };
}

/**
 * One box alone. `part[box * cells + player]`: which of at most four parts of the floor the player is in.
 * `away[(box * 4 + part) * goals + goal]`: pushes to that goal. `live`: 1 where some goal can be reached.
 */
export function measureSingleBox(board: ProofBoard) {
  const { cells, goals, neighbors } = board;
  const part = new Uint8Array(cells ** 2).fill(9);
  const away = new Float64Array(cells * 4 * goals.length).fill(Infinity);
  const [live, distance] = [new Uint8Array(cells + 1), new Int32Array(cells + 1)];
  for (let box = 0; box < cells; box++) {
    const alone = new Uint8Array(cells + 1);
    alone[box] = 1;
    for (let d = 0, parts = 0; d < 4; d++) {
      const beside = neighbors[box * 4 + d]!;
      if (beside === cells || part[box * cells + beside] !== 9) continue;
      flood(board, alone, beside, distance);
      for (let player = 0; player < cells; player++)
        if (distance[player]! < UNREACHED) part[box * cells + player] = parts;
      parts++;
    }
  }
  for (const [goal, cell] of goals.entries()) {
    const queue = [0, 1, 2, 3].map((k) => cell * 4 + k);
    for (const at of queue) away[at * goals.length + goal] = 0;
    for (const at of queue) {
      const box = at >> 2;
      live[box] = 1;
      for (const opposite of OPPOSITE_SIDE) {
        // A push that ends here came from `before`, with the player behind it.
        const before = neighbors[box * 4 + opposite]!;
        const behind = neighbors[before * 4 + opposite]!;
        if (behind === cells || part[box * cells + before] !== (at & 3)) continue;
        const earlier = before * 4 + part[before * cells + behind]!;
        if (away[earlier * goals.length + goal]! < Infinity) continue;
        away[earlier * goals.length + goal] = away[at * goals.length + goal]! + 1;
        queue.push(earlier);
      }
    }
  }
  return { part, away, live };
}
