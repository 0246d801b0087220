// The answers of `questions.ts` as sentences, in the words of the player's language. They say only what is asked for: the
// idea of a hint names no push, and what a level takes has neither its plan nor its first push before it is solved.

import type { Sentence } from '@masu/core/base/sentence-parts.js';
import type { Explanation } from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact } from '@masu/studio/sokoban/explain/facts.js';
import { type Names, namesIn } from '@masu/studio/sokoban/explain/names.js';
import {
  aimSentence,
  type ExplanationTexts,
  headSentence,
  joinedSentences,
  levelSentence,
  lossClause,
  pushVerdictSentence,
  runSentence,
} from '@masu/studio/sokoban/explain/sentences.js';
import { rankedFacts, runReasons, summaryFacts } from '@masu/studio/sokoban/explain/summary.js';
import { walkthroughLines } from '@masu/studio/sokoban/explain/walkthrough-lines.js';
import { gameTimeline } from '../history.js';
import { boxLetters } from '../sokoban/box-letters.js';
import { reasonStep } from '../sokoban/hint-plan.js';
import {
  isSokobanSolved,
  type SokobanSession,
  sokobanHint,
  sokobanPosition,
  sokobanTimeline,
} from '../sokoban/session.js';
import { type ExplainState, type ExplainTopic, foundExplanation } from './questions.js';

/** Whether sentences with letters and numbers are shown, so that the board has to show them too. */
export function hasNames(session: SokobanSession, state: ExplainState, texts: ExplanationTexts): boolean {
  if ((['push', 'lost', 'replay', 'idea'] as const).some((topic) => foundExplanation(session, state, topic)))
    return true;
  // The first step of a hint may have no idea to add.
  const step = reasonStep(sokobanHint(session)?.detail);
  return step !== undefined && hintLine(session, state, texts, step) !== undefined;
}

/** The sentences that are shown, whatever they are about. */
export function shownSentences(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
): readonly Sentence[] {
  const step = reasonStep(sokobanHint(session)?.detail);
  const sentences = [
    judgedPushLine(session, state, texts),
    lostReason(session, state, texts),
    step && hintLine(session, state, texts, step),
    runLine(session, state, texts)?.text,
    ...(ideaLines(session, state, texts) ?? []),
  ];
  return sentences.flatMap((sentence) => (sentence ? [sentence] : []));
}

function explanationTo(session: SokobanSession, state: ExplainState, topic: ExplainTopic): Explanation | undefined {
  const report = foundExplanation(session, state, topic);
  return report?.verdict === 'explained' ? { ...report, level: session.game.level } : undefined;
}

/** Names in the current position. */
function namesNow(session: SokobanSession): Names {
  const position = sokobanPosition(session);
  const letters = boxLetters(session);
  return namesIn(
    { level: session.game.level, position },
    position.boxes.map((cell) => letters.get(cell) ?? ''),
  );
}

/** Facts that name a push, or are true of one solution only. */
const SPOILERS: ReadonlySet<LevelFact['kind']> = new Set([
  'first-push',
  'first-box',
  'push-trap',
  'safe-after',
  'plan',
  'deliver-after',
  'makes-room',
]);

/** What is left of a fact for who has not seen the solution; undefined if nothing is. */
function withoutSpoiler(fact: LevelFact): LevelFact | undefined {
  if (SPOILERS.has(fact.kind) || ('push' in fact && fact.push > 0)) return undefined;
  return fact.kind === 'detour' ? { ...fact, boxes: [] } : fact;
}

/** Reasons that say where a run ends: they belong to the push, not to the choice of the box. */
const ENDS: ReadonlySet<string> = new Set(['stops', 'way-blocked', 'goal-order', 'only-push']);

/**
 * What the hint adds. 1: the most telling thing that every solution from here has to do. 2: why this box is
 * next. 3: where the run of pushes leads, and why it ends there.
 */
export function hintLine(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
  step: 1 | 2 | 3,
): Sentence | undefined {
  const answer = explanationTo(session, state, 'hint');
  const [run] = answer?.runs ?? [];
  if (!answer || !run) return undefined;
  const names = namesNow(session);
  if (step === 1) {
    const [fact] = rankedFacts(answer).flatMap((each) => withoutSpoiler(each) ?? []);
    return fact && levelSentence(fact, names, texts);
  }
  const reasons = runReasons(run, answer.position.boxes.length)
    .filter(({ kind }) => ENDS.has(kind) === (step === 3))
    .map((fact) => runSentence(fact, names, texts));
  const told = [...(step === 3 ? [headSentence(run, names, texts)] : []), ...reasons];
  return told.length === 0 ? undefined : joinedSentences(told, texts);
}

/** Why the position can't be solved, without a period; undefined if there is no more to say than that. */
export function lostReason(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
): Sentence | undefined {
  const report = foundExplanation(session, state, 'lost');
  const loss = report?.verdict === 'lost' ? report.loss : undefined;
  return loss && loss.by !== 'search' ? lossClause(loss, namesNow(session), texts) : undefined;
}

/** The answer to "Why not this push?". */
export function judgedPushLine(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
): Sentence | undefined {
  const report = foundExplanation(session, state, 'push');
  return report?.verdict === 'judged' ? pushVerdictSentence(report.judged, namesNow(session), texts) : undefined;
}

/** What the level takes, at most six sentences; undefined if it is not known. */
export function ideaLines(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
): readonly Sentence[] | undefined {
  const answer = explanationTo(session, state, 'idea');
  if (!answer) return undefined;
  const names = namesIn(answer);
  const facts = summaryFacts(answer);
  const spoken = isSokobanSolved(session) ? facts : facts.flatMap((fact) => withoutSpoiler(fact) ?? []);
  return spoken.map((fact) => levelSentence(fact, names, texts));
}

/** The run that the replay is in, or comes to next: its number, the number of all, its sentences, and what it is for. */
export function runLine(
  session: SokobanSession,
  state: ExplainState,
  texts: ExplanationTexts,
): { readonly line: number; readonly lines: number; readonly text: Sentence } | undefined {
  const answer = explanationTo(session, state, 'replay');
  if (!answer) return undefined;
  const { index } = gameTimeline(session);
  const pushCount = sokobanTimeline(session).pushes.filter((move) => move <= index).length;
  const lines = walkthroughLines(answer, texts);
  const at = lines.findIndex(({ runs: [, to] }) => (answer.runs[to - 1]?.pushes[1] ?? 0) > pushCount);
  const line = at < 0 ? lines.length - 1 : at;
  const spoken = lines[line];
  if (!spoken) return undefined;
  const [first] = spoken.runs;
  const { serves } = answer.runs[first] ?? {};
  const delivery = serves === undefined ? undefined : answer.runs[serves];
  const aim = serves === first ? [] : [aimSentence(delivery, namesIn(answer), texts)];
  return { line: line + 1, lines: lines.length, text: joinedSentences([spoken.text, ...aim], texts) };
}
