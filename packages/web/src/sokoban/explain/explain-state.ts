// What is explained on the Sokoban page: the questions of the player, the jobs that answer them, and the answers in the
// language of the page. Loaded with the first question or hint; it then follows the session by itself.

import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { boxLetters, hasNames, hintLine, judgedPushLine, lostReason } from '@masu/engine/session/explain/lines.js';
import {
  actExplain,
  type ExplainCommand,
  type ExplainEvent,
  explainJobs,
  NOTHING_EXPLAINED,
} from '@masu/engine/session/explain/questions.js';
import { JobRunner } from '@masu/engine/session/job-runner.js';
import { reasonStep } from '@masu/engine/session/sokoban/hint-plan.js';
import { sokobanHint } from '@masu/engine/session/sokoban/session.js';
import { effect, signal, untracked } from '@preact/signals';
import { notifySokoban } from '../../app/notice.js';
import { explainTexts } from '../../texts/explain.js';
import { explanationTexts } from '../../texts/explanation.js';
import { singleWorkers } from '../../workers.js';
import { hintReason, notifyHint } from '../state/hint-messages.js';
import { labels, performSokoban, sokobanSession } from '../state/state.js';
import { boardLabels } from './board-labels.js';

export const explained = signal(NOTHING_EXPLAINED);

/** The player chooses the push to ask about. */
export const isAsking = signal(false);

const newRunner = (): JobRunner<ExplainCommand> =>
  new JobRunner({ engine: async () => (await singleWorkers()).singleEngine('explain'), take: explain });

let runner = newRunner();

let level: Level | undefined;

export function explain(command: ExplainCommand): void {
  const now = sokobanSession.peek();
  if (!now) return;
  const { state, events } = actExplain(now, explained.peek(), command);
  explained.value = state;
  for (const event of events) tell(event);
}

export function toggleAsking(): void {
  isAsking.value = !isAsking.peek();
  if (!isAsking.peek()) explain({ kind: 'close-push' });
}

export const toggleIdea = (): void => explain({ kind: 'show-idea', on: !explained.peek().isIdeaShown });

export const toggleReplay = (): void => explain({ kind: 'explain-replay', on: !explained.peek().isReplayExplained });

hintReason.of = (now, { detail }) => {
  const step = detail === 3 ? undefined : reasonStep(detail);
  const line = step && hintLine(now, explained.peek(), explanationTexts, step);
  return line && sentenceText(line);
};

function tell(event: ExplainEvent): void {
  const now = sokobanSession.peek();
  if (event.kind === 'helped') performSokoban({ kind: 'count-hint' });
  else if (!now) return;
  else if (event.topic === 'push') {
    const verdict = judgedPushLine(now, explained.peek(), explanationTexts);
    notifySokoban(verdict ? sentenceText(verdict) : explainTexts.failed);
  } else if (event.topic === 'hint') {
    // The open step of the hint with its idea or reason, in the message under the board.
    const hint = sokobanHint(now);
    if (hint && hintReason.of?.(now, hint)) notifyHint(now, hint);
  } else if (event.topic === 'lost') {
    const reason = lostReason(now, explained.peek(), explanationTexts);
    if (reason) notifySokoban({ tone: 'ink', lead: explainTexts.lost(sentenceText(reason)), strong: true });
  }
}

effect(() => {
  const now = sokobanSession.value;
  const state = explained.value;
  untracked(() => {
    if (now?.game.level !== level) {
      runner.close();
      runner = newRunner();
      level = now?.game.level;
      isAsking.value = false;
      // If it changes, this runs again.
      explained.value = NOTHING_EXPLAINED;
    }
    if (now && explained.peek() === state) runner.update(explainJobs(now, state));
  });
});

/** Letters and numbers are on the board only while something names them. */
effect(() => {
  const now = sokobanSession.value;
  const isNamed = now && (isAsking.value || hasNames(now, explained.value, explanationTexts));
  labels.value = isNamed ? boardLabels(boxLetters(now), now.game.level.goals) : undefined;
});
