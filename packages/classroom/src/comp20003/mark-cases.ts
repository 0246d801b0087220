// Cases for COMP20003: the solution, the figures, solution.txt, and the exit codes. The figures are those of the course's
// base code with Algorithm 1; a program with additional deadlock rules has others, so solutions are marked separately.

import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { boardFrom, type CourseMap } from '../course-map.js';
import { outputLines, SAME_EXIT, sameNumber, sameOutput } from '../mark/compare.js';
import type { CourseCases } from '../mark/course-cases.js';
import { type MarkMap, plainText, randomMap, SOLVABLE_MAPS } from '../mark/maps.js';
import {
  type CaseCheck,
  type CaseVerdict,
  type MarkCase,
  markCase,
  type OutputDifference,
  type RunResult,
} from '../mark/mark-case.js';
import { parseCourseMap } from './map-file.js';
import { solveCourseMap } from './solve-map.js';

const FILE = 'map';
const SOLVE = ['-s', FILE];

/** The line after `SOLUTION:`, or the only line of letters. */
function solutionIn(text: string): string | undefined {
  const lines = outputLines(text).map((line) => line.trim());
  const heading = lines.findIndex((line) => /^SOLUTION:?$/i.test(line));
  return (heading >= 0 ? lines.slice(heading + 1) : lines).find((line) => /^[lurdLURD]+$/.test(line));
}

/** Upper case for every push; the base code writes a push off a goal in lower case, which is accepted too. */
function solutionLetters(map: CourseMap, moves: readonly Direction[]): readonly [ours: string, base: string] {
  const board = boardFrom(map);
  const letters = { left: 'l', right: 'r', up: 'u', down: 'd' } as const;
  let [ours, base] = ['', ''];
  for (const { direction, step } of replay(board, moves)) {
    const letter = letters[direction];
    const isPush = step.kind === 'push';
    ours += isPush ? letter.toUpperCase() : letter;
    base += isPush && !board.goalMap[step.from] ? letter.toUpperCase() : letter;
  }
  return [ours, base];
}

function wrongSolution(map: CourseMap, wanted: string, answer: string | undefined): OutputDifference | undefined {
  if (answer === undefined)
    return { message: 'No line has the solution; expected it after SOLUTION:.', expected: wanted };
  const moves = parseLurd(answer);
  const shown = { expected: wanted, got: answer };
  if (!moves.ok) return { message: moves.error.message, ...shown };
  const frames = [...replay(boardFrom(map), moves.value)];
  const blocked = frames.find(({ step }) => step.kind === 'blocked');
  if (blocked) return { message: `Move ${blocked.index + 1} of the solution is blocked.`, ...shown };
  if (!isSolved(map.board, frames.at(-1)?.position ?? map.position))
    return { message: 'The solution does not solve the map.', ...shown };
  const length = countOf(answer.length, 'move', 'moves');
  if (answer.length !== wanted.length)
    return { message: `The solution has ${length}; the shortest has ${wanted.length}.`, ...shown };
  if (solutionLetters(map, moves.value).includes(answer)) return undefined;
  return { message: 'The case of the letters is wrong: upper case for a push, lower case for a walk.', ...shown };
}

const solutionCheck = (map: CourseMap): CaseCheck => ({
  name: 'solution',
  compare: (expected, got) => wrongSolution(map, solutionIn(expected.stdout) ?? '', solutionIn(got.stdout)),
});

const fileCheck = (map: CourseMap): CaseCheck => ({
  name: 'solution.txt',
  compare(expected, got) {
    const file = got.written['solution.txt'];
    if (file === undefined) return { message: 'The program did not write solution.txt.' };
    return wrongSolution(map, solutionIn(expected.stdout) ?? '', solutionIn(file));
  },
});

const FIGURES: readonly CaseCheck[] = [
  sameNumber('Expanded nodes', /Expanded nodes:/i),
  sameNumber('Generated nodes', /Generated nodes:/i),
  sameNumber('Duplicated nodes', /Duplicated nodes:/i),
  sameNumber('Solution Length', /Solution Length:/i),
];

function solveCase(group: string, { name, tests, rows }: MarkMap, verdict?: CaseVerdict): MarkCase[] {
  const text = plainText(rows);
  const map = parseCourseMap(text);
  if (!map.ok) return [];
  const checks = [solutionCheck(map.value), ...FIGURES, fileCheck(map.value), SAME_EXIT];
  return [
    markCase(`${group}/${name}`, tests, checks, { words: SOLVE, files: { [FILE]: text }, ...defined({ verdict }) }),
  ];
}

const OTHERS: readonly MarkCase[] = [
  markCase('usage/help', 'the usage text of -h', [sameOutput('usage'), SAME_EXIT], { words: ['-h'], verdict: 'shown' }),
  markCase('usage/no-arguments', 'the exit code without arguments', [SAME_EXIT], { verdict: 'refused' }),
  markCase('usage/missing-map', 'a map that is not there', [SAME_EXIT], { words: SOLVE, verdict: 'refused' }),
  markCase('usage/unknown-character', 'a map with a letter', [SAME_EXIT], {
    ...{ words: SOLVE, files: { [FILE]: '#####\n#@$x#\n#####\n' }, verdict: 'refused' },
  }),
];

/** The base code says nothing about maps without a solution, and its corner test may find none: those are left out. */
function hasSolution(rows: readonly string[]): boolean {
  const map = parseCourseMap(plainText(rows));
  const solution = map.ok ? solveCourseMap(map.value, 'course', { nodes: 200_000 }, PATIENT).solution : undefined;
  return solution !== undefined && solution !== '';
}

const MAX_TRIES = 40;

export const COMP20003_CASES: CourseCases = {
  calls:
    'The program is called as in the course: -s MAP, in the folder of the map; it prints SOLUTION and STATS and writes solution.txt.',
  folder: 'maps of the course: each is solved with -s',
  verdictOf({ words }: MarkCase, ran: RunResult) {
    if (ran.exit !== 0) return 'refused';
    if (words[0] !== '-s') return 'shown';
    if (solutionIn(ran.stdout) !== undefined) return 'solved';
    return /^SOLUTION:/m.test(ran.stdout) ? 'already-solved' : 'no-solution';
  },
  own: () => [
    ...OTHERS,
    ...SOLVABLE_MAPS.filter(({ rows }) => hasSolution(rows)).flatMap((map) => solveCase('solve', map, 'solved')),
  ],
  ofFolder: (files) =>
    [...files].flatMap(([name, text]) => solveCase('cases', { name, tests: 'solving it', rows: text.split(/\r?\n/) })),
  generate: (random, count) =>
    Array.from({ length: count }, (_, index) => {
      let rows = randomMap(random, { boxes: 1 + random.below(2) });
      for (let tries = 0; tries < MAX_TRIES && !hasSolution(rows); tries++) rows = randomMap(random, { boxes: 1 });
      if (!hasSolution(rows)) return [];
      return solveCase('random', { name: String(index + 1), tests: 'solving a random map', rows }, 'solved');
    }).flat(),
};
