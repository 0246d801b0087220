// Cases for IN101: every kind of move in every direction, replays of plans, and the solver's plan and count.

import { countOf } from '@masu/core/base/format.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { makeMapRows } from '../course-map.js';
import { lastBoard, shownLines } from '../mark/board-text.js';
import { FAILING_EXIT, firstDifference, outputLines, sameNumber } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import {
  type MarkMap,
  ON_GOAL,
  randomLetters,
  randomMap,
  SOLVABLE_MAPS,
  SOLVED_MAP,
  sizedText,
  UNSOLVABLE_MAPS,
} from '../mark/maps.js';
import { type CaseCheck, type CaseVerdict, type MarkCase, markCase, type RunResult } from '../mark/mark-case.js';
import { parseSizedMap } from './map-file.js';
import { planIn } from './plan-text.js';
import { replayMap } from './replay-map.js';
import { solveMap } from './solve-map.js';

const FILE = 'map.in';

/** The last board of the output, wherever it stands; only a board that differs is wrong. */
const BOARD: CaseCheck = {
  name: 'board',
  compare(expected, got) {
    const wanted = outputLines(expected.stdout);
    const lines = shownLines(got.stdout);
    const board = lastBoard(lines, wanted, '#.$*@+');
    if (board) return firstDifference(wanted, board);
    const difference = firstDifference(wanted, lines);
    return { ...difference, message: 'No board with these walls was printed.' };
  },
};

function mapCase(
  program: string,
  name: string,
  tests: string,
  map: string,
  words: readonly string[],
  checks: readonly CaseCheck[],
  verdict: CaseVerdict,
): MarkCase {
  const given = { program, words: [FILE, ...words], files: { [FILE]: map } };
  return markCase(`${program}/${name}`, tests, checks, { ...given, verdict });
}

/** Player, the cell ahead, and the cell beyond. */
const MOVES: readonly (readonly [name: string, tests: string, cells: string, verdict: CaseVerdict])[] = [
  ['walk', 'walking on floor', '@  ', 'changed'],
  ['walk-onto-goal', 'walking onto a goal', '@. ', 'changed'],
  ['walk-off-goal', 'a goal that shows again', '+  ', 'changed'],
  ['walk-goal-to-goal', 'walking from goal to goal', '+. ', 'changed'],
  ['push', 'pushing on floor', '@$ ', 'changed'],
  ['push-onto-goal', 'pushing onto a goal', '@$.', 'changed'],
  ['push-off-goal', 'pushing off a goal', '@* ', 'changed'],
  ['push-goal-to-goal', 'pushing from goal to goal', '@*.', 'changed'],
  ['wall', 'no step into a wall', '@# ', 'unchanged'],
  ['box-and-wall', 'no push into a wall', '@$#', 'unchanged'],
  ['two-boxes', 'no push of two boxes', '@$$', 'unchanged'],
  ['box-and-stored-box', 'no push onto a box on a goal', '@$*', 'unchanged'],
];

const DIRECTIONS = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] } as const;
const SIZE = 9;
const CENTER = 4;

/** A room with the three cells in a line from its center. */
function moveMap(cells: string, [dx, dy]: readonly [number, number]): string[] {
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (__, x) => (x % (SIZE - 1) === 0 || y % (SIZE - 1) === 0 ? '#' : ' ')),
  );
  // Something else on the map, which must stay as it is.
  (rows[1] as string[])[1] = '*';
  (rows[SIZE - 2] as string[])[SIZE - 2] = '.';
  for (const [index, letter] of [...cells].entries())
    (rows[CENTER + index * dy] as string[])[CENTER + index * dx] = letter;
  return rows.map((row) => row.join(''));
}

const moveCases = (): MarkCase[] =>
  MOVES.flatMap(([name, tests, cells, verdict]) =>
    Object.entries(DIRECTIONS).map(([letter, offset]) => {
      const map = sizedText(moveMap(cells, offset));
      return mapCase('move', `${name}-${letter}`, `${tests}, ${letter}`, map, [letter], [BOARD], verdict);
    }),
  );

const ROOM = ['########', '#      #', '# $  . #', '#@ $ . #', '#      #', '########'];
const REPLAYS: readonly (readonly [name: string, tests: string, count: string, plan: string, verdict: CaseVerdict])[] =
  [
    ['whole-plan', 'a plan to its end', '5', 'EEENN', 'changed'],
    ['first-letters', 'only the first letters of a plan', '2', 'EEENN', 'changed'],
    ['nothing', 'no letter at all', '0', 'EEENN', 'unchanged'],
    ['more-than-there-is', 'a length beyond the plan', '9', 'NNE', 'changed'],
    ['blocked-letters', 'blocked letters change nothing', '8', 'WWWWNSEE', 'changed'],
    ['two-boxes', 'a push that another box blocks', '12', 'NEEEEWSSEEEN', 'changed'],
    ['onto-a-goal', 'a box to its goal', '4', 'EEEE', 'changed'],
  ];

const replayCases = (): MarkCase[] =>
  REPLAYS.map(([name, tests, count, plan, verdict]) =>
    mapCase('replay', name, tests, sizedText(ROOM), [count, plan], [BOARD], verdict),
  );

const EXPLORED = sameNumber('explored nodes', /explored[^\d]*/i);
/** The line of N S E W of our program, or `no plan`. An empty plan is an empty line, or none. */
const ownPlan = ({ stdout }: RunResult): string => {
  const lines = outputLines(stdout);
  return lines.find((line) => /^(no plan|[NSEW]+)$/i.test(line.trim()))?.trim() ?? '';
};

/** The plan of a program as text: its letters, `no plan`, or nothing. */
function planText(map: string, ran: RunResult): string {
  const parsed = parseSizedMap(map);
  if (!parsed.ok) return '';
  const found = planIn(ran.stdout, parsed.value);
  return found.plan ?? (found.saysNone ? 'no plan' : '');
}

/**
 * With the course's order there is only one right plan; another of the same length is not what breadth-first search
 * finds.
 */
const planCheck = (map: string): CaseCheck => ({
  name: 'plan',
  compare(expected, got) {
    const [wanted, answer] = [ownPlan(expected), planText(map, got)];
    return wanted === answer ? undefined : { message: 'The plan differs.', expected: wanted, got: answer };
  },
});

/** Why the plan does not solve the map: one found in another order still earns the first point. */
function planProblem(map: string, plan: string): string | undefined {
  const parsed = parseSizedMap(map);
  if (!parsed.ok) return parsed.error.message;
  const played = replayMap(parsed.value, plan.length, plan);
  if (!played.ok) return played.error;
  return isSolved(played.value.board, played.value.position) ? undefined : 'The plan does not solve the map.';
}

const lengthCheck = (map: string): CaseCheck => ({
  name: 'solution',
  compare(expected, got) {
    const texts = { expected: ownPlan(expected), got: planText(map, got) };
    const { expected: wanted, got: answer } = texts;
    if (wanted === 'no plan' || answer === 'no plan') {
      return wanted === answer ? undefined : { message: 'The plan differs.', ...texts };
    }
    const problem = planProblem(map, answer);
    if (problem !== undefined) return { message: problem, ...texts };
    if (answer.length === wanted.length) return undefined;
    const moves = countOf(answer.length, 'move', 'moves');
    return { message: `The plan has ${moves}; the shortest has ${wanted.length}.`, ...texts };
  },
});

const solveCase = ({ name, tests, rows }: MarkMap, verdict: CaseVerdict): MarkCase => {
  const map = sizedText(rows);
  return mapCase('solve', name, tests, map, [], [lengthCheck(map), planCheck(map), EXPLORED], verdict);
};

const loadCases = (): MarkCase[] => [
  ...[SOLVABLE_MAPS[3], SOLVABLE_MAPS[7], ON_GOAL].flatMap((map) =>
    map ? [mapCase('load', map.name, 'printing the map of a file', sizedText(map.rows), [], [BOARD], 'shown')] : [],
  ),
  mapCase(
    'load',
    'no-final-newline',
    'a file without a final line end',
    sizedText(ROOM).trimEnd(),
    [],
    [BOARD],
    'shown',
  ),
  { ...mapCase('load', 'missing-file', 'a file that is not there', '', [], [FAILING_EXIT], 'refused'), files: {} },
];

/** A case on a random map, with the verdict that a search finds. */
function randomCase(random: Random, index: number): MarkCase[] {
  const rows = randomMap(random, { boxes: 1 + random.below(2) });
  const named = { group: 'random', name: `random/${index + 1}` };
  const map = parseSizedMap(sizedText(rows));
  if (!map.ok) return [];
  if (index % 2 === 0) {
    const { win, plan } = solveMap(map.value, 'hash', {}, PATIENT);
    const verdict = !win ? 'no-solution' : plan === '' ? 'already-solved' : 'solved';
    return [{ ...solveCase({ name: '', tests: 'solving a random map', rows }, verdict), ...named }];
  }
  const plan = randomLetters(random, 'NSEW', 60);
  const played = replayMap(map.value, plan.length, plan);
  const isSame = played.ok && makeMapRows(played.value).join() === makeMapRows(map.value).join();
  const verdict = isSame ? 'unchanged' : 'changed';
  return [
    { ...mapCase('replay', '', 'replaying a random plan', sizedText(rows), ['60', plan], [BOARD], verdict), ...named },
  ];
}

export const IN101_CASES: CourseCases = {
  calls:
    'The program is called like `masu course in101`: load MAP, move MAP N, replay MAP LENGTH PLAN, solve MAP. For one executable each, write {} where its name goes: ./bin/{}. solve prints the plan or “no plan”, and a line with “explored nodes” and their number.',
  folder: 'maps of the course (*.in): each is loaded and solved',
  /** What our program did: for a board, whether it is another one; for a search, what it found. */
  verdictOf({ program, files }: MarkCase, ran: RunResult) {
    if (ran.exit !== 0) return 'refused';
    if (program === 'load') return 'shown';
    if (program === 'solve') {
      const plan = ownPlan(ran);
      return plan === '' ? 'already-solved' : /^no plan$/i.test(plan) ? 'no-solution' : 'solved';
    }
    const rows = outputLines(files[FILE] ?? '').slice(1);
    return firstDifference(rows, outputLines(ran.stdout)) ? 'changed' : 'unchanged';
  },
  own: () => [
    ...loadCases(),
    ...moveCases(),
    ...replayCases(),
    ...[...SOLVABLE_MAPS, ON_GOAL].map((map) => solveCase(map, 'solved')),
    solveCase(SOLVED_MAP, 'already-solved'),
    ...UNSOLVABLE_MAPS.map((map) => solveCase(map, 'no-solution')),
  ],
  ofFolder: (files) =>
    [...files].flatMap(([file, text]) => {
      const map = parseSizedMap(text);
      if (!map.ok) return [];
      const name = file.replace(/\.\w+$/, '');
      const common = { files: { [FILE]: text }, words: [FILE] };
      const checks = [lengthCheck(text), planCheck(text), EXPLORED];
      return [
        markCase(`cases/${name}/load`, 'printing the map of a file', [BOARD], { ...common, program: 'load' }),
        markCase(`cases/${name}/solve`, 'solving it', checks, { ...common, program: 'solve' }),
      ];
    }),
  generate: (random, count) => Array.from({ length: count }, (_, index) => randomCase(random, index)).flat(),
};
