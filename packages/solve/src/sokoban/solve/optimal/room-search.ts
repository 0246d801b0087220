// Finds and proves the fewest moves, and among those the fewest pushes. Two engines share the work: the two-sided search (A* where the board
// has more cells than the widest bit board), and A* with the bound of rooms, which wins on long solutions through several
// rooms. A finder supplies a solution in case a limit comes first; for A* it is also the score to beat.

import { defined } from '../../../base/defined.js';
import { type Direction, offsets } from '../../../base/grid.js';
import type { LimitName, Limits, Solving, Watch } from '../../../base/outcome.js';
import type { Solver } from '../../../base/puzzle.js';
import type { EngineState } from '../../../kernel/parameters.js';
import type { Level } from '../../rules/level.js';
import { isSolved } from '../../rules/step.js';
import { type EngineBoard, type KernelEngine, simplifiedBoard } from '../engines/engine.js';
import { type Division, openStar, type Star } from '../engines/star.js';
import { openTwoSided } from '../engines/two-sided.js';
import { openFinder } from './finder.js';
import { startForecast } from './forecast.js';
import { mostBehind, openRace, type Runner, retireRunner, runnerWork } from './race.js';
import { breakTies } from './tie-breaker.js';

// Fewest moves by A* with the bound of rooms (kernel/assembly/star/rooms.ts). The size of a room's table is known only
// when it is built, so the division is by trial: a room whose table has too many entries is split, and the tables are
// built again. A search with small tables comes first, with a node limit; then one with larger tables, which give a
// better bound.

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

export const MOVE_OPTIMAL: Solver<Level, readonly Direction[], 'move-optimal'> = {
  id: 'move-optimal',
  name: 'Fewest moves',
  about: 'two-sided bit-parallel search beside A* with room tables; proves the fewest moves, then the fewest pushes',
  claim: 'optimal',
  metric: 'moves',
  solve: solveForMoves,
};

/** One list entry of the two-sided search costs about a fifteenth of a node of A* with rooms. */
const ENTRIES_A_NODE = 15;
/** The two-sided search works alone for this long, in A* nodes: most levels need no more. */
const HEAD_START = 5_000;
/** A* with rooms starts after this much work: its tables take as long. */
const ROOMS_LATER = 50_000;
/**
 * The engine with the higher proven bound gets more, or the two-sided search once the growth of its layers says that it
 * ends soon; while the tables are being made, both get the same.
 */
const AHEAD = 12;
const BEHIND = 3;
const EVEN = 8;
/** Without a solution to compare with, it is assumed to end this far above the bound of rooms. */
const STEP = 10;
/** The finder gets more until it has a solution. */
const FINDER = 1;
const FINDER_FIRST = 4;

function* solveForMoves(level: Level, limits: Limits, watch: Watch): Solving<readonly Direction[]> {
  const race = openRace(level, 'moves', limits, watch);
  if (isSolved(level, level.start)) return race.solved({ engine: 'none', tieBreak: 'proved' });
  const headStart = Math.min(HEAD_START, (limits.nodes ?? Number.POSITIVE_INFINITY) / 100);
  const sides = race.add((bytes) => openTwoSided(level, 'moves', bytes), ENTRIES_A_NODE, -headStart);
  const isWide = sides.engine.step(0) === 'unfit';
  if (isWide) retireRunner(sides);
  const layers = isWide
    ? race.add((bytes) => openStar(level, bytes, { goal: 'moves-then-pushes' }), 1, -headStart)
    : sides;
  const rooms = race.add((bytes) => openRoomSearch(level, bytes), 1, ROOMS_LATER);
  const finder = race.add(() => openFinder(level, 'moves'), 1);
  const bound = (): number => Math.max(layers.engine.lowerBound(), rooms.engine.lowerBound());
  function* gaveUp(limit: LimitName): Solving<readonly Direction[]> {
    const best = race.best();
    if (!best || best.first > bound()) return race.gaveUp(limit, bound());
    yield* breakTies(level, race, 'moves');
    return race.solved({ engine: rooms.engine.name, tieBreak: 'unproven' });
  }
  const forecast = startForecast();
  const shares = (): Runner | undefined => {
    const [proven, provenByRooms] = [layers.engine.lowerBound(), rooms.engine.lowerBound()];
    forecast.note(proven, runnerWork(layers));
    const isEven = provenByRooms === 0;
    const target = race.best()?.first ?? (isEven ? Number.POSITIVE_INFINITY : provenByRooms + STEP);
    const endsSoon = forecast.left(target) <= race.used();
    const roomsLead = provenByRooms > proven && !endsSoon;
    return mostBehind(
      [layers, roomsLead ? BEHIND : isEven && !endsSoon ? EVEN : AHEAD],
      [rooms, roomsLead ? AHEAD : isEven && !endsSoon ? EVEN : BEHIND],
      [finder, race.best() ? FINDER : FINDER_FIRST],
    );
  };
  for (;;) {
    const limit = race.over();
    if (limit) return yield* gaveUp(limit);
    // Once the sides have met, the optimum is known, and a solution of that length comes from them.
    const runner = race.turn(() => (layers.engine.hasProof?.() ? layers : shares()));
    if (!runner || (layers.isOut && rooms.isOut)) return yield* gaveUp('memory');
    const state = race.run(runner);
    const best = race.best();
    if (layers.engine.hasProof?.() || (best && best.first <= bound())) race.noteProof();
    if (runner !== finder) {
      // `unsolvable` with a known solution: nothing beats it.
      if (state === 'solved' || (state === 'unsolvable' && best)) {
        return race.solved({ engine: runner.engine.name, tieBreak: 'proved' });
      }
      if (state === 'unsolvable') return race.unsolvable({ engine: runner.engine.name });
    }
    race.report(bound(), runner.engine.name);
    yield;
  }
}
