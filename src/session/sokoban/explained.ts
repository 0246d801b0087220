// The answers of `explaining.ts` as sentences, in the words of the player's language. Only what is asked for is told: the
// idea of a hint names no push, and what a level takes has neither its plan nor its first push before it is solved.
// Separate from the session, because only who asks loads the words.

import type { ExplainReport } from '../../jobs/index.js';
import {
  boxLetter,
  type ExplainWords,
  type Explanation,
  type LevelFact,
  levelSentence,
  type Names,
  namesIn,
  pushVerdictSentence,
  rankedFacts,
  runReasons,
  runSentence,
  summaryFacts,
  walkthroughLines,
} from '../../sokoban/index.js';
import { timelineOf } from '../history.js';
import type { ExplainTopic } from './event.js';
import { explanationOf, trackedBoxes } from './explaining.js';
import { isSokobanSolved, type SokobanSession, sokobanPosition, sokobanTimeline } from './session.js';

/** The letter of each box, by the cell it is on: A, B, … in reading order of the start. */
export function boxLetters(session: Pick<SokobanSession, 'game'>): ReadonlyMap<number, string> {
  return new Map(trackedBoxes(session).map((cell, box) => [cell, boxLetter(box)]));
}

function explanationTo(session: SokobanSession, topic: ExplainTopic): Explanation | undefined {
  const report: ExplainReport | undefined = explanationOf(session, topic);
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

/** Step 1 of a hint: the most telling thing that every solution from here has to do. */
export function hintIdea(session: SokobanSession, words: ExplainWords): string | undefined {
  const found = explanationTo(session, 'hint');
  if (!found) return undefined;
  const [fact] = rankedFacts(found).flatMap((each) => withoutSpoiler(each) ?? []);
  return fact && levelSentence(fact, namesNow(session), words);
}

/** Reasons that say where a box stops: they belong to the run, not to the choice of the box. */
const STOPS: ReadonlySet<string> = new Set(['stops', 'way-blocked', 'goal-order', 'only-push']);

/** Step 2: the box by its letter, and why it is the next. */
export function hintReason(session: SokobanSession, words: ExplainWords): string | undefined {
  const found = explanationTo(session, 'hint');
  const [run] = found?.runs ?? [];
  if (!found || !run) return undefined;
  const names = namesNow(session);
  const reasons = runReasons(run, found.position.boxes.length).filter(({ kind }) => !STOPS.has(kind));
  return reasons.map((fact) => runSentence(fact, names, words)).join(' ') || undefined;
}

/** Step 3: where the push leads, and why it stops there. */
export function hintRun(session: SokobanSession, words: ExplainWords): string | undefined {
  const found = explanationTo(session, 'hint');
  const [run] = found?.runs ?? [];
  if (!found || !run) return undefined;
  const names = namesNow(session);
  const reasons = runReasons(run, found.position.boxes.length).filter(({ kind }) => STOPS.has(kind));
  return [words.head(run, names), ...reasons.map((fact) => runSentence(fact, names, words))].join(' ');
}

/** Why the position can't be solved, without a period; undefined if there is no more to say than that. */
export function lostReason(session: SokobanSession, words: ExplainWords): string | undefined {
  const report = explanationOf(session, 'lost');
  const loss = report?.verdict === 'lost' ? report.loss : undefined;
  return loss && words.loss(loss, namesNow(session), 'now');
}

/** The answer to "Why not this push?". */
export function explainedPush(session: SokobanSession, words: ExplainWords): string | undefined {
  const report = explanationOf(session, 'push');
  return report?.verdict === 'judged' ? pushVerdictSentence(report.judged, namesNow(session), words) : undefined;
}

/** What the level takes, at most six sentences; undefined if it is not known. */
export function ideaLines(session: SokobanSession, words: ExplainWords): readonly string[] | undefined {
  const found = explanationTo(session, 'idea');
  if (!found) return undefined;
  const names = namesIn(found);
  const facts = summaryFacts(found);
  const told = isSokobanSolved(session) ? facts : facts.flatMap((fact) => withoutSpoiler(fact) ?? []);
  return told.map((fact) => levelSentence(fact, names, words));
}

/** The run that the replay is in, or comes to next: its number, the number of all, and its sentences. */
export function explainedRun(
  session: SokobanSession,
  words: ExplainWords,
): { readonly line: number; readonly lines: number; readonly text: string } | undefined {
  const found = explanationTo(session, 'replay');
  if (!found) return undefined;
  const { index } = timelineOf(session);
  const made = sokobanTimeline(session).pushes.filter((move) => move <= index).length;
  const lines = walkthroughLines(found, words);
  const at = lines.findIndex(({ runs: [, to] }) => (found.runs[to - 1]?.pushes[1] ?? 0) > made);
  const line = at < 0 ? lines.length - 1 : at;
  const { text } = lines[line] ?? {};
  return text === undefined ? undefined : { line: line + 1, lines: lines.length, text };
}
