// Lab 1 of IPS: the game must be playable from the menu, and eight functions written. The text gives no points per part, so
// each line is one. The functions are called directly, with the types of the student's headers.

import { readFileSync } from 'node:fs';
import { defined } from '@masu/core/base/defined.js';
import { ownFile } from '@masu/node-host/places.js';
import { lastBoard, shownLines } from '../mark/board-text.js';
import { differenceSentence } from '../mark/compare.js';
import type { MarkCase } from '../mark/mark-case.js';
import { buildEvidence, checkMemory, findByCases, notFound, styleFacts } from '../rubric/by-cases.js';
import { factsOfC } from '../rubric/c-facts.js';
import { buildByCompiler, cSources, hasMain, includeOptions } from '../rubric/c-programs.js';
import type { CourseRubric, RubricOrders } from '../rubric/course-rubric.js';
import {
  type Harness,
  type HarnessResults,
  openHarness,
  signatureProblems,
  withoutConstant,
} from '../rubric/harness.js';
import { addHarness, HARNESS_FILE, headerText } from '../rubric/harness-program.js';
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
import { byKind, TRANSITIONS } from '../rubric/transitions.js';
import type { Workbench } from '../rubric/workbench.js';
import { IPS } from './ips.js';
import { toLetters } from './letters.js';
import { IPS_LEVELS } from './levels.js';
import { IPS_CASES, IPS_RUBRIC_CASES } from './mark-cases.js';
import { GRID_LETTERS } from './screens.js';
import { fieldNames, IPS_FUNCTIONS, includedFiles, typesOf } from './work-header.js';

const NAMES = Object.keys(IPS_FUNCTIONS);
const PROTOTYPES = Object.fromEntries(NAMES.map((name) => [name, IPS_FUNCTIONS[name]?.[0] as string]));

/** A call: a word, a grid, and what is right. */
interface Call {
  readonly function: string;
  readonly name: string;
  readonly word: string;
  readonly grid: readonly string[];
  check(results: HarnessResults): string | undefined;
}

const LEVEL = IPS_LEVELS[0] as readonly string[];
const WIDER = ['#########', '#...#...#', '#.A.B.G.#', '#...X..B#', '#..G#...#', '#########'];

/** The board, and these numbers anywhere beside it. */
const shows = (of: string, name: string, word: string, grid: readonly string[], numbers: readonly number[]): Call => ({
  ...{ function: of, name, word, grid },
  check({ printed }) {
    const lines = shownLines(printed);
    const board = lastBoard(lines, grid, GRID_LETTERS);
    const wrong = board ? differenceSentence(grid, board) : 'The grid is not printed.';
    if (wrong) return wrong;
    const missing = numbers.find((number) => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(lines.join('\n')));
    return missing === undefined ? undefined : `The score ${missing} is not printed.`;
  },
});

const answers = (name: string, row: string, right: 0 | 1): Call => ({
  ...{ function: 'is_terminal', name, word: '-', grid: ['#'.repeat(row.length), row, '#'.repeat(row.length)] },
  check({ values }) {
    const [got] = values.get('answer') ?? [];
    return got === right ? undefined : `Got ${got} for ${row}; expected ${right}.`;
  },
});

/** The best scores and the current one after a call: `first` is the one that may change. */
const scores = (
  of: string,
  name: string,
  word: string,
  right: (bests: readonly number[], score: number) => string | undefined,
): Call => ({
  ...{ function: of, name, word, grid: LEVEL },
  check({ values }) {
    const bests = ['best0', 'best1', 'best2', 'best3'].flatMap((each) => values.get(each)?.slice(0, 1) ?? []);
    return right(bests, values.get('score')?.[0] ?? Number.NaN);
  },
});

/** After a game with this score, where every best score was another: one of them at most is the new one. */
const best = (name: string, word: string, expected: number): Call =>
  scores('new_game_score', name, word, (bests) => {
    const before = Number(word[0]);
    const changed = bests.filter((each) => each !== before);
    const isRight = expected === before ? changed.length === 0 : changed.length === 1 && changed[0] === expected;
    return isRight ? undefined : `The best scores are ${bests.join(', ')}; expected ${expected} for the level.`;
  });

const CALLS: readonly Call[] = [
  shows('print_state', 'level-1', '-', LEVEL, []),
  shows('print_state', 'every-letter', '-', WIDER, []),
  shows('print_game', 'level-1', '7', LEVEL, [7]),
  shows('print_game', 'wider', '35', WIDER, [35]),
  answers('start', '#.A.B.G#', 0),
  answers('solved', '#....AX#', 1),
  answers('agent-on-goal', '#.Y.B..#', 0),
  answers('one-of-two', '#XA.BG.#', 0),
  answers('two-solved', '#X.A.X.#', 1),
  answers('box-over', '#X.A.B.#', 1),
  scores('restart_session_game', 'score', '25', (_, score) =>
    score === 0 ? undefined : `The current score is ${score}; expected 0.`,
  ),
  scores('init_session', 'best-scores', '95', (bests) =>
    bests.every((each) => each === 0) ? undefined : `The best scores are ${bests.join(', ')}; expected 0.`,
  ),
  scores('init_session', 'current-score', '95', (_, score) =>
    score === 0 ? undefined : `The current score is ${score}; expected 0: the game is not restarted.`,
  ),
  shows('print_session', 'level-1', '83', LEVEL, [8, 3]),
  best('first', '07', 7),
  best('worse', '79', 7),
  best('better', '75', 5),
  best('same', '77', 7),
];

const OPTIONS = { up: 1, right: 2, down: 3, left: 4 } as const;

const caseText = (name: string, word: string, grid: readonly string[]): string => {
  const wide = Math.max(...grid.map((row) => row.length));
  return `${name} ${word} ${grid.length} ${wide}\n${grid.map((row) => `${row.padEnd(wide, '#')}\n`).join('')}`;
};

interface Made {
  readonly harness: Harness;
  /** Functions that are called in another way than the text says: sentences. */
  readonly others: ReadonlyMap<string, string>;
  /** Functions that can't be called though they are there, and why: the game shows them. */
  readonly untold: ReadonlyMap<string, string>;
}

const STATE_NEEDS = ['MASU_GRID'];
const GAME_NEEDS = [...STATE_NEEDS, 'MASU_STATE', 'MASU_SCORE'];
const SESSION_NEEDS = ['MASU_GAME', 'MASU_BEST', 'MASU_SCORE'];
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  ...{ print_state: STATE_NEEDS, is_terminal: STATE_NEEDS, move: STATE_NEEDS, print_game: GAME_NEEDS },
  ...{ restart_session_game: SESSION_NEEDS, init_session: SESSION_NEEDS, new_game_score: SESSION_NEEDS },
  print_session: [...SESSION_NEEDS, ...GAME_NEEDS],
};
const NEED_WORDS: Readonly<Record<string, string>> = {
  MASU_GRID: 'State has no field that is a grid of letters',
  MASU_STATE: 'Game has no field of the type State',
  MASU_SCORE: 'Game has no field that is a score',
  MASU_GAME: 'Session has no field of the type Game',
  MASU_BEST: 'Session has no field that is the best score',
};

/** What can be called, how, and why the rest can't be. */
async function makeHarness(bench: Workbench, sources: readonly string[]): Promise<Made | undefined> {
  const compiler = [bench.tools.compiler, ...includeOptions(bench)] as const;
  // Some write their functions in a header.
  const written = [...sources, ...bench.paths(/\.h$/i)];
  const there = written.flatMap((path) => factsOfC(bench.text(path)).functions.map(({ name }) => name));
  const files = includedFiles(bench, sources);
  const isOneFile = files.some((path) => sources.includes(path));
  const included = `#include "masu-begin.c"\n${isOneFile ? '#define main student_main\n' : ''}${files.map((path) => `#include "${path}"\n`).join('')}${isOneFile ? '#undef main\n' : ''}`;
  bench.add('masu-begin.c', readFileSync(ownFile('packages/classroom/src/ips/begin.c'), 'utf8'));
  const fields = fieldNames(typesOf(bench, files));
  const harness = openHarness(bench, `${bench.folder}/harness`);
  const [others, untold] = [new Map<string, string>(), new Map<string, string>()];
  const calls: Record<string, string> = {};
  const signatures = await signatureProblems(bench, compiler, included, PROTOTYPES);
  for (const name of NAMES) {
    if (!there.includes(name)) {
      harness.missing.set(name, 'There is no such function.');
      continue;
    }
    const lacks = NEEDS[name]?.find((need) => fields[need] === undefined);
    if (lacks !== undefined) {
      untold.set(name, NEED_WORDS[lacks] ?? lacks);
      continue;
    }
    const problem = signatures.get(name);
    const call = await firstCall(bench, compiler, included, IPS_FUNCTIONS[name]?.slice(1) ?? []);
    if (call === undefined) harness.missing.set(name, problem ?? 'It can’t be called as the text says.');
    else {
      calls[`CALL_${name}`] = call;
      if (problem !== undefined) others.set(name, problem);
    }
  }
  const rest = sources.filter((path) => !files.includes(path));
  addHarness(bench, 'ips', { name: 'masu-work.h', text: `${included}${headerText([], { ...fields, ...calls })}` });
  const words = ['-g', '-w', '-Dmain=student_main', '-o', 'harness', HARNESS_FILE, ...rest, '-lm'];
  const built = await bench.build([...compiler, ...words]);
  if (built.exit === 0) return { harness, others, untold };
  return undefined;
}

/** The first of these calls that compiles. */
async function firstCall(
  bench: Workbench,
  compiler: readonly [string, ...string[]],
  included: string,
  calls: readonly string[],
): Promise<string | undefined> {
  bench.add('probe.c', readFileSync(ownFile('packages/classroom/src/ips/probe.c'), 'utf8'));
  const options = ['-w', '-Werror=incompatible-pointer-types', '-Werror=int-conversion', '-fsyntax-only', 'probe.c'];
  for (const call of calls) {
    bench.add('masu-probe.h', `${included}${headerText([], { MASU_CALL: call })}`);
    const probed = await bench.check([...compiler, ...options]);
    if (probed.exit === 0) return call;
  }
  return undefined;
}

/** What is wrong with each step, if options count from `first`. */
function moveProblems(results: readonly HarnessResults[]): (string | undefined)[] {
  return TRANSITIONS.map(({ after }, index) => {
    const { problem, rows, values } = results[index] as HarnessResults;
    if (values.has('too-small')) return 'The grid of a State has no place for seven rows and columns.';
    return problem ?? differenceSentence(toLetters(after), rows);
  });
}

/** Half of the steps right that the other numbers of options give is not by chance. */
const isBetter = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.filter((each) => each === undefined).length > b.filter((each) => each === undefined).length;

async function functionLines(
  { harness, others, untold }: Made,
  shown: Readonly<Record<'game' | 'score', GradedLine>>,
): Promise<GradedLine[]> {
  const isCalled = (name: string): boolean => !harness.missing.has(name) && !untold.has(name);
  const calls = CALLS.filter((each) => isCalled(each.function));
  const isMoved = isCalled('move');
  const steps = (first: number): string[] =>
    isMoved
      ? TRANSITIONS.map(({ direction, before }) =>
          caseText('move', String(OPTIONS[direction] - 1 + first), toLetters(before)),
        )
      : [];
  const results = await harness.callAll('functions', [
    ...calls.map((each) => caseText(each.function, each.word, each.grid)),
    ...steps(1),
    ...steps(0),
  ]);
  const fromOne = isMoved ? moveProblems(results.slice(calls.length)) : [];
  const fromZero = isMoved ? moveProblems(results.slice(calls.length + TRANSITIONS.length)) : [];
  const moved = isMoved ? byKind(TRANSITIONS, isBetter(fromZero, fromOne) ? fromZero : fromOne) : [];
  return NAMES.map((name) => {
    const missing = harness.missing.get(name);
    if (missing !== undefined) return gradeFindings(name, 1, [{ name, problem: missing }]);
    const why = untold.get(name);
    if (why !== undefined) {
      const played = shown[/session|new_game/.test(name) ? 'score' : 'game'];
      return programLine(name, played.points ?? 0, 1, [
        `Not called: ${why}. What the game shows decides.`,
        ...played.evidence,
      ]);
    }
    const own = calls.flatMap((each, index): Finding[] => {
      if (each.function !== name) return [];
      const result = results[index] as HarnessResults;
      const problem = result.values.has('too-small') ? undefined : (result.problem ?? each.check(result));
      return [{ name: `${name}-${each.name}`, ...defined({ problem }) }];
    });
    const given = calls.flatMap((each, index) =>
      each.function === name ? [results[index]?.values.get('answer')?.[0]] : [],
    );
    const line = gradeFindings(name, 1, name === 'move' ? moved : withoutConstant(own, given));
    const other = others.get(name);
    if (other === undefined) return line;
    return {
      ...line,
      points: Math.max(0, (line.points ?? 0) - 0.25),
      evidence: [...line.evidence, `${other} A quarter less.`],
    };
  });
}

/** The groups of cases that lab 1 is graded by, and what they show. */
const GROUPS = ['menu', 'game', 'score'] as const;

async function grade(bench: Workbench, { cases = [] }: RubricOrders = {}): Promise<GradedLine[]> {
  const sources = cSources(bench);
  const made =
    sources.length === 0 ? undefined : await buildByCompiler(bench, { flags: ['-Wall', '-g'], name: 'game' });
  const program = made?.programs.find((name) => /^(game|main|sokoban)$/.test(name)) ?? made?.programs[0];
  const isBuilt = program !== undefined;
  const missing = isBuilt ? [] : (made?.missing ?? []);
  const why = sources.length === 0 ? 'There is no C file.' : 'It does not compile.';
  const command = [`${bench.folder}/${program ?? 'game'}`] as const;
  const all: readonly MarkCase[] = [...IPS_RUBRIC_CASES(), ...cases.map((each) => ({ ...each, group: 'game' }))];
  const shown: Record<string, GradedLine> = {};
  for (const group of GROUPS) {
    const own = all.filter((each) => each.group === group);
    const run = { course: IPS, cases: IPS_CASES, command, isPartial: true };
    shown[group] = gradeFindings(group, 1, isBuilt ? await findByCases(bench, own, run) : notFound(own, why));
  }
  const played = shown as Record<(typeof GROUPS)[number], GradedLine>;
  // A second program, such as a test, has a main of its own.
  const mains = sources.filter((path) => hasMain(bench, path));
  const first = mains.find((path) => /(?:^|\/)(main|game|sokoban)\.c$/i.test(path)) ?? mains[0];
  const parts = sources.filter((path) => !mains.includes(path) || path === first);
  const harness = isBuilt ? await makeHarness(bench, parts) : undefined;
  const functions = harness
    ? await functionLines(harness, played)
    : NAMES.map((name) => {
        const there = parts.some((path) => factsOfC(bench.text(path)).functions.some((each) => each.name === name));
        const line = played[/session|new_game/.test(name) ? 'score' : 'game'];
        const told = 'Not called: our program can’t be compiled with it. What the game shows decides.';
        return isBuilt && there
          ? programLine(name, line.points ?? 0, 1, [told, ...line.evidence])
          : gradeFindings(name, 1, [{ name, problem: isBuilt ? 'There is no such function.' : why }]);
      });
  const memory = isBuilt ? await checkMemory(bench, 'game', command, {}, '1\n1\n2\n2\n2\n5\n') : undefined;
  const evidence = made ? buildEvidence(made.built) : [why];
  const lines = [
    programLine('compiles', isBuilt ? 1 : 0, 1, evidence),
    ...functions,
    ...GROUPS.map((group) => played[group]),
  ].map((each) => (missing.length > 0 ? notGradableLine(each.line, each.outOf, [...missing, ...evidence]) : each));
  const person = personLine('comments', 0, [
    ...styleFacts(bench, sources),
    `Valgrind, not scored: ${memory?.evidence ?? 'not checked'}.`,
  ]);
  return withNotes([...lines, person], NOTES);
}

const CALLED = 'called it with grids and scores of its own and looked at what it left';
const NOTES: LineNotes = {
  compiles: ['whether the files compile together', 'compiled all .c files'],
  print_state: ['the printed grid', 'called it and found the grid in what it prints'],
  print_game: ['the score and the grid', 'called it and found both in what it prints'],
  is_terminal: ['the answer, also with the agent on a goal or boxes to spare', CALLED],
  move: ['each kind of step', `${CALLED}, for each kind of step in all four directions, a process each`],
  restart_session_game: ['the score of the game', CALLED],
  init_session: ['the best scores and the game', CALLED],
  print_session: ['both scores and the grid', 'called it and found them in what it prints'],
  new_game_score: ['the best score after first, better, and worse games', CALLED],
  menu: ['choosing, wrong numbers, and leaving', 'played it and looked at whether the game came and the program ended'],
  game: ['moves, the end of a level, a new game', 'played it and found the grids in what it prints'],
  score: ['both scores after several games', 'played it and read the numbers beside the grids'],
  comments: ['a comment for each function', 'shows facts'],
};

export const IPS_RUBRIC: CourseRubric = {
  about:
    'lab 1: the eight functions, each called directly, the menu, the game, and the scores; the text gives no points, so each line is one',
  version: 3,
  grade,
};
