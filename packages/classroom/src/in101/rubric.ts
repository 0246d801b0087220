// Table 4 of IN101, and its sixteen requirements. The list, the queue, and the tree are graded by calls of our own, as their
// headers declare them, and by the student's own test programs (“your tests will be used to evaluate your work”), which must
// check something. The game and the solver are graded by our cases.

import { basename, dirname } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { firstDifference, outputLines } from '../mark/compare.js';
import type { MarkCase } from '../mark/mark-case.js';
import {
  buildEvidence,
  checkMemory,
  findBuilt,
  findByCases,
  MAKEFILE,
  notFound,
  styleFacts,
} from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import { tokensOfC } from '../rubric/c-tokens.js';
import type { CourseRubric } from '../rubric/course-rubric.js';
import { openHarness } from '../rubric/harness.js';
import { addHarness, HARNESS_FILE } from '../rubric/harness-program.js';
import { type Finding, type GradedLine, gradeFindings, personLine, programLine } from '../rubric/rubric-line.js';
import type { Workbench } from '../rubric/workbench.js';
import { IN101 } from './in101.js';
import { IN101_CASES } from './mark-cases.js';
import { STORE_CASES, STORE_FILES, STORE_MAPS } from './store-cases.js';
import { type StoreId, storeHeader } from './store-header.js';

const SMALL_MAP = '6 5\n######\n#    #\n# $@.#\n#    #\n######\n';
const TEST_FILES = ['test-loader', 'test-move', 'test-replay', 'test-linked-list-map', 'test-queue-map', 'test-solver'];
const SUMMARY = ['sokoban', 'loader', 'linked-list-map', 'queue-map', 'solver'];

const programName = (path: string): string =>
  basename(path)
    .replace(/\.\w+$/, '')
    .replaceAll('_', '-');

/** Half of the 48 moves: each kind in two directions. */
const isTried = ({ name }: MarkCase, index: number): boolean =>
  /-[NE]$/.test(name) === (Math.floor(index / 4) % 2 === 0);

/** A move is a replay of one letter: the course has no program for it. */
const asReplay = (each: MarkCase): MarkCase => ({
  ...each,
  program: 'replay',
  words: [each.words[0] as string, '1', each.words[1] as string],
});

const [SOURCES, HEADERS] = [/\.c$/, /\.h$/];

const findSource = (bench: Workbench, name: string): string | undefined =>
  bench.paths(SOURCES).find((path) => programName(path) === name);

const countAssertions = (bench: Workbench, path: string): number =>
  tokensOfC(bench.text(path)).filter(({ kind, text }) => kind === 'word' && /^assert/i.test(text)).length;

/** Cases with one of the built programs. */
async function findWith(
  bench: Workbench,
  programs: readonly string[],
  all: readonly MarkCase[],
  prefix = '',
): Promise<Finding[]> {
  const path = findBuilt(bench, programs);
  if (path === undefined) return notFound(all, `There is no executable ${programs[0]}.`);
  return findByCases(bench, all, { course: IN101, cases: IN101_CASES, command: [path], prefix });
}

/** A test program of the student: it is there, checks something, and ends with success. */
async function ownTest(bench: Workbench, name: string): Promise<Finding> {
  const source = findSource(bench, name);
  if (source === undefined) return { name, problem: `There is no ${name}.c.` };
  if (countAssertions(bench, source) === 0) return { name, problem: `${source} checks nothing: it has no assert.` };
  const path = findBuilt(bench, [name]);
  if (path === undefined) return { name, problem: `There is no executable ${name}.` };
  const ran = await bench.run(name, [path], { files: {}, input: '' });
  const problem = ran.problem ?? (ran.exit === 0 ? undefined : `It ended with exit status ${ran.exit}.`);
  const last = ran.stderr.trim().split('\n').at(-1) ?? '';
  return { name, ...(problem === undefined ? {} : { problem: `${problem} ${last}`.trim() }) };
}

/** play.c needs SDL, which may not be here. */
const needsWindow = (bench: Workbench, path: string): boolean => /SDL|gui\.h/.test(bench.text(path));

/** Our calls of a store: findings, or why there can't be any, which costs nothing, because the text gives no signatures. */
async function callStore(bench: Workbench, id: StoreId): Promise<{ findings: Finding[]; lines: string[] }> {
  const headers = bench.paths(HEADERS);
  const calls = storeHeader(new Map(headers.map((path) => [path, bench.text(path)])), id);
  if ('problem' in calls) return { findings: [], lines: [`Not called by us: ${calls.problem}`] };
  const header = `masu-${id}.h`;
  addHarness(bench, 'in101', { name: header, text: calls.header });
  const folders = [...new Set(headers.map(dirname))].map((folder) => `-I${folder}`);
  const hasMain = (path: string): boolean =>
    factsOfC(bench.text(path)).functions.some(({ name }) => name === 'main') || needsWindow(bench, path);
  const sources = bench.paths(SOURCES).filter((path) => !hasMain(path));
  const options = ['-std=gnu99', '-g', '-w', '-I.', ...folders, `-DMASU_HEADER="${header}"`];
  const words = [...options, '-o', `masu-${id}`, HARNESS_FILE, ...sources];
  const built = await bench.build([bench.tools.compiler, ...words, '-lm']);
  if (built.exit !== 0) return { findings: [], lines: ['Not called by us:', ...buildEvidence(built).slice(0, 3)] };
  const harness = openHarness(bench, `${bench.folder}/masu-${id}`);
  const findings: Finding[] = [];
  for (const { name, tests, orders, answers } of STORE_CASES[id]) {
    const results = await harness.call(`${id}-${name}`, [], `${orders.join('\n')}\n`, STORE_FILES);
    const expected = id === 'queue' ? answers.flatMap((map) => STORE_MAPS[map] ?? []) : answers.map(String);
    // Blank lines between boards are the student's choice.
    const got = outputLines(results.printed).filter((line) => line !== '');
    const difference = firstDifference(expected, got);
    const problem =
      results.problem ??
      (difference &&
        `${tests}: expected “${difference.expected ?? ''}”, got “${difference.got ?? ''}” in line ${difference.line}.`);
    findings.push({ name: `${id}-${name}`, ...defined({ problem }) });
  }
  return { findings, lines: [] };
}

/** A line of the table for a store: our calls, and the student's own test program. */
async function gradeStore(
  bench: Workbench,
  id: StoreId,
  line: string,
  outOf: number,
  test: string,
): Promise<GradedLine> {
  const { findings, lines } = await callStore(bench, id);
  const graded = gradeFindings(line, outOf, [...findings, await ownTest(bench, test)]);
  return { ...graded, evidence: [...graded.evidence, ...lines] };
}

/** Every source with the flags of R4. */
async function strictly(bench: Workbench): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of bench.paths(SOURCES)) {
    if (needsWindow(bench, path)) continue;
    const flags = ['-std=c99', '-Wall', '-Werror', '-Iinclude', '-fsyntax-only', path];
    const built = await bench.check([bench.tools.compiler, ...flags]);
    const problem = built.exit === 0 ? undefined : (buildEvidence(built)[2] ?? 'It does not compile.');
    findings.push({ name: path, ...defined({ problem }) });
  }
  return findings;
}

/** Up to −2, half a point per program with errors. */
async function gradeMemory(bench: Workbench): Promise<GradedLine> {
  const files = { 'map.in': SMALL_MAP };
  const programs: [string, string[]][] = [
    ['replay', ['map.in', '2', 'NN']],
    ['solve', ['map.in']],
    ...['test-linked-list-map', 'test-queue-map', 'test-bst-map'].map((name): [string, string[]] => [name, []]),
  ];
  const evidence: string[] = [];
  let wrong = 0;
  for (const [name, words] of programs) {
    const path = findBuilt(bench, [name]);
    const checked = path && (await checkMemory(bench, name, [path, ...words], files));
    if (!checked) continue;
    evidence.push(checked.evidence);
    if (checked.errors > 0) wrong++;
  }
  const shown = evidence.length > 0 ? evidence : ['Valgrind: not checked.'];
  return programLine('errors with valgrind', wrong === 0 ? 0 : -Math.min(2, wrong / 2), 0, shown);
}

/** The sixteen requirements, as far as a program can tell. */
function requirements(bench: Workbench, compiled: boolean, strict: readonly Finding[], memory: GradedLine): string[] {
  const [sources, headers] = [bench.paths(SOURCES), bench.paths(HEADERS)];
  const has = (name: string): boolean => findSource(bench, name) !== undefined;
  const says = (isMet: boolean): string => (isMet ? 'met' : 'not met');
  const inPlace = (paths: readonly string[], folder: string): boolean =>
    paths.every((path) => path.startsWith(`${folder}/`));
  const bare = headers.filter((path) => factsOfC(bench.text(path)).prototypes.some(({ hasComment }) => !hasComment));
  const lost = TEST_FILES.filter((name) => !has(name));
  const data = bench.paths(/\.in$/);
  const [makefile] = bench.paths(MAKEFILE);
  const target = makefile !== undefined && /^compile-all\s*:/m.test(bench.text(makefile));
  return [
    'R1 player, solver, optimized solver, tests: see the lines of the table',
    'R2 extension: for a person',
    `R3 written in C: ${says(sources.length > 0)}`,
    `R4 -std=c99 -Wall -Werror: ${says(strict.length > 0 && strict.every(({ problem }) => problem === undefined))}`,
    'R5 works on the school’s computers: for a person; it was built here, under Linux or alike',
    `R6 play.c, replay.c, solve.c: ${says(['play', 'replay', 'solve'].every(has))}`,
    `R7 test files: ${lost.length === 0 ? 'met' : `not met, missing ${lost.join(', ')}`}`,
    `R8 other test programs begin with app-: for a person`,
    `R9 data/*.in: ${data.length === 0 ? 'no data handed in' : says(inPlace(data, 'data'))}`,
    `R10 Makefile with compile-all: ${says(target && compiled)}`,
    `R11 no errors with Valgrind: ${bench.tools.valgrind === undefined ? 'not checked' : says(memory.points === 0)}`,
    'R12 code of the lab sessions may be reused',
    `R13 documented headers: ${bare.length === 0 ? 'every function has a comment' : `functions without a comment in ${bare.join(', ')}`}`,
    'R14 code conventions: for a person',
    'R15 commits: for a person; the repository was not handed in',
    `R16 src and include: ${says(sources.length > 0 && inPlace(sources, 'src') && inPlace(headers, 'include'))}`,
  ];
}

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const { make = 'make', build = [make, 'compile-all'] as const } = bench.tools;
  const built = await bench.build(build);
  const compiled = built.exit === 0;
  const strict = compiled ? await strictly(bench) : [];
  const broken = strict.filter(({ problem }) => problem !== undefined);
  const own = IN101_CASES.own();
  const ofGroup = (group: string): MarkCase[] => own.filter((each) => each.group === group);
  const solving = ofGroup('solve').map((each) => ({
    ...each,
    checks: each.checks.filter(({ name }) => ['solution', 'plan'].includes(name)),
  }));
  const memory = await gradeMemory(bench);
  const tests = [...TEST_FILES, 'test-bst-map'].map((name) => {
    const source = findSource(bench, name);
    return source === undefined ? `${name}.c: missing` : `${name}.c: ${countAssertions(bench, source)} assertions`;
  });
  const summarized = bench.paths(SOURCES).filter((path) => SUMMARY.includes(programName(path)));
  return [
    personLine('Sokoban structures', 1, [
      bench.paths(HEADERS).some((path) => programName(path) === 'sokoban')
        ? 'sokoban.h is there.'
        : 'There is no sokoban.h.',
    ]),
    gradeFindings('loader', 1, await findWith(bench, ['test-loader'], ofGroup('load'))),
    gradeFindings(
      'basic movement',
      1,
      await findWith(bench, ['replay'], ofGroup('move').filter(isTried).map(asReplay)),
    ),
    gradeFindings('replayer', 2, await findWith(bench, ['replay'], ofGroup('replay'))),
    personLine('interactive play', 1, [
      findSource(bench, 'play') === undefined
        ? 'There is no play.c.'
        : 'play.c is there; its window is for a person to try.',
    ]),
    await gradeStore(bench, 'list', 'linked list', 1, 'test-linked-list-map'),
    await gradeStore(bench, 'queue', 'queue', 2, 'test-queue-map'),
    gradeFindings('solver', 2, await findWith(bench, ['solve'], solving)),
    await gradeTree(bench, solving),
    personLine('overall quality', 4, styleFacts(bench, summarized)),
    personLine('tests quality', 2, tests),
    programLine('does not compile', compiled && broken.length === 0 ? 0 : -5, 0, [
      ...buildEvidence(built),
      ...broken.slice(0, 5).map(({ name, problem }) => `${name}: ${problem}`),
    ]),
    memory,
    personLine('incorrect use of SVN', 0, ['The repository was not handed in.']),
    personLine('extension', 4, []),
    personLine('requirements', 0, requirements(bench, compiled, strict, memory)),
  ];
}

/** Half of the points are for the tree, half for a second program, a solver that uses it and finds the same plans. */
async function gradeTree(bench: Workbench, solving: readonly MarkCase[]): Promise<GradedLine> {
  const tree = await gradeStore(bench, 'tree', 'BST + solver', 1, 'test-bst-map');
  const names = ['solve-bst', 'solve-bst-map', 'bst-solve', 'solver-bst', 'solve-tree'];
  const all = await findWith(bench, names, solving, 'bst-');
  const solver = gradeFindings('solve-bst', 1, all);
  return {
    ...tree,
    outOf: 2,
    points: (tree.points ?? 0) + (solver.points ?? 0),
    evidence: [...tree.evidence, ...solver.evidence.map((text) => `solve-bst: ${text}`)],
  };
}

export const IN101_RUBRIC: CourseRubric = {
  about:
    'Table 4 of the project, with its maluses, and the sixteen requirements; list, queue, and tree are called directly',
  version: 2,
  grade,
};
