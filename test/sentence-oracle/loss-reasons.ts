// Why a position is lost: the words after "loses:", read as what can never happen in any play that goes on.

import type { Asked } from './asked.js';
import { isOnGoals, type Spot, withOnly } from './board.js';
import { BOX, BOXES, boxesNamed, GOALS, goalsNamed, NUMBER, numberNamed } from './english.js';
import type { Plays } from './plays.js';
import { type Finding, type SentenceRow, sentencePattern } from './verdict.js';

/** A position that is said to be lost, and the plays from there that the reason is about. */
export interface Lost {
  readonly asked: Asked;
  readonly spot: Spot;
  readonly plays: () => Plays;
}

const isGoal = (lost: Lost, cell: number): boolean => lost.asked.board.goals.includes(cell);

/** Each box that some play pushes. */
function pushedBoxes({ plays }: Lost): Set<number> {
  return new Set(plays().steps.flatMap((steps) => steps.map(({ box }) => box)));
}

function neverPushed(lost: Lost, boxes: readonly number[]): string | undefined {
  const pushed = pushedBoxes(lost);
  const moving = boxes.filter((box) => pushed.has(box));
  return moving.length > 0 ? `box ${moving} can be pushed` : undefined;
}

/** Cells that a box can be on, now or later. */
const cellsOf = (lost: Lost, box: number): Set<number> =>
  new Set(lost.plays().spots.map(({ boxes }) => boxes[box] as number));

/** These boxes alone on the board, from here. */
const aloneSolves = ({ asked, spot }: Lost, boxes: readonly number[]): boolean =>
  asked.playsFrom(withOnly(spot, boxes), true).live[0] === 1;

function othersNamed(lost: Lost, boxes: readonly number[], others: string): string | undefined {
  const count = lost.spot.boxes.length - boxes.length;
  if (others === 'boxes' ? count < 2 : count !== 1) return `${count} other boxes, but it says "other ${others}"`;
  return undefined;
}

const row = (
  kind: string,
  source: string,
  check: (lost: Lost, words: readonly string[]) => Finding,
): SentenceRow<Lost> => ({
  kind,
  pattern: sentencePattern(source),
  check,
});

const THEN = '(?: then)?';

export const LOSS_ROWS: readonly SentenceRow<Lost>[] = [
  row('no further box', `no further box can${THEN} get onto a goal`, (lost) => {
    const isOn = lost.spot.boxes.map((cell) => isGoal(lost, cell));
    const count = isOn.filter(Boolean).length;
    const { spots } = lost.plays();
    const further = spots.some(({ boxes }) => boxes.some((cell, box) => !isOn[box] && isGoal(lost, cell)));
    if (!further) return undefined;
    const more = spots.some(({ boxes }) => boxes.filter((cell) => isGoal(lost, cell)).length > count);
    return more
      ? 'more boxes can be on goals'
      : { doubts: ['a box that is not on a goal can get onto one, as another leaves it'] };
  }),
  row('never pushed again', `${BOXES} can${THEN} never be pushed again`, (lost, [boxes = '']) =>
    neverPushed(lost, boxesNamed(boxes)),
  ),
  row('goals never filled', `${GOALS} can${THEN} never be filled`, (lost, [goals = '']) => {
    const named = goalsNamed(goals).map((goal) => lost.asked.board.goals[goal] as number);
    const filled = named.filter((cell) => lost.plays().spots.some(({ boxes }) => boxes.includes(cell)));
    return filled.length > 0 ? `goal on cell ${filled} can be filled` : undefined;
  }),
  row('no goal alone', `${BOX} can${THEN} no longer reach a goal, even alone on the board`, (lost, [box = '']) =>
    aloneSolves(lost, boxesNamed(box)) ? 'alone it can' : undefined,
  ),
  row(
    'not both alone',
    `${BOXES} can${THEN} no longer (both|all) end on goals, even with the other (box|boxes) gone`,
    (lost, [boxes = '', both, others = '']) => {
      const named = boxesNamed(boxes);
      if ((both === 'both') !== (named.length === 2)) return `"${both}" of ${named.length}`;
      return aloneSolves(lost, named) ? 'alone they can' : othersNamed(lost, named, others);
    },
  ),
  row(
    'at most a number',
    `at most ${NUMBER} of the ${NUMBER} boxes can${THEN} still be on goals at the same time`,
    (lost, [most = '', of = '']) => {
      if (numberNamed(of) !== lost.spot.boxes.length) return `there are ${lost.spot.boxes.length} boxes`;
      const counts = lost.plays().spots.map(({ boxes }) => boxes.filter((cell) => isGoal(lost, cell)).length);
      const reached = counts.reduce((a, b) => Math.max(a, b), 0);
      if (reached > numberNamed(most)) return `${reached} can`;
      return { doubts: [reached < numberNamed(most) && 'not even so many can'] };
    },
  ),
  row('complete search', 'a complete search finds no solution(?: after it)?', () => undefined),
  row('block each other', `${BOXES}${THEN} block each other for good`, (lost, [boxes = '']) => {
    const named = boxesNamed(boxes);
    const moving = neverPushed(lost, named);
    if (moving === undefined) return undefined;
    // A weaker reading: whatever is pushed, they never get onto goals together.
    const { board } = lost.asked;
    const together = lost.plays().spots.some((spot) => isOnGoals(board, withOnly(spot, named)));
    return together
      ? `${moving}, and they can all be on goals`
      : { doubts: [`${moving}, though they never get onto goals together`] };
  }),
  row('no longer reach', `${BOX} can${THEN} no longer reach a goal`, (lost, [box = '']) => {
    const [named = -1] = boxesNamed(box);
    return [...cellsOf(lost, named)].some((cell) => isGoal(lost, cell)) ? 'it can be on a goal' : undefined;
  }),
  row('no longer both', `${BOXES} can${THEN} no longer (both|all) end on goals`, (lost, [boxes = '', both]) => {
    const named = boxesNamed(boxes);
    if ((both === 'both') !== (named.length === 2)) return `"${both}" of ${named.length}`;
    return lost.plays().spots.some((spot) => isOnGoals(lost.asked.board, withOnly(spot, named)))
      ? 'they can be on goals together'
      : undefined;
  }),
  row('has no goal', `${BOX}${THEN} has no goal it can reach`, (lost, [box = '']) => {
    const [named = -1] = boxesNamed(box);
    return [...cellsOf(lost, named)].some((cell) => isGoal(lost, cell)) ? 'it can be on a goal' : undefined;
  }),
  row('too few goals', `there are${THEN} too few goals left for ${BOXES}`, (lost, [boxes = '']) => {
    const named = boxesNamed(boxes);
    const goals = new Set(named.flatMap((box) => [...cellsOf(lost, box)].filter((cell) => isGoal(lost, cell))));
    if (goals.size < named.length) return undefined;
    const together = lost.plays().spots.some((spot) => isOnGoals(lost.asked.board, withOnly(spot, named)));
    return together
      ? 'they can be on goals together'
      : { doubts: [`${goals.size} goals can be reached by these ${named.length} boxes, though not together`] };
  }),
];

const UNLESS = ' unless you give up a box';

/** Whether the reason is true of the position, which has to be lost. */
export function checkReason(asked: Asked, spot: Spot, reason: string): Finding {
  if (!asked.isLost(spot)) return 'it can still be solved';
  const isLimited = reason.endsWith(UNLESS);
  const core = isLimited ? reason.slice(0, -UNLESS.length) : reason;
  const lost: Lost = { asked, spot, plays: () => asked.playsFrom(spot, !isLimited) };
  for (const { pattern, check, kind } of LOSS_ROWS) {
    const match = pattern.exec(core);
    if (!match) continue;
    const found = check(
      lost,
      match.slice(1).map((word) => word ?? ''),
    );
    return typeof found === 'string'
      ? `${kind}: ${found}`
      : found && { doubts: found.doubts.map((each) => each && `${kind}: ${each}`) };
  }
  return `no pattern knows the reason "${reason}"`;
}

/** The kind of a reason, to count it. */
export const reasonKind = (reason: string): string =>
  LOSS_ROWS.find(({ pattern }) => pattern.test(reason.replace(UNLESS, '')))?.kind ?? 'unknown reason';
