// Fewest moves by A* with the bound of rooms (kernel/assembly/star/rooms.ts). The size of a room's table is known only
// when it is built, so the division is by trial: a room whose table has too many entries is split, and the tables are
// built again. A search with small tables comes first, with a node limit; then one with larger tables, which give a
// better bound.

import type { EngineState } from '../../../kernel/parameters.js';
import type { Level } from '../../rules/level.js';
import { type Engine, simplifiedBoard } from '../engines/engine.js';
import { openStar, type Star } from '../engines/star.js';
import { inOrder, splitRoom, wholeFloor } from './rooms.js';

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
const MOST_BOXES = 64;
const MOST_CELLS = 400;
const NODES_A_SLICE = 200;

export function openRoomSearch(level: Level, bytes: number): Engine {
  let most = bytes;
  let nodesLeft = Number.POSITIVE_INFINITY;
  let star: Star | undefined;
  let known: readonly [number, number] | undefined;
  let bound = 0;
  const before = { expanded: 0, generated: 0, work: 0 };
  let state: EngineState = 'running';
  const searching = search();

  /** Yields after every slice. */
  function* search(): Generator<void, EngineState, void> {
    for (const { mostEntries, nodes } of ROUNDS) {
      const divided = yield* divide(mostEntries);
      if (typeof divided === 'string') return divided;
      const ended = yield* run(divided.star, divided.isSplit ? nodes : Number.POSITIVE_INFINITY);
      if (ended !== 'running') return ended;
    }
    return 'full';
  }

  /** A search that is ready, with rooms as large as possible. */
  function* divide(
    mostEntries: number,
  ): Generator<void, { readonly star: Star; readonly isSplit: boolean } | EngineState, void> {
    const board = simplifiedBoard(level);
    if (!board) return 'unsolvable';
    let rooms: readonly (readonly number[])[] = [wholeFloor(board)];
    if (board.boxes.length > MOST_BOXES || (rooms[0]?.length ?? 0) > MOST_CELLS) return 'unfit';
    for (;;) {
      const ordered = inOrder(board, rooms);
      const division = { rooms: ordered, mostEntries };
      const opened = open(() => openStar(level, most, { ...OPTIONS, ...(known ? { known } : {}), division }));
      let at = step(opened, 0);
      while (at === 'running' && !opened.isReady()) {
        yield;
        at = step(opened, NODES_A_SLICE);
      }
      if (at !== 'unfit') return at === 'running' ? { star: opened, isSplit: rooms.length > 1 } : at;
      const large = ordered[opened.largeRoom()];
      const parts = large && splitRoom(board, large);
      if (!parts) return 'unfit';
      rooms = [...ordered.filter((room) => room !== large), ...parts];
      yield;
    }
  }

  function* run(opened: Star, nodes: number): Generator<void, EngineState, void> {
    while (opened.expanded() < nodes) {
      const at = step(opened, NODES_A_SLICE);
      bound = Math.max(bound, opened.lowerBound());
      if (at !== 'running') return at;
      yield;
    }
    return 'running';
  }

  function step(opened: Star, budget: number): EngineState {
    opened.limitBytes(most);
    return nodesLeft > 0 ? opened.step(budget, Math.max(0, nodesLeft)) : 'running';
  }

  /** Closes the previous search first: the two never hold memory at the same time. */
  function open(next: () => Star): Star {
    if (star) {
      before.expanded += star.expanded();
      before.generated += star.generated();
      before.work += star.work();
      star.close?.();
    }
    const opened = next();
    star = opened;
    return opened;
  }

  const work = (): number => before.work + (star?.work() ?? 0);
  const expanded = (): number => before.expanded + (star?.expanded() ?? 0);
  return {
    name: 'a-star',
    step(budget, nodes = Number.POSITIVE_INFINITY) {
      const until = work() + budget;
      const from = expanded();
      while (state === 'running') {
        nodesLeft = nodes - (expanded() - from);
        const next = searching.next();
        if (next.done) state = next.value;
        if (work() >= until || nodes - (expanded() - from) <= 0 || !star?.isReady()) break;
      }
      return state;
    },
    work,
    lowerBound: () => bound,
    beat(first, second) {
      known = [first, second];
      star?.beat(first, second);
    },
    expanded,
    generated: () => before.generated + (star?.generated() ?? 0),
    bytes: () => star?.bytes() ?? 0,
    limitBytes: (limit) => {
      most = limit;
    },
    answer: () => star?.answer() ?? [],
    close: () => star?.close?.(),
  };
}
