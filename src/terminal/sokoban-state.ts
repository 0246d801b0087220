// A Sokoban game as the player sees it: the game itself and what survives undo beside it (where the player looks, what
// the board last said, a chosen box, open hints). Values all through: every action gives another state, the screen is
// drawn from one, and the same actions carry the full screen and the line mode.
// Insight (stuck? how far?) may take longer than a key may wait, so it comes to a state later; until then the last one
// stands, but never a mark where no box is.

import type { Direction } from '../base/grid.js';
import { type Game, isWon, newGame, positionOf } from '../play/index.js';
import {
  type BoxWays,
  deadCells,
  type Insight,
  insightOf,
  type Level,
  levelHash,
  type Position,
  SOKOBAN,
} from '../sokoban/index.js';
import type { HintPlan } from './hint-plan.js';
import type { Place } from './place.js';
import { calm, type Say, SILENCE, trouble } from './say.js';
import type { View } from './viewport.js';
import { inWords, type PushEvent, pushWords, WORDS } from './words.js';

export type SokobanGame = Game<Level, Position, Direction>;

export interface SokobanChoices {
  /** Dead cells are marked. */
  readonly dead: boolean;
  /** Stuck boxes are marked and told. */
  readonly warnings: boolean;
  readonly bound: boolean;
  readonly time: boolean;
}

export const USUAL_CHOICES: SokobanChoices = { dead: false, warnings: true, bound: true, time: true };

/** What a push did. The bound it may speak of comes with the insight. */
export interface PushSay extends Say {
  readonly push: PushEvent;
}

export interface SokobanState {
  readonly place: Place;
  readonly hash: string;
  readonly game: SokobanGame;
  readonly facing: Direction;
  readonly say: Say | PushSay;
  readonly choices: SokobanChoices;
  readonly chosen?: { readonly box: number; readonly ways: BoxWays } | undefined;
  readonly hint?: HintPlan | undefined;
  /** A search is under way; what it has to say for itself. */
  readonly search?: string | undefined;
  readonly hints: number;
  readonly millis: number;
  /** Of the boxes as they stand, or of the last that were looked at. */
  readonly insight?: { readonly of: readonly number[]; readonly seen: Insight } | undefined;
  /** What was in view last of a board larger than the window. */
  readonly view?: View | undefined;
  /** The player looks at another part of it for a while; the next move ends that. */
  readonly isLooking?: boolean | undefined;
  /** Fewest moves and fewest pushes so far, each as moves and pushes. */
  readonly best?: { readonly moves: Counts; readonly pushes: Counts } | undefined;
}

export interface Counts {
  readonly moves: number;
  readonly pushes: number;
}

export function newSokoban(level: Level, place: Place, choices: SokobanChoices = USUAL_CHOICES): SokobanState {
  return {
    place,
    hash: levelHash(level),
    game: newGame(level),
    facing: 'down',
    say: SILENCE,
    choices,
    hints: 0,
    millis: 0,
  };
}

export const positionNow = (state: SokobanState): Position => positionOf(SOKOBAN, state.game);

export const isWonNow = (state: SokobanState): boolean => isWon(SOKOBAN, state.game);

/** Boxes that make the position dead, as far as is known and wanted. */
export function stuckNow(state: SokobanState): readonly number[] {
  if (!state.choices.warnings || !state.insight || isWonNow(state)) return [];
  const { boxes } = positionNow(state);
  return boxes === state.insight.of
    ? state.insight.seen.stuck
    : state.insight.seen.stuck.filter((box) => boxes.includes(box));
}

/** Pushes that are needed at least, as far as is known and wanted. */
export const boundNow = (state: SokobanState): number | undefined =>
  state.choices.bound && !isWonNow(state) ? state.insight?.seen.bound : undefined;

/** Insights by the boxes they are of: undo comes back to the same list, and to what was seen in it. */
const insights = new WeakMap<readonly number[], Insight>();

export const knownInsight = (state: SokobanState): Insight | undefined => insights.get(positionNow(state).boxes);

/** What the board says: while nothing else is said of a deadlock, why it is one. */
export function sayNow(state: SokobanState): Say {
  if (state.say.text !== '') return state.say;
  const stuck = stuckNow(state);
  return stuck.length === 0 ? state.say : trouble(deadlockMessage(state.game.level, stuck));
}

/** No hint can be given here, and why. */
export const noHintWords = (state: SokobanState): string =>
  `${deadlockMessage(state.game.level, stuckNow(state))} ${WORDS.hintWhenStuck}`;

/** The state with what was seen in its position. A deadlock speaks over anything calm, once it arises. */
export function withInsight(state: SokobanState, seen: Insight): SokobanState {
  const of = positionNow(state).boxes;
  insights.set(of, seen);
  const next: SokobanState = { ...state, insight: { of, seen } };
  const stuck = stuckNow(next);
  const isTold = stuck.length === 0 || state.say.isTrouble || (state.say.text === '' && stuckNow(state).length > 0);
  if (!isTold) return { ...next, say: trouble(deadlockMessage(state.game.level, stuck)) };
  return 'push' in state.say ? { ...next, say: pushSay({ ...state.say.push, bound: boundNow(next) }) } : next;
}

/** The state with insight, worked out here and now. */
export const assessed = (state: SokobanState): SokobanState =>
  withInsight(state, knownInsight(state) ?? insightOf(state.game.level, positionNow(state)));

export const pushSay = (push: PushEvent): PushSay => ({ ...calm(pushWords(push)), push });

const counted = new WeakMap<object, Counts>();

/** Moves and pushes from the start to here. A walk leaves the list of boxes as it is, so comparing lists counts pushes. */
export function countsOf(game: SokobanGame): Counts {
  let [moves, pushes] = [0, 0];
  for (let i = game.at - 1; i >= 0; i--) {
    const entry = game.entries[i] as SokobanGame['entries'][number];
    if (entry.kind === 'jump') {
      const before = countsOfJump(game.level, entry);
      return { moves: moves + before.moves, pushes: pushes + before.pushes };
    }
    moves++;
    if ((game.entries[i - 1]?.to ?? game.level.start).boxes !== entry.to.boxes) pushes++;
  }
  return { moves, pushes };
}

function countsOfJump(level: Level, entry: { readonly moves: readonly Direction[] }): Counts {
  const known = counted.get(entry);
  if (known) return known;
  let position = level.start;
  let pushes = 0;
  for (const move of entry.moves) {
    const next = SOKOBAN.play(level, position, move) ?? position;
    if (next.boxes !== position.boxes) pushes++;
    position = next;
  }
  const counts = { moves: entry.moves.length, pushes };
  counted.set(entry, counts);
  return counts;
}

export const boxesHome = (level: Level, position: Position): number =>
  position.boxes.filter((box) => level.goalMap[box] === 1).length;

/** Why the marked boxes can't all reach goals, as plainly as it can be said. */
export function deadlockMessage(level: Level, stuck: readonly number[]): string {
  const dead = deadCells(level);
  const one = stuck.length === 1;
  const who = one ? 'the marked box' : `the ${inWords(stuck.length)} marked boxes`;
  return `Deadlock: ${who} ${reasonOf(level, stuck, dead, one)}.`;
}

function reasonOf(level: Level, stuck: readonly number[], dead: Uint8Array, one: boolean): string {
  const { walls, width } = level;
  const isCorner = (box: number): boolean =>
    Boolean((walls[box - 1] || walls[box + 1]) && (walls[box - width] || walls[box + width]));
  if (stuck.every((box) => dead[box] === 1)) {
    if (stuck.every(isCorner)) return one ? 'is in a corner' : 'are in corners';
    return 'can no longer reach a goal';
  }
  const touches = (box: number): boolean => [1, -1, width, -width].some((step) => stuck.includes(box + step));
  if (one) return 'can never move again';
  if (!stuck.every(touches)) return "can't all reach goals";
  const atWall = (box: number): boolean => [1, -1, width, -width].some((step) => walls[box + step] === 1);
  return stuck.every(atWall) ? 'are frozen against the wall' : 'are frozen';
}
