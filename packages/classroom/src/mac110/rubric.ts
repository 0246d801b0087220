// MAC110's exercise lists eight functions and no points: each function is a line of one point, the program as a whole another,
// and so is compiling. Functions are called directly.

import { differenceSentence, outputLines } from '../mark/compare.js';
import { buildEvidence, checkMemory, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import type { CourseRubric } from '../rubric/course-rubric.js';
import { findAll, type Harness, type HarnessCall, openHarness, signatureProblems } from '../rubric/harness.js';
import { addHarness, HARNESS_FILE, haveNames, headerText } from '../rubric/harness-program.js';
import { type GradedLine, gradeFindings, personLine, programLine } from '../rubric/rubric-line.js';
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

const moves = (
  name: string,
  rows: readonly string[],
  letter: string,
  after: readonly string[],
  written = letter,
): Call => ({
  ...{ name, function: 'Move', rows, word: letter },
  check({ values, rows: got }) {
    const isPossible = after !== rows;
    const [returned, code = 0] = values.get('moved') ?? [];
    if (returned !== Number(isPossible))
      return `Returned ${returned === 1}; the move is ${isPossible ? '' : 'im'}possible.`;
    const wrong = wrongRows(after, got);
    if (wrong) return wrong;
    return !isPossible || String.fromCharCode(code) === written
      ? undefined
      : `*mov is ${String.fromCharCode(code)}; expected ${written}.`;
  },
});

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
  check: ({ printed }) => wrongRows(rows, outputLines(printed)),
});

const finds = (name: string, rows: readonly string[], i: number, j: number): Call => ({
  ...{ name, function: 'GetPlayerPos', rows },
  check({ values }) {
    const got = values.get('position')?.join(', ');
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
  moves('walk', ROOM, 'r', ['#######', '#  .  #', '# $ @ #', '#  *  #', '#######']),
  moves('onto-goal', ROOM, 'u', ['#######', '#  +  #', '# $   #', '#  *  #', '#######']),
  moves('push', ROOM, 'l', ['#######', '#  .  #', '#$@   #', '#  *  #', '#######'], 'L'),
  moves('off-goal', ON_GOAL, 'd', ['######', '#.$  #', '#@ * #', '######']),
  moves('push-off-goal', ON_GOAL, 'r', ['######', '#.@$ #', '#  * #', '######'], 'R'),
  moves('into-wall', ROOM, 'd', ROOM),
  moves('wall', ON_GOAL, 'u', ON_GOAL),
  ...[['######', '#@$$.#', '#   .#', '######']].map((rows) => moves('two-boxes', rows, 'r', rows)),
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

const mapText = (rows: readonly string[]): string => {
  const wide = Math.max(0, ...rows.map((row) => row.length));
  return `${rows.length} ${wide}\n${rows.map((row) => `${row.padEnd(wide)}\n`).join('')}`;
};

async function makeHarness(bench: Workbench, source: string): Promise<Harness | undefined> {
  const compiler = [bench.tools.compiler] as const;
  const included = `#define main student_main\n#include "${source}"\n#undef main\n`;
  const problems = await signatureProblems(bench, compiler, included, PROTOTYPES);
  const there = factsOfC(bench.text(source)).functions.map(({ name }) => name);
  const harness = openHarness(bench, `${bench.folder}/harness`);
  for (const name of Object.keys(PROTOTYPES)) {
    const problem = there.includes(name) ? problems.get(name) : `There is no function ${name}.`;
    if (problem !== undefined) harness.missing.set(name, problem);
  }
  const have = Object.keys(PROTOTYPES).filter((name) => !harness.missing.has(name));
  addHarness(bench, 'mac110', { name: 'masu-work.h', text: `${included}${headerText([], haveNames(have))}` });
  const built = await bench.build([...compiler, '-g', '-w', '-o', 'harness', HARNESS_FILE, '-lm']);
  return built.exit === 0 ? harness : undefined;
}

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const [source = ''] = bench.paths(/\.c$/);
  const build = bench.tools.build ?? ([bench.tools.compiler, '-Wall', '-o', 'ep3', source, '-lm'] as const);
  const built = source === '' ? undefined : await bench.build(build);
  const isBuilt = built?.exit === 0;
  const harness = isBuilt ? await makeHarness(bench, source) : undefined;
  const why =
    source === ''
      ? 'There is no C file.'
      : isBuilt
        ? 'Our program can’t be compiled with it: are LIM and MAXMOV defined?'
        : 'It does not compile.';
  const lines: GradedLine[] = [];
  for (const name of Object.keys(PROTOTYPES)) {
    const calls = CALLS.filter((each) => each.function === name);
    const findings = harness
      ? await findAll(harness, name, calls, async (each) => {
          const words = [name, ...(each.word === undefined ? [] : [each.word])];
          const results = await harness.call(`${name}-${each.name}`, words, mapText(each.rows), each.files);
          return results.problem ?? each.check(results);
        })
      : notFound(calls, why);
    lines.push(gradeFindings(name, 1, findings));
  }
  const own = MAC110_CASES.own();
  const command = [`${bench.folder}/ep3`] as const;
  const played = isBuilt
    ? await findByCases(bench, own, { course: MAC110, cases: MAC110_CASES, command })
    : notFound(own, why);
  const files = { 'map.txt': '#######\n#@$ . #\n#######\n' };
  const memory = isBuilt ? await checkMemory(bench, 'ep3', command, files, 'map.txt\nrr\n') : undefined;
  const facts = source === '' ? [] : styleFacts(bench, [source]);
  return [
    programLine('compiles', isBuilt ? 1 : 0, 1, built ? buildEvidence(built) : [why]),
    ...lines,
    gradeFindings('program', 1, played),
    personLine('style', 0, [...facts, `Valgrind, not scored: ${memory?.evidence ?? 'not checked'}.`]),
  ];
}

export const MAC110_RUBRIC: CourseRubric = {
  about:
    'the eight functions of the exercise, each called directly, and the program; the text gives no points, so each line is one',
  version: 1,
  grade,
};
