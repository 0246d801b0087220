// What is explained on the Sokoban page: the questions of the player, the jobs that answer them, and the answers in the
// language of the page. Loaded with the first question or hint; it then follows the session by itself.

import { computed, effect, signal, untracked } from '@preact/signals';
import { loadExplainWords } from '../../../languages/explain-words.js';
import {
  actExplain,
  boxLetters,
  type ExplainCommand,
  type ExplainEvent,
  explainJobs,
  hasNames,
  hintLine,
  JobRunner,
  lostReason,
  NOTHING_EXPLAINED,
  pushLine,
  sokobanHint,
} from '../../../session/index.js';
import { ENGLISH_EXPLAIN_WORDS, type Level } from '../../../sokoban/index.js';
import { catalogLanguage } from '../../language.js';
import { explainTexts } from '../../texts/explain.js';
import { singleWorkers } from '../../workers.js';
import { notifyHint } from '../state/hint-messages.js';
import { notify } from '../state/notify.js';
import { labels, perform, session } from '../state/state.js';
import { boardLabels } from './board-labels.js';

/** Sentences in the language of the page; in English if they can't be loaded. */
export const words = await loadExplainWords(catalogLanguage).catch(() => ENGLISH_EXPLAIN_WORDS);

export const explained = signal(NOTHING_EXPLAINED);
/** The player chooses the push to ask about. */
export const isAsking = signal(false);

const newRunner = (): JobRunner<ExplainCommand> =>
  new JobRunner({ engine: async () => (await singleWorkers()).singleEngine('explain'), take: explain });

let runner = newRunner();
let level: Level | undefined;

export function explain(command: ExplainCommand): void {
  const now = session.peek();
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

/** The open step of the hint with its idea or reason, in the message under the board. */
function tellHint(): void {
  const now = session.peek();
  const hint = now && sokobanHint(now);
  const line = hint && hint.detail < 4 && hintLine(now, explained.peek(), words, hint.detail as 1 | 2 | 3);
  if (hint && line) notifyHint(now, hint, line);
}

function tell(event: ExplainEvent): void {
  const now = session.peek();
  if (event.kind === 'helped') perform({ kind: 'count-hint' });
  else if (now && event.topic === 'hint') tellHint();
  else if (now && event.topic === 'push') {
    const line = pushLine(now, explained.peek(), words) ?? explainTexts.failed;
    notify({ tone: 'calm', lead: line });
  } else if (now && event.topic === 'lost') {
    const reason = lostReason(now, explained.peek(), words);
    if (reason) notify({ tone: 'ink', lead: explainTexts.lost(reason), strong: true });
  }
}

effect(() => {
  const now = session.value;
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

const openHint = computed(() => session.value?.hint);

// After the message of the step itself.
effect(() => {
  if (openHint.value?.kind === 'open') setTimeout(tellHint, 0);
});

/** Letters and numbers are on the board only while something names them. */
effect(() => {
  const now = session.value;
  const isNamed = now && (isAsking.value || hasNames(now, explained.value));
  labels.value = isNamed ? boardLabels(boxLetters(now), now.game.level.goals) : undefined;
});
