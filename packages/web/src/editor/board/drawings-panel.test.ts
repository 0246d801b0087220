import { expect, test } from 'vitest';
import { drawingWidth, place, startDrawing, trimmed } from '../sheet/drawing.js';
import { changedCells } from './changed-cells.js';

const LEVEL = ['######', '#@$ .#', '#    #', '######'];
const start = startDrawing(LEVEL);
const width = drawingWidth(start);

test.each([
  ['nothing', start, 0],
  ['one cell', place(start, start.cursor, 'goal'), 1],
  ['a wall left of all the others', place(start, 4 * width + 2, 'wall'), 1],
  ['a wall above all the others', place(start, width + 5, 'wall'), 1],
  ['everything', startDrawing([]), LEVEL.join('').replaceAll(' ', '').length],
])('%s has changed', (_name, now, count) => {
  expect(changedCells(now.rows, trimmed(start.rows))).toHaveLength(count);
});

test('the changed cell is named on the sheet', () => {
  const now = place(start, start.cursor, 'goal');
  expect(changedCells(now.rows, LEVEL)).toEqual([start.cursor]);
});
