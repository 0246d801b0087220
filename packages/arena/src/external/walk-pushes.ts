// The moves of a solution that a program gives as pushes alone, each as a box and a direction: the walks between them are found
// by the rules. The result is replayed like any other.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { blockedMap, Walks } from '@masu/core/sokoban/rules/walks.js';

/** A push as a program writes it; row and column count from 0. */
export interface WrittenPush {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** By the first letter of a word, also of a compass. */
const BY_LETTER: Readonly<Record<string, Direction>> = {
  ...{ u: 'up', r: 'right', d: 'down', l: 'left' },
  ...{ n: 'up', e: 'right', s: 'down', w: 'left' },
};

export const pushDirection = (word: string): Direction | undefined => BY_LETTER[word.charAt(0).toLowerCase()];

/** The moves in LURD, or which push can't be made, and why. */
export function walkBetweenPushes(level: Level, pushes: readonly WrittenPush[]): Result<string, string> {
  const moves: Direction[] = [];
  const deltas = offsets(level.width);
  let position: Position = level.start;
  for (const [index, { row, column, direction }] of pushes.entries()) {
    const refused = (why: string) =>
      fail(`push ${index + 1} (row ${row + 1}, column ${column + 1}, ${direction}): ${why}.`);
    const box = row * level.width + column;
    if (row >= level.height || column >= level.width || !position.boxes.includes(box))
      return refused('no box is there');
    const behind = box - deltas[direction];
    const walks = new Walks(level.width, blockedMap(level, position.boxes));
    walks.flood(position.player, [behind]);
    const walk = walks.walk(behind);
    if (!walk) return refused('the player can’t reach the box from that side');
    const pushed = step(level, { player: behind, boxes: position.boxes }, direction);
    if (pushed.kind !== 'push') return refused('the box can’t be pushed there');
    moves.push(...walk, direction);
    position = pushed.to;
  }
  return ok(makeLurd(level, moves));
}

/** The pushes in a text: every match of a pattern with the groups `row`, `column`, and `direction`. `from`: the first row's number. */
export function pushesIn(text: string, pattern: string, from: 0 | 1): WrittenPush[] {
  const pushes: WrittenPush[] = [];
  for (const { groups = {} } of text.matchAll(new RegExp(pattern, 'gm'))) {
    const [row, column] = [Number(groups.row) - from, Number(groups.column) - from];
    const direction = pushDirection(groups.direction ?? '');
    if (direction && row >= 0 && column >= 0) pushes.push({ row, column, direction });
  }
  return pushes;
}

export const PUSH_GROUPS = ['row', 'column', 'direction'] as const;
