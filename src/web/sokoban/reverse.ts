// Playing backwards: the same game of play, with pulls for moves. Its own state, for a sitting forward and one backward
// at the same level have nothing in common but the level; a finished one hands a solution to the other.

import { computed, signal } from '@preact/signals';
import type { Direction } from '../../base/grid.js';
import {
  type Game,
  isWon,
  move,
  movesOf,
  newGame,
  type Playable,
  positionOf,
  redo,
  restart,
  undo,
} from '../../play/index.js';
import {
  forwardMoves,
  isPullSolved,
  type Level,
  type Position,
  type PullMove,
  pullStart,
  pullStep,
  walkTo,
} from '../../sokoban/index.js';
import type { Pose } from '../board/pose.js';
import { R } from '../texts/reverse.js';
import { leaveBackwards } from './backwards.js';
import { notify } from './notify.js';
import { watchMoves } from './watching.js';

const PULL_PLAY: Playable<Level, Position, PullMove> = {
  start: pullStart,
  play: pullStep,
  isSolved: isPullSolved,
};

type PullGame = Game<Level, Position, PullMove>;

interface Reverse {
  readonly game: PullGame;
  readonly facing: Direction;
}

const state = signal<Reverse | undefined>(undefined);
export const isPulling = signal(false);
export const game = computed(() => state.value?.game);
export const pose = computed((): Pose | undefined => {
  const now = state.value;
  return now && { ...positionOf(PULL_PLAY, now.game), facing: now.facing };
});

const openBoxes = (level: Level, { boxes }: Position): number =>
  boxes.filter((box) => !level.start.boxes.includes(box)).length;

export const pullCounts = computed(() => {
  const moves = state.value ? movesOf(state.value.game) : [];
  const steps = moves.filter((each) => each.kind === 'step');
  return { moves: steps.length, pulls: steps.filter((each) => each.pull).length };
});

export function beginBackwards(level: Level): void {
  state.value = { game: newGame(level), facing: 'down' };
  notify({ tone: 'calm', lead: R.start, rest: R.startRest });
}

const leftWords = (now: PullGame): string => R.left(openBoxes(now.level, positionOf(PULL_PLAY, now)));

function take(next: PullGame, facing: Direction, lead: string): void {
  state.value = { game: next, facing };
  if (!isWon(PULL_PLAY, next)) {
    if (lead) notify({ tone: 'calm', lead, rest: leftWords(next) });
    return;
  }
  const moves = forwardMoves(next.level, movesOf(next));
  const forward = (): void => {
    leaveBackwards();
    watchMoves(moves, true);
  };
  notify({
    tone: 'seal',
    strong: true,
    lead: R.done,
    rest: R.doneRest,
    actions: [{ word: R.forward, main: true, act: forward }],
  });
}

export function stepBackwards(direction: Direction, withPull: boolean): boolean {
  const now = state.value;
  if (!now) return false;
  const made = move(PULL_PLAY, now.game, { kind: 'step', direction, pull: withPull });
  if (made) take(made, direction, withPull ? R.pulled(direction) : '');
  else notify(undefined, withPull ? R.nothing : R.blocked);
  return made !== undefined;
}

/** A click places the player until the first pull, and walks after it. */
export function touchBackwards(cell: number): void {
  const now = state.value;
  if (!now) return;
  const placed = move(PULL_PLAY, now.game, { kind: 'place', cell });
  if (placed) {
    take(placed, now.facing, '');
    return;
  }
  const walk = walkTo(now.game.level, positionOf(PULL_PLAY, now.game), cell) ?? [];
  let { game: walked } = now;
  for (const direction of walk) walked = move(PULL_PLAY, walked, { kind: 'step', direction, pull: false }) ?? walked;
  take(walked, walk.at(-1) ?? now.facing, '');
}

function seek(next: PullGame, lead: string): boolean {
  const now = state.value;
  if (!now || next === now.game) return false;
  take(next, now.facing, lead);
  return true;
}

export const undoPull = (): boolean => state.value !== undefined && seek(undo(state.value.game), R.undone);
export const redoPull = (): boolean => state.value !== undefined && seek(redo(state.value.game), R.redone);
export const restartPulls = (): boolean =>
  state.value !== undefined && seek(restart(PULL_PLAY, state.value.game), R.restarted);
