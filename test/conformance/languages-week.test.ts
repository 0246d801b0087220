// A week of play, chosen by the seed: all that solvers, explainers, graders, and reviews say in it is said in every
// language, by its own messages and never by the English ones.

import type { LanguageId } from '@masu/core/base/languages.js';
import { isMessageFacts, type MessageFacts } from '@masu/core/base/message.js';
import { type Sentence, sentenceText } from '@masu/core/base/sentence-parts.js';
import { english as EXPLANATION } from '@masu/core/base/texts/en/explanation.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { factsSentence } from '@masu/engine/languages/sentence.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { futoshikiReasons } from '@masu/solve/futoshiki/solve/explain/grade-reasons.js';
import { findHint } from '@masu/solve/futoshiki/solve/explain/hint.js';
import { analyzeFutoshiki } from '@masu/studio/futoshiki/analyze/analyze.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import { explainSokobanNow } from '@masu/studio/sokoban/explain/explain.js';
import { namesIn } from '@masu/studio/sokoban/explain/names.js';
import { type ExplanationTexts, levelSentence } from '@masu/studio/sokoban/explain/sentences.js';
import { rankedFacts } from '@masu/studio/sokoban/explain/summary.js';
import { walkthroughLines } from '@masu/studio/sokoban/explain/walkthrough-lines.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import { reasonFacts } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { expect, test } from 'vitest';
import { ownFutoshiki } from '../own-futoshiki.js';
import { tutorialCollections } from '../own-levels.js';
import { randomFor } from '../seed.js';
import { loadCatalog, OTHER_LANGUAGES } from '../translations.js';

const DAYS = 7;
const random = randomFor(1);
const oneOf = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;

/** What a generator returns. */
function finish<Value>(steps: Generator<unknown, Value, void>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** All facts of messages inside a value. */
function factsIn(value: unknown): MessageFacts[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isMessageFacts(value)) return [value];
  return Object.values(value).flatMap(factsIn);
}

/** Hints until it is solved, with a wrong digit and a digit fewer on the way. */
function playFutoshiki(level: FutoshikiLevel): MessageFacts[] {
  const digits = [...level.cells];
  const said: MessageFacts[] = [];
  for (let guard = 0; guard < level.size ** 2 + 1; guard++) {
    const hint = findHint(level, digits);
    said.push(...factsIn(hint));
    if (hint.kind !== 'digit') break;
    if (guard === 1) {
      const wrong = digits.with(hint.cell, (hint.digit % level.size) + 1);
      said.push(...factsIn(findHint(level, wrong)), ...factsIn(findHint({ ...level, cells: wrong })));
    }
    digits[hint.cell] = hint.digit;
  }
  const graded = gradeLevel(level);
  if (graded.verdict === 'graded') said.push(...futoshikiReasons(graded));
  const open = level.cells.findIndex((digit) => digit > 0);
  const fewer = { ...level, cells: open < 0 ? level.cells : level.cells.with(open, 0), inequalities: [] };
  return [...said, ...factsIn(finish(analyzeFutoshiki(level))), ...factsIn(findHint(fewer))];
}

function playSokoban(level: Level): MessageFacts[] {
  const graded = gradeSokobanNow(level);
  const reasons = graded.verdict === 'graded' ? graded.reasons.map(reasonFacts) : [];
  return [...reasons, ...factsIn(finish(analyzeSokoban(level)))];
}

function explained(level: Level, texts: ExplanationTexts): string[] {
  const made = explainSokobanNow(level);
  if (made.verdict !== 'explained') return [];
  const names = namesIn(made);
  const lines: readonly Sentence[] = [
    ...rankedFacts(made).map((fact) => levelSentence(fact, names, texts)),
    ...walkthroughLines(made, texts, names).flatMap(({ heading, text }) => (heading ? [heading, text] : [text])),
  ];
  return lines.map(sentenceText);
}

const puzzles = Array.from({ length: DAYS }, () => oneOf(oneOf(ownFutoshiki())[1]));
const levels = Array.from({ length: DAYS }, () => oneOf(oneOf(tutorialCollections())[1]));
const FACTS = [...puzzles.flatMap(playFutoshiki), ...levels.flatMap(playSokoban)];
const IN_ENGLISH = levels.flatMap((level) => explained(level, EXPLANATION));

test('a week says much', () => {
  expect(FACTS.length).toBeGreaterThan(100);
  expect(new Set(FACTS.map(({ table, key }) => `${table} ${key}`)).size).toBeGreaterThan(8);
  expect(IN_ENGLISH.length).toBeGreaterThan(20);
});

test.each(OTHER_LANGUAGES)('%s says all of it', async (id: LanguageId) => {
  const tables = { ...(await loadCatalog('errors', id)), ...(await loadCatalog('reasons', id)) };
  const said = FACTS.map((facts) => {
    const sentence = factsSentence(tables, facts, 9);
    return sentence ? sentenceText(sentence) : `not said: ${facts.table} ${facts.key}`;
  });
  const { explanation } = await loadCatalog('explanations', id);
  const own = levels.flatMap((level) => explained(level, explanation));
  expect(own).toHaveLength(IN_ENGLISH.length);
  expect(own.filter((text, index) => text === IN_ENGLISH[index])).toEqual([]);
  const isBroken = (text: string): boolean =>
    text.trim() === '' || /not said|undefined|NaN|\[object|[{}\uE000-\uE002]| {2}/.test(text);
  expect([...said, ...own].filter(isBroken)).toEqual([]);
});
