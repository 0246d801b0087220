// Cases for IN101: every kind of move in every direction, replays of plans, and the solver's plan and count.

import { countOf } from '../../base/format.js';
import { fail, ok, type Result } from '../../base/result.js';
import { parseMap } from '../course-map.js';
import { FAILING_EXIT, linesOf, sameNumber, sameOutput } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import { type MarkMap, ON_GOAL, SOLVABLE_MAPS, SOLVED_MAP, sizedText, UNSOLVABLE_MAPS } from '../mark/maps.js';
import type { Check, MarkCase, Ran } from '../mark/mark-case.js';
import { randomLetters, randomMap } from '../mark/random-map.js';
import { parseSizedMap } from './map-file.js';
import { replayMap } from './replay-map.js';

const FILE = 'map.in';
const BOARD = sameOutput('board');

function caseOf(
  group: string,
  name: string,
  tests: string,
  map: string,
  words: readonly string[],
  checks: readonly Check[],
): MarkCase {
  return {
    group,
    name: `${group}/${name}`,
    tests,
    program: group,
    words: [FILE, ...words],
    input: '',
    files: { [FILE]: map },
    checks,
  };
}

/** Player, the cell ahead, and the cell beyond. */
const MOVES: readonly (readonly [name: string, tests: string, cells: string])[] = [
  ['walk', 'walking on floor', '@  '],
  ['walk-onto-goal', 'walking onto a goal', '@. '],
  ['walk-off-goal', 'a goal that shows again', '+  '],
  ['walk-goal-to-goal', 'walking from goal to goal', '+. '],
  ['push', 'pushing on floor', '@$ '],
  ['push-onto-goal', 'pushing onto a goal', '@$.'],
  ['push-off-goal', 'pushing off a goal', '@* '],
  ['push-goal-to-goal', 'pushing from goal to goal', '@*.'],
  ['wall', 'no step into a wall', '@# '],
  ['box-and-wall', 'no push into a wall', '@$#'],
  ['two-boxes', 'no push of two boxes', '@$$'],
  ['box-and-stored-box', 'no push onto a box on a goal', '@$*'],
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
  MOVES.flatMap(([name, tests, cells]) =>
    Object.entries(DIRECTIONS).map(([letter, offset]) =>
      caseOf('move', `${name}-${letter}`, `${tests}, ${letter}`, sizedText(moveMap(cells, offset)), [letter], [BOARD]),
    ),
  );

const ROOM = ['########', '#      #', '# $  . #', '#@ $ . #', '#      #', '########'];
const REPLAYS: readonly (readonly [name: string, tests: string, count: string, plan: string])[] = [
  ['whole-plan', 'a plan to its end', '5', 'EEENN'],
  ['first-letters', 'only the first letters of a plan', '2', 'EEENN'],
  ['nothing', 'no letter at all', '0', 'EEENN'],
  ['more-than-there-is', 'a length beyond the plan', '9', 'NNE'],
  ['blocked-letters', 'blocked letters change nothing', '8', 'WWWWNSEE'],
  ['two-boxes', 'a push that another box blocks', '12', 'NEEEEWSSEEEN'],
  ['onto-a-goal', 'a box to its goal', '4', 'EEEE'],
];

const replayCases = (): MarkCase[] =>
  REPLAYS.map(([name, tests, count, plan]) => caseOf('replay', name, tests, sizedText(ROOM), [count, plan], [BOARD]));

const EXPLORED = sameNumber('explored nodes', /explored[^\d]*/i);
/** The line of N S E W, or `no plan`. An empty plan is an empty line, or none. */
const planIn = ({ stdout }: Ran): string => {
  const lines = linesOf(stdout);
  return lines.find((line) => /^(no plan|[NSEW]+)$/i.test(line.trim()))?.trim() ?? '';
};

/**
 * With the course's order there is only one right plan; another of the same length is not what breadth-first search
 * finds.
 */
const PLAN: Check = {
  name: 'plan',
  compare(expected, got) {
    const [wanted, found] = [planIn(expected), planIn(got)];
    return wanted === found ? undefined : { message: 'The plan differs.', expected: wanted, got: found };
  },
};

/** Whether the plan solves the map: one found in another order still earns the first point. */
function leadsTo(map: string, plan: string): Result<string, string> {
  const parsed = parseSizedMap(map);
  if (!parsed.ok) return fail(parsed.error.message);
  const played = replayMap(parsed.value, plan.length, plan);
  if (!played.ok) return played;
  const { boxes } = played.value.position;
  return boxes.every((box) => played.value.ground.goalMap[box])
    ? ok('solved')
    : fail('The plan does not solve the map.');
}

const lengthCheck = (map: string): Check => ({
  name: 'solution',
  compare(expected, got) {
    const [wanted, found] = [planIn(expected), planIn(got)];
    if (/^no plan$/i.test(wanted) || /^no plan$/i.test(found)) {
      if (wanted.toLowerCase() === found.toLowerCase()) return undefined;
      return { message: 'The plan differs.', expected: wanted, got: found };
    }
    const led = leadsTo(map, found);
    if (!led.ok) return { message: led.error, expected: wanted, got: found };
    if (found.length === wanted.length) return undefined;
    return {
      message: `The plan has ${countOf(found.length, 'move', 'moves')}; the shortest has ${wanted.length}.`,
      expected: wanted,
      got: found,
    };
  },
});

const solveCase = ({ name, tests, rows }: MarkMap, group = 'solve'): MarkCase => {
  const map = sizedText(rows);
  return {
    ...caseOf('solve', name, tests, map, [], [lengthCheck(map), PLAN, EXPLORED]),
    group,
    name: `${group}/${name}`,
  };
};

const loadCases = (): MarkCase[] => [
  ...[SOLVABLE_MAPS[3], SOLVABLE_MAPS[7], ON_GOAL].flatMap((map) =>
    map ? [caseOf('load', map.name, 'printing the map of a file', sizedText(map.rows), [], [BOARD])] : [],
  ),
  caseOf('load', 'no-final-newline', 'a file without a final line end', sizedText(ROOM).trimEnd(), [], [BOARD]),
  { ...caseOf('load', 'missing-file', 'a file that is not there', '', [], [FAILING_EXIT]), files: {} },
];

export const IN101_CASES: CourseCases = {
  calls:
    'The program is called like `masu course in101`: load MAP, move MAP N, replay MAP LENGTH PLAN, solve MAP. For one executable each, write {} where its name goes: ./bin/{}. solve prints the plan or “no plan”, and a line with “explored nodes” and their number.',
  folder: 'maps of the course (*.in): each is loaded and solved',
  own: () => [
    ...loadCases(),
    ...moveCases(),
    ...replayCases(),
    ...[...SOLVABLE_MAPS, ON_GOAL, SOLVED_MAP, ...UNSOLVABLE_MAPS].map((map) => solveCase(map)),
  ],
  ofFolder: (files) =>
    [...files].flatMap(([file, text]) => {
      const map = parseSizedMap(text);
      if (!map.ok) return [];
      const name = file.replace(/\.\w+$/, '');
      const common = { group: 'cases', input: '', files: { [FILE]: text }, words: [FILE] };
      return [
        {
          ...common,
          name: `cases/${name}/load`,
          tests: 'printing the map of a file',
          program: 'load',
          checks: [BOARD],
        },
        {
          ...common,
          name: `cases/${name}/solve`,
          tests: 'solving it',
          program: 'solve',
          checks: [lengthCheck(text), PLAN, EXPLORED],
        },
      ];
    }),
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      const rows = randomMap(random, { boxes: 1 + random.below(2) });
      const name = `random/${index + 1}`;
      if (index % 2 === 0)
        return { ...solveCase({ name: '', tests: 'solving a random map', rows }), group: 'random', name };
      const plan = randomLetters(random, 'NSEW', 60);
      const order = caseOf('replay', '', 'replaying a random plan', sizedText(rows), ['60', plan], [BOARD]);
      return { ...order, group: 'random', name };
    }).filter(({ files }) => parseMap(Object.values(files)[0]?.split('\n').slice(1, -1) ?? []).ok),
};
