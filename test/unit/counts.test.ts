// Positions reachable in n moves and no fewer, for levels of our own. Counts reveal bugs in the rules. Each figure is
// computed twice: by `step`, and by moving letters in the text of the board, which shares no code with the rules. (The
// method is known from chess as perft; here positions are counted once, not paths.)

import { DIRECTIONS } from '@masu/core/base/grid.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';

const LEVELS: readonly [name: string, board: string, counts: readonly number[]][] = [
  ['one push', '#####\n#@$.#\n#####', [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['a corridor', '########\n#@ $  .#\n########', [1, 1, 1, 2, 3, 2, 2, 1, 1, 0, 0, 0, 0]],
  ['a room', '######\n#@   #\n# $  #\n#   .#\n######', [1, 2, 4, 10, 16, 20, 25, 24, 15, 9, 5, 1, 0]],
  [
    'two boxes',
    '#######\n#@    #\n# $$  #\n#   ..#\n#     #\n#######',
    [1, 2, 3, 8, 19, 38, 76, 129, 203, 294, 398, 482, 493],
  ],
  [
    'a box on a goal',
    '#######\n#  .  #\n# $*@ #\n#     #\n#######',
    [1, 3, 4, 4, 10, 21, 34, 50, 84, 110, 146, 162, 187],
  ],
  ['the player on a goal', '######\n#+ $ #\n#    #\n######', [1, 2, 2, 3, 4, 2, 1, 3, 4, 4, 2, 0, 0]],
  ['a box in a corner', '#####\n#$ .#\n#@  #\n#####', [1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ['boxes in a row', '########\n#@ $$ .#\n#   . .#\n#  $   #\n########', [1, 2, 2, 2, 2, 5, 10, 13, 17, 17, 10, 5, 3]],
  [
    'two rooms and a door',
    '#########\n#@  #   #\n# $   . #\n#   #   #\n#########',
    [1, 2, 4, 9, 17, 17, 34, 29, 39, 28, 33, 21, 31],
  ],
  [
    'a wall inside',
    '#######\n#  .  #\n#$ # $#\n#  @  #\n#  .  #\n#######',
    [1, 3, 6, 6, 7, 8, 12, 14, 22, 20, 26, 26, 34],
  ],
  ['a box no player can reach', '########\n#@ $. ##\n#     #*#\n##########', [1, 2, 2, 4, 6, 7, 5, 4, 5, 5, 3, 1, 0]],
  [
    'no straight edge',
    '  ####\n###  ###\n#@ $   #\n# . #$ #\n###  .##\n  ####',
    [1, 2, 2, 5, 9, 11, 14, 12, 14, 12, 11, 11, 13],
  ],
  [
    'four boxes',
    '########\n#  ..  #\n# $$   #\n#  $$@ #\n#  ..  #\n########',
    [1, 3, 5, 5, 9, 21, 38, 70, 122, 225, 381, 663, 1120],
  ],
];

const MOST = 12;

function countBySteps(board: string): number[] {
  const level = validateLevel({ rows: board.split('\n') });
  if (!level.ok) throw new Error(level.error.message);
  const key = ({ player, boxes }: Position): string => `${player} ${boxes.join(' ')}`;
  let layer = [level.value.start];
  const seen = new Set(layer.map(key));
  const counts = [1];
  for (let moves = 1; moves <= MOST; moves++) {
    const next: Position[] = [];
    for (const position of layer) {
      for (const direction of DIRECTIONS) {
        const taken = step(level.value, position, direction);
        if (taken.kind === 'blocked' || seen.has(key(taken.to))) continue;
        seen.add(key(taken.to));
        next.push(taken.to);
      }
    }
    counts.push(next.length);
    layer = next;
  }
  return counts;
}

/** The board after a step, as text; the same text where the step is blocked. Knows letters only. */
function stepInText(board: string, stride: number): string {
  const cells = [...board];
  const from = cells.findIndex((letter) => letter === '@' || letter === '+');
  const [ahead, beyond] = [from + stride, from + 2 * stride];
  const enter: Record<string, string> = { ' ': '@', '.': '+', $: '@', '*': '+' };
  const receive: Record<string, string> = { ' ': '$', '.': '*' };
  const here = cells[ahead] as string;
  const entered = enter[here];
  if (entered === undefined) return board;
  if (here === '$' || here === '*') {
    const received = receive[cells[beyond] as string];
    if (received === undefined) return board;
    cells[beyond] = received;
  }
  cells[ahead] = entered;
  cells[from] = cells[from] === '+' ? '.' : ' ';
  return cells.join('');
}

function countInText(board: string): number[] {
  const rows = board.split('\n');
  const width = Math.max(...rows.map((row) => row.length)) + 1;
  const padded = rows.map((row) => row.padEnd(width - 1, '#')).join('\n');
  let layer = [padded];
  const seen = new Set(layer);
  const counts = [1];
  for (let moves = 1; moves <= MOST; moves++) {
    const next: string[] = [];
    for (const position of layer) {
      for (const stride of [-width, 1, width, -1]) {
        const to = stepInText(position, stride);
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    }
    counts.push(next.length);
    layer = next;
  }
  return counts;
}

test.each(LEVELS)('positions reachable in n moves: %s', (_name, board, counts) => {
  expect(countBySteps(board)).toEqual(counts);
  expect(countInText(board)).toEqual(counts);
});
