// The course's test programs as lists of tests, for a folder of its data: the rows of Table 2 (moves) and Table 3 (replays)
// of the course text, and what the files of the folder say themselves.
//
// A row of a table whose files are not in the folder can't be run; it is listed with what is missing. Files are found by
// their names, as the course names them: X_E.in is X.in after a move east; if there is no X.in, the file is a move test of its
// own, which must stay as it is (soko_move_W_E.in). More replays come from tests-replay.csv (map, length, plan, result) and
// from the plans there are: X-plan.txt and the plans of tests-solver.csv must lead from X.in to X_win.in, or at least to a
// solved map.

import { basename } from 'node:path';
import { splitLines } from '@masu/core/base/text.js';
import type { CourseMap } from '../course-map.js';

/** The files of the course's data folder: maps, plans, and tables, by name. */
export interface MapFolder {
  /** Every map (*.in), in the order of names. */
  readonly maps: ReadonlyMap<string, CourseMap>;
  /** Every other text (*.txt, *.csv). */
  readonly texts: ReadonlyMap<string, string>;
  /** Sentences about maps that can't be read. */
  readonly problems: readonly string[];
}

export interface MoveTest {
  readonly from: string;
  readonly move: string;
  readonly to: string;
}

export interface ReplayTest {
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
export const TABLE_2: readonly MoveTest[] = [
  ...['soko_move_1', 'soko_move_2'].flatMap((map) => ['N', 'S', 'E', 'W'].map((move) => moveRow(map, move))),
  ...(['E', 'W', 'N', 'S'] as const).flatMap((move, index) =>
    [1, 2, 3, 4].map((each) => moveRow(`soko_move_${index + 3}_${each}`, move)),
  ),
  ...['W', 'B_W', 'B_B'].flatMap((ahead) =>
    ['E', 'W', 'N', 'S'].map((move) => moveRow(`soko_move_${ahead}_${move}`, move, `soko_move_${ahead}_${move}`)),
  ),
];

/** Table 3. The “big plan” is in soko1-plan.txt. */
export const TABLE_3: readonly (readonly [map: string, length: number, plan: string, result: string])[] = [
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
export const planLetters = ({ texts }: MapFolder, plan: string): string | undefined =>
  plan.startsWith('@') ? texts.get(basename(plan.slice(1)))?.replaceAll(/\s+/g, '') : plan;

/** Move tests by the names of the files, other than those of Table 2. */
export function namedMoves({ maps }: MapFolder): MoveTest[] {
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

export function solverTests({ texts }: MapFolder) {
  return csvRows(texts.get('tests-solver.csv')).map(([file = '', win = '', length = '', plan = '', explored = '']) => ({
    map: basename(file),
    win: /^(t|true|yes|1)$/i.test(win),
    length: Number(length || 0),
    plan,
    explored: Number(explored),
  }));
}

/** The rows of tests-replay.csv. */
export function listedReplays(folder: MapFolder): ReplayTest[] {
  const rows = csvRows(folder.texts.get('tests-replay.csv'));
  return rows.map(([map = '', length = '', plan = '', result = '']) => ({
    ...{ map: basename(map), length: Number(length), result: basename(result) },
    plan: planLetters(folder, plan),
  }));
}

/** Whole plans: of X-plan.txt and of tests-solver.csv. */
export function plannedReplays(folder: MapFolder): ReplayTest[] {
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
