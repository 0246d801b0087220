// The course's test programs as a list of tests found in its data folder: moves (Table 2), replays (Table 3), and the
// solver's results (tests-solver.csv).
//
// Moves are found by the names of the files, as the course names them: X_E.in is X.in after a move east; if there is no
// X.in, the file is a move test of its own, which must stay as it is (soko_move_W_E.in). Table 3 is not in the data, so
// replays come from tests-replay.csv (map, length, plan, result) if there is one, and from the plans there are:
// X-plan.txt and the plans of tests-solver.csv must lead from X.in to X_win.in, or at least to a solved map.

import { basename } from 'node:path';
import { splitLines } from '../../base/text.js';
import type { MapFolder } from './map-folder.js';

export interface MoveTest {
  readonly from: string;
  readonly move: string;
  readonly to: string;
}

export interface ReplayTest {
  readonly map: string;
  readonly length: number;
  readonly plan: string;
  /** The map it must lead to; absent: any solved map. */
  readonly result?: string;
}

export interface SolverTest {
  readonly map: string;
  readonly win: boolean;
  readonly length: number;
  readonly plan: string;
  readonly explored: number;
}

export function moveTests({ maps }: MapFolder): MoveTest[] {
  return [...maps.keys()].flatMap((to) => {
    const [, stem, move] = /^(.+)_([NSEW])\.in$/.exec(to) ?? [];
    if (stem === undefined || move === undefined) return [];
    const from = `${stem}.in`;
    if (maps.has(from)) return [{ from, move, to }];
    return /move/i.test(stem) ? [{ from: to, move, to }] : [];
  });
}

/** The lines of a table without its heading, split at commas, semicolons, or tabs. */
const rowsOf = (text: string | undefined): string[][] =>
  splitLines(text ?? '')
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter((cells, index) => cells.length > 1 && (index > 0 || /\.in$/.test(cells[0] ?? '')));

export function solverTests({ texts }: MapFolder): SolverTest[] {
  return rowsOf(texts.get('tests-solver.csv')).map(([file = '', win = '', length = '', plan = '', explored = '']) => ({
    map: basename(file),
    win: /^(t|true|yes|1)$/i.test(win),
    length: Number(length || 0),
    plan,
    explored: Number(explored),
  }));
}

export function replayTests(folder: MapFolder): ReplayTest[] {
  const { maps, texts } = folder;
  const listed = rowsOf(texts.get('tests-replay.csv')).map(([map = '', length = '', plan = '', result = '']) => ({
    ...{ map: basename(map), length: Number(length), result: basename(result) },
    plan: plan.startsWith('@') ? (texts.get(basename(plan.slice(1))) ?? '').trim() : plan,
  }));
  const winning = (map: string, plan: string): ReplayTest => {
    const result = map.replace(/\.in$/, '_win.in');
    return { map, length: plan.length, plan, ...(maps.has(result) ? { result } : {}) };
  };
  const stored = [...texts].flatMap(([name, text]) => {
    const map = `${/^(.+)-plan\.txt$/.exec(name)?.[1]}.in`;
    return maps.has(map) ? [winning(map, text.replaceAll(/\s+/g, ''))] : [];
  });
  const solved = solverTests(folder).filter(({ win, map }) => win && maps.has(map));
  return [...listed, ...stored, ...solved.map(({ map, plan }) => winning(map, plan))];
}
