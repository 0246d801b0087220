// Which goal is filled before which, and which box moves before which, in every solution.

import type { Asked } from './asked.js';
import { rides, type Spot, withOnly } from './board.js';
import { BOX, BOXES, boxesNamed, GOAL, GOALS, goalsNamed } from './english.js';
import { somePush, someSolution } from './plays.js';
import type { Finding, SentenceRow } from './verdict.js';

/**
 * Whether some solution fills the second goal for good no later than the first. A goal is filled for good by the last
 * push onto it, or from the start if its box never leaves.
 */
function isFilledNoLater(asked: Asked, first: number, second: number): boolean {
  const plays = asked.plays();
  const has = (spot: Spot | undefined, cell: number): boolean => spot?.boxes.includes(cell) === true;
  const isOnSecond = has(plays.spots[0], second);
  // 0: before; 1: from now on the box on the second goal stays; 2: after that, a push onto the first goal; 3: neither box
  // ever leaves.
  const begins = isOnSecond ? [0, 1, ...(has(plays.spots[0], first) ? [3] : [])] : [0];
  return someSolution(
    plays,
    begins,
    (seen, { from, onto }) => {
      if (seen === 0) return onto === second ? [0, 1] : [0];
      if (from === second) return [];
      if (seen === 3) return from === first ? [] : [3];
      return [seen === 2 || onto === first ? 2 : 1];
    },
    (seen) => seen >= 2,
  );
}

/**
 * Whether the way to the first goal is open while a box stays on the second: some other box, alone with it, gets there from
 * where it is at the start. A box that is past the second goal already is another matter: a doubt.
 */
function staysOpen(asked: Asked, first: number, second: number): Finding {
  const { board, start } = asked;
  const walls = Uint8Array.from(board.walls);
  walls[second] = 1;
  const isOpen = start.boxes.some((from, box) => {
    if (from === second || start.player === second) return false;
    return rides({ ...board, walls }, withOnly(start, [box]), box).some(
      ({ spot }) => spot.boxes[box] === first && from !== first,
    );
  });
  const plays = asked.plays();
  const isPast = somePush(
    plays,
    0,
    ({ to }) => plays.live[to] === 1,
    ({ onto, box }, at) =>
      onto === first && plays.spots[at]?.boxes.some((cell, other) => cell === second && other !== box) === true,
  );
  if (isOpen && isPast) return 'while a box is on the other goal, a box can be pushed onto it';
  return { doubts: [isPast && 'a box that is past the other goal can be pushed onto it'] };
}

const cells = (asked: Asked, goals: readonly number[]): number[] =>
  goals.map((goal) => asked.board.goals[goal] as number);

function inOrder(asked: Asked, goals: readonly number[], closes: boolean): Finding {
  const [...order] = cells(asked, goals);
  const doubts: (string | false | undefined)[] = [];
  for (const [index, second] of order.entries()) {
    const first = order[index - 1];
    if (first === undefined) continue;
    if (isFilledNoLater(asked, first, second))
      return `goal ${goals[index]} can be filled before goal ${goals[index - 1]} (counted from 0)`;
    const open = closes ? staysOpen(asked, first, second) : undefined;
    if (typeof open === 'string') return open;
    doubts.push(...(open?.doubts ?? []));
  }
  return { doubts };
}

function beforeOthers(asked: Asked, goal: number, others: readonly number[], closes: boolean): Finding {
  const doubts: (string | false | undefined)[] = [];
  for (const other of others) {
    const found = inOrder(asked, [goal, other], closes);
    if (typeof found === 'string') return found;
    doubts.push(...(found?.doubts ?? []));
  }
  return { doubts };
}

const othersThan = (asked: Asked, goal: number): number[] =>
  [...asked.board.goals.keys()].filter((each) => each !== goal);

function movesBefore(asked: Asked, box: number, others: readonly number[], loses: boolean): Finding {
  const plays = asked.plays();
  for (const other of others) {
    const early = someSolution(
      plays,
      [0],
      (seen, step) => (seen === 1 ? [1] : step.box === box ? [] : [step.box === other ? 1 : 0]),
      (seen) => seen === 1,
    );
    if (early) return `box ${other} can move before box ${box}`;
    if (!loses) continue;
    // "The other way around": it has to be possible.
    const possible = somePush(
      asked.playsFrom(asked.start, true),
      0,
      (step) => step.box !== box,
      (step) => step.box === other,
    );
    if (!possible) return 'the other way around is not possible, so it does not lose';
  }
  const never = someSolution(
    plays,
    [0],
    (seen, step) => (step.box === box ? [] : [seen]),
    () => true,
  );
  return { doubts: [never && 'a solution moves neither, so it does not have to move'] };
}

const row = (kind: string, source: string, check: SentenceRow<Asked>['check']): SentenceRow<Asked> => ({
  kind,
  pattern: new RegExp(`^${source}\\.$`),
  check,
});

export const ORDER_ROWS: readonly SentenceRow<Asked>[] = [
  row(
    'goal-chain',
    'The goals have to be filled for good in this order: ((?:\\d+, )+then \\d+)(; each one closes the way to the one before)?',
    (asked, [order = '', closes]) => {
      const goals = goalsNamed(order.replace(', then ', ', '));
      if (goals.length !== asked.board.goals.length) return 'it does not name all goals';
      return inOrder(asked, goals, closes !== '');
    },
  ),
  row('goal-first', `${GOAL} has to be filled for good first`, (asked, [goal = '']) =>
    beforeOthers(asked, Number(goal) - 1, othersThan(asked, Number(goal) - 1), false),
  ),
  row('goal-last', `${GOAL} has to be filled for good last`, (asked, [goal = '']) => {
    for (const other of othersThan(asked, Number(goal) - 1)) {
      const found = inOrder(asked, [other, Number(goal) - 1], false);
      if (typeof found === 'string') return found;
    }
    return undefined;
  }),
  row(
    'fill-before',
    `${GOAL} has to be filled for good before ${GOALS}(: a box on (?:goal \\d+|any of them) closes the way to it)?`,
    (asked, [goal = '', others = '', closes]) =>
      beforeOthers(asked, Number(goal) - 1, goalsNamed(others), closes !== ''),
  ),
  row(
    'move-before',
    `${BOX} has to move before ${BOXES}(: the other way around loses)?`,
    (asked, [box = '', others = '', loses]) =>
      movesBefore(asked, boxesNamed(box)[0] as number, boxesNamed(others), loses !== ''),
  ),
];
