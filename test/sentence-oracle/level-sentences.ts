// What `masu explain` says of a level or position: what every solution does, its traps, and its plan.

import type { Who } from './alone.js';
import type { Shown } from './asked.js';
import { directionOffsets, type Push, possiblePushes, pushed, rides, type Spot } from './board.js';
import { BOX, BOXES, boxesNamed, CELL, DIRECTION, GOAL, NUMBER, numberNamed } from './english.js';
import { checkReason } from './loss-reasons.js';
import { type Plays, somePush, someSolution } from './plays.js';
import { type Finding, type SentenceRow, sentencePattern } from './verdict.js';

const row = (kind: string, source: string, check: SentenceRow<Shown>['check']): SentenceRow<Shown> => ({
  kind,
  pattern: sentencePattern(source),
  check,
});

export const cellNamed = (shown: { readonly board: { readonly width: number } }, r: string, c: string): number =>
  (Number(r) - 1) * shown.board.width + Number(c) - 1;

export const losing = (plays: Plays, to: number): boolean => to < 0 || !plays.live[to];

/** Steps at a position of the solution. */
export function stepsAt(shown: Shown, push: number): { readonly plays: Plays; readonly steps: Plays['steps'][number] } {
  const plays = shown.plays();
  const at = plays.find(shown.spots[push] as Spot);
  if (at < 0) throw new Error('a position of the solution is not in any play');
  return { plays, steps: plays.steps[at] ?? [] };
}

/** Where a sentence about "then" begins: the position before that push of the solution. */
function whenNamed(shown: Shown, when: string): number {
  const before = /^before push (\d+) of this solution$/.exec(when)?.[1];
  const push = before === undefined ? 0 : Number(before) - 1;
  if (push >= shown.solution.length) throw new Error(`the solution has no push ${before}`);
  return push;
}
const WHEN = '(at the start|now|before push \\d+ of this solution)';

/** A solution in which the box is pushed in one run at most. */
const inOneRun = (plays: Plays, box: number): boolean =>
  someSolution(
    plays,
    [0],
    // 0: not pushed yet, 1: just pushed, 2: pushed, then another
    (seen, step) => (step.box === box ? (seen === 2 ? [] : [1]) : [seen === 0 ? 0 : 2]),
    () => true,
  );

function keys(shown: Shown, boxes: readonly number[]): Finding {
  const plays = shown.plays();
  if (boxes.length >= shown.start.boxes.length) return 'there is no other box';
  // Positions with the set of named boxes that have moved.
  const all = (1 << boxes.length) - 1;
  const found = { other: false };
  someSolution(
    plays,
    [0],
    (seen, step) => {
      const named = boxes.indexOf(step.box);
      if (named < 0 && shown.board.goals.includes(step.onto)) found.other = true;
      const after = named < 0 ? seen : seen | (1 << named);
      return after === all ? [] : [after];
    },
    () => false,
  );
  return found.other ? 'another box can be pushed onto a goal before that' : undefined;
}

/** Whether a box, alone on the board, is pushed there on some way to some goal with the fewest pushes. */
function isOnWay(shown: Shown, cell: number, player: Who): boolean {
  const { goals } = shown.board;
  return shown.start.boxes.some((from) => goals.some((goal) => shown.alone.cellsOnWays(from, player, goal).has(cell)));
}

function detour(shown: Shown, [r = '', c = '', here = '']: readonly string[]): Finding {
  const cell = cellNamed(shown, r, c);
  if (isOnWay(shown, cell, shown.start.player)) return 'a box alone on the board is pushed there, too';
  if (here !== '') {
    const pushedThere = new Set(shown.solution.filter(({ onto }) => onto === cell).map(({ box }) => box));
    const named = boxesNamed(here);
    if (named.length !== pushedThere.size || !named.every((box) => pushedThere.has(box)))
      return `in this solution, ${[...pushedThere]} are pushed there`;
  }
  const avoids = someSolution(
    shown.plays(),
    [0],
    (seen, { onto }) => (onto === cell ? [] : [seen]),
    () => true,
  );
  if (avoids) return 'a solution pushes no box there';
  const isThere = isOnWay(shown, cell, 'anywhere');
  return { doubts: [isThere && 'if the player could be anywhere, a box alone would be pushed there, too'] };
}

function endsOn(
  shown: Shown,
  [box = '', end = '', near = '', nearPushes = '', endPushes = '']: readonly string[],
): Finding {
  const [named = -1] = boxesNamed(box);
  const endCell = shown.board.goals[Number(end) - 1] as number;
  const nearCell = shown.board.goals[Number(near) - 1] as number;
  const pushes = (goal: number): number | undefined =>
    shown.alone.pushes(shown.start.boxes[named] as number, shown.start.player, goal);
  if (pushes(nearCell) !== Number(nearPushes) || pushes(endCell) !== Number(endPushes))
    return `alone ${pushes(nearCell)} instead of ${pushes(endCell)}`;
  if (Number(nearPushes) >= Number(endPushes)) return 'it is not nearer';
  const { solved, spots } = shown.plays();
  const otherwise = solved.some((is, at) => is && spots[at]?.boxes[named] !== endCell);
  return otherwise ? 'a solution ends with it elsewhere' : undefined;
}

/** The parts that the floor falls into when the cell is a wall. */
function partsWithout({ board }: Shown, cell: number): Set<number>[] {
  const parts: Set<number>[] = [];
  for (const first of board.walls.keys()) {
    if (board.walls[first] || first === cell || parts.some((part) => part.has(first))) continue;
    const part = new Set([first]);
    for (const at of part)
      for (const offset of Object.values(directionOffsets(board))) {
        const next = at + offset;
        if (!board.walls[next] && next !== cell) part.add(next);
      }
    parts.push(part);
  }
  return parts;
}

function passage(
  shown: Shown,
  [goalCount = '', r = '', c = '', atLeast = '', boxCount = '']: readonly string[],
): Finding {
  const cell = cellNamed(shown, r, c);
  const { goals } = shown.board;
  const wanted = goalCount === 'All' ? goals.length : numberNamed(goalCount);
  const count = numberNamed(boxCount);
  const parts = partsWithout(shown, cell);
  if (parts.length < 2) return 'the floor is not cut there';
  const reasons: string[] = [];
  for (const part of parts) {
    const behind = goals.filter((goal) => part.has(goal)).length;
    if (part.has(shown.start.player)) {
      reasons.push('the player is in that part');
      continue;
    }
    if (behind !== wanted) {
      reasons.push(`${behind} goals in a part`);
      continue;
    }
    const outside = shown.start.boxes.filter((box) => !part.has(box)).length;
    if (outside < count) {
      reasons.push(`${outside} boxes outside`);
      continue;
    }
    // Boxes that go through: from outside or the passage into the part. Fewer in some solution?
    const boxes = shown.start.boxes.length;
    const fewest = someSolution(
      shown.plays(),
      [0],
      (seen, step) => [part.has(step.onto) && !part.has(step.from) ? seen | (1 << step.box) : seen],
      (seen) =>
        [...Array(boxes).keys()].filter((box) => seen & (1 << box) && !part.has(shown.start.boxes[box] as number))
          .length < count,
    );
    if (fewest) {
      reasons.push('fewer go through in some solution');
      continue;
    }
    return {
      doubts: [
        atLeast === '' && outside > count && `${outside} boxes are outside`,
        shown.start.player === cell && 'the player stands in the passage',
      ],
    };
  }
  return reasons.join('; ');
}

function goalTrap(shown: Shown, [box = '', goal = '', when = '', reason = '']: readonly string[]): Finding {
  const [named = -1] = boxesNamed(box);
  const spot = shown.spots[whenNamed(shown, when)] as Spot;
  const cell = shown.board.goals[Number(goal) - 1];
  const ends = rides(shown.board, spot, named).filter((end) => end.spot.boxes[named] === cell && end.pushes > 0);
  if (ends.length === 0) return 'it can not be pushed straight there';
  const doubts: (string | false | undefined)[] = [];
  const fewest = Math.min(...ends.map(({ pushes }) => pushes));
  for (const { spot: end, pushes } of ends) {
    const found = checkReason(shown, end, reason);
    if (typeof found === 'string' && pushes === fewest) return found;
    if (typeof found === 'string') doubts.push(`by a longer way: ${found}`);
    else doubts.push(...(found?.doubts ?? []));
  }
  const onto = shown.alone.pushes(spot.boxes[named] as number, spot.player, cell as number);
  return { doubts: [...doubts, onto !== fewest && 'not by a shortest way'] };
}

function pushTrap(
  shown: Shown,
  [box = '', direction = '', when = '', goal = '', reason = '']: readonly string[],
): Finding {
  const [named = -1] = boxesNamed(box);
  const spot = shown.spots[whenNamed(shown, when)] as Spot;
  const from = spot.boxes[named] as number;
  const push: Push = { box: named, from, onto: from + (directionOffsets(shown.board)[direction] ?? 0) };
  if (!possiblePushes(shown.board, spot).some((each) => each.box === named && each.onto === push.onto))
    return 'that push is not possible';
  const cell = shown.board.goals[Number(goal) - 1] as number;
  const before = shown.alone.pushes(from, spot.player, cell) ?? Number.POSITIVE_INFINITY;
  const now = shown.alone.pushes(push.onto, from, cell) ?? Number.POSITIVE_INFINITY;
  if (now >= before) return `alone it is ${before} pushes away before, ${now} after`;
  const found = checkReason(shown, pushed(spot, push), reason);
  if (typeof found === 'string') return found;
  const isTaken = spot.boxes.some((each, other) => other !== named && each === cell);
  return { doubts: [...(found?.doubts ?? []), isTaken && 'a box is on that goal'] };
}

function safeAfter(shown: Shown, push: number): Finding {
  const spot = shown.spots[push];
  if (!spot) return `the solution has ${shown.solution.length} pushes`;
  const plays = shown.playsFrom(spot, false);
  const loses = somePush(
    plays,
    0,
    () => true,
    ({ to }) => to >= 0 && !plays.live[to],
  );
  return loses ? 'another push can lose' : undefined;
}

function plan(shown: Shown, text: string): Finding {
  const match =
    /^(?:box(?:es)? ([A-Z, and]+?) moves? first; then )?((?:[A-Z]{1,2} to \d+(?:, then |, | then )?)+)$/.exec(text);
  if (!match) return 'the plan can not be read';
  const [, aside = '', list = ''] = match;
  const named = aside === '' ? [] : boxesNamed(aside);
  const wanted = [...list.matchAll(/([A-Z]{1,2}) to (\d+)/g)].map(([, box = '', goal = '']) => [
    boxesNamed(box)[0],
    shown.board.goals[Number(goal) - 1],
  ]);
  const made = shown.runs.filter(({ isLast }) => isLast).map(({ box, pushes }) => [box, pushes.at(-1)?.onto]);
  if (JSON.stringify(wanted) !== JSON.stringify(made)) return `deliveries are ${JSON.stringify(made)}`;
  const firstDelivery = shown.runs.findIndex(({ isLast }) => isLast);
  const early = new Set(shown.runs.slice(0, firstDelivery).map(({ box }) => box));
  const late = named.find((box) => !early.has(box));
  if (late !== undefined) return `box ${late} does not move before the first delivery`;
  const silent = [...early].find((box) => !named.includes(box));
  const again = shown.runs.some(({ isLast }, at) => !isLast && at > firstDelivery);
  return {
    doubts: [
      silent !== undefined && 'another box moves before the first delivery',
      again && 'a box stops on its way after the first delivery, too',
    ],
  };
}

function deliverAfter(shown: Shown, push: number, boxes: readonly number[] | undefined): Finding {
  const rest = shown.runs.filter(({ first }) => first >= push);
  const cut = shown.runs.find(({ first, end }) => first < push && end > push);
  if (cut) return 'that push is inside a run';
  if (rest.some(({ isLast }) => !isLast)) return 'a box is pushed again';
  if (new Set(rest.map(({ box }) => box)).size !== rest.length) return 'a box has two runs';
  const named = rest.map(({ box }) => box).sort((a, b) => a - b);
  if (boxes && String(named) !== String([...boxes].sort((a, b) => a - b))) return `the boxes are ${named}`;
  return undefined;
}

export const LEVEL_ROWS: readonly SentenceRow<Shown>[] = [
  row(
    'first-push',
    `Only one of the ${NUMBER} (?:first pushes|pushes possible now) doesn't lose: ${BOX} ${DIRECTION}`,
    (shown, [count = '', box = '', direction = '']) => {
      const { plays, steps } = stepsAt(shown, 0);
      if (steps.length !== numberNamed(count)) return `${steps.length} pushes are possible`;
      const good = steps.filter(({ to }) => !losing(plays, to));
      const [only] = good;
      const offset = directionOffsets(shown.board)[direction];
      return good.length === 1 && only?.box === boxesNamed(box)[0] && only?.onto === (only?.from ?? 0) + (offset ?? 0)
        ? undefined
        : `${good.length} don't lose`;
    },
  ),
  row(
    'first-box',
    `Every solution (?:starts|goes on) with ${BOX}; a (?:first )?push of any other box loses(?: now)?`,
    (shown, [box = '']) => {
      const { plays, steps } = stepsAt(shown, 0);
      const others = steps.filter((step) => step.box !== boxesNamed(box)[0]);
      if (others.some(({ to }) => !losing(plays, to))) return 'another box can be pushed';
      return { doubts: [others.length === 0 && 'no other box can be pushed at all'] };
    },
  ),
  row('off-goal', `${BOX} (?:starts|is) on a goal but has to leave it`, (shown, [box = '']) => {
    const [named = -1] = boxesNamed(box);
    if (!shown.board.goals.includes(shown.start.boxes[named] as number)) return 'it is not on a goal';
    return someSolution(
      shown.plays(),
      [0],
      (seen, step) => (step.box === named ? [] : [seen]),
      () => true,
    )
      ? 'a solution leaves it there'
      : undefined;
  }),
  row(
    'gate',
    `${BOX} is the key: until it moves, no other box can be pushed onto a goal without losing`,
    (shown, [box = '']) => keys(shown, boxesNamed(box)),
  ),
  row(
    'gate',
    `${BOXES} are the keys: until each of them has moved, no other box can be pushed onto a goal without losing`,
    (shown, [boxes = '']) => keys(shown, boxesNamed(boxes)),
  ),
  row(
    'two-runs',
    `(?:${BOXES}|(No box)) can(?:'t)? be delivered in one run: every solution leaves (?:it|each of them) and comes back for (?:it|them)`,
    (shown, [boxes = '', all]) => {
      const named = all ? [...shown.start.boxes.keys()] : boxesNamed(boxes);
      const bad = named.filter((box) => inOneRun(shown.plays(), box));
      return bad.length > 0 ? `box ${bad} needs one run or none` : undefined;
    },
  ),
  row(
    'detour',
    `Every solution pushes a box onto ${CELL}, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes(?: \\(in this solution, ${BOXES} do(?:es)?\\))?`,
    detour,
  ),
  row(
    'ends-on',
    `${BOX} has to end on ${GOAL}, although ${GOAL} is nearer: alone on the board, (\\d+) push(?:es)? instead of (\\d+)`,
    endsOn,
  ),
  row(
    'door',
    `${NUMBER}(?: (?:of the )?goals| of the goals) (?:are|is) behind the passage at ${CELL}: (at least )?${NUMBER} box(?:es)? ha(?:s|ve) to go through it`,
    passage,
  ),
  row('goal-trap', `${BOX} can go straight to ${GOAL} ${WHEN}, but that loses: (.+)`, goalTrap),
  row('push-trap', `Pushing ${BOX} ${DIRECTION} ${WHEN} brings it nearer to ${GOAL}, but it loses: (.+)`, pushTrap),
  row(
    'safe-after',
    '(?:After the first push of this solution, y|After push (\\d+) of this solution, y|(Y))ou can lose only by pushing a box onto a dead square',
    (shown, [push = '', start]) => safeAfter(shown, start ? 0 : push === '' ? 1 : Number(push)),
  ),
  row('plan', 'The plan of this solution: (.+)', (shown, [text = '']) => plan(shown, text)),
  row('deliver-after', 'In this solution, each box (?:that is pushed )?goes to its goal in one run', (shown) =>
    deliverAfter(shown, 0, undefined),
  ),
  row(
    'deliver-after',
    `After (?:the first push|push (\\d+)) of this solution, the rest is delivery: ${BOXES} go(?:es)? to (?:their goals|its goal)(?:, each)? in one run`,
    (shown, [push = '', boxes = '']) => deliverAfter(shown, push === '' ? 1 : Number(push), boxesNamed(boxes)),
  ),
  row(
    'makes-room',
    `In this solution, ${BOX} gets out of the way at least ${NUMBER} times`,
    (shown, [box = '', count = '']) => {
      const [named = -1] = boxesNamed(box);
      const times = shown.runs.filter((run) => run.box === named && !run.isLast).length;
      if (times < numberNamed(count)) return `it is set aside ${times} times`;
      return undefined;
    },
  ),
].map((each) => ({ ...each, pattern: new RegExp(`${each.pattern.source.replace(/\$$/, '')}\\.$`) }));
