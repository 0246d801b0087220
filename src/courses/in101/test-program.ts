// `masu course in101 test <folder>`: runs the course's three test programs over its data folder and prints a line per test.

import { EXIT } from '../../base/exit-codes.js';
import { countOf } from '../../base/format.js';
import { isSolved } from '../../sokoban/index.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import type { CourseHost } from '../host.js';
import {
  listedReplays,
  type MoveTest,
  namedMoves,
  plannedReplays,
  type ReplayTest,
  solverTests,
  TABLE_2,
  tableReplays,
} from './data-tests.js';
import { loadMapFolder, type MapFolder } from './map-folder.js';
import { compassDirection, replayMap } from './replay-map.js';
import { type MapSearch, solveMap } from './solve-map.js';

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
  const [ours, theirs] = [makeMapRows(got), makeMapRows(wanted)];
  const row = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, y) => y).find(
    (y) => ours[y] !== theirs[y],
  );
  return row === undefined ? undefined : `row ${row + 1} is “${ours[row] ?? ''}”, expected “${theirs[row] ?? ''}”`;
}

const line = (name: string, wrong: string | undefined): TestLine => (wrong === undefined ? { name } : { name, wrong });

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
  return line(title, isSolved(played.value.ground, played.value.position) ? undefined : 'the map is not solved');
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
  tableReplays(folder).map((test) => {
    const files = [test.map, ...(test.result === undefined ? [] : [test.result])];
    return tableLine(replayLine(folder, test), files, folder, test.plan !== undefined);
  });

function* solverLines(folder: MapFolder, search: MapSearch, host: CourseHost): Generator<TestLine> {
  const watch = { now: host.clock.now, cpu: host.clock.cpu, stopped: () => false, report: () => {} };
  for (const { map: name, win, length, plan, explored } of solverTests(folder)) {
    const map = folder.maps.get(name);
    const title = `solve ${name}`;
    if (!map) {
      yield line(title, 'the map is missing');
      continue;
    }
    const found = solveMap(map, search, { bytes: host.searchBytes }, watch);
    if (found.limit) yield line(title, `gave up: ${found.limit}`);
    else if (found.win !== win) yield line(title, found.win ? 'a plan was found, expected none' : 'no plan was found');
    else if (found.plan.length !== length)
      yield line(title, `the plan has ${countOf(found.plan.length, 'move', 'moves')}, expected ${length}`);
    // The course's counts are those of the plain search.
    else if (!search.rules?.length && found.plan !== plan)
      yield line(title, `the plan is ${found.plan}, expected ${plan}`);
    else if (!search.rules?.length && found.exploredNodes !== explored) {
      yield line(title, `explored nodes: ${found.exploredNodes}, expected ${explored}`);
    } else {
      const [moves, nodes] = [found.plan.length, found.exploredNodes];
      yield line(
        `${title}: ${countOf(moves, 'move', 'moves')}, ${countOf(nodes, 'explored node', 'explored nodes')}`,
        undefined,
      );
    }
  }
}

interface Counts {
  readonly right: number;
  readonly run: number;
  readonly missing: number;
}

const MARKS = { right: 'ok  ', wrong: 'FAIL', missing: 'skip' } as const;

function writeLines(host: CourseHost, lines: Iterable<TestLine>): Counts {
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

/** `replay (Table 3): 7 of 8, 1 not run` */
function summaryOf(group: string, { right, run, missing }: Counts): string {
  const notRun = missing > 0 ? `, ${missing} not run` : '';
  return `${group}: ${right} of ${run + missing}${notRun}`;
}

/** Prints every test and a summary; exit code 12 if one fails. */
export function testProgram(host: CourseHost, path: string, search: MapSearch): number {
  const loaded = loadMapFolder([path]);
  if (!loaded.ok) {
    host.complain(loaded.error);
    return EXIT.input;
  }
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
    const counts = writeLines(host, lines);
    if (counts.run > 0) summary.push(summaryOf(group, counts));
    failed += counts.run - counts.right;
    all += counts.run;
  }
  if (all === 0) {
    host.complain(
      `${path}: no test found; expected maps such as soko_move_1.in and soko_move_1_E.in, or tests-solver.csv.`,
    );
    return EXIT.input;
  }
  host.write(`${summary.join('; ')}\n`);
  return failed > 0 ? EXIT.failed : EXIT.ok;
}
