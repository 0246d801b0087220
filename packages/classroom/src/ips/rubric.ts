// Lab 1 of IPS: the game must be playable from the menu, and eight functions written. The text gives no points per part, so
// each line is one. The functions are called directly, with the types of the student's headers.

import { differenceSentence, outputLines } from '../mark/compare.js';
import { buildEvidence, checkMemory, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import { readHeaders } from '../rubric/c-header.js';
import type { CourseRubric } from '../rubric/course-rubric.js';
import { findAll, type HarnessCall, openHarness, signatureProblems } from '../rubric/harness.js';
import { addHarness, HARNESS_FILE, haveNames, headerText } from '../rubric/harness-program.js';
import { type GradedLine, gradeFindings, personLine, programLine } from '../rubric/rubric-line.js';
import type { Workbench } from '../rubric/workbench.js';
import { IPS } from './ips.js';
import { IPS_LEVELS } from './levels.js';
import { IPS_CASES } from './mark-cases.js';

const PROTOTYPES: Readonly<Record<string, string>> = {
  print_state: 'void print_state(State s);',
  print_game: 'void print_game(Game game);',
  is_terminal: 'bool is_terminal(State s);',
  move: 'State move(State s, Option o);',
  restart_session_game: 'void restart_session_game(Session *session);',
  init_session: 'void init_session(Session *session);',
  print_session: 'void print_session(Session *session);',
  new_game_score: 'void new_game_score(Session *session);',
};

/** What the course hands out and our program needs. */
const GIVEN = ['set_level', 'choose_level', 'init_game'];

/** A call, with what is done before, as digits (moves, or scores). */
interface Call extends HarnessCall {
  readonly word: string;
}

const LEVEL = IPS_LEVELS[0] as readonly string[];

const withRow = (row: string): readonly string[] => LEVEL.map((each, index) => (index === 1 ? row : each));

const scores = (best: number): readonly string[] => [
  ...[`[INFO] Level #1 best score: ${best}`, '[INFO] Level #1 current score: 0'],
  ...LEVEL,
];

const prints = (of: string, name: string, word: string, lines: readonly string[]): Call => ({
  ...{ name, function: of, word },
  check: ({ printed }) => differenceSentence(lines, outputLines(printed)),
});

const answers = (of: string, name: string, word: string, right: number): Call => ({
  ...{ name, function: of, word },
  check({ values }) {
    const [got] = values.get('answer') ?? [];
    return got === right ? undefined : `Got ${got}; expected ${right}.`;
  },
});

/** The best score after games with these scores: the score in print is not looked at. */
const bests = (name: string, word: string, best: number): Call => ({
  ...{ name, function: 'new_game_score', word },
  check({ printed }) {
    const [, got] = /best score: (\d+)/.exec(printed) ?? [];
    return got === String(best) ? undefined : `The best score is ${got ?? 'not printed'}; expected ${best}.`;
  },
});

const CALLS: readonly Call[] = [
  prints('print_state', 'level-1', '', LEVEL),
  prints('print_game', 'level-1', '', scores(0).slice(1)),
  answers('is_terminal', 'start', '', 0),
  answers('is_terminal', 'beside', '22', 0),
  answers('is_terminal', 'solved', '222', 1),
  prints('move', 'walk', '2', withRow('#..AB.G#')),
  prints('move', 'left', '4', withRow('#A..B.G#')),
  prints('move', 'push', '22', withRow('#...ABG#')),
  prints('move', 'onto-goal', '222', withRow('#....AX#')),
  prints('move', 'no-pull', '224', withRow('#..A.BG#')),
  prints('move', 'into-wall', '1344', withRow('#A..B.G#')),
  prints('move', 'box-and-wall', '2222', withRow('#....AX#')),
  answers('restart_session_game', 'score', '', 0),
  prints('init_session', 'best-scores', '7', scores(0)),
  prints('print_session', 'level-1', '', scores(0)),
  bests('first', '7', 7),
  bests('worse', '79', 7),
  bests('better', '75', 5),
];

/** What can be called, and why the rest can't: by name what costs the point, and what is only told. */
async function makeHarness(bench: Workbench, sources: readonly string[], there: readonly string[]) {
  const compiler = [bench.tools.compiler] as const;
  const all = bench.paths(/\.h$/);
  const named = all.filter((path) => /(?:^|\/)(?:game|session)\.h$/i.test(path));
  const headers = named.length > 0 ? named : all;
  const included = headers.map((path) => `#include "${path}"\n`).join('');
  const problems = await signatureProblems(bench, compiler, included, PROTOTYPES);
  const harness = openHarness(bench, `${bench.folder}/harness`);
  for (const name of Object.keys(PROTOTYPES)) {
    const problem = there.includes(name) ? problems.get(name) : 'There is no such function.';
    if (problem !== undefined) harness.missing.set(name, problem);
  }
  const declared = readHeaders(all.map((path) => bench.text(path)));
  const game = declared.fields('Session').find(({ type }) => type === 'Game')?.name;
  const score = declared.fields('Game').find(({ name }) => /score/i.test(name))?.name;
  const have = [...Object.keys(PROTOTYPES), ...GIVEN].filter((name) => there.includes(name) && !problems.has(name));
  const fields = { ...(game === undefined ? {} : { GAME: game }), ...(score === undefined ? {} : { SCORE: score }) };
  addHarness(bench, 'ips', { name: 'masu-work.h', text: headerText(headers, { ...haveNames(have), ...fields }) });
  const words = ['-g', '-w', '-Dmain=student_main', '-o', 'harness', HARNESS_FILE, ...sources, '-lm'];
  const built = await bench.build([...compiler, ...words]);
  const absent = GIVEN.filter((name) => !there.includes(name));
  if (absent.length > 0) return { harness, untold: `there is no ${absent.join(', ')}, which the course hands out` };
  if (game === undefined || score === undefined)
    return { harness, untold: 'Session has no field of the type Game with a score' };
  return { harness, untold: built.exit === 0 ? undefined : 'our program can’t be compiled with the headers' };
}

async function functionLines(bench: Workbench, sources: readonly string[], there: readonly string[]) {
  const { harness, untold } = await makeHarness(bench, sources, there);
  const lines: GradedLine[] = [];
  for (const name of Object.keys(PROTOTYPES)) {
    const calls = CALLS.filter((each) => each.function === name);
    const findings = await findAll(harness, name, calls, async (each) => {
      if (untold !== undefined) return undefined;
      const results = await harness.call(`${name}-${each.name}`, [name, each.word], '1\n1\n');
      return results.problem ?? each.check(results);
    });
    const line = gradeFindings(name, 1, findings);
    const isCalled = untold === undefined || harness.missing.has(name);
    lines.push(isCalled ? line : { ...line, evidence: [`It is there. Not called: ${untold}.`] });
  }
  return lines;
}

/** The groups of cases that lab 1 is graded by, and what they show. */
const GROUPS = ['menu', 'game', 'score'];

async function grade(bench: Workbench): Promise<GradedLine[]> {
  const sources = bench.paths(/\.c$/);
  const build = bench.tools.build ?? ([bench.tools.compiler, '-Wall', '-g', '-o', 'game', ...sources, '-lm'] as const);
  const built = sources.length === 0 ? undefined : await bench.build(build);
  const isBuilt = built?.exit === 0;
  const why = sources.length === 0 ? 'There is no C file.' : 'It does not compile.';
  const there = sources.flatMap((path) => factsOfC(bench.text(path)).functions.map(({ name }) => name));
  const functions = isBuilt
    ? await functionLines(bench, sources, there)
    : Object.keys(PROTOTYPES).map((name) => gradeFindings(name, 1, [{ name, problem: why }]));
  const command = [`${bench.folder}/game`] as const;
  const lines: GradedLine[] = [];
  for (const group of GROUPS) {
    const own = IPS_CASES.own().filter((each) => each.group === group);
    const run = { course: IPS, cases: IPS_CASES, command };
    lines.push(gradeFindings(group, 1, isBuilt ? await findByCases(bench, own, run) : notFound(own, why)));
  }
  const memory = isBuilt ? await checkMemory(bench, 'game', command, {}, '1\n1\n2\n2\n2\n5\n') : undefined;
  return [
    programLine('compiles', isBuilt ? 1 : 0, 1, built ? buildEvidence(built) : [why]),
    ...functions,
    ...lines,
    personLine('comments', 0, [
      ...styleFacts(bench, sources),
      `Valgrind, not scored: ${memory?.evidence ?? 'not checked'}.`,
    ]),
  ];
}

export const IPS_RUBRIC: CourseRubric = {
  about:
    'lab 1: the eight functions, each called directly, the menu, the game, and the scores; the text gives no points, so each line is one',
  version: 2,
  grade,
};
