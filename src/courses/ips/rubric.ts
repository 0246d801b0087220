// Lab 1 of IPS: the game must be playable from the menu, and eight functions written. The text gives no points per part, so
// each line is one. The types of the functions are in the course's own headers, which are not public: they are graded by
// what the program prints.

import { buildEvidence, checkMemory, findByCases, notFound } from '../rubric/by-cases.js';
import { factLines, factsOfC } from '../rubric/c-facts.js';
import { type GradedLine, gradeFindings, personLine } from '../rubric/rubric-line.js';
import { textOfFile } from '../rubric/student-work.js';
import type { CourseRubric, Workbench } from '../rubric/workbench.js';
import { IPS } from './ips.js';
import { IPS_CASES } from './mark-cases.js';

const LAB_FUNCTIONS = [
  ...['print_state', 'print_game', 'is_terminal', 'move'],
  ...['restart_session_game', 'init_session', 'print_session', 'new_game_score'],
];
/** The groups of cases that lab 1 is graded by, and what they show. */
const GROUPS = ['menu', 'game', 'score'];

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const sources = [...bench.submission.files.keys()].filter((path) => path.endsWith('.c'));
  const build = bench.tools.build ?? ([bench.tools.compiler, '-Wall', '-g', '-o', 'game', ...sources, '-lm'] as const);
  const built = sources.length === 0 ? undefined : await bench.build(build);
  const isBuilt = built?.exit === 0;
  const why = sources.length === 0 ? 'There is no C file.' : 'It does not compile.';
  const facts = sources.map((path) => [path, factsOfC(textOfFile(bench.submission, path))] as const);
  const there = facts.flatMap(([, { functions }]) => functions.map(({ name }) => name));
  const functions = LAB_FUNCTIONS.map((name) => ({
    name,
    ...(there.includes(name) ? {} : { problem: 'There is no such function.' }),
  }));
  const command = [`${bench.folder}/game`] as const;
  const lines: GradedLine[] = [];
  for (const group of GROUPS) {
    const own = IPS_CASES.own().filter((each) => each.group === group);
    const run = { course: IPS, cases: IPS_CASES, command };
    lines.push(gradeFindings(group, 1, isBuilt ? await findByCases(bench, own, run) : notFound(own, why)));
  }
  const memory = isBuilt ? await checkMemory(bench, 'game', command, {}, '1\n1\n2\n2\n2\n5\n') : undefined;
  return [
    {
      line: 'compiles',
      points: isBuilt ? 1 : 0,
      outOf: 1,
      by: 'program',
      evidence: built ? buildEvidence(built) : [why],
    },
    gradeFindings('functions', 1, functions),
    ...lines,
    personLine('comments', 0, [
      ...facts.flatMap(([path, each]) => factLines(path, each)),
      `Valgrind, not scored: ${memory?.evidence ?? 'not checked'}.`,
    ]),
  ];
}

export const IPS_RUBRIC: CourseRubric = {
  about:
    'lab 1: the functions to write, the menu, the game, and the scores; the text gives no points, so each line is one',
  version: 1,
  grade,
};
