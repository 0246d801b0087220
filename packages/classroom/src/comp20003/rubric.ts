// The rubric of COMP20003: solver (12), code style (2), optimizations (1). How the 12 are divided is our choice: the build,
// shortest solutions, and memory. Figures are shown only: the assignment asks for another deadlock test, which changes them.

import { seededRandom } from '@masu/core/base/random.js';
import type { MarkCase } from '../mark/mark-case.js';
import { buildEvidence, checkMemory, findBuilt, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { buildByCompiler, buildByMake, cSources, MAKEFILE } from '../rubric/c-programs.js';
import type { CourseRubric, RubricOrders } from '../rubric/course-rubric.js';
import {
  countRight,
  type Finding,
  type GradedLine,
  gradeFindings,
  type LineNotes,
  notGradableLine,
  personLine,
  programLine,
  sumRight,
  withNotes,
} from '../rubric/rubric-line.js';
import type { Workbench } from '../rubric/workbench.js';
import { COMP20003 } from './comp20003.js';
import { asRubricCase, COMP20003_CASES, EXACT_FIGURES, hardMaps, shortestLength } from './mark-cases.js';

const MEMORY_MAP = '######\n#    #\n# $@.#\n#    #\n######\n';

/** What make has made of the sources, or the compiler where there is no Makefile or it fails. */
async function buildSolver(bench: Workbench) {
  const [makefile] = bench.paths(MAKEFILE);
  const made = makefile === undefined ? undefined : await buildByMake(bench, ['', 'sokoban']);
  const program = findBuilt(bench, ['sokoban']);
  if (program !== undefined || (made && made.missing.length > 0))
    return {
      program,
      missing: program === undefined ? (made?.missing ?? []) : [],
      evidence: made ? buildEvidence(made.built) : [],
      byMake: true,
    };
  if (cSources(bench).length === 0)
    return {
      missing: [],
      evidence: [...(made ? buildEvidence(made.built) : []), 'There is no C file.'],
      byMake: false,
    };
  const own = await buildByCompiler(bench, { flags: ['-g'], name: 'sokoban' });
  const built = findBuilt(bench, ['sokoban', 'solver', 'main', ...own.programs]);
  const evidence = [...(made ? buildEvidence(made.built) : ['There is no Makefile.']), ...buildEvidence(own.built)];
  return { program: built, missing: built === undefined ? own.missing : [], evidence, byMake: false };
}

const isFailing = ({ verdict }: MarkCase): boolean => verdict === 'refused';

/** What must fail fails in some way: the text has no exit codes. */
const withAnyExit = (each: MarkCase): MarkCase => ({
  ...each,
  checks: [
    {
      name: 'refusal',
      compare: (_, got) =>
        got.exit !== 0 ||
        /usage|error|no such|invalid|cannot|can't|unable|fail|could not/i.test(`${got.stdout}${got.stderr}`)
          ? undefined
          : { message: 'The program must say that something is wrong, or end with an exit status other than 0.' },
    },
  ],
});

/** Options and errors are this part of the line of solutions. */
const USAGE_POINTS = 0.5;
const SOLUTION_POINTS = 7.5;

/** More maps, the same for every submission; made when the first is graded. */
let madeMaps: readonly MarkCase[] | undefined;
const moreMaps = (): readonly MarkCase[] => {
  madeMaps ??= hardMaps(seededRandom(20_003), 6);
  return madeMaps;
};

/** A map that takes more moves shows more of a search: any one solves the shortest in the fewest moves. */
const WEIGHTS: readonly (readonly [most: number, weight: number])[] = [
  [2, 0.25],
  [8, 0.5],
  [16, 1],
  [Number.POSITIVE_INFINITY, 2],
];

function withWeight(each: Finding, { files }: MarkCase): Finding {
  const length = shortestLength(Object.values(files)[0] ?? '');
  const [, weight = 1] = WEIGHTS.find(([most]) => length <= most) ?? [];
  return { ...each, weight };
}

async function grade(bench: Workbench, { cases = [] }: RubricOrders = {}): Promise<GradedLine[]> {
  const { program, missing, evidence, byMake } = await buildSolver(bench);
  const command = program === undefined ? undefined : ([program] as const);
  const none = 'There is no executable.';
  const all = COMP20003_CASES.own();
  const solving = [...all.filter(({ group }) => group !== 'usage'), ...moreMaps(), ...cases];
  // What a solver does with other letters, the text does not say.
  const usage = all
    .filter(({ group, name }) => group === 'usage' && name !== 'usage/unknown-character')
    .map((each) => (isFailing(each) ? withAnyExit(each) : each));
  const run = { course: COMP20003, cases: COMP20003_CASES, writes: true };
  const find = async (own: readonly MarkCase[]) =>
    command ? findByCases(bench, own, { ...run, command, isPartial: true }) : notFound(own, none);
  const found = await find(solving.map(asRubricCase));
  const findings = found.map((each, index) => withWeight(each, solving[index] as MarkCase));
  const options = await find(usage);
  const isWorking = sumRight(findings) > 0;
  const exact = solving.map((each) => ({
    ...each,
    checks: each.checks
      .filter(({ name }) => EXACT_FIGURES.includes(name))
      .map(({ name, compare }) => ({ name, compare })),
  }));
  const figures = command && isWorking ? await findByCases(bench, exact, { ...run, command, prefix: 'figures-' }) : [];
  const memory =
    command && isWorking
      ? await checkMemory(bench, 'sokoban', [...command, '-s', 'map'], { map: MEMORY_MAP })
      : undefined;
  const [makefile] = bench.paths(MAKEFILE);
  const flags = makefile === undefined ? '' : bench.text(makefile);
  const solved = gradeFindings('solver: solutions', SOLUTION_POINTS, findings);
  const asked = gradeFindings('options', USAGE_POINTS, options);
  const solutions: GradedLine = {
    ...solved,
    outOf: SOLUTION_POINTS + USAGE_POINTS,
    points: (solved.points ?? 0) + (isWorking ? (asked.points ?? 0) : 0),
    evidence: [...solved.evidence, ...asked.evidence.map((text) => `options: ${text}`)],
    failed: [...(solved.failed ?? []), ...(asked.failed ?? [])],
  };
  // What builds and solves nothing is no solver yet.
  const buildPoints = command ? (byMake ? 1 : 0) + (isWorking ? 1 : 0) : 0;
  const graded =
    missing.length > 0
      ? ['solver: builds', 'solver: solutions', 'solver: memory'].map((line, index) =>
          notGradableLine(line, [2, 8, 2][index] as number, [...missing, ...evidence]),
        )
      : [
          programLine('solver: builds', buildPoints, 2, [
            ...evidence,
            command
              ? `sokoban was built${byMake ? '' : ', but not by make'}${isWorking ? '' : '; it solves no map'}.`
              : 'There is no executable called sokoban.',
          ]),
          solutions,
          // What can't be checked costs nothing.
          programLine('solver: memory', !isWorking ? 0 : memory ? memoryPoints(memory) : 2, 2, [
            command ? (memory?.evidence ?? (isWorking ? 'Valgrind: not checked.' : 'It solves no map.')) : none,
          ]),
        ];
  const lines = [
    ...graded,
    personLine('code style', 2, styleFacts(bench, cSources(bench))),
    personLine('optimizations', 1, [
      bench.paths(/^report\.md$/i).length > 0 ? 'Report.md is there.' : 'There is no Report.md.',
      `Figures of the base code: ${countRight(figures)} of ${figures.length} maps the same; another deadlock test changes them.`,
      /-g\b/.test(flags) ? 'The Makefile compiles with -g.' : 'The Makefile does not compile with -g, as asked.',
    ]),
    // When it was handed in, only a person knows.
    personLine('late', 0, [
      `10% per day, or part of one. The newest file is of ${bench.submission.newest?.toISOString() ?? 'unknown date'}, as far as the disk tells.`,
    ]),
  ];
  return withNotes(lines, NOTES);
}

/** Memory that is not freed costs half, reading or writing where nothing is all. */
const memoryPoints = ({ errors, leaks }: { readonly errors: number; readonly leaks: number }): number =>
  errors === 0 ? 2 : errors <= leaks ? 1 : 0;

const NOTES: LineNotes = {
  'solver: builds': [
    'whether make builds sokoban',
    'ran make, after setting objects aside; a program that solves nothing gets half at most',
  ],
  'solver: solutions': [
    'whether solutions solve the maps in the fewest moves, upper case for pushes, and solution.txt',
    'ran -s on maps of its own, replayed each solution, and compared its length with a shortest one; options and errors are half a point',
  ],
  'solver: memory': [
    'whether all nodes are freed',
    'ran it under Valgrind; leaks cost half, invalid reads and writes all',
  ],
  'code style': ['the style guide of the subject', 'shows facts and gives no points'],
  optimizations: [
    'another sound deadlock detection, explained with figures in Report.md',
    'shows facts and gives no points',
  ],
  late: ['the date of submission', 'shows the date of the newest file'],
};

export const COMP20003_RUBRIC: CourseRubric = {
  about: 'the rubric of assignment 3: the solver (make, shortest solutions, Valgrind), code style, and optimizations',
  version: 3,
  grade,
};
