// `masu course in101 table <map…>`: Table 1 of the course for any maps: win, plan length, explored nodes, and the time with
// a list, a tree, and a hash table; as text, as the course's CSV, and as a picture.

import { workChartSvg } from '@masu/core/base/chart.js';
import { csvText } from '@masu/core/base/csv.js';
import { EXIT } from '@masu/core/base/exit-codes.js';
import { formatNumber } from '@masu/core/base/format.js';
import { safeText } from '@masu/core/base/safe-text.js';
import { tableLines } from '@masu/core/base/table.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import type { CourseMap } from '../course-map.js';
import { type CourseHost, complainAndEnd, searchBounds } from '../host.js';
import { type MapSolution, solveMap } from './solve-map.js';
import { loadMapFolder } from './test-program.js';

export const STRUCTURES: readonly (readonly [VisitedId, name: string])[] = [
  ['list', 'list'],
  ['tree', 'BST'],
  ['hash', 'hash table'],
];

type TableRow = ReturnType<typeof solveRow>;

/** A search shorter than this is repeated and the fastest run counts: the first is slowed down by compiling. */
const SHORT_MILLIS = 50;

const MAX_RUNS = 5;

function timed(host: CourseHost, map: CourseMap, visited: VisitedId, cpu: number): MapSolution {
  const bounds = searchBounds(host, { cpuMillis: cpu * 1000 });
  let fastest = solveMap(map, visited, ...bounds);
  for (let runs = 1; runs < MAX_RUNS && fastest.cpuMillis < SHORT_MILLIS; runs++) {
    const again = solveMap(map, visited, ...bounds);
    if (again.cpuMillis < fastest.cpuMillis) fastest = again;
  }
  return fastest;
}

/** What was found with each structure, and the result, if any of them was quick enough. */
function solveRow(host: CourseHost, name: string, map: CourseMap, cpu: number) {
  const solutions = STRUCTURES.map(([visited]) => timed(host, map, visited, cpu));
  return { name, found: solutions, result: solutions.find(({ limit }) => limit === undefined) };
}

const solutionSeconds = ({ cpuMillis, limit }: MapSolution): string =>
  limit === undefined ? (cpuMillis / 1000).toFixed(6) : `gave up: ${limit}`;

function tableText(rows: readonly TableRow[]): string[] {
  const heading = ['file', 'win', 'plan length', 'explored nodes', ...STRUCTURES.map(([, name]) => `${name} (s)`)];
  const lines = rows.map(({ name, found: solutions, result }) => [
    safeText(name),
    ...(result
      ? [result.win ? 'yes' : 'no', result.win ? String(result.plan.length) : '–', formatNumber(result.exploredNodes)]
      : ['?', '', '']),
    ...solutions.map(solutionSeconds),
  ]);
  return tableLines([heading, ...lines], ['left', 'left', 'right', 'right', 'right', 'right', 'right']);
}

/** The columns of the course's tests-solver.csv, and the hash table. */
function tableCsv(rows: readonly TableRow[]): string {
  const times = ['time (list)', 'time (BST)', 'time (hash)'];
  const head = ['file', 'win', 'length', 'plan', 'number of explored nodes', ...times];
  const lines = rows.map(({ name, found: solutions, result }) => [
    ...[name, result && (result.win ? 't' : 'f'), result?.plan.length, result?.plan, result?.exploredNodes],
    ...solutions.map((each) => (each.limit === undefined ? Number((each.cpuMillis / 1000).toFixed(6)) : '')),
  ]);
  return csvText([head, ...lines]);
}

function tableSvg(rows: readonly TableRow[]): string {
  const lines = STRUCTURES.map(([, name], index) => ({
    name,
    points: rows.flatMap(({ found: solutions }) => {
      const each = solutions[index];
      if (!each || each.limit !== undefined) return [];
      return [{ work: each.exploredNodes, time: each.cpuMillis / 1000 }];
    }),
  }));
  return workChartSvg({
    title: 'Breadth-first search: list, tree, and hash table',
    workName: 'explored nodes',
    timeName: 'CPU time, s',
    minTime: 1e-5,
    lines,
  });
}

/** Prints the table; exit code 20 if a search gave up. */
export async function tableProgram(
  host: CourseHost,
  paths: readonly string[],
  cpu: number,
  csv?: string,
  svg?: string,
): Promise<number> {
  for (const path of [csv, svg]) {
    const problem = path === undefined ? undefined : host.writeProblem(path);
    if (problem !== undefined) return complainAndEnd(host, `Can’t write ${path}: ${problem}.`, EXIT.environment);
  }
  const folder = loadMapFolder(paths);
  if (!folder.ok) return complainAndEnd(host, folder.error, EXIT.input);
  if (folder.value.maps.size === 0)
    return complainAndEnd(host, `${paths.join(', ')}: no map found; expected files such as soko1.in.`, EXIT.input);
  for (const problem of folder.value.problems) host.complain(problem);
  const rows = [...folder.value.maps].map(([name, map]) => solveRow(host, name, map, cpu));
  for (const row of tableText(rows)) host.write(`${row}\n`);
  for (const [path, text] of [
    [csv, tableCsv(rows)],
    [svg, tableSvg(rows)],
  ] as const) {
    const error = path === undefined ? undefined : await host.saveText(path, text);
    if (error) return complainAndEnd(host, `Can’t write ${path}: ${error}.`, EXIT.environment);
  }
  if (folder.value.problems.length > 0) return EXIT.input;
  return rows.some(({ found: solutions }) => solutions.some(({ limit }) => limit !== undefined)) ? EXIT.limit : EXIT.ok;
}
