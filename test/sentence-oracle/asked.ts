// What a sentence is about: a position, all plays from it, and the solution that masu shows.

import { type Alone, aloneOn } from './alone.js';
import { type Board, isOnGoals, type Push, played, pushed, type Spot } from './board.js';
import { allPlays, type Plays, TooManyPositions } from './plays.js';

/** Consecutive pushes of one box in the solution; `first` and `end` are indexes of pushes. */
export interface Run {
  readonly box: number;
  readonly first: number;
  readonly end: number;
  readonly pushes: readonly Push[];
  /** The last run of its box. */
  readonly isLast: boolean;
}

export interface Asked {
  readonly board: Board;
  readonly start: Spot;
  readonly alone: Alone;
  /** All plays that put no box on a dead square: after such a push there is no solution. */
  plays(): Plays;
  /** All plays from another position, those onto dead squares too or not. */
  playsFrom(spot: Spot, givesUp: boolean): Plays;
  isLost(spot: Spot): boolean;
}

export interface Shown extends Asked {
  readonly solution: readonly Push[];
  /** The position before each push, and the last one. */
  readonly spots: readonly Spot[];
  readonly runs: readonly Run[];
}

const MOST_ALONE = new WeakMap<Board, Alone>();

function aloneOf(board: Board): Alone {
  const alone = MOST_ALONE.get(board) ?? aloneOn(board);
  MOST_ALONE.set(board, alone);
  return alone;
}

export function ask(board: Board, start: Spot, most: number): Asked {
  const alone = aloneOf(board);
  const dead = Uint8Array.from(board.walls, (wall, cell) => (wall || alone.isDead(cell) ? 1 : 0));
  const known = new Map<string, Plays | undefined>();
  const isOnDead = (spot: Spot): boolean => spot.boxes.some((cell) => cell >= 0 && dead[cell] === 1);
  const keyOf = (spot: Spot, givesUp: boolean): string => `${spot.player} ${spot.boxes} ${givesUp}`;
  const asked: Asked = {
    board,
    start,
    alone,
    plays: () => asked.playsFrom(start, false),
    playsFrom(spot, givesUp) {
      const key = keyOf(spot, givesUp);
      if (!known.has(key)) {
        // Where the whole level is too large, most of what follows is, too: a short look finds the rest.
        const isLarge = known.has(keyOf(start, false)) && known.get(keyOf(start, false)) === undefined;
        known.set(
          key,
          allPlays(board, spot, isLarge ? most / 20 : most, ({ onto }) => givesUp || dead[onto] === 0),
        );
      }
      const plays = known.get(key);
      if (!plays) throw new TooManyPositions();
      return plays;
    },
    isLost(spot) {
      if (isOnDead(spot)) return true;
      const plays = asked.plays();
      const at = plays.find(spot);
      if (at >= 0) return plays.live[at] === 0;
      return asked.playsFrom(spot, false).live[0] === 0;
    },
  };
  return asked;
}

/** Throws if what is shown is not a solution: everything said about it would be false. */
export function showSolution(asked: Asked, cells: readonly { readonly from: number; readonly onto: number }[]): Shown {
  const spots: Spot[] = [asked.start];
  const solution: Push[] = [];
  for (const { from, onto } of cells) {
    const spot = spots.at(-1) as Spot;
    const push: Push = { box: spot.boxes.indexOf(from), from, onto };
    if (!played(asked.board, spot, [push]))
      throw new Error(`push ${solution.length + 1} of the solution shown can't be made`);
    solution.push(push);
    spots.push(pushed(spot, push));
  }
  if (!isOnGoals(asked.board, spots.at(-1) as Spot)) throw new Error('the solution shown does not solve the level');
  const firsts = [...solution.keys()].filter((at) => solution[at]?.box !== solution[at - 1]?.box);
  const runs = firsts.map((first, index) => {
    const end = firsts[index + 1] ?? solution.length;
    const box = (solution[first] as Push).box;
    return {
      box,
      first,
      end,
      pushes: solution.slice(first, end),
      isLast: !solution.slice(end).some((push) => push.box === box),
    };
  });
  return { ...asked, solution, spots, runs };
}
