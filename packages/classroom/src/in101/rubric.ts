// Table 4 of IN101, and its sixteen requirements. The list, the queue, and the tree are graded by calls of our own, as their
// headers declare them, and by the student's own test programs (“your tests will be used to evaluate your work”), which must
// check something. The game and the solver are graded by our cases.

import { defined } from '@masu/core/base/defined.js';
import { firstDifference, outputLines } from '../mark/compare.js';
import type { MarkCase } from '../mark/mark-case.js';
import { buildEvidence, checkMemory, findBuilt, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import { buildByCompiler, buildByMake, includeOptions, MAKEFILE, programName } from '../rubric/c-programs.js';
import { tokensOfC } from '../rubric/c-tokens.js';
import type { CourseRubric, RubricOrders } from '../rubric/course-rubric.js';
import { openHarness } from '../rubric/harness.js';
import { addHarness, HARNESS_FILE } from '../rubric/harness-program.js';
import { missingLibraries } from '../rubric/missing-libraries.js';
import {
  countRight,
  type Finding,
  type GradedLine,
  gradeFindings,
  type LineNotes,
  personLine,
  programLine,
  withNotes,
} from '../rubric/rubric-line.js';
import type { Workbench } from '../rubric/workbench.js';
import { IN101 } from './in101.js';
import { IN101_CASES } from './mark-cases.js';
import { STORE_CASES, STORE_FILES, STORE_MAPS } from './store-cases.js';
import { type StoreId, storeHeader } from './store-header.js';

const SMALL_MAP = '6 5\n######\n#    #\n# $@.#\n#    #\n######\n';
const TEST_FILES = ['test-loader', 'test-move', 'test-replay', 'test-linked-list-map', 'test-queue-map', 'test-solver'];
const SUMMARY = ['sokoban', 'loader', 'linked-list-map', 'queue-map', 'solver'];

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
  const ran = await bench.runThere(name, [path]);
  const problem = ran.problem ?? (ran.exit === 0 ? undefined : `It ended with exit status ${ran.exit}.`);
  const last = ran.stderr.trim().split('\n').at(-1) ?? '';
  return { name, ...(problem === undefined ? {} : { problem: `${problem} ${last}`.trim() }) };
}

/** Whether a file needs a library that is not here, by what the compiler says. */
async function libraryProblems(bench: Workbench): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const path of bench.paths(SOURCES)) {
    if (
      !/#\s*include\s*<(?!(?:std|string|math|time|assert|ctype|limits|errno|unistd|getopt|signal|sys\/))/.test(
        bench.text(path),
      )
    )
      continue;
    const words = ['-fsyntax-only', '-w', ...includeOptions(bench), path];
    const { stdout, stderr } = await bench.check([bench.tools.compiler, ...words]);
    const [missing] = missingLibraries(`${stdout}\n${stderr}`, bench.has);
    if (missing !== undefined) problems.set(path, missing);
  }
  return problems;
}

/** A submission, what it lacks here, and the names of functions that a teacher gave. */
interface Graded {
  readonly bench: Workbench;
  readonly libraries: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Headers of a graphical library are no part of the stores. */
const isOfWindow = (bench: Workbench, path: string): boolean =>
  /#\s*include\s*<(SDL|GL|gtk|X11)/.test(bench.text(path));

/** Our calls of a store: findings, or why there can't be any, which costs nothing, because the text gives no signatures. */
async function callStore(
  { bench, libraries, names }: Graded,
  id: StoreId,
): Promise<{ findings: Finding[]; lines: string[] }> {
  const headers = bench.paths(HEADERS).filter((path) => !isOfWindow(bench, path));
  const calls = storeHeader(new Map(headers.map((path) => [path, bench.text(path)])), id, names);
  if ('problem' in calls) return { findings: [], lines: [`Not called by us: ${calls.problem}`] };
  const header = `masu-${id}.h`;
  addHarness(bench, 'in101', { name: header, text: calls.header });
  const folders = includeOptions(bench);
  const hasMain = (path: string): boolean =>
    factsOfC(bench.text(path)).functions.some(({ name }) => name === 'main') || libraries.has(path);
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
async function gradeStore(graded: Graded, id: StoreId, line: string, outOf: number, test: string): Promise<GradedLine> {
  const { findings, lines } = await callStore(graded, id);
  // What we call ourselves shows more than a test that is there.
  const own = { ...(await ownTest(graded.bench, test)), weight: Math.max(1, findings.length / 3) };
  const all = gradeFindings(line, outOf, [...findings, own]);
  return { ...all, evidence: [...all.evidence, ...lines] };
}

/** Every source with the flags of R4. */
async function strictly(bench: Workbench, libraries: Graded['libraries']): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of bench.paths(SOURCES)) {
    if (libraries.has(path)) continue;
    const flags = ['-std=c99', '-Wall', '-Werror', ...includeOptions(bench), '-fsyntax-only', path];
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

/** What make has made, or the compiler where there is no Makefile that works. */
async function buildAll(bench: Workbench) {
  const hasMakefile = bench.paths(MAKEFILE).length > 0 || bench.tools.build !== undefined;
  const made = hasMakefile ? await buildByMake(bench, ['compile-all', 'all', '']) : undefined;
  const evidence = made ? buildEvidence(made.built) : ['There is no Makefile.'];
  if (made && (made.isComplete || findBuilt(bench, ['replay', 'solve', 'test-loader']) !== undefined))
    return { ...made, evidence };
  const own = await buildByCompiler(bench, { flags: ['-std=c99', '-Wall', '-g'] });
  return {
    ...{ built: own.built, isComplete: made === undefined && own.isComplete },
    ...{ missing: [...(made?.missing ?? []), ...own.missing], evidence: [...evidence, ...buildEvidence(own.built)] },
  };
}

/** Files that do not compile although nothing is missing here. */
async function compilingProblem(bench: Workbench, libraries: Graded['libraries']): Promise<string | undefined> {
  for (const path of bench.paths(SOURCES)) {
    if (libraries.has(path)) continue;
    const words = ['-std=gnu99', '-w', ...includeOptions(bench), '-fsyntax-only', path];
    const checked = await bench.check([bench.tools.compiler, ...words]);
    if (checked.exit !== 0) return `${path}: ${buildEvidence(checked)[2] ?? 'It does not compile.'}`;
  }
  return undefined;
}

async function grade(bench: Workbench, { cases = [], names = new Map() }: RubricOrders = {}): Promise<GradedLine[]> {
  const libraries = await libraryProblems(bench);
  const { isComplete, missing, evidence: builtEvidence } = await buildAll(bench);
  const graded: Graded = { bench, libraries, names };
  const broken = await compilingProblem(bench, libraries);
  // A target that fails for a library alone is no fault.
  const compiled = broken === undefined && (isComplete || missing.length > 0 || bench.paths(MAKEFILE).length === 0);
  const strict = broken === undefined ? await strictly(bench, libraries) : [];
  const warned = strict.filter(({ problem }) => problem !== undefined);
  const own = IN101_CASES.own();
  const ofGroup = (group: string): MarkCase[] => [
    ...own.filter((each) => each.group === group),
    ...cases.filter(({ program }) => program === group),
  ];
  const solving = ofGroup('solve').map((each) => ({
    ...each,
    checks: each.checks.filter(({ name }) => name === 'solution'),
  }));
  const orders = ofGroup('solve').map((each) => ({
    ...each,
    checks: each.checks.filter(({ name }) => name === 'plan'),
  }));
  const memory = await gradeMemory(bench);
  const tests = [...TEST_FILES, 'test-bst-map'].map((name) => {
    const source = findSource(bench, name);
    return source === undefined ? `${name}.c: missing` : `${name}.c: ${countAssertions(bench, source)} assertions`;
  });
  const summarized = bench.paths(SOURCES).filter((path) => SUMMARY.includes(programName(path)));
  const solved = gradeFindings('solver', 2, await findWith(bench, ['solve', 'solver'], solving));
  const sameOrder = countRight(await findWith(bench, ['solve', 'solver'], orders, 'order-'));
  const lines = [
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
      ...[...libraries].slice(0, 3).map(([path, problem]) => `${path}: ${problem}`),
    ]),
    await gradeStore(graded, 'list', 'linked list', 1, 'test-linked-list-map'),
    await gradeStore(graded, 'queue', 'queue', 2, 'test-queue-map'),
    {
      ...solved,
      evidence: [...solved.evidence, `Plans in the order of the course: ${sameOrder} of ${orders.length}.`],
    },
    await gradeTree(graded, solving),
    personLine('overall quality', 4, styleFacts(bench, summarized)),
    personLine('tests quality', 2, tests),
    programLine('does not compile', compilePoints(compiled, broken, warned.length), 0, [
      ...builtEvidence,
      ...(broken === undefined ? [] : [broken]),
      ...missing,
      ...warned.slice(0, 5).map(({ name, problem }) => `${name}: ${problem}`),
    ]),
    memory,
    personLine('incorrect use of SVN', 0, ['The repository was not handed in.']),
    personLine('extension', 4, []),
    personLine('requirements', 0, requirements(bench, compiled, strict, memory)),
  ];
  return withNotes(lines, NOTES);
}

/** All of the penalty for what does not compile; for warnings under the options of R4, half a point each, up to 2. */
const compilePoints = (compiled: boolean, broken: string | undefined, warned: number): number =>
  broken !== undefined || !compiled ? -5 : -Math.min(2, warned / 2);

const STORE_DONE =
  'called it with maps, in the way its header declares, and ran the student’s own test program in a copy of the submission';
const NOTES: LineNotes = {
  'Sokoban structures': ['the structures of sokoban.h', 'says whether it is there'],
  loader: ['whether test-loader prints the map', 'found the board in what it prints and compared it'],
  'basic movement': [
    'moves against walls, boxes, and goals in each direction',
    'replayed one letter for each kind of move, and compared the last board',
  ],
  replayer: ['the board after the first letters of a plan', 'compared the last board that replay prints'],
  'interactive play': ['a game in a window', 'says whether play.c is there'],
  'linked list': ['adding and looking up', STORE_DONE],
  queue: ['first in, first out', STORE_DONE],
  solver: [
    'whether plans solve the maps in the fewest moves, and that there is none',
    'found the plan in what solve prints, replayed it, and compared its length with a shortest one',
  ],
  'BST + solver': [
    'the tree, and a solver that uses it',
    `${STORE_DONE}; ran the solver with the tree on the same maps`,
  ],
  'overall quality': ['names, comments, conventions', 'shows facts and gives no points'],
  'tests quality': ['what the tests check', 'counts assertions and gives no points'],
  'does not compile': [
    'whether everything compiles with the options of R4',
    'compiled every file that needs no library that is missing here; an error costs all, a file with warnings half a point',
  ],
  'errors with valgrind': [
    'errors and leaks',
    'ran up to five programs under Valgrind; each with errors costs half a point',
  ],
};

/** Programs that may be the solver with the tree: by their names, or `solve` if it is the only one and its files use the tree. */
function treeSolvers(bench: Workbench): string[] {
  const named = bench
    .builtPaths()
    .map(programName)
    .filter((name) => /solv/i.test(name) && /bst|tree|abr|arbre/i.test(name) && !/test/i.test(name));
  const uses = bench
    .paths(SOURCES)
    .filter((path) => /solv/i.test(path) && !/test/i.test(path))
    .some((path) => /#\s*include\s*"[^"]*(bst|tree|arbre)/i.test(bench.text(path)));
  return [...new Set(named), ...(named.length === 0 && uses ? ['solve', 'solver'] : ['solve-bst'])];
}

/** Half of the points are for the tree, half for a second program, a solver that uses it and finds the same plans. */
async function gradeTree(graded: Graded, solving: readonly MarkCase[]): Promise<GradedLine> {
  const { bench } = graded;
  const tree = await gradeStore(graded, 'tree', 'BST + solver', 1, 'test-bst-map');
  const all = await findWith(bench, treeSolvers(bench), solving, 'bst-');
  const solver = gradeFindings('solve-bst', 1, all);
  return {
    ...tree,
    failed: [...(tree.failed ?? []), ...(solver.failed ?? [])],
    outOf: 2,
    points: (tree.points ?? 0) + (solver.points ?? 0),
    evidence: [...tree.evidence, ...solver.evidence.map((text) => `solve-bst: ${text}`)],
  };
}

export const IN101_RUBRIC: CourseRubric = {
  about:
    'Table 4 of the project, with its maluses, and the sixteen requirements; list, queue, and tree are called directly',
  version: 3,
  grade,
};
