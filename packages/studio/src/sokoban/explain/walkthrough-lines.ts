// A solution told run by run: what each run does and why, under headings that say what the runs are for. Words said before
// are not repeated.

import { type Sentence, sentenceParts, sentenceText } from '@masu/core/base/sentence-parts.js';
import type { ExplainedRun, Explanation } from './explain.js';
import type { RunFact } from './facts.js';
import { type Names, namesIn } from './names.js';
import {
  deliveryHeading,
  ENGLISH_EXPLANATION,
  type ExplanationTexts,
  headSentence,
  inTurnsSentence,
  joinedSentences,
  runSentence,
} from './sentences.js';
import { type RunGroup, runGroups, walkthrough } from './summary.js';

/** A line of the walkthrough: the runs it tells, from the first up to but not including the second. */
interface SpokenLine {
  readonly runs: readonly [from: number, to: number];
  readonly reasons: readonly RunFact[];
  readonly text: Sentence;
  /** What the runs from here on are for, ending in a colon; only where another group begins. */
  readonly heading?: Sentence;
}

/** What a group of runs is for, ending in a colon. */
function groupHeading(group: RunGroup, { runs }: Explanation, texts: ExplanationTexts, names: Names): Sentence {
  if (group.kind === 'for') return deliveryHeading(runs[group.delivery] as ExplainedRun, names, texts);
  const { deliveries, needless } = texts.group;
  const [from, to] = group.runs;
  return sentenceParts(group.kind === 'deliveries' ? deliveries({ count: to - from }) : needless);
}

export function walkthroughLines(
  explanation: Explanation,
  texts: ExplanationTexts = ENGLISH_EXPLANATION,
  names: Names = namesIn(explanation),
): SpokenLine[] {
  const said = new Map<string, number>();
  const groups = runGroups(explanation.runs);
  const headed = (first: number): { readonly heading?: Sentence } => {
    const group = groups.find(({ runs: [from] }) => from === first);
    return group ? { heading: groupHeading(group, explanation, texts, names) } : {};
  };
  return walkthrough(explanation).map((line, index): SpokenLine => {
    if (line.kind === 'in-turns') {
      const { from, to, boxes } = line;
      return { ...headed(from), runs: [from, to], reasons: [], text: inTurnsSentence(boxes, names, texts) };
    }
    const head = headSentence(explanation.runs[line.run] as ExplainedRun, names, texts);
    const reasons = line.reasons.map((fact) => runSentence(fact, names, texts));
    const text = joinedSentences([head, ...reasons], texts);
    const key = sentenceText(text);
    const earlier = said.get(key);
    if (earlier === undefined) said.set(key, index + 1);
    const isRepeated = earlier !== undefined && reasons.length > 0;
    return {
      ...headed(line.run),
      runs: [line.run, line.run + 1],
      reasons: line.reasons,
      text: isRepeated ? joinedSentences([head, sentenceParts(texts.again({ line: earlier }))], texts) : text,
    };
  });
}
