// Fewest moves by A* with the bound of rooms (kernel/assembly/star/rooms.ts). The size of a room's table is known only
// when it is built, so the division is by trial: a room whose table has too many entries is split, and the tables are
// built again. A search with small tables comes first, with a node limit; then one with larger tables, which give a
// better bound.

import { defined } from '../../../base/defined.js';
import { type Direction, offsets } from '../../../base/grid.js';
import type { EngineState } from '../../../kernel/parameters.js';
import type { Level } from '../../rules/level.js';
import { type EngineBoard, type KernelEngine, simplifiedBoard } from '../engines/engine.js';
import { type Division, openStar, type Star } from '../engines/star.js';

// Divides the floor into rooms, for the bound in moves of kernel/assembly/star/rooms.ts. The bound is better with fewer
// steps between rooms and with larger rooms, but larger rooms have larger tables. So the division begins with the whole
// floor, and a room that is too large is split where it is narrowest for its size.

/** Cells of the grid. */
type PathRoom = readonly number[];

/** The least number of cells of a part. */
const MIN_CELLS = 4;

export function wholeFloor(board: EngineBoard): PathRoom {
  const cells: number[] = [];
  for (let cell = 0; cell < board.width * board.height; cell++) if (!board.walls[cell]) cells.push(cell);
  return cells;
}

/**
 * Splits a room in two, or more if the parts are not connected: the cells within some distance of one of them, and the
 * rest, with the fewest steps between them per cell of the smaller part. Undefined: there is no such split.
 */
export function splitRoom(board: EngineBoard, room: PathRoom): readonly PathRoom[] | undefined {
  const number = new Map(room.map((cell, index) => [cell, index]));
  const beside = room.map((cell) =>
    around(board, cell).flatMap((next) => {
      const index = number.get(next);
      return index === undefined ? [] : [index];
    }),
  );
  const steps = new Int32Array(room.length);
  let least = Number.POSITIVE_INFINITY;
  let near: readonly number[] | undefined;
  for (const seed of room.keys()) {
    const order = [seed];
    let between = 0;
    steps.fill(-1);
    steps[seed] = 0;
    for (let head = 0; head < order.length; head++) {
      const index = order[head] as number;
      const far = steps[index] as number;
      const size = Math.min(head, room.length - head);
      // where a layer is complete
      const isEdge = head > 0 && far > (steps[order[head - 1] as number] as number);
      if (isEdge && size >= MIN_CELLS && between / size < least) {
        least = between / size;
        near = order.slice(0, head);
      }
      for (const next of beside[index] as readonly number[]) {
        // Neighbors differ by one step: the nearer one came first and has counted the step between the two.
        const known = steps[next] as number;
        between += known >= 0 && known < far ? -1 : 1;
        if (known >= 0) continue;
        steps[next] = far + 1;
        order.push(next);
      }
    }
  }
  if (!near) return undefined;
  const first = new Set(near.map((index) => room[index] as number));
  return [
    ...connected(board, [...first]),
    ...connected(
      board,
      room.filter((cell) => !first.has(cell)),
    ),
  ];
}

/** Rooms farthest from the goals first: the cost of boxes there is then charged to the rooms that send them there. */
export function farthestFirst(board: EngineBoard, rooms: readonly PathRoom[]): readonly PathRoom[] {
  const { steps } = breadthFirst(board, board.goals, (cell) => !board.walls[cell]);
  const far = (room: PathRoom): number => room.reduce((sum, cell) => sum + (steps.get(cell) ?? 0), 0) / room.length;
  return [...rooms].sort((a, b) => far(b) - far(a) || (a[0] as number) - (b[0] as number));
}

function connected(board: EngineBoard, cells: readonly number[]): readonly PathRoom[] {
  const left = new Set(cells);
  const parts: PathRoom[] = [];
  for (const cell of cells) {
    if (!left.has(cell)) continue;
    const part = breadthFirst(board, [cell], (next) => left.has(next)).cells;
    for (const member of part) left.delete(member);
    parts.push([...part].sort((a, b) => a - b));
  }
  return parts;
}

const around = (board: EngineBoard, cell: number): readonly number[] =>
  Object.values(offsets(board.width)).map((offset) => cell + offset);

/** Cells in the order of their distance from the nearest of some cells. */
function breadthFirst(
  board: EngineBoard,
  from: readonly number[],
  isOpen: (cell: number) => boolean,
): { readonly cells: readonly number[]; readonly steps: ReadonlyMap<number, number> } {
  const cells = [...from];
  const steps = new Map(from.map((cell) => [cell, 0]));
  for (let head = 0; head < cells.length; head++) {
    const cell = cells[head] as number;
    for (const next of around(board, cell)) {
      if (!isOpen(next) || steps.has(next)) continue;
      steps.set(next, (steps.get(cell) as number) + 1);
      cells.push(next);
    }
  }
  return { cells, steps };
}

interface Round {
  readonly mostEntries: number;
  /** Nodes before the next round, if that can have larger rooms. */
  readonly nodes: number;
}

const ROUNDS: readonly Round[] = [
  { mostEntries: 1 << 20, nodes: 50_000 },
  { mostEntries: 1 << 23, nodes: 800_000 },
  { mostEntries: 1 << 26, nodes: Number.POSITIVE_INFINITY },
];
/** The tables already include the cost of pairs of boxes, and more. */
const OPTIONS = { goal: 'moves-then-pushes', without: ['pairs'] } as const;
const MAX_BOXES = 64;
const MAX_CELLS = 400;
const NODES_A_SLICE = 200;

export const openRoomSearch = (level: Level, bytes: number): KernelEngine => new RoomSearch(level, bytes);

class RoomSearch implements KernelEngine {
  readonly name = 'a-star';
  private readonly level: Level;
  private readonly searching: Generator<void, EngineState, void>;
  private most: number;
  private nodesLeft = Number.POSITIVE_INFINITY;
  private star: Star | undefined;
  /** What the searches before this one took. */
  private readonly before = { expanded: 0, generated: 0, work: 0 };
  private known: readonly [number, number] | undefined;
  private bound = 0;
  private state: EngineState = 'running';

  constructor(level: Level, bytes: number) {
    this.level = level;
    this.most = bytes;
    this.searching = this.search();
  }

  step(budget: number, nodes = Number.POSITIVE_INFINITY): EngineState {
    const until = this.work() + budget;
    const from = this.expanded();
    while (this.state === 'running') {
      this.nodesLeft = nodes - (this.expanded() - from);
      const next = this.searching.next();
      if (next.done) this.state = next.value;
      if (this.work() >= until || nodes - (this.expanded() - from) <= 0 || !this.star?.isReady()) break;
    }
    return this.state;
  }

  work(): number {
    return this.before.work + (this.star?.work() ?? 0);
  }
  lowerBound(): number {
    return this.bound;
  }
  beat(first: number, second: number): void {
    this.known = [first, second];
    this.star?.beat(first, second);
  }
  expanded(): number {
    return this.before.expanded + (this.star?.expanded() ?? 0);
  }
  generated(): number {
    return this.before.generated + (this.star?.generated() ?? 0);
  }
  bytes(): number {
    return this.star?.bytes() ?? 0;
  }
  limitBytes(limit: number): void {
    this.most = limit;
  }
  answer(): readonly Direction[] {
    return this.star?.answer() ?? [];
  }
  close(): void {
    this.star?.close?.();
  }

  /** Yields after every slice. */
  private *search(): Generator<void, EngineState, void> {
    for (const { mostEntries, nodes } of ROUNDS) {
      const divided = yield* this.divide(mostEntries);
      if (typeof divided === 'string') return divided;
      const ended = yield* this.run(divided.star, divided.isSplit ? nodes : Number.POSITIVE_INFINITY);
      if (ended !== 'running') return ended;
    }
    return 'full';
  }

  /** A search that is ready, with rooms as large as possible. */
  private *divide(
    mostEntries: number,
  ): Generator<void, { readonly star: Star; readonly isSplit: boolean } | EngineState, void> {
    const board = simplifiedBoard(this.level);
    if (!board) return 'unsolvable';
    let rooms: readonly (readonly number[])[] = [wholeFloor(board)];
    if (board.boxes.length > MAX_BOXES || (rooms[0]?.length ?? 0) > MAX_CELLS) return 'unfit';
    for (;;) {
      const ordered = farthestFirst(board, rooms);
      const star = this.open({ rooms: ordered, mostEntries });
      let at = this.advance(star, 0);
      while (at === 'running' && !star.isReady()) {
        yield;
        at = this.advance(star, NODES_A_SLICE);
      }
      if (at !== 'unfit') return at === 'running' ? { star, isSplit: rooms.length > 1 } : at;
      const large = ordered[star.largeRoom()];
      const parts = large && splitRoom(board, large);
      if (!parts) return 'unfit';
      rooms = [...ordered.filter((room) => room !== large), ...parts];
      yield;
    }
  }

  private *run(star: Star, nodes: number): Generator<void, EngineState, void> {
    while (star.expanded() < nodes) {
      const at = this.advance(star, NODES_A_SLICE);
      this.bound = Math.max(this.bound, star.lowerBound());
      if (at !== 'running') return at;
      yield;
    }
    return 'running';
  }

  private advance(star: Star, budget: number): EngineState {
    star.limitBytes(this.most);
    return this.nodesLeft > 0 ? star.step(budget, Math.max(0, this.nodesLeft)) : 'running';
  }

  /** Closes the previous search first: the two never hold memory at the same time. */
  private open(division: Division): Star {
    const { star, before, known } = this;
    if (star) {
      before.expanded += star.expanded();
      before.generated += star.generated();
      before.work += star.work();
      star.close?.();
    }
    this.star = openStar(this.level, this.most, { ...OPTIONS, ...defined({ known }), division });
    return this.star;
  }
}
