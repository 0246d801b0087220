// The facts of an explanation, as data. `must`: true of every solution, or of every way to continue. `here`: true of the
// solution shown. Boxes and goals are numbers from 0 in reading order (shown as A, B, … and 1, 2, …), cells are those of
// the level as drawn, pushes are counted from 0. `proof` is how many positions the proof looked at.

import type { Direction } from '@masu/core/base/grid.js';
import type { DeadlockReason } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';

/**
 * Why a position is lost. Unless `unlessGivenUp`, it holds over all continuations, pushes onto dead squares included.
 *
 * - rule: what the deadlock rule says of these boxes
 * - no-more: no box off goal can get onto a goal
 * - stuck: these boxes, off goal, can never be pushed again
 * - empty-goal: no box can get onto these goals
 * - core: these boxes can't all be on goals, even if the others are taken off the board
 * - at-most: no more than `count` of the boxes can be on goals at the same time
 * - search: a complete search finds no solution, and nothing shorter can be said
 */
export type Loss = { readonly proof: number } & (
  | ({ readonly unlessGivenUp: boolean } & (
      | { readonly by: 'rule'; readonly rule: DeadlockReason; readonly boxes: readonly number[] }
      | { readonly by: 'no-more' }
      | { readonly by: 'stuck'; readonly boxes: readonly number[] }
      | { readonly by: 'empty-goal'; readonly goals: readonly number[] }
      | { readonly by: 'at-most'; readonly count: number; readonly of: number }
    ))
  | { readonly by: 'core'; readonly boxes: readonly number[] }
  | { readonly by: 'search' }
);

interface Must {
  readonly modal: 'must';
  readonly proof: number;
}
interface Here {
  readonly modal: 'here';
}
interface OneBox {
  readonly boxes: readonly [number];
}
interface Trap {
  readonly push: number;
  readonly loss: Loss;
}
interface Toward {
  readonly direction: Direction;
}

/** A fact about the level, or about the position that is explained. */
export type LevelFact =
  /** Of all legal pushes, only this one does not lose. `count`: how many there are. */
  | (Must & OneBox & Toward & { readonly kind: 'first-push'; readonly count: number })
  /** Every push that does not lose is one of this box. `count`: boxes that can be pushed. */
  | (Must & OneBox & { readonly kind: 'first-box'; readonly count: number })
  /** The box is on a goal, and no solution leaves it unmoved. */
  | (Must & OneBox & { readonly kind: 'off-goal' })
  /** Of each of these boxes: until it is pushed, no other box can be pushed onto a goal without losing. */
  | (Must & { readonly kind: 'gate'; readonly boxes: readonly number[] })
  /** No solution pushes one of these boxes in a single run. */
  | (Must & { readonly kind: 'two-runs'; readonly boxes: readonly number[] })
  /**
   * Every solution pushes a box onto the cell, and no box alone on the board, the player where he is, is on it in any way
   * to a goal with the fewest pushes. `boxes`: those that are pushed onto it in the solution shown.
   */
  | (Must & { readonly kind: 'detour'; readonly cells: readonly [number]; readonly boxes: readonly number[] })
  /** The last push onto each goal precedes the last push onto the next. `closes`: a box on the next closes the way. */
  | (Must & { readonly kind: 'goal-chain'; readonly goals: readonly number[]; readonly closes: boolean })
  | (Must & { readonly kind: 'goal-first'; readonly goals: readonly [number] })
  | (Must & { readonly kind: 'goal-last'; readonly goals: readonly [number] })
  /** The last push onto the first goal precedes the last push onto each of the others. */
  | (Must & { readonly kind: 'fill-before'; readonly goals: readonly number[]; readonly closes: boolean })
  /** The first box is pushed before each of the others. `loses`: these can be pushed before it, but that loses. */
  | (Must & { readonly kind: 'move-before'; readonly boxes: readonly number[]; readonly loses: boolean })
  /**
   * The box ends on the first goal. Alone on the board, the player where he is, it takes fewer pushes to the second:
   * `pushes` are the fewest to each.
   */
  | (Must &
      OneBox & {
        readonly kind: 'ends-on';
        readonly goals: readonly [number, number];
        readonly pushes: readonly [number, number];
      })
  /**
   * Without the cell, on which is neither a box nor the player, the floor falls apart. One part, without the player, has
   * `behind` goals, `count` more than boxes; `isAll`: all goals.
   */
  | (Must & {
      readonly kind: 'door';
      readonly cells: readonly [number];
      readonly count: number;
      readonly behind: number;
      readonly isAll: boolean;
    })
  /** Pushing only this box, it can get onto the goal; each way to do so loses. `push`: pushes made before. */
  | (Must & OneBox & Trap & { readonly kind: 'goal-trap'; readonly goals: readonly [number] })
  /** The push lowers the lower bound and the fewest pushes of the box alone on the board to the goal, and loses. */
  | (Must & OneBox & Trap & Toward & { readonly kind: 'push-trap'; readonly goals: readonly [number] })
  /** After this many pushes of the solution shown, only a push onto a dead square can lose. */
  | (Must & { readonly kind: 'safe-after'; readonly push: number })
  /** Boxes pushed before the first delivery, then each delivered box and its goal, in order. */
  | (Here & {
      readonly kind: 'plan';
      readonly aside: readonly number[];
      readonly boxes: readonly number[];
      readonly goals: readonly number[];
    })
  /** After this many pushes, each of these boxes goes to its goal in one run, in this order. */
  | (Here & { readonly kind: 'deliver-after'; readonly push: number; readonly boxes: readonly number[] })
  /** The box moves out of another box's or the player's way in at least this many runs that are not deliveries. */
  | (Here & OneBox & { readonly kind: 'makes-room'; readonly count: number });

/** Why a push of a later run can't be made: a box on its way, on the player's cell, or the player can't get there. */
export type PushObstacle = 'track' | 'stand' | 'reach';

/** A fact about a run: consecutive pushes of one box. "It" is that box. */
export type RunFact =
  /** From the position before: the only push that does not lose; the only box whose pushes don't lose. */
  | (Must & { readonly kind: 'only-push'; readonly count: number })
  | (Must & { readonly kind: 'only-box'; readonly count: number })
  /** Until it is pushed, no push of the box, the next other one, keeps the level solvable. `loses`: one is possible. */
  | (Must & OneBox & { readonly kind: 'waits'; readonly loses: boolean })
  | (Must & { readonly kind: 'gate' })
  /** It goes to the first goal for good, which has to be filled before the others. */
  | (Must & { readonly kind: 'goal-order'; readonly goals: readonly number[] })
  /** Pushing only it, it can get onto these goals and no others; each way to do so loses. */
  | (Must & { readonly kind: 'too-early'; readonly goals: readonly number[]; readonly loss?: Loss })
  /** Without this run, the later runs work until a push of the box in run `run`. `isOwn`: this box is what hinders. */
  | (Here &
      OneBox &
      Toward & {
        readonly kind: 'enables';
        readonly run: number;
        readonly isNext: boolean;
        readonly why: PushObstacle;
        readonly isOwn: boolean;
      })
  /** The later runs work without it, but after run `run`, of the box, it can't be made. */
  | (Here & OneBox & { readonly kind: 'before-closed'; readonly run: number })
  /** It could be the last run. It could be swapped with the next. Either way, the other runs still solve the level. */
  | (Here & { readonly kind: 'any-time' })
  | (Here & OneBox & { readonly kind: 'either-order' })
  /**
   * Its own next run can't follow at once: its push in this direction, the first of that run if `isFirst`, can't be made.
   * `boxes`: the one in the way, if it is one.
   */
  | (Here &
      Toward & {
        readonly kind: 'stops';
        readonly why: PushObstacle;
        readonly boxes: readonly number[];
        readonly isFirst: boolean;
      })
  /**
   * Pushing only it, it can't reach a goal, neither before the run nor after it. Both times, `by` one: each of the boxes alone would open a way if it were gone; pair:
   * both together; several: all others together.
   */
  | (Here & {
      readonly kind: 'way-blocked';
      readonly by: 'one' | 'pair' | 'several';
      readonly boxes: readonly number[];
    });

export type Fact = LevelFact | RunFact;
