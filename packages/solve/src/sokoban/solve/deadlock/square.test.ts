// The 2×2 rule against its definition: every block of walls, boxes, and floor, seen from each of its boxes.

import { expect, test } from 'vitest';
import { isJammedSquare, jammedSquare } from './square.js';

const WIDTH = 4;
const BLOCK = [5, 6, 9, 10];
const KINDS = ['floor', 'wall', 'box', 'box on goal'] as const;
const BLOCKS = Array.from({ length: 4 ** 4 }, (_, code) =>
  BLOCK.map((_cell, place) => KINDS[Math.floor(code / 4 ** place) % 4] as (typeof KINDS)[number]),
);

test('a block is jammed if its four cells are walls and boxes, and a box of it is off goal', () => {
  let jammed = 0;
  for (const kinds of BLOCKS) {
    const [walls, goalMap, boxAt] = [new Uint8Array(16), new Uint8Array(16), new Uint8Array(16)];
    for (const [place, cell] of BLOCK.entries()) {
      walls[cell] = Number(kinds[place] === 'wall');
      goalMap[cell] = Number(kinds[place] === 'box on goal');
      boxAt[cell] = Number(kinds[place]?.startsWith('box'));
    }
    const board = { width: WIDTH, height: WIDTH, walls, goalMap };
    const isJammed = !kinds.includes('floor') && kinds.includes('box');
    for (const box of BLOCK.filter((cell) => boxAt[cell])) {
      const found = jammedSquare(board as never, boxAt, box);
      expect([kinds, box, isJammedSquare(board as never, boxAt, box)]).toEqual([kinds, box, isJammed]);
      expect([...found].sort((a, b) => a - b)).toEqual(isJammed ? BLOCK.filter((cell) => boxAt[cell]) : []);
      if (isJammed) jammed++;
    }
  }
  expect(jammed).toBeGreaterThan(100);
});
