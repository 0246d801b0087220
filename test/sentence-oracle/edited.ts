// Levels with one thing changed, as a person would edit the text: what `masu review` says a change would do.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';

type Thing = 'wall' | 'floor' | 'box' | 'goal';

const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  ' ': ['floor'],
  '#': ['wall'],
  '.': ['floor', 'goal'],
  $: ['floor', 'box'],
  '*': ['floor', 'box', 'goal'],
};

/** Letters of a cell after a thing is put there or taken away. The player stays. */
function changedLetter(letter: string, thing: Thing, isPut: boolean): string {
  if (thing === 'wall') return isPut ? '#' : ' ';
  const isPlayer = letter === '@' || letter === '+';
  const before = isPlayer ? (letter === '+' ? ['floor', 'goal'] : ['floor']) : (THINGS[letter] ?? []);
  const after = before.filter((each) => each !== thing).concat(isPut ? [thing] : []);
  const isGoal = after.includes('goal');
  if (isPlayer) return isGoal ? '+' : '@';
  if (after.includes('box')) return isGoal ? '*' : '$';
  return isGoal ? '.' : ' ';
}

export interface Change {
  readonly cell: number;
  readonly thing: Thing;
  readonly isPut: boolean;
}

/** The changed level, or undefined if it is not valid. */
export function changedLevel(level: Level, changes: readonly Change[]): Level | undefined {
  const rows = showPosition(level, level.start).map((row) => [...row.padEnd(level.width)]);
  for (const { cell, thing, isPut } of changes) {
    const row = rows[Math.floor(cell / level.width)];
    const column = cell % level.width;
    if (row) row[column] = changedLetter(row[column] ?? ' ', thing, isPut);
  }
  const valid = validateLevel({ rows: rows.map((row) => row.join('').trimEnd()) });
  return valid.ok ? valid.value : undefined;
}
