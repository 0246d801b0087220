// The words of hints, loaded when the first is requested.

import { defined } from '@masu/core/base/defined.js';
import { type Sentence, sentenceParts } from '@masu/core/base/sentence-parts.js';
import type { NoHint, SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { reasonStep, type SokobanDetail, type SokobanHint } from '@masu/engine/session/sokoban/hint-plan.js';
import { hintMoves, type SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { signal } from '@preact/signals';
import { notifySokoban, speak } from '../../app/notice.js';
import { sideTexts } from '../../texts/side.js';
import { boxInMessage, goalInMessage } from './message-names.js';
import { showSolution } from './replay.js';
import { sokobanSession } from './state.js';

function hintStepMessage(now: SokobanSession, hint: SokobanHint, detail: SokobanDetail): string {
  const hintWords = sideTexts.hint;
  if (detail === 1) return hintWords.regionText[hint.region];
  if (detail === 5) return hintWords.solutionText(hint.pushesLeft, hint.isOptimal);
  const box = boxInMessage(now, hint.push.from);
  if (detail === 2) return hintWords.boxText(box);
  return detail === 3
    ? hintWords.goalText(box, goalInMessage(now, hint.goal))
    : hintWords.pushText(box, hint.push.direction);
}

/** What one step of a hint says: its sentence, then its idea or reason, or what the marks on the board are. */
export function hintStepSentences(
  now: SokobanSession,
  hint: SokobanHint,
  detail: SokobanDetail,
): readonly [Sentence, ...Sentence[]] {
  const step = detail === 3 ? undefined : reasonStep(detail);
  const reason = step && loadedReasons.value?.hint(now, step);
  const lead = sentenceParts(hintStepMessage(now, hint, detail));
  if (reason) return [lead, reason];
  return detail === 2 ? [lead, sentenceParts(sideTexts.hint.legend)] : [lead];
}

/** Plays the rest of the known solution on the board. */
export function playHint(): void {
  const now = sokobanSession.peek();
  if (now) showSolution(hintMoves(now, 'all'));
}

interface Reasons {
  /** The idea or reason of a step of the hint. */
  readonly hint: (now: SokobanSession, step: 1 | 2 | 3) => Sentence | undefined;
  /** Why the position is lost. */
  readonly lost: (now: SokobanSession) => Sentence | undefined;
}

/** Set by what explains, once it is loaded. */
export const loadedReasons = signal<Reasons | undefined>(undefined);

/** The open step, with its idea or reason. */
export function notifyHint(now: SokobanSession, hint: SokobanHint): void {
  const { detail } = hint;
  // On a phone the panel with its button is off screen.
  const actions = detail === 5 ? { actions: [{ word: sideTexts.hint.play, main: true, act: playHint }] } : {};
  const [lead, rest] = hintStepSentences(now, hint, detail);
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
