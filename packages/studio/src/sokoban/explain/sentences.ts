// The text of an explanation: facts and runs with their sentences, in the language of the words given.

import { rowColumn } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { Walks } from '@masu/core/sokoban/rules/walks.js';
import type { ExplainedRun, Explanation, PushVerdict } from './explain.js';
import type { LevelFact, RunFact } from './facts.js';
import { type RunGroup, runGroups, walkthrough } from './summary.js';
import { boxLetter, ENGLISH_EXPLAIN_WORDS, type ExplainWords, type Names } from './words.js';

/** Whether a walk at most leads from the start to the position. */
function isStartOf({ width, walls, start }: Level, { boxes, player }: Position): boolean {
  if (!boxes.every((box, index) => box === start.boxes[index])) return false;
  const blocked = Uint8Array.from(walls);
  for (const box of boxes) blocked[box] = 1;
  const walks = new Walks(width, blocked);
  walks.flood(start.player, [player]);
  return player === start.player || walks.steps(player) >= 0;
}

/** `letters`: what the boxes of the position are called, in its reading order (default: A, B, …). */
export function namesIn(
  { level, position }: Pick<Explanation, 'level' | 'position'>,
  letters?: readonly string[],
): Names {
  return {
    box: (box) => letters?.[box] ?? boxLetter(box),
    goal: (goal) => String(goal + 1),
    cell: (cell) => {
      const [row, column] = rowColumn(cell, level.width);
      return [row + 1, column + 1];
    },
    isStart: isStartOf(level, position),
    goalCount: level.goals.length,
  };
}

/** A row of words takes the facts of its kind. */
type AnyRow = (fact: LevelFact | RunFact, names: Names) => string;

export const levelSentence = (fact: LevelFact, names: Names, words: ExplainWords = ENGLISH_EXPLAIN_WORDS): string =>
  (words.level[fact.kind] as AnyRow)(fact, names);

export const runSentence = (fact: RunFact, names: Names, words: ExplainWords = ENGLISH_EXPLAIN_WORDS): string =>
  (words.run[fact.kind] as AnyRow)(fact, names);

/** A line of the walkthrough: the runs it tells, from the first up to but not including the second. */
interface SpokenLine {
  readonly runs: readonly [from: number, to: number];
  readonly reasons: readonly RunFact[];
  readonly text: string;
  /** What the runs from here on are for, ending in a colon; only where another group begins. */
  readonly heading?: string;
}

/** What a group of runs is for, ending in a colon. */
function groupHeading(group: RunGroup, { runs }: Explanation, words: ExplainWords, names: Names): string {
  if (group.kind === 'for') return words.group.for(runs[group.delivery] as ExplainedRun, names);
  return words.group[group.kind](group.runs[1] - group.runs[0]);
}

/** The solution run by run. Words said before are not repeated. */
export function walkthroughLines(
  explanation: Explanation,
  words: ExplainWords = ENGLISH_EXPLAIN_WORDS,
  names: Names = namesIn(explanation),
): SpokenLine[] {
  const said = new Map<string, number>();
  const groups = runGroups(explanation.runs);
  const headed = (first: number): { readonly heading?: string } => {
    const group = groups.find(({ runs: [from] }) => from === first);
    return group ? { heading: groupHeading(group, explanation, words, names) } : {};
  };
  return walkthrough(explanation).map((line, index): SpokenLine => {
    if (line.kind === 'in-turns') {
      const { from, to, boxes } = line;
      return { ...headed(from), runs: [from, to], reasons: [], text: words.inTurns(boxes, names) };
    }
    const head = words.head(explanation.runs[line.run] as ExplainedRun, names);
    const reasons = line.reasons.map((fact) => runSentence(fact, names, words));
    const text = [head, ...reasons].join(' ');
    const earlier = said.get(text);
    if (earlier === undefined) said.set(text, index + 1);
    const isRepeated = earlier !== undefined && reasons.length > 0;
    return {
      ...headed(line.run),
      runs: [line.run, line.run + 1],
      reasons: line.reasons,
      text: isRepeated ? `${head} ${words.again(earlier)}` : text,
    };
  });
}

/** The answer to "Why not this push?". */
export const pushVerdictSentence = (
  verdict: PushVerdict,
  names: Names,
  words: ExplainWords = ENGLISH_EXPLAIN_WORDS,
): string => words.push(verdict, names);
