// `masu course in101 test <folder>`: runs the course's three test programs over its data folder and prints a line per test.

import { EXIT } from '../../base/exit-codes.js';
import { countOf } from '../../base/format.js';
import { isSolved } from '../../sokoban/index.js';
import { type CourseMap, makeMapRows, moveOnMap } from '../course-map.js';
import type { CourseHost } from '../host.js';
import { moveTests, replayTests, solverTests } from './data-tests.js';
import { loadMapFolder, type MapFolder } from './map-folder.js';
import { compassDirection, replayMap } from './replay-map.js';
import { type MapSearch, solveMap } from './solve-map.js';

interface TestLine {
  readonly name: string;
  /** Undefined if it passes. */
  readonly wrong?: string;
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

function moveLines(folder: MapFolder): TestLine[] {
  return moveTests(folder).map(({ from, move, to }) => {
    const [map, direction] = [folder.maps.get(from), compassDirection(move)];
    const moved = map && direction && moveOnMap(map, direction);
    return line(`move ${from} ${move} → ${to}`, moved ? differs(moved, folder.maps.get(to)) : 'the map is missing');
  });
}

function replayLines(folder: MapFolder): TestLine[] {
  return replayTests(folder).map(({ map: name, length, plan, result }) => {
    const title = `replay ${name} ${length} → ${result ?? 'solved'}`;
    const map = folder.maps.get(name);
    if (!map) return line(title, 'the map is missing');
    const played = replayMap(map, length, plan);
    if (!played.ok) return line(title, played.error);
    if (result !== undefined) return line(title, differs(played.value, folder.maps.get(result)));
    return line(title, isSolved(played.value.ground, played.value.position) ? undefined : 'the map is not solved');
  });
}

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

/** Prints every test and a summary; exit code 12 if one fails. */
export function testProgram(host: CourseHost, path: string, search: MapSearch): number {
  const folder = loadMapFolder([path]);
  if (!folder.ok) {
    host.complain(folder.error);
    return EXIT.input;
  }
  for (const problem of folder.value.problems) host.complain(problem);
  const groups = [
    ['move (Table 2)', moveLines(folder.value)],
    ['replay (Table 3)', replayLines(folder.value)],
    ['solver (tests-solver.csv)', solverLines(folder.value, search, host)],
  ] as const;
  const summary: string[] = [];
  let failed = 0;
  let all = 0;
  for (const [group, lines] of groups) {
    let [right, count] = [0, 0];
    for (const { name, wrong } of lines) {
      host.write(`${wrong === undefined ? 'ok  ' : 'FAIL'} ${name}${wrong === undefined ? '' : `: ${wrong}`}\n`);
      count++;
      if (wrong === undefined) right++;
    }
    summary.push(`${group}: ${right} of ${count}`);
    failed += count - right;
    all += count;
  }
  host.write(`${summary.join('; ')}\n`);
  if (all === 0) {
    host.complain(
      `${path}: no test found; expected maps such as soko_move_1.in and soko_move_1_E.in, or tests-solver.csv.`,
    );
    return EXIT.input;
  }
  return failed > 0 ? EXIT.failed : EXIT.ok;
}
