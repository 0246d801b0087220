// `masu course in101 test <folder>`: runs the course's three test programs over its data folder and prints a line per test.

import { basename } from 'node:path';
import { defined } from '../../base/defined.js';
import { EXIT } from '../../base/exit-codes.js';
import { countOf } from '../../base/format.js';
import { fail, ok, type Result } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import { filesBelow, isFolder, loadRegularText } from '../../files/index.js';
import { isSolved } from '../../sokoban/index.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import { type CourseHost, complainAndEnd, searchBounds } from '../host.js';
import { firstDifference } from '../mark/compare.js';
import { compassDirection, type MapSearch, parseSizedMap, replayMap, solveMap } from './functions.js';

/** The files of the course's data folder: maps, plans, and tables, by name. */
interface MapFolder {
  /** Every map (*.in), in the order of names. */
  readonly maps: ReadonlyMap<string, CourseMap>;
  /** Every other text (*.txt, *.csv). */
  readonly texts: ReadonlyMap<string, string>;
  /** Sentences about maps that can't be read. */
  readonly problems: readonly string[];
}

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

// The course's test programs as lists of tests, for a folder of its data: the rows of Table 2 (moves) and Table 3 (replays)
// of the course text, and what the files of the folder say themselves.
//
// A row of a table whose files are not in the folder can't be run; it is listed with what is missing. Files are found by
// their names, as the course names them: X_E.in is X.in after a move east; if there is no X.in, the file is a move test of its
// own, which must stay as it is (soko_move_W_E.in). More replays come from tests-replay.csv (map, length, plan, result) and
// from the plans there are: X-plan.txt and the plans of tests-solver.csv must lead from X.in to X_win.in, or at least to a
// solved map.

interface MoveTest {
  readonly from: string;
  readonly move: string;
  readonly to: string;
}

interface ReplayTest {
  readonly map: string;
  readonly length: number;
  /** Undefined if the file of the plan is missing. */
  readonly plan: string | undefined;
  /** The map it must lead to; absent: any solved map. */
  readonly result?: string;
}

const moveRow = (from: string, move: string, to = `${from}_${move}`): MoveTest => ({
  from: `${from}.in`,
  move,
  to: `${to}.in`,
});

/** Table 2: steps on floor and on destinations, four pushes in each direction, and moves that change nothing. */
const TABLE_2: readonly MoveTest[] = [
  ...['soko_move_1', 'soko_move_2'].flatMap((map) => ['N', 'S', 'E', 'W'].map((move) => moveRow(map, move))),
  ...(['E', 'W', 'N', 'S'] as const).flatMap((move, index) =>
    [1, 2, 3, 4].map((each) => moveRow(`soko_move_${index + 3}_${each}`, move)),
  ),
  ...['W', 'B_W', 'B_B'].flatMap((ahead) =>
    ['E', 'W', 'N', 'S'].map((move) => moveRow(`soko_move_${ahead}_${move}`, move, `soko_move_${ahead}_${move}`)),
  ),
];

/** Table 3. The “big plan” is in soko1-plan.txt. */
const TABLE_3: readonly (readonly [map: string, length: number, plan: string, result: string])[] = [
  ['soko_dumb', 3, 'SSSEENN', 'soko_dumb_1'],
  ['soko_dumb', 5, 'SSSEENN', 'soko_dumb_2'],
  ['soko_dumb', 7, 'SSSEENN', 'soko_dumb_win'],
  ['soko_dumb', 7, 'ESEESSWNN', 'soko_dumb_3'],
  ['soko_dumb', 9, 'ESEESSWNN', 'soko_dumb_win'],
  ['soko1', 100, '@soko1-plan.txt', 'soko1_1'],
  ['soko1', 150, '@soko1-plan.txt', 'soko1_2'],
  ['soko1', 184, '@soko1-plan.txt', 'soko1_win'],
];

/** A plan as text, or the file that contains it. */
const planText = ({ texts }: MapFolder, plan: string): string | undefined =>
  plan.startsWith('@') ? texts.get(basename(plan.slice(1)))?.replaceAll(/\s+/g, '') : plan;

/** Move tests by the names of the files, other than those of Table 2. */
function namedMoves({ maps }: MapFolder): MoveTest[] {
  return [...maps.keys()].flatMap((to) => {
    const [, stem, move] = /^(.+)_([NSEW])\.in$/.exec(to) ?? [];
    if (stem === undefined || move === undefined || TABLE_2.some((row) => row.to === to)) return [];
    const from = `${stem}.in`;
    if (maps.has(from)) return [{ from, move, to }];
    return /move/i.test(stem) ? [{ from: to, move, to }] : [];
  });
}

/** The lines of a table without its heading, split at commas, semicolons, or tabs. */
const csvRows = (text: string | undefined): string[][] =>
  splitLines(text ?? '')
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter((cells, index) => cells.length > 1 && (index > 0 || /\.in$/.test(cells[0] ?? '')));

function solverTests({ texts }: MapFolder) {
  return csvRows(texts.get('tests-solver.csv')).map(([file = '', win = '', length = '', plan = '', explored = '']) => ({
    map: basename(file),
    win: /^(t|true|yes|1)$/i.test(win),
    length: Number(length || 0),
    plan,
    explored: Number(explored),
  }));
}

/** The rows of tests-replay.csv. */
function listedReplays(folder: MapFolder): ReplayTest[] {
  const rows = csvRows(folder.texts.get('tests-replay.csv'));
  return rows.map(([map = '', length = '', plan = '', result = '']) => ({
    ...{ map: basename(map), length: Number(length), result: basename(result) },
    plan: planText(folder, plan),
  }));
}

/** Whole plans: of X-plan.txt and of tests-solver.csv. */
function plannedReplays(folder: MapFolder): ReplayTest[] {
  const { maps, texts } = folder;
  const winning = (map: string, plan: string): ReplayTest => {
    const result = map.replace(/\.in$/, '_win.in');
    return { map, length: plan.length, plan, ...(maps.has(result) ? { result } : {}) };
  };
  const stored = [...texts].flatMap(([name, text]) => {
    const map = `${/^(.+)-plan\.txt$/.exec(name)?.[1]}.in`;
    return maps.has(map) ? [winning(map, text.replaceAll(/\s+/g, ''))] : [];
  });
  const solved = solverTests(folder).filter(({ win, map }) => win && maps.has(map));
  return [...stored, ...solved.map(({ map, plan }) => winning(map, plan))];
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
  const found = firstDifference(makeMapRows(wanted), makeMapRows(got));
  return found && `row ${found.line} is “${found.got ?? ''}”, expected “${found.expected ?? ''}”`;
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
    const [map, result, plan] = [`${name}.in`, `${end}.in`, planText(folder, written)];
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
  const found = solveMap(map, search, ...searchBounds(host));
  const moves = countOf(found.plan.length, 'move', 'moves');
  // The course's counts are those of the plain search.
  const isPlain = !search.rules?.length;
  if (found.limit) return line(title, `gave up: ${found.limit}`);
  if (found.win !== win) return line(title, found.win ? 'a plan was found, expected none' : 'no plan was found');
  if (found.plan.length !== length) return line(title, `the plan has ${moves}, expected ${length}`);
  if (isPlain && found.plan !== plan) return line(title, `the plan is ${found.plan}, expected ${plan}`);
  if (isPlain && found.exploredNodes !== explored)
    return line(title, `explored nodes: ${found.exploredNodes}, expected ${explored}`);
  return line(`${title}: ${moves}, ${countOf(found.exploredNodes, 'explored node', 'explored nodes')}`);
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
