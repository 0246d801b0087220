// The rubric of COMP20003: solver (12), code style (2), optimizations (1). How the 12 are divided is our choice: the build,
// shortest solutions, and memory. Figures are shown only: the assignment asks for another deadlock test, which changes them.

import {
  buildEvidence,
  checkMemory,
  findBuilt,
  findByCases,
  MAKEFILE,
  notFound,
  styleFacts,
} from '../rubric/by-cases.js';
import type { CourseRubric } from '../rubric/course-rubric.js';
import { countRight, type GradedLine, gradeFindings, personLine, programLine } from '../rubric/rubric-line.js';
import type { Workbench } from '../rubric/workbench.js';
import { COMP20003 } from './comp20003.js';
import { COMP20003_CASES } from './mark-cases.js';

/** The points of a solution: it solves the map in the fewest moves, on the screen and in the file. */
const SOLUTION_CHECKS = ['solution', 'solution.txt', 'exit code'];
const MEMORY_MAP = '######\n#    #\n# $@.#\n#    #\n######\n';

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const { make = 'make', build = [make] as const } = bench.tools;
  const built = await bench.build(build);
  const program = findBuilt(bench, ['sokoban']);
  const command = program === undefined ? undefined : ([program] as const);
  const missing = 'There is no executable.';
  const all = COMP20003_CASES.own();
  const solutions = all.map((each) => ({
    ...each,
    checks: each.checks.filter(({ name }) => each.group === 'usage' || SOLUTION_CHECKS.includes(name)),
  }));
  const solving = all.filter(({ group }) => group !== 'usage');
  const run = { course: COMP20003, cases: COMP20003_CASES, writes: true };
  const findings = command ? await findByCases(bench, solutions, { ...run, command }) : notFound(all, missing);
  const figures = command ? await findByCases(bench, solving, { ...run, command, prefix: 'figures-' }) : [];
  const memory = command && (await checkMemory(bench, 'sokoban', [...command, '-s', 'map'], { map: MEMORY_MAP }));
  const [makefile] = bench.paths(MAKEFILE);
  const flags = makefile === undefined ? '' : bench.text(makefile);
  return [
    programLine('solver: builds', command ? 2 : 0, 2, [
      ...buildEvidence(built),
      command ? 'sokoban was built.' : 'There is no executable called sokoban.',
    ]),
    gradeFindings('solver: solutions', 8, findings),
    // What can't be checked costs nothing.
    programLine('solver: memory', !command || (memory && memory.errors > 0) ? 0 : 2, 2, [
      command ? (memory?.evidence ?? 'Valgrind: not checked.') : missing,
    ]),
    personLine('code style', 2, styleFacts(bench, bench.paths(/\.c$/))),
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
}

export const COMP20003_RUBRIC: CourseRubric = {
  about: 'the rubric of assignment 3: the solver (make, shortest solutions, Valgrind), code style, and optimizations',
  version: 2,
  grade,
};
