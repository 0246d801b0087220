// Is the drawing a level? Every question is answered by itself, at each stroke, so that all that is wrong is seen at
// once; the level proper is still made by soundLevel alone.

import { type Draft, deadCells, type Level, soundLevel } from '../../sokoban/index.js';
import { planOfRows } from '../board/plan.js';

export interface Checks {
  readonly boxes: number;
  readonly goals: number;
  readonly hasPlayer: boolean;
  /** Where the floor meets the outside: row and column from 1 of the trimmed rows; undefined where it does not. */
  readonly leak: readonly [row: number, column: number] | undefined;
  /** Boxes that can reach no goal even alone, as cells of the rows given. */
  readonly dead: ReadonlySet<number>;
  readonly level: Level | undefined;
  /** The sentence of a fault that no question above names. */
  readonly fault: string | undefined;
}

const NAMED = new Set(['no-box', 'no-player', 'open-floor', 'boxes-goals-differ', 'empty-board']);

/** `rows` with air around; `draft` the same without. */
export function checkDrawing(rows: readonly string[], draft: Draft): Checks {
  const letters = rows.join('');
  const count = (set: string): number => [...letters].filter((letter) => set.includes(letter)).length;
  const sound = soundLevel(draft);
  const fault = sound.ok ? undefined : sound.fault;
  return {
    boxes: count('$*'),
    goals: count('.*+'),
    hasPlayer: count('@+') > 0,
    leak: fault?.code === 'open-floor' ? [fault.line, fault.column] : undefined,
    dead: fault?.code === 'open-floor' ? new Set() : deadBoxes(rows, letters),
    level: sound.ok ? sound.value : undefined,
    fault: fault && !NAMED.has(fault.code) ? fault.message : undefined,
  };
}

function deadBoxes(rows: readonly string[], letters: string): ReadonlySet<number> {
  const plan = planOfRows(rows);
  const walls = plan.floor.map((floor) => 1 - floor);
  const { width, height, goal } = plan;
  if (!plan.goal.some(Boolean)) return new Set();
  const dead = deadCells({ width, height, walls, goalMap: goal, start: { player: 0, boxes: [] }, backdrop: rows });
  return new Set([...letters].flatMap((letter, cell) => (letter === '$' && dead[cell] ? [cell] : [])));
}
