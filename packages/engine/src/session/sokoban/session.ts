// The state of one Sokoban level being played, and everything that can be read from it. Plain data; what follows from
// the game (position, counts, targets, timeline, deadlock of the current boxes) is a function, never a field.

import type { Direction } from '@masu/core/base/grid.js';
import { type Game, isWon, newGame, type Playable, positionOf } from '@masu/core/play/game.js';
import { type BoxWays, boxWays } from '@masu/core/sokoban/rules/box-ways.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import type { Deadlock } from '@masu/solve/sokoban/solve/deadlock/deadlock.js';
import { gameTimeline, type History, type Timeline } from '../history.js';
import {
  type HintPlan,
  hintOfPlan,
  plannedMoves,
  restOfPlan,
  type SokobanDetail,
  type SokobanHint,
  sameBoxes,
} from './hint-plan.js';

export type SokobanGame = Game<Level, Position, Direction>;

/** What play needs from Sokoban. Not the puzzle object itself, which would load every solver. */
export const SOKOBAN_PLAY: Playable<Level, Position, Direction> = {
  start: (level) => level.start,
  play(level, position, direction) {
    const next = step(level, position, direction);
    return next.kind === 'blocked' ? undefined : next.to;
  },
  isSolved,
};

/** What an insight job found in a position. It depends only on the boxes, so it stays valid after a walk. */
export interface KnownInsight {
  readonly boxes: readonly number[];
  readonly deadlock?: Deadlock;
  readonly lowerBound?: number;
}

/** How many pushes to undo after a deadlock. */
export type UndoAdvice =
  /** Fewer than `atLeast` are proven not to help; after `enough` a solution was found. Both the same: exact. */
  | { readonly kind: 'undo'; readonly atLeast: number; readonly enough?: number }
  /** Proven: not even the start of the level can be solved. */
  | { readonly kind: 'level-unsolvable' };

type SokobanHintState =
  | { readonly kind: 'closed' }
  /** A job is wanted or running. Its answer is valid until a box moves; walks don't matter. */
  | {
      readonly kind: 'searching';
      readonly request: number;
      /** The position the search begins at, and the moves that led there. */
      readonly from: Position;
      readonly moves: readonly Direction[];
      /** The step to open when it is found. */
      readonly detail: SokobanDetail;
    }
  | { readonly kind: 'open'; readonly detail: SokobanDetail; readonly boxes: readonly number[] }
  /** A complete search found no solution from these boxes. */
  | { readonly kind: 'unsolvable'; readonly boxes: readonly number[] };

export interface SokobanSession extends History<Level, Position, Direction> {
  /** The direction the player faces. A blocked step turns the player, so it is not always the last move. */
  readonly facing: Direction;
  readonly selectedBox?: number;
  readonly hint: SokobanHintState;
  /** The solution that hints come from. It outlives a closed hint. */
  readonly plan?: HintPlan;
  /** Hints used: one each time a hint is opened, however many of its steps are shown. */
  readonly hintsUsed: number;
  /** Numbers the jobs for hints, so that a late answer is recognized. */
  readonly requests: number;
  /** The latest insights, the newest first, so that undo shows a known deadlock at once. */
  readonly insights: readonly KnownInsight[];
  /** The advice for the boxes of the latest deadlock; without an answer if the job found none. */
  readonly advice?: { readonly boxes: readonly number[]; readonly answer?: UndoAdvice };
  /** Cells from which no box can be pushed to a goal; known after the first insight. */
  readonly deadSquares?: readonly number[];
  readonly warnings: boolean;
  readonly isWarningDismissed: boolean;
}

interface SokobanStart {
  /** The game to continue. */
  readonly game?: SokobanGame;
  readonly hintsUsed?: number;
  /** Warn about deadlocks (default: true). */
  readonly warnings?: boolean;
}

export function newSokobanSession(
  level: Level,
  { game, hintsUsed = 0, warnings = true }: SokobanStart = {},
): SokobanSession {
  const started = game ?? newGame(level);
  return {
    game: started,
    actions: [],
    facing: facingAt(started),
    hint: { kind: 'closed' },
    hintsUsed,
    requests: 0,
    insights: [],
    warnings,
    isWarningDismissed: false,
  };
}

/** The direction the player faces after the applied moves: that of the last one. */
export function facingAt({ entries, at }: SokobanGame): Direction {
  const entry = entries[at - 1];
  return (entry?.kind === 'jump' ? entry.moves.at(-1) : entry?.move) ?? 'down';
}

export const sokobanPosition = ({ game }: Pick<SokobanSession, 'game'>): Position => positionOf(SOKOBAN_PLAY, game);

/** Solved by at least one move. */
export const isSokobanSolved = ({ game }: SokobanSession): boolean => isWon(SOKOBAN_PLAY, game);

interface SokobanCounts {
  readonly moves: number;
  readonly pushes: number;
  readonly boxes: number;
  readonly boxesOnGoals: number;
}

const onGoals = (level: Level, boxes: readonly number[]): number =>
  boxes.filter((box) => level.goalMap[box] === 1).length;

/** Moves and pushes from the start to here. A walk leaves the boxes as they are, so other boxes are a push. */
export function sokobanCounts({ game: { level, entries, at } }: Pick<SokobanSession, 'game'>): SokobanCounts {
  const { boxes } = entries[at - 1]?.to ?? level.start;
  const rest = { boxes: boxes.length, boxesOnGoals: onGoals(level, boxes) };
  let [moves, pushes] = [0, 0];
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry?.kind === 'jump') {
      for (const { step } of replay(level, entry.moves)) if (step.kind === 'push') pushes++;
      return { moves: moves + entry.moves.length, pushes, ...rest };
    }
    moves++;
    if (entry && !sameBoxes((entries[i - 1]?.to ?? level.start).boxes, entry.to.boxes)) pushes++;
  }
  return { moves, pushes, ...rest };
}

let lastWays: { readonly position: Position; readonly box: number; readonly ways: BoxWays } | undefined;

/** Where a box can be pushed. Cached for the last box asked about: it is selected, drawn with its targets, then pushed. */
export function boxPaths(session: Pick<SokobanSession, 'game'>, box: number): BoxWays {
  const position = sokobanPosition(session);
  if (lastWays?.position === position && lastWays.box === box) return lastWays.ways;
  const ways = boxWays(session.game.level, position, box);
  lastWays = { position, box, ways };
  return ways;
}

/** The cells a box can be pushed to, ascending (default: the selected box); none without a box. */
export function boxTargets(session: SokobanSession, box = session.selectedBox): readonly number[] {
  return box === undefined ? [] : boxPaths(session, box).cells;
}

/** The box after the selected one, in reading order and around, that can be pushed; undefined if none can. */
export function nextBox(session: SokobanSession): number | undefined {
  const { boxes } = sokobanPosition(session);
  const { selectedBox = -1 } = session;
  const inOrder = [...boxes.filter((box) => box > selectedBox), ...boxes.filter((box) => box <= selectedBox)];
  return inOrder.find((box) => boxTargets(session, box).length > 0);
}

/** What is known about the current boxes. */
export function currentInsight(session: SokobanSession): KnownInsight | undefined {
  const { boxes } = sokobanPosition(session);
  return session.insights.find((known) => sameBoxes(known.boxes, boxes));
}

/** The known deadlock of the current position, with or without a warning. */
export const currentDeadlock = (session: SokobanSession): Deadlock | undefined => currentInsight(session)?.deadlock;

/** The deadlock to show: warnings are on and the player has not dismissed this one. */
export const shownDeadlock = (session: SokobanSession): Deadlock | undefined =>
  session.warnings && !session.isWarningDismissed ? currentDeadlock(session) : undefined;

/** Whether the current position is known to be unsolvable: by a deadlock rule, or by the complete search of a hint. */
export const isUnsolvable = (session: SokobanSession): boolean =>
  currentDeadlock(session) !== undefined ||
  (session.hint.kind === 'unsolvable' && sameBoxes(session.hint.boxes, sokobanPosition(session).boxes));

/** Whether the advice for the current boxes was computed, with or without a result. */
export const isAdviceKnown = (session: SokobanSession): boolean =>
  session.advice !== undefined && sameBoxes(session.advice.boxes, sokobanPosition(session).boxes);

/**
 * The advice for the current position, once the position is known to be unsolvable and the advice is computed. Without a
 * push there is nothing to compute: the boxes are where the level has them, so the level itself is unsolvable.
 */
export function currentUndoAdvice(session: SokobanSession): UndoAdvice | undefined {
  if (!isUnsolvable(session)) return undefined;
  if (sokobanCounts(session).pushes === 0) return { kind: 'level-unsolvable' };
  return isAdviceKnown(session) ? session.advice?.answer : undefined;
}

/** The minimum number of pushes left, if known. Not in a solved position, where it would be 0. */
export const currentLowerBound = (session: SokobanSession): number | undefined =>
  isSokobanSolved(session) ? undefined : currentInsight(session)?.lowerBound;

/** The rest of the known solution from here; undefined if the player has left it, or none is known. */
export function planRest(session: SokobanSession) {
  const { plan, game } = session;
  return plan && restOfPlan(game.level, sokobanPosition(session), plan);
}

/** Pushes left from here on a solution that is proven push-optimal. */
export const provenPushes = (session: SokobanSession): number | undefined =>
  session.plan?.isOptimal ? planRest(session)?.length : undefined;

/** The moves of the known solution from here, up to and with its next push or all of them; none without a plan. */
export function hintMoves(session: SokobanSession, howFar: 'next-push' | 'all'): readonly Direction[] {
  const rest = planRest(session) ?? [];
  return plannedMoves(session.game.level, sokobanPosition(session), howFar === 'all' ? rest : rest.slice(0, 1));
}

/** The hint as far as it is open. */
export function sokobanHint(session: SokobanSession): SokobanHint | undefined {
  const { hint, plan, game } = session;
  const rest = hint.kind === 'open' && plan ? planRest(session) : undefined;
  return hint.kind === 'open' && plan && rest ? hintOfPlan(game.level, rest, plan.isOptimal, hint.detail) : undefined;
}

/** The player, the boxes, and the direction the player faces: what a board draws. */
export interface Pose extends Position {
  readonly facing: Direction;
}

export const currentPose = (session: SokobanSession): Pose => ({ ...sokobanPosition(session), facing: session.facing });

/** The poses from one session to the next, for animation; empty if nothing moved, one if the board just changes. */
export function pathBetween(before: SokobanSession, after: SokobanSession): readonly Pose[] {
  const { entries, at } = after.game;
  const isPlayedOn = at > before.game.at && entries[before.game.at - 1] === before.game.entries[before.game.at - 1];
  const newEntries = isPlayedOn ? entries.slice(before.game.at, at) : [];
  if (newEntries.length > 0 && newEntries.every((entry) => entry.kind === 'move')) {
    return newEntries.map((entry, index) => ({
      ...entry.to,
      facing: index === newEntries.length - 1 || entry.kind !== 'move' ? after.facing : entry.move,
    }));
  }
  return sokobanPosition(before) === sokobanPosition(after) ? [] : [currentPose(after)];
}

/** The timeline, and after which of its moves a box was pushed (from 1), for the ticks of a replay bar. */
export function sokobanTimeline(
  session: History<Level, Position, Direction>,
): Timeline<Direction> & { readonly pushes: readonly number[] } {
  const timeline = gameTimeline(session);
  const { level, entries, at } = session.game;
  const pushes: number[] = [];
  // The moves of a jump have no entries, so they are replayed. All others have their positions.
  const first = entries.slice(0, at).findLastIndex(({ kind }) => kind === 'jump') + 1;
  const jumped = entries[first - 1];
  const jumpMoves = jumped?.kind === 'jump' ? jumped.moves : [];
  for (const { index, step: moved } of replay(level, jumpMoves)) if (moved.kind === 'push') pushes.push(index + 1);
  for (let index = jumpMoves.length; index < timeline.total; index++) {
    const entry = first + index - jumpMoves.length;
    if (
      !sameBoxes(
        (entries[entry - 1]?.to ?? level.start).boxes,
        (entries[entry] as SokobanGame['entries'][number]).to.boxes,
      )
    ) {
      pushes.push(index + 1);
    }
  }
  return { ...timeline, pushes };
}
