// Every kind of step in Sokoban: the player on floor or on a goal, what is ahead, and what is beyond it, in all four directions;
// what is right comes from our rules.

import type { Direction } from '@masu/core/base/grid.js';
import { makeMapRows, moveOnMap, parseMap } from '../course-map.js';

export interface Transition {
  /** The kind, the same in every direction: `push-off-goal`. */
  readonly kind: string;
  readonly name: string;
  readonly direction: Direction;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isPossible: boolean;
  readonly isPush: boolean;
}

const STEPS: readonly (readonly [Direction, number, number])[] = [
  ['up', 0, -1],
  ['right', 1, 0],
  ['down', 0, 1],
  ['left', -1, 0],
];
const SIZE = 7;
const CENTER = 3;
const FREE = [' ', '.'];
const BOXES = ['$', '*'];

function kindOf(agent: string, ahead: string, beyond: string): string {
  if (ahead === '#') return 'wall';
  if (FREE.includes(ahead)) return agent === '+' ? 'leave-goal' : ahead === '.' ? 'onto-goal' : 'walk';
  if (beyond === '#') return 'box-and-wall';
  if (BOXES.includes(beyond)) return 'two-boxes';
  if (ahead === '*') return 'push-off-goal';
  return beyond === '.' ? 'push-onto-goal' : 'push';
}

/** A room with the cells in a line from its center, and a box on a goal that must stay as it is. */
function room(cells: readonly string[], dx: number, dy: number): string[] {
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (__, x) => (x % (SIZE - 1) === 0 || y % (SIZE - 1) === 0 ? '#' : ' ')),
  );
  (rows[1] as string[])[1] = '*';
  for (const [index, letter] of cells.entries()) (rows[CENTER + index * dy] as string[])[CENTER + index * dx] = letter;
  return rows.map((row) => row.join(''));
}

function transition(cells: readonly [string, string, string], step: (typeof STEPS)[number]): Transition {
  const [agent, ahead, beyond] = cells;
  const [direction, dx, dy] = step;
  const before = room(cells, dx, dy);
  const map = parseMap(before);
  if (!map.ok) throw new Error(`a transition is no map: ${map.error.message}`);
  const moved = moveOnMap(map.value, direction);
  const isPossible = moved !== map.value;
  return {
    ...{ kind: kindOf(agent, ahead, beyond), name: `${agent}${ahead}${beyond}-${direction}`.replaceAll(' ', '_') },
    ...{ direction, before, after: makeMapRows(moved), isPossible, isPush: isPossible && BOXES.includes(ahead) },
  };
}

/** All of them. */
export const TRANSITIONS: readonly Transition[] = ['@', '+'].flatMap((agent) =>
  ['#', ...FREE, ...BOXES].flatMap((ahead) =>
    (BOXES.includes(ahead) ? ['#', ...FREE, ...BOXES] : [' ']).flatMap((beyond) =>
      STEPS.map((step) => transition([agent, ahead, beyond], step)),
    ),
  ),
);

/** Findings of single steps as one per kind, right if all are, else with the share of those that are. */
export function byKind(
  all: readonly Transition[],
  problems: readonly (string | undefined)[],
): { readonly name: string; readonly problem?: string; readonly share?: number }[] {
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const own = all.flatMap((each, index) => (each.kind === kind ? [[each, problems[index]] as const] : []));
    const wrong = own.filter(([, problem]) => problem !== undefined);
    const [first] = wrong;
    if (!first) return { name: kind };
    const directions = new Set(wrong.map(([{ direction }]) => direction));
    const where = directions.size === STEPS.length ? '' : ` (only ${[...directions].join(', ')})`;
    const share = (own.length - wrong.length) / own.length;
    return {
      name: kind,
      problem: `${wrong.length} of ${own.length} wrong${where}, such as ${first[0].name}: ${first[1]}`,
      share,
    };
  });
}
