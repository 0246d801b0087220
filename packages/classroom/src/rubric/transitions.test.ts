// The table of steps: complete, with both answers, and compared with rules written for this test.

import { expect, test } from 'vitest';
import { byKind, TRANSITIONS } from './transitions.js';

test('every kind of step, in all four directions', () => {
  // Two cells for the player; a wall, two free cells, and two boxes with five cells beyond each.
  expect(TRANSITIONS).toHaveLength(2 * (3 + 2 * 5) * 4);
  for (const kind of new Set(TRANSITIONS.map((each) => each.kind))) {
    const own = TRANSITIONS.filter((each) => each.kind === kind);
    expect(new Set(own.map(({ direction }) => direction)).size, kind).toBe(4);
    expect(new Set(own.map(({ isPossible }) => isPossible)).size, kind).toBe(1);
  }
});

const OFFSETS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

test('what is right after each, by a table of letters', () => {
  const leave: Record<string, string> = { '@': ' ', '+': '.', $: ' ', '*': '.' };
  const enter: Record<string, [player: string, box: string]> = {
    ' ': ['@', '$'],
    '.': ['+', '*'],
    $: ['@', ''],
    '*': ['+', ''],
  };
  for (const { before, after, direction, isPossible } of TRANSITIONS) {
    const cells = before.map((row) => [...row]);
    const [dx, dy] = OFFSETS[direction];
    const at = (steps: number): string => cells[3 + steps * dy]?.[3 + steps * dx] as string;
    const set = (steps: number, letter: string): void => {
      (cells[3 + steps * dy] as string[])[3 + steps * dx] = letter;
    };
    const [player, ahead, beyond] = [at(0), at(1), at(2)];
    const isBox = '$*'.includes(ahead);
    const can = ahead !== '#' && (!isBox || ' .'.includes(beyond));
    if (can) {
      if (isBox) set(2, (enter[beyond] as [string, string])[1]);
      set(1, (enter[ahead] as [string, string])[0]);
      set(0, leave[player] as string);
    }
    expect([isPossible, after]).toEqual([can, cells.map((row) => row.join(''))]);
  }
});

test('one finding per kind, with the share of what is right', () => {
  const onlyUp = TRANSITIONS.map(({ kind, direction }) => (kind === 'push' && direction === 'up' ? 'no' : undefined));
  const wrong = byKind(TRANSITIONS, onlyUp).filter(({ problem }) => problem !== undefined);
  expect(wrong).toEqual([{ name: 'push', problem: expect.stringContaining('(only up)'), share: 0.75 }]);
});
