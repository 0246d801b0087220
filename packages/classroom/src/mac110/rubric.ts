// MAC110's exercise lists eight functions and no points: each function is a line of one point, the program as a whole another,
// and so is compiling. Functions are called directly.

import { readFileSync } from 'node:fs';
import { defined } from '@masu/core/base/defined.js';
import { ownFile } from '@masu/node-host/places.js';
import { lastBoard, shownLines } from '../mark/board-text.js';
import { differenceSentence, outputLines } from '../mark/compare.js';
import { buildEvidence, checkMemory, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import { buildByCompiler, cSources, hasMain, includeOptions } from '../rubric/c-programs.js';
import type { CourseRubric, RubricOrders } from '../rubric/course-rubric.js';
import {
  type Harness,
  type HarnessCall,
  type HarnessResults,
  openHarness,
  signatureProblems,
  withoutConstant,
} from '../rubric/harness.js';
import { addHarness, HARNESS_FILE, haveNames, headerText } from '../rubric/harness-program.js';
import {
  type Finding,
  type GradedLine,
  gradeFindings,
  type LineNotes,
  notGradableLine,
  personLine,
  programLine,
  withNotes,
} from '../rubric/rubric-line.js';
import { byKind, TRANSITIONS, type Transition } from '../rubric/transitions.js';
import type { Workbench } from '../rubric/workbench.js';
import { MAC110 } from './mac110.js';
import { MAC110_CASES } from './mark-cases.js';

const MAP = 'char map[LIM][LIM], int m, int n';

const PROTOTYPES: Readonly<Record<string, string>> = {
  LoadLevel: 'void LoadLevel(char map[LIM][LIM], int *m, int *n, char filename[]);',
  LoadLevelXSB: 'void LoadLevelXSB(char map[LIM][LIM], int *m, int *n, char filename[]);',
  PrintLevel: `void PrintLevel(${MAP});`,
  GetPlayerPos: `void GetPlayerPos(${MAP}, int *i, int *j);`,
  Move: `int Move(char *mov, ${MAP});`,
  Undo: `void Undo(char mov[MAXMOV], ${MAP});`,
  LevelComplete: `int LevelComplete(${MAP});`,
  IsValidLevel: `int IsValidLevel(${MAP});`,
};

const LETTERS = { up: 'u', down: 'd', left: 'l', right: 'r' } as const;

/** A call, with the map and the word after the function's name. */
interface Call extends HarnessCall {
  readonly rows: readonly string[];
  readonly word?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const ROOM = ['#######', '#  .  #', '# $@  #', '#  *  #', '#######'];

const ON_GOAL = ['######', '#+$  #', '#  * #', '######'];

const wrongRows = (rows: readonly string[], got: readonly string[]): string | undefined =>
  differenceSentence(outputLines(rows.join('\n')), outputLines(got.join('\n')));

const loads = (name: string, file: string, text: string, rows: readonly string[], of: string): Call => ({
  ...{ name, function: of, rows: [], word: file, files: { [file]: text } },
  check({ values, rows: got }) {
    const [m, n] = values.get('size') ?? [];
    const wide = Math.max(...rows.map((row) => row.length));
    if (m !== rows.length) return `*m is ${m}; expected ${rows.length}.`;
    return n === wide ? wrongRows(rows, got) : `*n is ${n}; expected ${wide}.`;
  },
});

/** What is wrong with one step. */
function stepProblem(
  { direction, after, isPossible, isPush }: Transition,
  results: HarnessResults,
): string | undefined {
  if (results.problem !== undefined) return results.problem;
  const [returned, code = 0, hasReturned] = results.values.get('moved') ?? [];
  const wrong = wrongRows(after, results.rows);
  if (wrong) return wrong;
  if (hasReturned === 0) return 'It returned nothing.';
  if (returned !== Number(isPossible))
    return `Returned ${returned === 1}; the move is ${isPossible ? '' : 'im'}possible.`;
  const written = isPush ? LETTERS[direction].toUpperCase() : LETTERS[direction];
  if (!isPossible || String.fromCharCode(code) === written) return undefined;
  return `*mov is ${String.fromCharCode(code)}; expected ${written}.`;
}

const undoes = (name: string, rows: readonly string[], history: string, after: readonly string[]): Call => ({
  ...{ name, function: 'Undo', rows, word: history },
  check({ values, rows: got }) {
    const [length, isSame] = values.get('history') ?? [];
    const expected = Math.max(0, history.length - 1);
    if (length !== expected || isSame !== 1)
      return `The history has ${length} letters; expected the first ${expected}.`;
    return wrongRows(after, got);
  },
});

const answers = (of: string, name: string, rows: readonly string[], answer: 0 | 1): Call => ({
  ...{ name, function: of, rows },
  check({ values }) {
    const got = values.get('answer')?.[0];
    return got === answer ? undefined : `Returned ${got === 1}; expected ${answer === 1}.`;
  },
});

const prints = (name: string, rows: readonly string[]): Call => ({
  ...{ name, function: 'PrintLevel', rows },
  check({ printed }) {
    const lines = shownLines(printed);
    return wrongRows(rows, lastBoard(lines, rows, '#.$*@+') ?? lines);
  },
});

const finds = (name: string, rows: readonly string[], i: number, j: number): Call => ({
  ...{ name, function: 'GetPlayerPos', rows },
  check({ values }) {
    const got = values.get('position')?.slice(0, 2).join(', ');
    return got === `${i}, ${j}` ? undefined : `The position is ${got}; expected ${i}, ${j}.`;
  },
});

const RAGGED = [' ####', '##  ##', '#@$ .#', '######'];

const WIDE = ['############', '#@         #', '#   $    . #', '############'];

const CALLS: readonly Call[] = [
  loads('plain', 'a.txt', `${ROOM.join('\n')}\n`, ROOM, 'LoadLevel'),
  loads('ragged', 'b.txt', `${RAGGED.join('\n')}\n`, RAGGED, 'LoadLevel'),
  loads('runs', 'a.xsb', '7#|#--.--#|#-$@--#|#--*--#|7#\n', ROOM, 'LoadLevelXSB'),
  loads('long-runs', 'b.xsb', '12#|#@9-#|#3-$4-.-#|12#\n', WIDE, 'LoadLevelXSB'),
  prints('room', ROOM),
  prints('on-goal', ON_GOAL),
  finds('floor', ROOM, 2, 3),
  finds('goal', ON_GOAL, 1, 1),
  undoes('walk', ['#####', '# @ #', '#$. #', '#####'], 'r', ['#####', '#@  #', '#$. #', '#####']),
  undoes('push', ['######', '# @$ #', '#  . #', '######'], 'lR', ['######', '#@$  #', '#  . #', '######']),
  undoes('off-goal', ['######', '# @* #', '#    #', '######'], 'R', ['######', '#@$. #', '#    #', '######']),
  undoes('onto-goal', ['######', '#.@$ #', '#    #', '######'], 'R', ['######', '#+$  #', '#    #', '######']),
  answers('LevelComplete', 'complete', ['#####', '#@* #', '#####'], 1),
  answers('LevelComplete', 'not-yet', ROOM, 0),
  answers('LevelComplete', 'player-on-goal', ['#####', '#+$ #', '#####'], 0),
  answers('IsValidLevel', 'valid', ROOM, 1),
  answers('IsValidLevel', 'player-on-goal', ['#####', '#+$ #', '#####'], 1),
  answers('IsValidLevel', 'no-player', ['#####', '# $.#', '#####'], 0),
  answers('IsValidLevel', 'two-players', ['######', '#@$.@#', '######'], 0),
  answers('IsValidLevel', 'more-boxes', ['######', '#@$$.#', '######'], 0),
  answers('IsValidLevel', 'no-storage', ['#####', '#@  #', '#####'], 0),
];

const NAMES = Object.keys(PROTOTYPES);

/** The text of a case for our program: the function, a word, rows and columns, then the rows. */
function caseText(name: string, word: string, rows: readonly string[]): string {
  const wide = Math.max(1, ...rows.map((row) => row.length));
  return `${name} ${word === '' ? '-' : word} ${rows.length} ${wide}\n${rows.map((row) => `${row.padEnd(wide)}\n`).join('')}`;
}

/** The sizes of arrays by the names that the text gives them, where the student's file has other ones. */
function sizesOf(texts: readonly string[]): string {
  const all = texts.join('\n');
  const [, , side] = /\(\s*(?:char\s*\*\s*\w+\s*,\s*)?char\s+\w+\s*\[\s*(\w*)\s*\]\s*\[\s*(\w+)\s*\]/.exec(all) ?? [];
  const [, length] = /\bUndo\s*\(\s*char\s+\w+\s*\[\s*(\w+)\s*\]/.exec(all) ?? [];
  const define = (name: string, value: string): string => `#ifndef ${name}\n#define ${name} ${value}\n#endif\n`;
  return `${define('LIM', side ?? '200')}${define('MAXMOV', length ?? '10000')}`;
}

/** A call of each function as our program calls it, to see whether it can be. */
const PROBES: Readonly<Record<string, string>> = {
  LoadLevel: 'LoadLevel(probe_map, &probe_m, &probe_n, probe_text);',
  LoadLevelXSB: 'LoadLevelXSB(probe_map, &probe_m, &probe_n, probe_text);',
  PrintLevel: 'PrintLevel(probe_map, probe_m, probe_n);',
  GetPlayerPos: 'GetPlayerPos(probe_map, probe_m, probe_n, &probe_m, &probe_n);',
  Move: 'probe_m = Move(probe_text, probe_map, probe_m, probe_n);',
  Undo: 'Undo(probe_text, probe_map, probe_m, probe_n);',
  LevelComplete: 'probe_m = LevelComplete(probe_map, probe_m, probe_n) != 0;',
  IsValidLevel: 'probe_m = IsValidLevel(probe_map, probe_m, probe_n) != 0;',
};
const PROBE_NAMES = 'static char probe_map[LIM][LIM], probe_text[MAXMOV];\nstatic int probe_m, probe_n;\n';

interface MadeHarness {
  readonly harness: Harness;
  /** Functions that can be called although their signature is another one: sentences. */
  readonly others: ReadonlyMap<string, string>;
}

async function makeHarness(bench: Workbench, sources: readonly string[]): Promise<MadeHarness | undefined> {
  const compiler = [bench.tools.compiler, ...includeOptions(bench)] as const;
  const files = sources.map((source) => `#include "${source}"\n`).join('');
  const sizes = sizesOf([...sources, ...bench.paths(/\.h$/i)].map((path) => bench.text(path)));
  const included = (head: string): string =>
    `${head}#define main student_main\n${files}#undef main\n#undef return\n${sizes}`;
  const plain = included('');
  const signatures = await signatureProblems(bench, compiler, plain, PROTOTYPES);
  // Some write their functions in a header.
  const written = [...sources, ...bench.paths(/\.h$/i)];
  const there = written.flatMap((path) => factsOfC(bench.text(path)).functions.map(({ name }) => name));
  const harness = openHarness(bench, `${bench.folder}/harness`);
  const others = new Map<string, string>();
  for (const name of NAMES) {
    if (!there.includes(name)) {
      harness.missing.set(name, `There is no function ${name}.`);
      continue;
    }
    const problem = signatures.get(name);
    if (problem === undefined) continue;
    bench.add('probe.c', `${plain}${PROBE_NAMES}void probe(void) { ${PROBES[name]} }\n`);
    const probed = await bench.check([...compiler, '-w', '-fsyntax-only', 'probe.c']);
    if (probed.exit === 0) others.set(name, problem);
    else harness.missing.set(name, problem);
  }
  const have = haveNames(NAMES.filter((name) => !harness.missing.has(name)));
  bench.add('masu-returns.c', readFileSync(ownFile('packages/classroom/src/mac110/returns.c'), 'utf8'));
  // Where a file can't be compiled so, it is not known whether Move returns.
  for (const known of ['#define MASU_KNOWS_RETURNS\n', '']) {
    const text = `${included(`${known}#include "masu-returns.c"\n`)}${headerText([], have)}`;
    addHarness(bench, 'mac110', { name: 'masu-work.h', text });
    const built = await bench.build([...compiler, '-g', '-w', '-o', 'harness', HARNESS_FILE, '-lm']);
    if (built.exit === 0) return { harness, others };
  }
  return undefined;
}

/** All calls in one run; the findings of each function. */
async function callFunctions({ harness, others }: MadeHarness): Promise<GradedLine[]> {
  const isCalled = (name: string): boolean => !harness.missing.has(name);
  const calls = CALLS.filter((each) => isCalled(each.function));
  const steps = isCalled('Move') ? TRANSITIONS : [];
  const files = Object.assign({}, ...calls.map((each) => each.files ?? {})) as Record<string, string>;
  const results = await harness.callAll(
    'functions',
    [
      ...calls.map((each) => caseText(each.function, each.word ?? '', each.rows)),
      ...steps.map(({ direction, before }) => caseText('Move', LETTERS[direction], before)),
    ],
    files,
  );
  const moved = byKind(
    steps,
    steps.map((each, index) => stepProblem(each, results[calls.length + index] as HarnessResults)),
  );
  return NAMES.map((name) => {
    const missing = harness.missing.get(name);
    if (missing !== undefined) return gradeFindings(name, 1, [{ name, problem: missing }]);
    const own = calls.flatMap((each, index): Finding[] => {
      if (each.function !== name) return [];
      const result = results[index] as HarnessResults;
      const problem = result.problem ?? each.check(result);
      return [{ name: `${name}-${each.name}`, ...defined({ problem }) }];
    });
    const given = calls.flatMap((each, index) =>
      each.function === name ? [results[index]?.values.get('answer')?.[0]] : [],
    );
    const line = gradeFindings(name, 1, name === 'Move' ? moved : withoutConstant(own, given));
    const other = others.get(name);
    if (other === undefined) return line;
    return {
      ...line,
      points: Math.max(0, (line.points ?? 0) - 0.25),
      evidence: [...line.evidence, `${other} A quarter less.`],
    };
  });
}

async function grade(bench: Workbench, { cases = [] }: RubricOrders = {}): Promise<GradedLine[]> {
  const sources = cSources(bench);
  const made = sources.length === 0 ? undefined : await buildByCompiler(bench, { flags: ['-Wall', '-g'], name: 'ep3' });
  const main = made?.programs.find((name) => name === 'ep3') ?? made?.programs[0];
  const isBuilt = main !== undefined;
  // The file with most of the functions first: with several programs, the one that is asked for.
  const mains = sources.filter((path) => hasMain(bench, path));
  const count = (path: string): number =>
    factsOfC(bench.text(path)).functions.filter(({ name }) => NAMES.includes(name)).length;
  const [best] = [...mains].sort((a, b) => count(b) - count(a));
  const parts = sources.filter((path) => !mains.includes(path) || path === best);
  const harness = isBuilt ? await makeHarness(bench, parts) : undefined;
  const why =
    sources.length === 0
      ? 'There is no C file.'
      : isBuilt
        ? 'Our program can’t be compiled with it: are LIM and MAXMOV defined?'
        : 'It does not compile.';
  const functions = harness
    ? await callFunctions(harness)
    : NAMES.map((name) => gradeFindings(name, 1, [{ name, problem: why }]));
  const own = [...MAC110_CASES.own(), ...cases];
  const command = [`${bench.folder}/${main ?? 'ep3'}`] as const;
  const played = isBuilt
    ? await findByCases(bench, own, { course: MAC110, cases: MAC110_CASES, command, isPartial: true })
    : notFound(own, why);
  const files = { 'map.txt': '#######\n#@$ . #\n#######\n' };
  const memory = isBuilt ? await checkMemory(bench, 'ep3', command, files, 'map.txt\nrr\n') : undefined;
  const evidence = made ? buildEvidence(made.built) : [why];
  const missing = isBuilt ? [] : (made?.missing ?? []);
  const lines = [
    programLine('compiles', isBuilt ? 1 : 0, 1, evidence),
    ...functions,
    gradeFindings('program', 1, played),
  ].map((each) => (missing.length > 0 ? notGradableLine(each.line, each.outOf, [...missing, ...evidence]) : each));
  const facts = [...styleFacts(bench, sources), `Valgrind, not scored: ${memory?.evidence ?? 'not checked'}.`];
  return withNotes([...lines, personLine('style', 0, facts)], NOTES);
}

const CALLED = 'called it and compared the matrix and what it returns';
const NOTES: LineNotes = {
  compiles: ['whether gcc compiles it', 'compiled all files of the program'],
  LoadLevel: ['rows and columns of plain files', CALLED],
  LoadLevelXSB: ['counts of one and two digits', CALLED],
  PrintLevel: ['the printed rows', 'called it and found the board in what it prints'],
  GetPlayerPos: ['the player on floor and on a goal', CALLED],
  Move: ['each kind of step', `${CALLED} for each kind of step in all four directions, a process each`],
  Undo: ['walks and pushes taken back', `${CALLED}, and the history`],
  LevelComplete: ['the answer', 'called it with levels that are complete and levels that are not'],
  IsValidLevel: ['the answer', 'called it with valid levels, and with one of each fault'],
  program: [
    'a game: screens after commands, undo, both kinds of files, the end',
    'played games and found the boards in what it prints, whatever the prompts say',
  ],
  style: ['names, comments', 'shows facts'],
};

export const MAC110_RUBRIC: CourseRubric = {
  about:
    'the eight functions of the exercise, each called directly, and the program; the text gives no points, so each line is one',
  version: 2,
  grade,
};
