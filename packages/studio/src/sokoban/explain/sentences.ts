// The sentences of an explanation: the values that each fact gives to its message. The words and all grammar are in
// languages/ID/explanations.arb. A fact is a whole sentence of its own; only the loss after a colon is a clause.

import type { Words } from '@masu/core/base/message-tools.js';
import {
  capitalMessage,
  markedSentence,
  markName,
  type Sentence,
  sentenceParts,
} from '@masu/core/base/sentence-parts.js';
import { english } from '@masu/core/base/texts/en/explanation.js';
import type { ExplainedRun, PushVerdict } from './explain.js';
import type { LevelFact, Loss, RunFact } from './facts.js';
import type { Names } from './names.js';

/** The messages of an explanation in a language. */
export type ExplanationTexts = Words<typeof english>;
export const ENGLISH_EXPLANATION: ExplanationTexts = english;

/** The messages with the names that they are filled in with. */
interface Speaking {
  readonly texts: ExplanationTexts;
  readonly names: Names;
}

const boxName = (box: number, { names }: Speaking): string => markName('box', box, names.box(box));
const boxNames = (boxes: readonly number[], speaking: Speaking): string[] => boxes.map((box) => boxName(box, speaking));
const goalName = (goal: number, { names }: Speaking): string => markName('goal', goal, names.goal(goal));
const goalNames = (goals: readonly number[], speaking: Speaking): string[] =>
  goals.map((goal) => goalName(goal, speaking));
function cellName(cell: number, { texts, names }: Speaking): string {
  const [row, column] = names.cell(cell);
  return markName('cell', cell, texts.cell({ row, column }));
}
/** A push by its number, from 1. */
const pushName = (push: number): string => markName('push', push - 1, String(push));

/** 1, 2, then 3. */
function inOrder([first = '', ...more]: readonly string[], { list }: ExplanationTexts): string {
  const join = (before: string, item: string, index: number): string =>
    index < more.length - 1 ? list.next({ before, next: item }) : list.last({ before, last: item });
  return more.reduce(join, first);
}

/** `push`: pushes made before. */
function whenValues(
  push: number,
  { names }: Speaking,
): { readonly when: 'push' | 'start' | 'now'; readonly push: string } {
  return { when: push > 0 ? 'push' : names.isStart ? 'start' : 'now', push: pushName(push + 1) };
}

/** Without a period: it follows a colon. */
function lossMessage(loss: Loss, isAfter: boolean, speaking: Speaking): string {
  const { loss: texts } = speaking.texts;
  const how = { after: isAfter, givenUp: 'unlessGivenUp' in loss && loss.unlessGivenUp };
  switch (loss.by) {
    case 'rule': {
      const boxes = boxNames(loss.boxes, speaking);
      const isStuck = loss.rule === 'corner' || loss.rule === 'frozen';
      return isStuck ? texts.stuck({ boxes, ...how }) : texts['off-goals']({ boxes, ...how });
    }
    case 'no-more':
      return texts['no-more'](how);
    case 'stuck':
      return texts.stuck({ boxes: boxNames(loss.boxes, speaking), ...how });
    case 'empty-goal':
      return texts['empty-goal']({ goals: goalNames(loss.goals, speaking), ...how });
    case 'core': {
      const rest = speaking.names.goalCount - loss.boxes.length;
      return texts.core({ boxes: boxNames(loss.boxes, speaking), after: isAfter, rest });
    }
    case 'at-most':
      return texts['at-most']({ count: loss.count, of: loss.of, ...how });
    case 'search':
      return texts.search({ after: isAfter });
  }
}

type OfKind<F extends { readonly kind: string }, K extends F['kind']> = Extract<F, { readonly kind: K }>;
type Row<F> = (fact: F, speaking: Speaking) => string;

const LEVEL: { readonly [K in LevelFact['kind']]: Row<OfKind<LevelFact, K>> } = {
  'first-push': ({ boxes: [box], direction, count }, s) =>
    s.texts.level['first-push']({ box: boxName(box, s), direction, count, start: s.names.isStart }),
  'first-box': ({ boxes: [box] }, s) => s.texts.level['first-box']({ box: boxName(box, s), start: s.names.isStart }),
  'off-goal': ({ boxes: [box] }, s) => s.texts.level['off-goal']({ box: boxName(box, s), start: s.names.isStart }),
  gate: ({ boxes }, s) => s.texts.level.gate({ boxes: boxNames(boxes, s) }),
  'two-runs': ({ boxes }, s) =>
    s.texts.level['two-runs']({
      boxes: boxNames(boxes, s),
      all: boxes.length > 1 && boxes.length === s.names.goalCount,
    }),
  detour: ({ cells: [cell], boxes }, s) => s.texts.level.detour({ cell: cellName(cell, s), boxes: boxNames(boxes, s) }),
  'goal-chain': ({ goals, closes }, s) =>
    s.texts.level['goal-chain']({ goals: inOrder(goalNames(goals, s), s.texts), closes }),
  'goal-first': ({ goals: [goal] }, s) => s.texts.level['goal-first']({ goal: goalName(goal, s) }),
  'goal-last': ({ goals: [goal] }, s) => s.texts.level['goal-last']({ goal: goalName(goal, s) }),
  'fill-before': ({ goals: [goal, ...later], closes }, s) =>
    s.texts.level['fill-before']({ goal: goalName(goal as number, s), later: goalNames(later, s), closes }),
  'move-before': ({ boxes: [box, ...later], loses }, s) =>
    s.texts.level['move-before']({ box: boxName(box as number, s), later: boxNames(later, s), loses }),
  'ends-on': ({ boxes: [box], goals: [goal, near], pushes: [far, fewer] }, s) =>
    s.texts.level['ends-on']({ box: boxName(box, s), goal: goalName(goal, s), near: goalName(near, s), fewer, far }),
  door: ({ cells: [cell], count, behind, isAll }, s) =>
    s.texts.level.door({ cell: cellName(cell, s), count, behind, all: isAll, least: behind !== count }),
  'goal-trap': ({ boxes: [box], goals: [goal], push, loss }, s) =>
    s.texts.level['goal-trap']({
      ...{ box: boxName(box, s), goal: goalName(goal, s), loss: lossMessage(loss, true, s) },
      ...whenValues(push, s),
    }),
  'push-trap': ({ boxes: [box], goals: [goal], direction, push, loss }, s) =>
    s.texts.level['push-trap']({
      ...{ box: boxName(box, s), goal: goalName(goal, s), direction, loss: lossMessage(loss, true, s) },
      ...whenValues(push, s),
    }),
  'safe-after': ({ push }, s) => s.texts.level['safe-after']({ pushes: push, push: pushName(push) }),
  plan: ({ aside, boxes, goals }, s) => {
    const deliveries = boxes.map((box, at) =>
      s.texts['plan-delivery']({ box: boxName(box, s), goal: goalName(goals[at] as number, s) }),
    );
    return s.texts.level.plan({ aside: boxNames(aside, s), deliveries: inOrder(deliveries, s.texts) });
  },
  'deliver-after': ({ push, boxes }, s) =>
    s.texts.level['deliver-after']({
      ...{ pushes: push, push: pushName(push), all: boxes.length === s.names.goalCount },
      boxes: boxNames(
        [...boxes].sort((a, b) => a - b),
        s,
      ),
    }),
  'makes-room': ({ boxes: [box], count }, s) => s.texts.level['makes-room']({ box: boxName(box, s), count }),
};

const RUN: { readonly [K in RunFact['kind']]: Row<OfKind<RunFact, K>> } = {
  'only-push': (_, { texts }) => texts.run['only-push'],
  'only-box': (_, { texts }) => texts.run['only-box'],
  waits: ({ boxes: [box], loses }, s) => s.texts.run.waits({ box: boxName(box, s), loses }),
  gate: (_, { texts }) => texts.run.gate,
  'goal-order': ({ goals: [first, ...more] }, s) => {
    const goal = goalName(first as number, s);
    return more.length >= 2 && more.length === s.names.goalCount - 1
      ? s.texts.level['goal-first']({ goal })
      : s.texts.run['goal-order']({ goal, later: goalNames(more, s) });
  },
  'too-early': ({ goals, loss }, s) =>
    s.texts.run['too-early']({ goals: goalNames(goals, s), loss: loss ? lossMessage(loss, true, s) : '' }),
  enables: ({ boxes: [box], isNext, why, isOwn, direction }, s) => {
    const how = why === 'reach' ? (isOwn ? 'own' : 'side') : why;
    return s.texts.run.enables({ why: how, box: boxName(box, s), direction, next: isNext });
  },
  'before-closed': ({ boxes: [box] }, s) => s.texts.run['before-closed']({ box: boxName(box, s) }),
  'any-time': (_, { texts }) => texts.run['any-time'],
  'either-order': ({ boxes: [box] }, s) => s.texts.run['either-order']({ box: boxName(box, s) }),
  stops: ({ why, boxes: [box], direction, isFirst }, s) =>
    s.texts.run.stops({
      ...{ first: isFirst, direction },
      ...(box === undefined ? { by: undefined, box: undefined } : { by: why, box: boxName(box, s) }),
    }),
  'way-blocked': ({ by, boxes }, s) => {
    const ways = { several: 'several', pair: 'together', one: boxes.length === 1 ? 'alone' : 'any' } as const;
    const names = boxNames(boxes, s);
    return s.texts.run['way-blocked']({ by: ways[by], boxes: names, each: names.map((box) => s.texts.box({ box })) });
  },
};

const spokenSentence = (message: string): Sentence => sentenceParts(capitalMessage(message));

export const levelSentence = (fact: LevelFact, names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  spokenSentence((LEVEL[fact.kind] as Row<LevelFact>)(fact, { texts, names }));

export const runSentence = (fact: RunFact, names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  spokenSentence((RUN[fact.kind] as Row<RunFact>)(fact, { texts, names }));

/** What a run does. */
export function headSentence(
  { box, goal, isDelivery, onto }: ExplainedRun,
  names: Names,
  texts = ENGLISH_EXPLANATION,
): Sentence {
  const s = { texts, names };
  const [named, { head }] = [boxName(box, s), texts];
  if (goal === undefined) return spokenSentence(head.aside({ box: named, cell: cellName(onto, s) }));
  return spokenSentence(head[isDelivery ? 'delivery' : 'waits']({ box: named, goal: goalName(goal, s) }));
}

/** A message about a box and the goal it is delivered to. */
const deliveryValues = ({ box, goal }: ExplainedRun, s: Speaking): { readonly box: string; readonly goal: string } => ({
  box: boxName(box, s),
  goal: goalName(goal as number, s),
});

/** The delivery that a run is for, if there is one. */
export const aimSentence = (run: ExplainedRun | undefined, names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  spokenSentence(run ? texts.aim.for(deliveryValues(run, { texts, names })) : texts.aim.none);

/** Above the runs that a delivery needs, ending in a colon. */
export const deliveryHeading = (run: ExplainedRun, names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  spokenSentence(texts.group.for(deliveryValues(run, { texts, names })));

export const inTurnsSentence = (boxes: readonly number[], names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  spokenSentence(texts['in-turns']({ boxes: boxNames(boxes, { texts, names }) }));

/** Why a position is lost: a clause without a period. */
export const lossClause = (loss: Loss, names: Names, texts = ENGLISH_EXPLANATION): Sentence =>
  sentenceParts(lossMessage(loss, false, { texts, names }));

/** The answer to "Why not this push?". */
export function pushVerdictSentence(verdict: PushVerdict, names: Names, texts = ENGLISH_EXPLANATION): Sentence {
  const { push } = texts;
  switch (verdict.verdict) {
    case 'loses':
      return spokenSentence(push.loses({ loss: lossMessage(verdict.loss, true, { texts, names }) }));
    case 'longer':
      return spokenSentence(push.longer({ more: verdict.more }));
    default:
      return spokenSentence(push[verdict.verdict]);
  }
}

/** Whole sentences, one after the other. */
export const joinedSentences = (sentences: readonly Sentence[], { sentences: join } = ENGLISH_EXPLANATION): Sentence =>
  sentenceParts(
    sentences.map(markedSentence).reduce((before, next) => (before === '' ? next : join({ before, next })), ''),
  );
