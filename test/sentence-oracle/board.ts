// Sokoban as plainly as it can be written, for the oracle of sentences: boxes keep their names, and nothing is shared
// with the solvers.

/** What never changes. A wall is also a cell that the player can never reach. */
export interface Board {
  readonly width: number;
  readonly walls: Uint8Array;
  readonly goals: readonly number[];
}

/** Where each named box is (its name is its index), and the player. A box that was taken away is on no cell: -1. */
export interface Spot {
  readonly boxes: readonly number[];
  readonly player: number;
}

export interface Push {
  readonly box: number;
  readonly from: number;
  readonly onto: number;
}

export const directionOffsets = (board: Board): Readonly<Record<string, number>> => ({
  up: -board.width,
  right: 1,
  down: board.width,
  left: -1,
});

/** The cells that the player can walk to. */
export function walkable(board: Board, spot: Spot): Uint8Array {
  const seen = new Uint8Array(board.walls.length);
  const isBox = boxMap(board, spot.boxes);
  const waiting = [spot.player];
  seen[spot.player] = 1;
  while (waiting.length > 0) {
    const cell = waiting.pop() as number;
    for (const offset of [1, -1, board.width, -board.width]) {
      const next = cell + offset;
      if (seen[next] || board.walls[next] || isBox[next]) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return seen;
}

export function boxMap(board: Board, boxes: readonly number[]): Uint8Array {
  const map = new Uint8Array(board.walls.length);
  for (const cell of boxes) if (cell >= 0) map[cell] = 1;
  return map;
}

/** Every push that is possible, by box and direction. */
export function possiblePushes(board: Board, spot: Spot, reach = walkable(board, spot)): Push[] {
  const isBox = boxMap(board, spot.boxes);
  const pushes: Push[] = [];
  for (const [box, from] of spot.boxes.entries()) {
    if (from < 0) continue;
    for (const offset of [-board.width, 1, board.width, -1]) {
      const onto = from + offset;
      if (reach[from - offset] && !board.walls[onto] && !isBox[onto]) pushes.push({ box, from, onto });
    }
  }
  return pushes;
}

export function pushed(spot: Spot, { box, from, onto }: Push): Spot {
  return { boxes: spot.boxes.map((cell, index) => (index === box ? onto : cell)), player: from };
}

/** The spot after these pushes, or undefined at the first that is not possible. */
export function played(board: Board, spot: Spot, pushes: readonly Push[]): Spot | undefined {
  let now = spot;
  for (const push of pushes) {
    if (!canPush(board, now, push)) return undefined;
    now = pushed(now, push);
  }
  return now;
}

export function canPush(board: Board, spot: Spot, { box, from, onto }: Push): boolean {
  if (spot.boxes[box] !== from || board.walls[onto] || spot.boxes.includes(onto)) return false;
  return canStand(board, spot, from - (onto - from));
}

export const canStand = (board: Board, spot: Spot, cell: number): boolean =>
  !board.walls[cell] && !spot.boxes.includes(cell) && walkable(board, spot)[cell] === 1;

/** The spot without these boxes. */
export const without = (spot: Spot, boxes: readonly number[]): Spot => ({
  boxes: spot.boxes.map((cell, box) => (boxes.includes(box) ? -1 : cell)),
  player: spot.player,
});

/** The spot with these boxes alone. */
export const withOnly = (spot: Spot, boxes: readonly number[]): Spot => ({
  boxes: spot.boxes.map((cell, box) => (boxes.includes(box) ? cell : -1)),
  player: spot.player,
});

export const isOnGoals = (board: Board, spot: Spot): boolean =>
  spot.boxes.every((cell) => cell < 0 || board.goals.includes(cell));

/** Where one box can be taken when no other box is pushed: each spot with the fewest pushes to it. */
export function rides(board: Board, spot: Spot, box: number): { readonly spot: Spot; readonly pushes: number }[] {
  const found: { spot: Spot; pushes: number }[] = [];
  const seen = new Set<string>();
  let wave = [spot];
  for (let pushes = 0; wave.length > 0; pushes++) {
    const next: Spot[] = [];
    for (const each of wave) {
      const reach = walkable(board, each);
      const key = `${each.boxes[box]} ${reach.indexOf(1)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ spot: each, pushes });
      for (const push of possiblePushes(board, each, reach)) if (push.box === box) next.push(pushed(each, push));
    }
    wave = next;
  }
  return found;
}
