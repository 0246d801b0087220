// Cases for COMP20003: the solution, the figures, solution.txt, and the exit codes. The figures are those of the course's
// base code with Algorithm 1; a program with additional deadlock rules has others, so solutions are marked separately.

import { defined } from '@masu/core/base/defined.js';
import { countOf } from '@masu/core/base/format.js';
import type { Direction } from '@masu/core/base/grid.js';
import { PATIENT } from '@masu/core/base/outcome.js';
import type { Random } from '@masu/core/base/random.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { boardFrom, type CourseMap } from '../course-map.js';
import { SAME_EXIT, sameNumber, sameOutput } from '../mark/compare.js';
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
import { dishonestyOf, nodesWithin } from './honest-counts.js';
import { parseCourseMap } from './map-file.js';
import { playLetters, solutionIn } from './solution-text.js';
import { solveCourseMap } from './solve-map.js';

const FILE = 'map';
const SOLVE = ['-s', FILE];

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
  return lengthProblem(map, wanted, answer) ?? lettersProblem(map, wanted, answer);
}

function solvingProblem(map: CourseMap, wanted: string, answer: string | undefined): OutputDifference | undefined {
  if (answer === undefined)
    return { message: 'No line has the solution; expected it after SOLUTION:.', expected: wanted };
  const { problem } = playLetters(map, answer);
  return problem === undefined ? undefined : { message: problem, expected: wanted, got: answer };
}

function lengthProblem(map: CourseMap, wanted: string, answer: string | undefined): OutputDifference | undefined {
  const problem = solvingProblem(map, wanted, answer);
  if (problem || answer === undefined || answer.length === wanted.length) return problem;
  const length = countOf(answer.length, 'move', 'moves');
  const message = `The solution has ${length}; the shortest has ${wanted.length}.`;
  return { message, expected: wanted, got: answer };
}

function lettersProblem(map: CourseMap, wanted: string, answer: string | undefined): OutputDifference | undefined {
  const problem = solvingProblem(map, wanted, answer);
  if (problem || answer === undefined) return problem;
  if (solutionLetters(map, playLetters(map, answer).moves).includes(answer)) return undefined;
  const message = 'The case of the letters is wrong: upper case for a push, lower case for a walk.';
  return { message, expected: wanted, got: answer };
}

type SolutionProblem = typeof solvingProblem;

const FILE_WRITTEN = 'solution.txt';

/** What is printed, or written to the file: the text of the assignment names only the file, the base code prints it too. */
function answerOf(map: CourseMap, { stdout, written }: RunResult, inFile: boolean): string | undefined {
  const texts = [written[FILE_WRITTEN], inFile ? undefined : stdout];
  const answers = texts.flatMap((text) => (text === undefined ? [] : [solutionIn(text, map)]));
  return answers.find((each) => each !== undefined && playLetters(map, each).solves) ?? answers.find(Boolean);
}

const answerCheck = (name: string, map: CourseMap, problem: SolutionProblem, inFile = false): CaseCheck => ({
  name,
  compare(expected, got) {
    if (inFile && got.written[FILE_WRITTEN] === undefined)
      return { message: `The program did not write ${FILE_WRITTEN}.` };
    return problem(map, solutionIn(expected.stdout, map) ?? '', answerOf(map, got, inFile));
  },
});

const FIGURES: readonly CaseCheck[] = [
  sameNumber('Expanded nodes', /Expanded nodes:/i),
  sameNumber('Generated nodes', /Generated nodes:/i),
  sameNumber('Duplicated nodes', /Duplicated nodes:/i),
];

/** The names of the figures that are exact only in a program with the base code's deadlock test. */
export const EXACT_FIGURES: readonly string[] = FIGURES.map(({ name }) => name);

const lengthCheck = sameNumber('Solution Length', /Solution Length:/i);

/** Words before a figure, in whatever case and with whatever sign after them. */
const FIGURE_WORDS = {
  expanded: /expanded(?:[ _-]?nodes)?\s*[:=]?\s*/i,
  generated: /generated(?:[ _-]?nodes)?\s*[:=]?\s*/i,
  duplicated: /duplicated?s?(?:[ _-]?nodes)?\s*[:=]?\s*/i,
};

const honestCheck = (map: CourseMap): CaseCheck => ({
  name: HONEST_COUNTS,
  compare(expected, got) {
    const text = `${got.written[FILE_WRITTEN] ?? ''}\n${got.stdout}`;
    const read = (words: RegExp): number | undefined => {
      const [, digits] = new RegExp(`${words.source}(\\d+)`, 'i').exec(text) ?? [];
      return digits === undefined ? undefined : Number(digits);
    };
    const length = solutionIn(expected.stdout, map)?.length ?? 0;
    const figures = {
      expanded: read(FIGURE_WORDS.expanded),
      generated: read(FIGURE_WORDS.generated),
      duplicated: read(FIGURE_WORDS.duplicated),
    };
    const absent = Object.entries(figures).find(([, value]) => value === undefined);
    if (absent) return { message: `No line has the number of ${absent[0]} nodes.` };
    const { expanded = 0, generated = 0, duplicated = 0 } = figures;
    // The base code's own test leaves some boxes in corners, so it may expand more.
    const [, base = '0'] = /Expanded nodes: (\d+)/.exec(expected.stdout) ?? [];
    const within = nodesWithin(map, length);
    const most = within === undefined ? undefined : Math.max(within, Number(base));
    const problem = dishonestyOf({ expanded, generated, duplicated, length }, most);
    return problem === undefined ? undefined : { message: problem };
  },
});

/** The name of the check that the figures can be true. */
export const HONEST_COUNTS = 'counts';

/** The length as a figure, on the screen or in the file. */
const toldLengthCheck = (map: CourseMap): CaseCheck => ({
  name: 'Solution Length',
  compare(expected, got) {
    const length = solutionIn(expected.stdout, map)?.length ?? 0;
    const text = `${got.written[FILE_WRITTEN] ?? ''}\n${got.stdout}`;
    const isTold = new RegExp(`length\\D{0,12}${length}(?!\\d)`, 'i').test(text);
    return isTold ? undefined : { message: `No line says that the length is ${length}.` };
  },
});

/** What the rubric looks at in a solution, each part a share of a map: the fewest moves count most. */
const rubricChecks = (map: CourseMap): readonly CaseCheck[] => [
  answerCheck('solves the map', map, solvingProblem),
  ...[1, 2, 3].map(() => answerCheck('fewest moves', map, lengthProblem)),
  answerCheck('letters', map, lettersProblem),
  answerCheck(FILE_WRITTEN, map, solvingProblem, true),
  toldLengthCheck(map),
];

/** A case of a map as the rubric looks at it. */
export function asRubricCase(each: MarkCase): MarkCase {
  const map = parseCourseMap(each.files[FILE] ?? '');
  return map.ok ? { ...each, checks: rubricChecks(map.value) } : each;
}

function solveCase(group: string, { name, tests, rows }: MarkMap, verdict?: CaseVerdict): MarkCase[] {
  const text = plainText(rows);
  const map = parseCourseMap(text);
  if (!map.ok) return [];
  const checks = [
    answerCheck('solution', map.value, wrongSolution),
    honestCheck(map.value),
    ...FIGURES.map((figure): CaseCheck => ({ ...figure, isFact: true })),
    lengthCheck,
    answerCheck(FILE_WRITTEN, map.value, wrongSolution, true),
    SAME_EXIT,
  ];
  return [
    markCase(`${group}/${name}`, tests, checks, { words: SOLVE, files: { [FILE]: text }, ...defined({ verdict }) }),
  ];
}

/** The usage text word by word: the base code has a tab where the assignment shows blanks. */
const USAGE_WORDS = sameOutput('usage', (lines) => lines.flatMap((line) => line.trim().split(/\s+/)).filter(Boolean));

const OTHERS: readonly MarkCase[] = [
  markCase('usage/help', 'the usage text of -h', [USAGE_WORDS, SAME_EXIT], { words: ['-h'], verdict: 'shown' }),
  markCase('usage/no-arguments', 'the exit code without arguments', [SAME_EXIT], { verdict: 'refused' }),
  markCase('usage/missing-map', 'a map that is not there', [SAME_EXIT], { words: SOLVE, verdict: 'refused' }),
  markCase('usage/unknown-character', 'a map with a letter', [SAME_EXIT], {
    ...{ words: SOLVE, files: { [FILE]: '#####\n#@$x#\n#####\n' }, verdict: 'refused' },
  }),
];

/** The moves of a solution that the base code finds, and that is a shortest one; 0 for none. */
export function shortestLength(text: string): number {
  const map = parseCourseMap(text);
  if (!map.ok) return 0;
  const [course, sound] = (['course', ['corner']] as const).map((rules) =>
    solveCourseMap(map.value, rules, { nodes: 200_000 }, PATIENT),
  );
  return course?.solution !== undefined && course.moves.length === sound?.moves.length ? course.moves.length : 0;
}

/** The base code says nothing about maps without a solution, and its corner test may find none: those are left out. */
const hasSolution = (rows: readonly string[]): boolean => shortestLength(plainText(rows)) > 0;

/** A map that takes this many moves is not solved by luck. */
const HARD = 12;

/** Random maps whose solutions are not short. */
export function hardMaps(random: Random, count: number): MarkCase[] {
  const all: MarkCase[] = [];
  for (let tries = 0; all.length < count && tries < 100 * MAX_TRIES; tries++) {
    const rows = randomMap(random, { boxes: 2 });
    if (shortestLength(plainText(rows)) < HARD) continue;
    all.push(...solveCase('more', { name: String(all.length + 1), tests: 'solving another map', rows }, 'solved'));
  }
  return all;
}

const MAX_TRIES = 40;

export const COMP20003_CASES: CourseCases = {
  calls:
    'The program is called as in the course: -s MAP, in the folder of the map; it prints SOLUTION and STATS and writes solution.txt.',
  folder: 'maps of the course: each is solved with -s',
  verdictOf({ words }: MarkCase, ran: RunResult) {
    if (ran.exit !== 0) return 'refused';
    if (words[0] !== '-s') return 'shown';
    if (/^SOLUTION:\n[lurd]+$/im.test(ran.stdout)) return 'solved';
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
