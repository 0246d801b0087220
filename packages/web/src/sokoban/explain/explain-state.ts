// What is explained on the Sokoban page: the questions of the player, the jobs that answer them, and the answers in the
// language of the page. Loaded with the first question or hint; it then follows the session by itself.

import { markedSentence, type Sentence, sentenceParts } from '@masu/core/base/sentence-parts.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { hintLine, judgedPushLine, lostReason, shownSentences } from '@masu/engine/session/explain/lines.js';
import {
  actExplain,
  type ExplainCommand,
  type ExplainEvent,
  explainJobs,
  NOTHING_EXPLAINED,
} from '@masu/engine/session/explain/questions.js';
import { JobRunner } from '@masu/engine/session/job-runner.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { sokobanHint } from '@masu/engine/session/sokoban/session.js';
import { effect, signal, untracked } from '@preact/signals';
import { type NoticeAction, notifySokoban } from '../../app/notice.js';
import { explainTexts } from '../../texts/explain.js';
import { explanationTexts } from '../../texts/explanation.js';
import { singleWorkers } from '../../workers.js';
import { loadedReasons, notifyHint } from '../state/hint-messages.js';
import { explainedSentences } from '../state/naming.js';
import { commandTaker, isAsking, performSokoban, sokobanSession } from '../state/state.js';
import { type AskedPush, lightAnswer, pushOfCommand, showGhost, takeBackGhost } from './ghost-push.js';

/** Commands of the player's own that may push. */
const PUSHING: ReadonlySet<SokobanCommand['kind']> = new Set(['move', 'push-until-blocked', 'push-to', 'touch']);

/** All commands of the player's own that change what the board shows; the others are answers of workers. */
const OWN: ReadonlySet<SokobanCommand['kind']> = new Set([
  ...PUSHING,
  ...(['walk-until-blocked', 'walk-to', 'select-box', 'deselect', 'undo', 'redo', 'restart', 'go-to'] as const),
]);

export const explained = signal(NOTHING_EXPLAINED);

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

/** Asks about a push, and shows it meanwhile. */
export function askPush(push: AskedPush): void {
  const now = sokobanSession.peek();
  if (!now) return;
  showGhost(now, push);
  explain({ kind: 'ask-push', ...push });
}

/** While the player asks, a push is a question; walks and all other commands are what they are. */
function takeAsked(command: SokobanCommand): boolean {
  if (!OWN.has(command.kind)) return false;
  takeBackGhost();
  const push = PUSHING.has(command.kind) ? pushOfCommand(command) : undefined;
  if (push) askPush(push);
  return push !== undefined;
}

const DONE: NoticeAction = { word: explainTexts.done, act: () => toggleAsking() };

function endAsking(): void {
  isAsking.value = false;
  commandTaker.take = undefined;
  takeBackGhost();
}

export function toggleAsking(): void {
  if (isAsking.peek()) {
    endAsking();
    explain({ kind: 'close-push' });
    notifySokoban(undefined, '');
  } else {
    isAsking.value = true;
    commandTaker.take = takeAsked;
    notifySokoban({ tone: 'calm', lead: explainTexts.doIt, actions: [DONE] });
  }
}

export const toggleIdea = (): void => explain({ kind: 'show-idea', on: !explained.peek().isIdeaShown });

export const toggleReplay = (): void => explain({ kind: 'explain-replay', on: !explained.peek().isReplayExplained });

loadedReasons.value = {
  hint: (now, step) => hintLine(now, explained.value, explanationTexts, step),
  lost: (now) => lostReason(now, explained.value, explanationTexts),
};

/** Why the position is lost, as a sentence of its own. */
export const lostSentence = (reason: Sentence): Sentence => sentenceParts(explainTexts.lost(markedSentence(reason)));

function tell(event: ExplainEvent): void {
  const now = sokobanSession.peek();
  if (event.kind === 'helped') performSokoban({ kind: 'count-hint' });
  else if (!now) return;
  else if (event.topic === 'push') {
    const verdict = judgedPushLine(now, explained.peek(), explanationTexts);
    if (verdict) lightAnswer(now, verdict);
    else takeBackGhost();
    const actions = isAsking.peek() ? [DONE] : [];
    notifySokoban({ tone: 'calm', lead: verdict ?? explainTexts.failed, actions });
  } else if (event.topic === 'hint') {
    // The open step of the hint with its idea or reason, in the message under the board.
    const hint = sokobanHint(now);
    if (hint) notifyHint(now, hint);
  } else if (event.topic === 'lost') {
    const reason = lostReason(now, explained.peek(), explanationTexts);
    if (reason) notifySokoban({ tone: 'ink', lead: lostSentence(reason), strong: true });
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
      endAsking();
      // If it changes, this runs again.
      explained.value = NOTHING_EXPLAINED;
    }
    if (now && explained.peek() === state) runner.update(explainJobs(now, state));
  });
});

/** Letters, numbers, and marks are on the board only while something names them. */
effect(() => {
  const now = sokobanSession.value;
  explainedSentences.value = now ? shownSentences(now, explained.value, explanationTexts) : [];
});
