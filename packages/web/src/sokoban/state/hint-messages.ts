// The words of hints, loaded when the first is requested.

import { defined } from '@masu/core/base/defined.js';
import { rowColumn } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { NoHint, SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import type { SokobanDetail, SokobanHint } from '@masu/engine/session/sokoban/hint-plan.js';
import { hintMoves, type SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { notifySokoban, speak } from '../../app/notice.js';
import { sideTexts } from '../../texts/side.js';
import { showSolution } from './replay.js';
import { sokobanSession } from './state.js';

/** The sentence of one step of a hint. */
export function sokobanHintSentence(level: Level, hint: SokobanHint, detail: SokobanDetail): string {
  const hintWords = sideTexts.hint;
  if (detail === 1) return hintWords.regionText[hint.region];
  if (detail === 4) return hintWords.pushText[hint.push.direction];
  if (detail === 5) return hintWords.solutionText(hint.pushesLeft, hint.isOptimal);
  const [row, column] = rowColumn(detail === 3 ? hint.goal : hint.push.from, level.width);
  return hintWords[detail === 3 ? 'goalText' : 'boxText'](row + 1, column + 1);
}

/** Plays the rest of the known solution on the board. */
export function playHint(): void {
  const now = sokobanSession.peek();
  if (now) showSolution(hintMoves(now, 'all'));
}

/** The idea or reason of the open step; set by what explains, once it is loaded. */
export const hintReason: { of?: (now: SokobanSession, hint: SokobanHint) => string | undefined } = {};

/** The open step, with its idea or reason. */
export function notifyHint(now: SokobanSession, hint: SokobanHint): void {
  const { detail } = hint;
  // On a phone the panel with its button is off screen.
  const actions = detail === 5 ? { actions: [{ word: sideTexts.hint.play, main: true, act: playHint }] } : {};
  const rest = hintReason.of?.(now, hint);
  const lead = sokobanHintSentence(now.game.level, hint, detail);
  notifySokoban({ tone: 'calm', lead, ...defined({ rest }), ...actions });
}

function notifyHintEvent(event: SokobanEvent, now: SokobanSession): void {
  if (event.kind === 'hint-requested') notifySokoban(sideTexts.hint.searching);
  else if (event.kind === 'hint-canceled') notifySokoban(undefined, '');
  else if (event.kind === 'hint-opened') notifyHint(now, event.hint);
  else if (event.kind === 'no-hint') notifyNoHint(event.reason);
}

function notifyNoHint(reason: NoHint['reason']): void {
  const hintWords = sideTexts.hint;
  // A deadlock that the rules detect is shown already, with what to do about it.
  if (reason === 'deadlock') speak(hintWords.deadlock);
  else if (reason === 'unsolvable') notifySokoban({ tone: 'ink', lead: hintWords.deadlock, strong: true });
  else if (reason !== 'solved') notifySokoban(reason === 'failed' ? hintWords.failed : hintWords.nothing);
}

/** The hint may have changed while these words were loaded: only the current one is reported. */
export function notifyHintEvents(events: readonly SokobanEvent[], at: SokobanSession): void {
  if (sokobanSession.peek()?.hint !== at.hint) return;
  // A search that a push cancels needs no message: the push has its own.
  const isAlone = events.length === 1;
  for (const event of events) if (isAlone || event.kind !== 'hint-canceled') notifyHintEvent(event, at);
}
