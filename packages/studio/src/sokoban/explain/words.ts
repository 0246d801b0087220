// The sentences of an explanation, in English, and what a translation must have. A fact is a whole sentence of its own;
// only the reason after a colon is a second table. Boxes are letters, goals are numbers, cells are rows and columns.

import { capital } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import { countInWords } from '../grade/reasons.js';
import type { ExplainedRun, PushVerdict } from './explain.js';
import type { LevelFact, Loss, RunFact } from './facts.js';

type OfKind<F extends { readonly kind: string }, K extends F['kind']> = Extract<F, { readonly kind: K }>;

/** How boxes, goals, and cells are called, and whether the position is the start of the level. */
export interface Names {
  /** A, B, …, Z, AA, … */
  readonly box: (box: number) => string;
  /** 1, 2, … */
  readonly goal: (goal: number) => string;
  /** Row and column, from 1. */
  readonly cell: (cell: number) => readonly [row: number, column: number];
  readonly isStart: boolean;
  readonly goalCount: number;
}

/** What a language has: one sentence for each kind of fact. */
export interface ExplainWords {
  readonly level: { readonly [K in LevelFact['kind']]: (fact: OfKind<LevelFact, K>, names: Names) => string };
  readonly run: { readonly [K in RunFact['kind']]: (fact: OfKind<RunFact, K>, names: Names) => string };
  /** What a run does. */
  readonly head: (run: ExplainedRun, names: Names) => string;
  readonly inTurns: (boxes: readonly number[], names: Names) => string;
  /** Above runs: what they are for, ending in a colon. `count`: of the runs. */
  readonly group: {
    readonly for: (delivery: ExplainedRun, names: Names) => string;
    readonly deliveries: (count: number) => string;
    readonly needless: () => string;
  };
  /** The delivery that a run is for, if there is one, as a sentence. */
  readonly aim: (delivery: ExplainedRun | undefined, names: Names) => string;
  /** After the head of a run: its reasons are those of an earlier line. */
  readonly again: (line: number) => string;
  /** Without a period: it follows a colon. `moment`: after a push that is talked about, or of the position itself. */
  readonly loss: (loss: Loss, names: Names, moment: 'then' | 'now') => string;
  /** The answer to "Why not this push?". */
  readonly push: (verdict: PushVerdict, names: Names) => string;
}

export const boxLetter = (box: number): string =>
  box < 26 ? String.fromCharCode(65 + box) : boxLetter(Math.floor(box / 26) - 1) + boxLetter(box % 26);

function list(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items.join('');
  if (items.length === 2 && word !== 'then') return `${items[0]} ${word} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

const boxName = (box: number, names: Names): string => `box ${names.box(box)}`;
const boxNames = (boxes: readonly number[], names: Names): string =>
  boxes.length === 1 ? boxName(boxes[0] as number, names) : `boxes ${list(boxes.map(names.box))}`;
const goalName = (goal: number, names: Names): string => `goal ${names.goal(goal)}`;
const goalNames = (goals: readonly number[], names: Names, word = 'and'): string =>
  goals.length === 1 || word === 'or'
    ? `goal ${list(goals.map(names.goal), word)}`
    : `goals ${list(goals.map(names.goal), word)}`;

function cellName(cell: number, names: Names): string {
  const [row, column] = names.cell(cell);
  return `row ${row}, column ${column}`;
}

const when = (push: number, { isStart }: Names): string => {
  if (push > 0) return `before push ${push + 1} of this solution`;
  return isStart ? 'at the start' : 'now';
};
const afterPush = (push: number): string => (push === 1 ? 'After the first push' : `After push ${push}`);

function lossWords(loss: Loss, names: Names, moment: 'then' | 'now'): string {
  const then = moment === 'then' ? 'then ' : '';
  const giveUp = 'unlessGivenUp' in loss && loss.unlessGivenUp ? ' unless you give up a box' : '';
  const each = 'boxes' in loss ? (loss.boxes.length === 2 ? 'both' : 'all') : '';
  const named = 'boxes' in loss ? boxNames(loss.boxes, names) : '';
  const isOne = 'boxes' in loss && loss.boxes.length === 1;
  switch (loss.by) {
    case 'rule':
      if (loss.rule === 'corner' || loss.rule === 'frozen') return `${named} can ${then}never be pushed again${giveUp}`;
      if (isOne) return `${named} can ${then}no longer reach a goal${giveUp}`;
      return `${named} can ${then}no longer ${each} end on goals${giveUp}`;
    case 'no-more':
      return `no further box can ${then}get onto a goal${giveUp}`;
    case 'stuck':
      return `${named} can ${then}never be pushed again${giveUp}`;
    case 'empty-goal':
      return `${goalNames(loss.goals, names)} can ${then}never be filled${giveUp}`;
    case 'core':
      if (isOne) return `${named} can ${then}no longer reach a goal, even alone on the board`;
      return `${named} can ${then}no longer ${each} end on goals, even with the other ${
        loss.boxes.length === names.goalCount - 1 ? 'box' : 'boxes'
      } gone`;
    case 'at-most':
      return `at most ${countInWords(loss.count)} of the ${countInWords(loss.of)} boxes can ${then}still be on goals at the same time${giveUp}`;
    case 'search':
      return moment === 'then' ? 'a complete search finds no solution after it' : 'a complete search finds no solution';
  }
}

const LEVEL: ExplainWords['level'] = {
  'first-push': ({ boxes, direction, count }, names) =>
    `Only one of the ${countInWords(count)} ${names.isStart ? 'first pushes' : 'pushes possible now'} doesn't lose: ${boxName(boxes[0], names)} ${direction}.`,
  'first-box': ({ boxes }, names) =>
    names.isStart
      ? `Every solution starts with ${boxName(boxes[0], names)}; a first push of any other box loses.`
      : `Every solution goes on with ${boxName(boxes[0], names)}; a push of any other box loses now.`,
  'off-goal': ({ boxes }, names) =>
    `${capital(boxName(boxes[0], names))} ${names.isStart ? 'starts on a goal' : 'is on a goal'} but has to leave it.`,
  gate: ({ boxes }, names) =>
    boxes.length === 1
      ? `${capital(boxNames(boxes, names))} is the key: until it moves, no other box can be pushed onto a goal without losing.`
      : `${capital(boxNames(boxes, names))} are the keys: until each of them has moved, no other box can be pushed onto a goal without losing.`,
  'two-runs': ({ boxes }, names) => {
    if (boxes.length === 1) {
      return `${capital(boxNames(boxes, names))} can't be delivered in one run: every solution leaves it and comes back for it.`;
    }
    const subject = boxes.length === names.goalCount ? 'No box can' : `${capital(boxNames(boxes, names))} can't`;
    return `${subject} be delivered in one run: every solution leaves each of them and comes back for it.`;
  },
  detour: ({ cells, boxes }, names) =>
    `Every solution pushes a box onto ${cellName(cells[0], names)}, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes${
      boxes.length === 0 ? '' : ` (in this solution, ${boxNames(boxes, names)} ${boxes.length === 1 ? 'does' : 'do'})`
    }.`,
  'goal-chain': ({ goals, closes }, names) =>
    `The goals have to be filled for good in this order: ${list(goals.map(names.goal), 'then')}${
      closes ? '; each one closes the way to the one before' : ''
    }.`,
  'goal-first': ({ goals }, names) => `${capital(goalName(goals[0], names))} has to be filled for good first.`,
  'goal-last': ({ goals }, names) => `${capital(goalName(goals[0], names))} has to be filled for good last.`,
  'fill-before': ({ goals: [goal, ...later], closes }, names) => {
    const where = later.length > 1 ? 'any of them' : goalName(later[0] as number, names);
    const because = `: a box on ${where} closes the way to it`;
    return `${capital(goalName(goal as number, names))} has to be filled for good before ${goalNames(later, names)}${closes ? because : ''}.`;
  },
  'move-before': ({ boxes: [box, ...later], loses }, names) =>
    `${capital(boxName(box as number, names))} has to move before ${boxNames(later, names)}${loses ? ': the other way around loses' : ''}.`,
  'ends-on': ({ boxes, goals: [goal, near], pushes: [far, fewer] }, names) =>
    `${capital(boxName(boxes[0], names))} has to end on ${goalName(goal, names)}, although ${goalName(near, names)} is nearer: alone on the board, ${fewer} ${fewer === 1 ? 'push' : 'pushes'} instead of ${far}.`,
  door: ({ cells, count, behind, isAll }, names) =>
    `${isAll ? 'All goals are' : `${capital(countInWords(behind))} of the goals are`} behind the passage at ${cellName(cells[0], names)}: ${
      behind === count ? '' : 'at least '
    }${count === 1 ? 'one box has' : `${countInWords(count)} boxes have`} to go through it.`,
  'goal-trap': ({ boxes, goals, push, loss }, names) =>
    `${capital(boxName(boxes[0], names))} can go straight to ${goalName(goals[0], names)} ${when(push, names)}, but that loses: ${lossWords(loss, names, 'then')}.`,
  'push-trap': ({ boxes, goals, direction, push, loss }, names) =>
    `Pushing ${boxName(boxes[0], names)} ${direction} ${when(push, names)} brings it nearer to ${goalName(goals[0], names)}, but it loses: ${lossWords(loss, names, 'then')}.`,
  'safe-after': ({ push }) =>
    push === 0
      ? 'You can lose only by pushing a box onto a dead square.'
      : `${afterPush(push)} of this solution, you can lose only by pushing a box onto a dead square.`,
  plan: ({ aside, boxes, goals }, names) => {
    const deliveries = boxes.map((box, at) => `${names.box(box)} to ${names.goal(goals[at] as number)}`);
    const first =
      aside.length === 0 ? '' : `${boxNames(aside, names)} ${aside.length === 1 ? 'moves' : 'move'} first; then `;
    return `The plan of this solution: ${first}${list(deliveries, 'then')}.`;
  },
  'deliver-after': ({ push, boxes }, names) =>
    push === 0
      ? boxes.length === names.goalCount
        ? 'In this solution, each box goes to its goal in one run.'
        : 'In this solution, each box that is pushed goes to its goal in one run.'
      : `${afterPush(push)} of this solution, the rest is delivery: ${boxNames(
          [...boxes].sort((a, b) => a - b),
          names,
        )} go to their goals, each in one run.`,
  'makes-room': ({ boxes, count }, names) =>
    `In this solution, ${boxName(boxes[0], names)} gets out of the way at least ${countInWords(count)} times.`,
};

const sooner = (isNext: boolean): string => (isNext ? 'next' : 'later');
const behindWords = (direction: Direction): string => `the side from which it has to be pushed ${direction}`;

const RUN: ExplainWords['run'] = {
  'only-push': () => 'Every other push loses here.',
  'only-box': () => 'A push of any other box loses here.',
  waits: ({ boxes, loses }, names) =>
    loses
      ? `Until it moves, pushing ${boxName(boxes[0], names)} loses.`
      : `Until it moves, ${boxName(boxes[0], names)} can't be pushed without losing.`,
  gate: () => 'Until it moves, no other box can be pushed onto a goal without losing.',
  'goal-order': ({ goals: [goal, ...later] }, names) =>
    later.length >= 2 && later.length === names.goalCount - 1
      ? `${capital(goalName(goal as number, names))} has to be filled for good first.`
      : `${capital(goalName(goal as number, names))} has to be filled for good before ${goalNames(later, names)}.`,
  'too-early': ({ goals, loss }, names) =>
    `Taking it to ${goalNames(goals, names, 'or')} now would lose${loss ? `: ${lossWords(loss, names, 'then')}` : ''}.`,
  enables: ({ boxes, isNext, why, isOwn, direction }, names) => {
    const box = boxName(boxes[0], names);
    if (why === 'track') return `It clears the way for ${box}${isNext ? ', which comes next' : ' later'}.`;
    if (why === 'stand') return `It frees the square from which ${box} is pushed ${direction} ${sooner(isNext)}.`;
    if (isOwn) return `It opens your way to get behind ${box}, which is pushed ${direction} ${sooner(isNext)}.`;
    return `This takes you to the side from which ${box} is pushed ${direction} ${sooner(isNext)}.`;
  },
  'before-closed': ({ boxes }, names) => `Later ${boxName(boxes[0], names)} will close its way.`,
  'any-time': () => 'It could also come last.',
  'either-order': ({ boxes }, names) => `${capital(boxName(boxes[0], names))} could go first as well.`,
  stops: ({ why, boxes, direction, isFirst }, names) => {
    const [by] = boxes;
    const head = isFirst ? `It can't be pushed ${direction} yet` : "Its next run isn't possible yet";
    if (by === undefined) return `${head}: you can't get ${isFirst ? 'behind it' : `to ${behindWords(direction)}`}.`;
    if (why === 'stand') return `${head}: ${boxName(by, names)} is where you have to stand.`;
    return `${head}: ${boxName(by, names)} ${why === 'reach' ? 'keeps you from getting behind it' : 'is in the way'}.`;
  },
  'way-blocked': ({ by, boxes }, names) => {
    if (by === 'several') return "It can't reach a goal yet: several boxes are in the way.";
    if (by === 'pair') return `It can't reach a goal yet: ${boxNames(boxes, names)} are in the way.`;
    if (boxes.length === 1) return `It can't reach a goal yet: ${boxNames(boxes, names)} is in the way.`;
    return `It can't reach a goal yet; it could without ${list(
      boxes.map((box) => boxName(box, names)),
      'or',
    )}.`;
  },
};

function pushWords(verdict: PushVerdict, names: Names): string {
  switch (verdict.verdict) {
    case 'loses':
      return `That push loses: ${lossWords(verdict.loss, names, 'then')}.`;
    case 'longer':
      return `That push doesn't lose, but it costs ${verdict.more} more ${verdict.more === 1 ? 'push' : 'pushes'} than the best one.`;
    case 'as-good':
      return 'That push is as good as any: it is the first of a solution with the fewest pushes.';
    case 'lost':
      return "Every push loses here: the position can't be solved.";
    case 'solved':
      return 'No push is needed here: every box is on a goal.';
    case 'unknown':
      return 'The level is too large for a proof, and no deadlock rule applies after that push.';
    case 'illegal':
      return 'That push is not possible here.';
  }
}

export const ENGLISH_EXPLAIN_WORDS: ExplainWords = {
  level: LEVEL,
  run: RUN,
  head: ({ box, goal, isDelivery, onto }, names) => {
    const name = capital(boxName(box, names));
    if (goal === undefined) return `${name} is set aside at ${cellName(onto, names)}.`;
    return isDelivery
      ? `${name} goes to ${goalName(goal, names)}.`
      : `${name} waits on ${goalName(goal, names)} for now.`;
  },
  inTurns: (boxes, names) => `${capital(boxNames(boxes, names))} move in turns: each waits for the other.`,
  group: {
    for: ({ box, goal }, names) => `To get ${boxName(box, names)} to ${goalName(goal as number, names)}:`,
    deliveries: (count) => (count === 1 ? 'Delivery:' : 'Deliveries:'),
    needless: () => 'No delivery needs this:',
  },
  aim: (run, names) =>
    run
      ? `This helps to get ${boxName(run.box, names)} to ${goalName(run.goal as number, names)}.`
      : 'No delivery needs this.',
  again: (line) => `Again, as in step ${line}.`,
  loss: lossWords,
  push: pushWords,
};
