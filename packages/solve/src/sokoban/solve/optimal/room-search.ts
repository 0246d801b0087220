// Fewest moves by A* with the bound of rooms (kernel/assembly/star/rooms.ts). The size of a room's table is known only
// when it is built, so the division is by trial: a room whose table has too many entries is split, and the tables are
// built again. A search with small tables comes first, with a node limit; then one with larger tables, which give a
// better bound.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { EngineState } from '../../../kernel/parameters.js';
import { type KernelEngine, simplifiedBoard } from '../engines/engine.js';
import { type Division, openStar, type Star } from '../engines/star.js';
import { farthestFirst, splitRoom, wholeFloor } from './rooms.js';

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

const NODES_PER_SLICE = 200;

export const openRoomSearch = (level: Level, bytes: number): KernelEngine => new RoomSearch(level, bytes);

class RoomSearch implements KernelEngine {
  readonly name = 'a-star';
  private readonly level: Level;
  private readonly searching: Generator<void, EngineState, void>;
  private most: number;
  /** Expansions at which the step at hand ends. */
  private nodesEnd = Number.POSITIVE_INFINITY;
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
    this.nodesEnd = this.expanded() + nodes;
    while (this.state === 'running') {
      const next = this.searching.next();
      if (next.done) this.state = next.value;
      if (this.work() >= until || this.expanded() >= this.nodesEnd || !this.star?.isReady()) break;
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
        at = this.advance(star, NODES_PER_SLICE);
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
      const at = this.advance(star, NODES_PER_SLICE);
      this.bound = Math.max(this.bound, star.lowerBound());
      if (at !== 'running') return at;
      yield;
    }
    return 'running';
  }

  private advance(star: Star, budget: number): EngineState {
    star.limitBytes(this.most);
    const nodes = this.nodesEnd - this.expanded();
    return nodes > 0 ? star.step(budget, nodes) : 'running';
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
