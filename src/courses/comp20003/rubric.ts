// The rubric of COMP20003: solver (12), code style (2), optimizations (1). How the 12 are divided is our choice: the build,
// shortest solutions, and memory. Figures are shown only: the assignment asks for another deadlock test, which changes them.

import { buildEvidence, checkMemory, findBuilt, findByCases, notFound } from '../rubric/by-cases.js';
import { factLines, factsOfC } from '../rubric/c-facts.js';
import { countRight, type GradedLine, gradeFindings, personLine } from '../rubric/rubric-line.js';
import { textOfFile } from '../rubric/student-work.js';
import type { CourseRubric, Workbench } from '../rubric/workbench.js';
import { COMP20003 } from './comp20003.js';
import { COMP20003_CASES } from './mark-cases.js';

/** The points of a solution: it solves the map in the fewest moves, on the screen and in the file. */
const SOLUTION_CHECKS = ['solution', 'solution.txt', 'exit code'];
const MEMORY_MAP = '######\n#    #\n# $@.#\n#    #\n######\n';

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const { make = 'make', build = [make] as const } = bench.tools;
  const built = await bench.build(build);
  const program = findBuilt(bench, ['sokoban']);
  const evidence = [
    ...buildEvidence(built),
    program === undefined ? 'There is no executable called sokoban.' : 'sokoban was built.',
  ];
  const builds: GradedLine = {
    line: 'solver: builds',
    points: program === undefined ? 0 : 2,
    outOf: 2,
    by: 'program',
    evidence,
  };
  const all = COMP20003_CASES.own();
  const solutions = all.map((each) => ({
    ...each,
    checks: each.checks.filter(({ name }) => each.group === 'usage' || SOLUTION_CHECKS.includes(name)),
  }));
  const run = { course: COMP20003, cases: COMP20003_CASES, writes: true };
  const missing = 'There is no executable.';
  const found =
    program === undefined
      ? notFound(all, missing)
      : await findByCases(bench, solutions, { ...run, command: [program] });
  const solving = all.filter(({ group }) => group !== 'usage');
  const figures =
    program === undefined ? [] : await findByCases(bench, solving, { ...run, command: [program], prefix: 'figures-' });
  const memory =
    program === undefined
      ? undefined
      : await checkMemory(bench, 'sokoban', [program, '-s', 'map'], { map: MEMORY_MAP });
  const files = [...bench.submission.files.keys()];
  const facts = files
    .filter((path) => path.endsWith('.c'))
    .flatMap((path) => factLines(path, factsOfC(textOfFile(bench.submission, path))));
  const makefile = files.find((path) => /^makefile$/i.test(path));
  const flags = makefile === undefined ? '' : textOfFile(bench.submission, makefile);
  return [
    builds,
    gradeFindings('solver: solutions', 8, found),
    {
      ...{ line: 'solver: memory', outOf: 2, by: 'program' },
      // What can't be checked costs nothing.
      points: program === undefined || (memory && memory.errors > 0) ? 0 : 2,
      evidence: [program === undefined ? missing : (memory?.evidence ?? 'Valgrind: not checked.')],
    },
    personLine('code style', 2, facts),
    personLine('optimizations', 1, [
      files.some((path) => /^report\.md$/i.test(path)) ? 'Report.md is there.' : 'There is no Report.md.',
      `Figures of the base code: ${countRight(figures)} of ${figures.length} maps the same; another deadlock test changes them.`,
      /-g\b/.test(flags) ? 'The Makefile compiles with -g.' : 'The Makefile does not compile with -g, as asked.',
    ]),
    // When it was handed in, only a person knows.
    personLine('late', 0, [
      `10% per day, or part of one. The newest file is of ${bench.submission.newest?.toISOString() ?? 'unknown date'}, as far as the disk tells.`,
    ]),
  ];
}

export const COMP20003_RUBRIC: CourseRubric = {
  about: 'the rubric of assignment 3: the solver (make, shortest solutions, Valgrind), code style, and optimizations',
  version: 2,
  grade,
};
