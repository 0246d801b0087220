// Explanations in every language: a whole sentence for every kind of fact, which names the same boxes and goals as the
// English one.

import { LANGUAGE_IDS } from '@masu/core/base/languages.js';
import { type Sentence, sentenceText } from '@masu/core/base/sentence-parts.js';
import type { ExplainedRun, PushVerdict } from '@masu/studio/sokoban/explain/explain.js';
import type { LevelFact, Loss, RunFact } from '@masu/studio/sokoban/explain/facts.js';
import type { Names } from '@masu/studio/sokoban/explain/names.js';
import {
  aimSentence,
  deliveryHeading,
  ENGLISH_EXPLANATION,
  type ExplanationTexts,
  headSentence,
  inTurnsSentence,
  levelSentence,
  lossClause,
  pushVerdictSentence,
  runSentence,
} from '@masu/studio/sokoban/explain/sentences.js';
import { describe, expect, test } from 'vitest';
import { hasCapitals } from '../number-words.js';
import { loadCatalog } from '../translations.js';

const NAMES: Names = {
  box: (box) => `«b${box}»`,
  goal: (goal) => `«g${goal}»`,
  cell: (cell) => [100 + cell, 200 + cell],
  isStart: true,
  goalCount: 4,
};

const how = { unlessGivenUp: false, proof: 1 } as const;
const given = { unlessGivenUp: true, proof: 1 } as const;
const LOSSES: readonly Loss[] = [
  { by: 'no-more', ...how },
  { by: 'no-more', ...given },
  { by: 'stuck', boxes: [1], ...how },
  { by: 'stuck', boxes: [1, 2], ...given },
  { by: 'empty-goal', goals: [2], ...how },
  { by: 'empty-goal', goals: [0, 2], ...given },
  { by: 'core', boxes: [1], proof: 1 },
  { by: 'core', boxes: [1, 3], proof: 1 },
  { by: 'core', boxes: [0, 1, 3], proof: 1 },
  { by: 'at-most', count: 2, of: 4, ...how },
  { by: 'search', proof: 1 },
  ...(['corner', 'dead-square', 'frozen', 'pinned', 'goal-shortage'] as const).flatMap((rule): Loss[] => [
    { by: 'rule', rule, boxes: [2], ...how },
    { by: 'rule', rule, boxes: [0, 2], ...given },
    { by: 'rule', rule, boxes: [0, 1, 2], ...how },
  ]),
];

const must = { modal: 'must', proof: 1 } as const;
const here = { modal: 'here' } as const;
const loss: Loss = { by: 'no-more', ...how };
const LEVEL: { readonly [K in LevelFact['kind']]: readonly Extract<LevelFact, { readonly kind: K }>[] } = {
  'first-push': [{ kind: 'first-push', ...must, boxes: [1], direction: 'left', count: 5 }],
  'first-box': [{ kind: 'first-box', ...must, boxes: [1], count: 3 }],
  'off-goal': [{ kind: 'off-goal', ...must, boxes: [2] }],
  gate: [
    { kind: 'gate', ...must, boxes: [0] },
    { kind: 'gate', ...must, boxes: [0, 2] },
  ],
  'two-runs': [
    { kind: 'two-runs', ...must, boxes: [0] },
    { kind: 'two-runs', ...must, boxes: [0, 2] },
    { kind: 'two-runs', ...must, boxes: [0, 1, 2, 3] },
  ],
  detour: [
    { kind: 'detour', ...must, cells: [7], boxes: [1] },
    { kind: 'detour', ...must, cells: [7], boxes: [1, 2] },
    { kind: 'detour', ...must, cells: [7], boxes: [] },
  ],
  'goal-chain': [
    { kind: 'goal-chain', ...must, goals: [3, 0, 1], closes: true },
    { kind: 'goal-chain', ...must, goals: [1, 0], closes: false },
  ],
  'goal-first': [{ kind: 'goal-first', ...must, goals: [2] }],
  'goal-last': [{ kind: 'goal-last', ...must, goals: [2] }],
  'fill-before': [
    { kind: 'fill-before', ...must, goals: [2, 0], closes: true },
    { kind: 'fill-before', ...must, goals: [2, 0, 1], closes: true },
    { kind: 'fill-before', ...must, goals: [2, 0], closes: false },
  ],
  'move-before': [
    { kind: 'move-before', ...must, boxes: [2, 0], loses: true },
    { kind: 'move-before', ...must, boxes: [2, 0, 1], loses: false },
  ],
  'ends-on': [
    { kind: 'ends-on', ...must, boxes: [1], goals: [0, 3], pushes: [5, 1] },
    { kind: 'ends-on', ...must, boxes: [1], goals: [0, 3], pushes: [5, 4] },
  ],
  door: [
    { kind: 'door', ...must, cells: [5], count: 4, behind: 4, isAll: true },
    { kind: 'door', ...must, cells: [5], count: 2, behind: 4, isAll: true },
    { kind: 'door', ...must, cells: [5], count: 1, behind: 1, isAll: false },
    { kind: 'door', ...must, cells: [5], count: 2, behind: 3, isAll: false },
  ],
  'goal-trap': [{ kind: 'goal-trap', ...must, boxes: [1], goals: [0], push: 0, loss }],
  'push-trap': [{ kind: 'push-trap', ...must, boxes: [1], goals: [2], direction: 'up', push: 6, loss }],
  'safe-after': [
    { kind: 'safe-after', ...must, push: 0 },
    { kind: 'safe-after', ...must, push: 1 },
    { kind: 'safe-after', ...must, push: 8 },
  ],
  plan: [
    { kind: 'plan', ...here, aside: [], boxes: [1, 0], goals: [0, 1] },
    { kind: 'plan', ...here, aside: [2], boxes: [1, 0, 2], goals: [0, 1, 2] },
    { kind: 'plan', ...here, aside: [2, 3], boxes: [1, 0], goals: [0, 1] },
  ],
  'deliver-after': [
    { kind: 'deliver-after', ...here, push: 0, boxes: [1, 0] },
    { kind: 'deliver-after', ...here, push: 0, boxes: [3, 2, 1, 0] },
    { kind: 'deliver-after', ...here, push: 4, boxes: [1, 0] },
  ],
  'makes-room': [{ kind: 'makes-room', ...here, boxes: [1], count: 3 }],
};

const RUN: { readonly [K in RunFact['kind']]: readonly Extract<RunFact, { readonly kind: K }>[] } = {
  'only-push': [{ kind: 'only-push', ...must, count: 4 }],
  'only-box': [{ kind: 'only-box', ...must, count: 2 }],
  waits: [
    { kind: 'waits', ...must, boxes: [1], loses: true },
    { kind: 'waits', ...must, boxes: [1], loses: false },
  ],
  gate: [{ kind: 'gate', ...must }],
  'goal-order': [
    { kind: 'goal-order', ...must, goals: [2, 0] },
    { kind: 'goal-order', ...must, goals: [2, 0, 1] },
    { kind: 'goal-order', ...must, goals: [2, 0, 1, 3] },
  ],
  'too-early': [
    { kind: 'too-early', ...must, goals: [1], loss },
    { kind: 'too-early', ...must, goals: [0, 1, 2] },
  ],
  enables: (['track', 'stand', 'reach'] as const).flatMap((why) =>
    [true, false].map((isNext) => ({
      kind: 'enables',
      ...here,
      boxes: [1],
      run: 3,
      isNext,
      why,
      isOwn: why !== 'reach' || isNext,
      direction: 'down',
    })),
  ),
  'before-closed': [{ kind: 'before-closed', ...here, boxes: [1], run: 3 }],
  'any-time': [{ kind: 'any-time', ...here }],
  'either-order': [{ kind: 'either-order', ...here, boxes: [1] }],
  stops: [true, false].flatMap((isFirst) => [
    { kind: 'stops', ...here, why: 'reach', boxes: [], direction: 'up', isFirst },
    { kind: 'stops', ...here, why: 'reach', boxes: [2], direction: 'up', isFirst },
    { kind: 'stops', ...here, why: 'stand', boxes: [2], direction: 'up', isFirst },
    { kind: 'stops', ...here, why: 'track', boxes: [2], direction: 'up', isFirst },
  ]),
  'way-blocked': [
    { kind: 'way-blocked', ...here, by: 'several', boxes: [] },
    { kind: 'way-blocked', ...here, by: 'pair', boxes: [0, 2] },
    { kind: 'way-blocked', ...here, by: 'one', boxes: [2] },
    { kind: 'way-blocked', ...here, by: 'one', boxes: [2, 3] },
  ],
};

const HEADS: readonly ExplainedRun[] = [
  { box: 1, pushes: [0, 2], from: 3, onto: 9, isDelivery: false, facts: [] },
  { box: 1, pushes: [0, 2], from: 3, onto: 9, goal: 2, isDelivery: false, facts: [] },
  { box: 1, pushes: [0, 2], from: 3, onto: 9, goal: 2, isDelivery: true, facts: [] },
];

const VERDICTS: readonly PushVerdict[] = [
  ...LOSSES.map((each): PushVerdict => ({ verdict: 'loses', box: 0, loss: each })),
  { verdict: 'longer', box: 0, more: 1 },
  { verdict: 'longer', box: 0, more: 4 },
  { verdict: 'as-good', box: 0 },
  { verdict: 'illegal' },
  { verdict: 'lost' },
  { verdict: 'solved', box: 0 },
  { verdict: 'unknown', box: 0 },
];

function allSentences(texts: ExplanationTexts): Sentence[] {
  return [NAMES, { ...NAMES, isStart: false }].flatMap((names) => [
    ...Object.values(LEVEL).flatMap((facts) => facts.map((fact) => levelSentence(fact, names, texts))),
    ...Object.values(RUN).flatMap((facts) => facts.map((fact) => runSentence(fact, names, texts))),
    ...HEADS.map((run) => headSentence(run, names, texts)),
    ...VERDICTS.map((verdict) => pushVerdictSentence(verdict, names, texts)),
    ...LOSSES.map((each) => [{ text: 'X ' }, ...lossClause(each, names, texts), { text: '.' }]),
    ...[
      deliveryHeading(HEADS[2] as ExplainedRun, names, texts),
      ...[texts.group.deliveries({ count: 1 }), texts.group.deliveries({ count: 2 }), texts.group.needless].map(
        (text) => [{ text }],
      ),
    ].map((heading) => heading.map((part) => ({ ...part, text: part.text.replace(/\s?:$/, '.') }))),
    aimSentence(HEADS[2], names, texts),
    aimSentence(undefined, names, texts),
    inTurnsSentence([0, 2], names, texts),
    [{ text: texts.again({ line: 3 }) }],
  ]);
}

/** The boxes, goals, cells, and pushes that a sentence names. */
const named = (sentence: Sentence): string[] =>
  sentence.flatMap(({ names }) => (names ? [`${names.kind} ${names.id}`] : [])).sort();

describe.each(LANGUAGE_IDS)('%s', (id) => {
  test('every fact is one whole sentence that names what the English one names', async () => {
    const english = allSentences(ENGLISH_EXPLANATION);
    const texts = id === 'en' ? ENGLISH_EXPLANATION : (await loadCatalog('explanations', id)).explanation;
    const said = allSentences(texts);
    expect(said.map(named)).toEqual(english.map(named));
    const written = said.map(sentenceText);
    // Where a colon would stand, Japanese, Chinese, and Korean end a sentence and begin another.
    const whole = hasCapitals(id) ? /^[\p{Lu}«][^.]*\.$/u : /^[\p{Lo}\p{Lu}«\d](?:[^.]|\. (?=\S))*[.。：]$/u;
    expect(written.filter((text) => !whole.test(text) || /undefined| {2}|[\uE000-\uE002]/.test(text))).toEqual([]);
    const inEnglish = english.map(sentenceText);
    if (id !== 'en') expect(written.filter((text) => inEnglish.includes(text))).toEqual([]);
  });
});

test('a sentence is words and what they name', () => {
  const [fact] = LEVEL['ends-on'];
  if (!fact) throw new Error('no example');
  expect(levelSentence(fact, NAMES)).toEqual([
    { text: 'Box ' },
    { text: '«b1»', names: { kind: 'box', id: 1 } },
    { text: ' has to end on goal ' },
    { text: '«g0»', names: { kind: 'goal', id: 0 } },
    { text: ', although goal ' },
    { text: '«g3»', names: { kind: 'goal', id: 3 } },
    { text: ' is nearer: alone on the board, 1 push instead of 5.' },
  ]);
});
