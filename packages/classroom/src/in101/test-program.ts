// `masu course in101 test <folder>`: runs the course's three test programs over its data folder and prints a line per test.

import { basename } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { EXIT } from '@masu/core/base/exit-codes.js';
import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { filesBelow, isFolder } from '@masu/node-host/files/files-below.js';
import { loadRegularText } from '@masu/node-host/files/load-file.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import { type CourseHost, complainAndEnd, searchBounds } from '../host.js';
import { firstDifference } from '../mark/compare.js';
import {
  listedReplays,
  type MapFolder,
  type MoveTest,
  namedMoves,
  planLetters,
  plannedReplays,
  type ReplayTest,
  solverTests,
  TABLE_2,
  TABLE_3,
} from './data-tests.js';
import { parseSizedMap } from './map-file.js';
import { compassDirection, replayMap } from './replay-map.js';
import { type MapSearch, solveMap } from './solve-map.js';

/** Reads files and folders; an error if one is not there. */
export function loadMapFolder(paths: readonly string[]): Result<MapFolder, string> {
  const maps = new Map<string, CourseMap>();
  const texts = new Map<string, string>();
  const problems: string[] = [];
  for (const path of paths) {
    const isNamed = !isFolder(path);
    for (const { path: file, error } of isNamed ? [{ path, error: undefined }] : filesBelow(path)) {
      const isMap = isNamed || file.endsWith('.in');
      if (!isMap && !/\.(txt|csv)$/.test(file)) continue;
      const text = loadRegularText(file);
      if (!text.ok && isNamed) return fail(`Cannot read file ${file}!`);
      if (error !== undefined || !text.ok) {
        problems.push(`${file}: ${error ?? (text.ok ? '' : text.error.message)}`);
        continue;
      }
      const map = isMap ? parseSizedMap(text.value) : undefined;
      if (!map) texts.set(basename(file), text.value);
      else if (map.ok) maps.set(basename(file), map.value);
      else problems.push(`${file}:${map.error.line}:${map.error.column}: ${map.error.message}`);
    }
  }
  return ok({ maps, texts, problems });
}

interface TestLine {
  readonly name: string;
  /** Undefined if it passes. */
  readonly wrong?: string;
  /** A row of a table of the course text whose files are not in the folder. */
  readonly missing?: string;
}

/** The first row in which two maps differ, as a sentence. */
function differs(got: CourseMap, wanted: CourseMap | undefined): string | undefined {
  if (!wanted) return 'the result file is missing';
  const difference = firstDifference(makeMapRows(wanted), makeMapRows(got));
  return difference && `row ${difference.line} is “${difference.got ?? ''}”, expected “${difference.expected ?? ''}”`;
}

const line = (name: string, wrong?: string): TestLine => ({ name, ...defined({ wrong }) });

function moveLine({ maps }: MapFolder, { from, move, to }: MoveTest): TestLine {
  const [map, direction] = [maps.get(from), compassDirection(move)];
  const moved = map && direction && moveOnMap(map, direction);
  return line(`move ${from} ${move} → ${to}`, moved ? differs(moved, maps.get(to)) : 'the map is missing');
}

function replayLine({ maps }: MapFolder, { map: name, length, plan, result }: ReplayTest): TestLine {
  const title = `replay ${name} ${length} → ${result ?? 'solved'}`;
  const map = maps.get(name);
  if (!map || plan === undefined) return line(title, map ? 'the plan is missing' : 'the map is missing');
  const played = replayMap(map, length, plan);
  if (!played.ok) return line(title, played.error);
  if (result !== undefined) return line(title, differs(played.value, maps.get(result)));
  return line(title, isSolved(played.value.board, played.value.position) ? undefined : 'the map is not solved');
}

/** A row of a table as a test, or as not run if a file of it is missing. */
function tableLine(test: TestLine, files: readonly string[], { maps }: MapFolder, hasPlan = true): TestLine {
  const absent = files.filter((name) => !maps.has(name));
  const missing = [...new Set(absent), ...(hasPlan ? [] : ['the plan'])].join(', ');
  return missing === '' ? test : { name: test.name, missing };
}

const tableMoves = (folder: MapFolder): TestLine[] =>
  TABLE_2.map((test) => tableLine(moveLine(folder, test), [test.from, test.to], folder));

const tableReplayLines = (folder: MapFolder): TestLine[] =>
  TABLE_3.map(([name, length, written, end]) => {
    const [map, result, plan] = [`${name}.in`, `${end}.in`, planLetters(folder, written)];
    const test = replayLine(folder, { map, length, plan, result });
    return tableLine(test, [map, result], folder, plan !== undefined);
  });

function solverLine(
  { maps }: MapFolder,
  { map: name, win, length, plan, explored }: ReturnType<typeof solverTests>[number],
  search: MapSearch,
  host: CourseHost,
): TestLine {
  const map = maps.get(name);
  const title = `solve ${name}`;
  if (!map) return line(title, 'the map is missing');
  const solution = solveMap(map, search, ...searchBounds(host));
  const moves = countOf(solution.plan.length, 'move', 'moves');
  // The course's counts are those of the plain search.
  const isPlain = !search.rules?.length;
  if (solution.limit) return line(title, `gave up: ${solution.limit}`);
  if (solution.win !== win) return line(title, solution.win ? 'a plan was found, expected none' : 'no plan was found');
  if (solution.plan.length !== length) return line(title, `the plan has ${moves}, expected ${length}`);
  if (isPlain && solution.plan !== plan) return line(title, `the plan is ${solution.plan}, expected ${plan}`);
  if (isPlain && solution.exploredNodes !== explored)
    return line(title, `explored nodes: ${solution.exploredNodes}, expected ${explored}`);
  return line(`${title}: ${moves}, ${countOf(solution.exploredNodes, 'explored node', 'explored nodes')}`);
}

function* solverLines(folder: MapFolder, search: MapSearch, host: CourseHost): Generator<TestLine> {
  for (const test of solverTests(folder)) yield solverLine(folder, test, search, host);
}

const MARKS = { right: 'ok  ', wrong: 'FAIL', missing: 'skip' } as const;

function writeLines(host: CourseHost, lines: Iterable<TestLine>) {
  let [right, run, missing] = [0, 0, 0];
  for (const { name, wrong, missing: absent } of lines) {
    const mark = MARKS[absent !== undefined ? 'missing' : wrong === undefined ? 'right' : 'wrong'];
    const why = absent === undefined ? wrong : `not run, missing: ${absent}`;
    host.write(`${mark} ${name}${why === undefined ? '' : `: ${why}`}\n`);
    if (absent === undefined) run++;
    else missing++;
    if (absent === undefined && wrong === undefined) right++;
  }
  return { right, run, missing };
}

/** The rows of a table, or none if the folder has none of its files. */
function* rowsOfTable(lines: readonly TestLine[]): Generator<TestLine> {
  if (lines.some(({ missing }) => missing === undefined)) yield* lines;
}

/** Prints every test and a summary; exit code 12 if one fails. */
export function testProgram(host: CourseHost, path: string, search: MapSearch): number {
  const loaded = loadMapFolder([path]);
  if (!loaded.ok) return complainAndEnd(host, loaded.error, EXIT.input);
  const folder = loaded.value;
  for (const problem of folder.problems) host.complain(problem);
  const replays = (tests: readonly ReplayTest[]): TestLine[] => tests.map((test) => replayLine(folder, test));
  const groups = [
    ['move (Table 2)', rowsOfTable(tableMoves(folder))],
    ['move (other files)', namedMoves(folder).map((test) => moveLine(folder, test))],
    ['replay (Table 3)', rowsOfTable(tableReplayLines(folder))],
    ['replay (tests-replay.csv)', replays(listedReplays(folder))],
    ['replay (whole plans)', replays(plannedReplays(folder))],
    ['solver (tests-solver.csv)', solverLines(folder, search, host)],
  ] as const;
  const summary: string[] = [];
  let failed = 0;
  let all = 0;
  for (const [group, lines] of groups) {
    const { right, run, missing } = writeLines(host, lines);
    const notRun = missing > 0 ? `, ${missing} not run` : '';
    if (run > 0) summary.push(`${group}: ${right} of ${run + missing}${notRun}`);
    failed += run - right;
    all += run;
  }
  if (all === 0) {
    const expected = 'expected maps such as soko_move_1.in and soko_move_1_E.in, or tests-solver.csv';
    return complainAndEnd(host, `${path}: no test found; ${expected}.`, EXIT.input);
  }
  host.write(`${summary.join('; ')}\n`);
  return failed > 0 ? EXIT.failed : EXIT.ok;
}
