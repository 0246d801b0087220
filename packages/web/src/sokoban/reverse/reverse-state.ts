// Reverse mode: a session of its own beside the forward game. When it is solved, the solution can be played forward.

import type { Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import {
  actReverse,
  newReverseSession,
  type ReverseCommand,
  type ReverseEvent,
  type ReverseSession,
  reverseCounts,
  reversePosition,
} from '@masu/engine/session/reverse.js';
import { computed, signal } from '@preact/signals';
import { notice, notifySokoban } from '../../app/notice.js';
import { focusPlay } from '../../board/focus-play.js';
import { setting } from '../../saves/saves.js';
import { reverseTexts } from '../../texts/reverse.js';
import { showSolution } from '../state/replay.js';
import { leaveReverse } from '../state/state.js';

export const reverseSession = signal<ReverseSession | undefined>(undefined);

export const reversePose = computed(
  () => reverseSession.value && { ...reversePosition(reverseSession.value), facing: reverseSession.value.facing },
);

/** Continues the reverse game of the level, or begins one: Escape or another page leaves it, but loses nothing. */
export function startReverse(level: Level): void {
  const left = reverseSession.peek();
  const { boxes, boxesAtStart } = left ? reverseCounts(left) : { boxes: 0, boxesAtStart: 0 };
  const isOpen = left?.game.level === level && boxesAtStart < boxes;
  if (!isOpen) reverseSession.value = newReverseSession(level);
  notifySokoban({ tone: 'calm', lead: reverseTexts.start, rest: reverseTexts.startRest });
}

const { undone, redone, restarted } = reverseTexts;

const LEADS: Partial<Readonly<Record<ReverseEvent['kind'], string>>> = { undone, redone, restarted };

const SPOKEN: Partial<Readonly<Record<ReverseEvent['kind'], string>>> = {
  blocked: reverseTexts.blocked,
  'nothing-to-pull': reverseTexts.nothingToPull,
  'cannot-walk': reverseTexts.cannotWalk,
};

/** The moves that solve the level forward, from the last time it was solved in reverse. */
let solution: readonly Direction[] = [];

function playForward(): void {
  leaveReverse();
  showSolution(solution, []);
}

function report(event: ReverseEvent, now: ReverseSession): void {
  const lead = event.kind === 'pulled' ? reverseTexts.pulled[event.direction] : LEADS[event.kind];
  const { boxes, boxesAtStart } = reverseCounts(now);
  if (lead) notifySokoban({ tone: 'calm', lead, rest: reverseTexts.left(boxes - boxesAtStart) });
  const spoken = SPOKEN[event.kind];
  if (spoken) notifySokoban(notice.peek(), spoken);
  if (event.kind !== 'solved') return;
  solution = event.solution;
  focusPlay();
  const actions = [{ word: reverseTexts.playForward, main: true, act: playForward }];
  notifySokoban({ tone: 'seal', strong: true, lead: reverseTexts.solved, rest: reverseTexts.solvedRest, actions });
}

/** Plays the solved game forward; false if it isn't solved. */
export function finishReverse(): boolean {
  const now = reverseSession.peek();
  if (!now) return false;
  const { boxes, boxesAtStart, moves } = reverseCounts(now);
  if (boxesAtStart < boxes || moves === 0) return false;
  playForward();
  return true;
}

/** Returns whether the position changed. */
export function performReverse(command: ReverseCommand): boolean {
  const before = reverseSession.value;
  if (!before) return false;
  const { state, events } = actReverse(before, command);
  reverseSession.value = state;
  if (setting('sound')) void import('../../sound/event-sounds.js').then(({ soundEvents }) => soundEvents(events));
  for (const event of events) report(event, state);
  return state.game !== before.game;
}
