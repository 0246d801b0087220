import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../../test/seed.js';
import {
  drawingWidth,
  mirrored,
  paint,
  place,
  redoDrawing,
  redraw,
  startDrawing,
  TILES,
  TURN_DRAWING,
  trimmed,
  turnedRows,
  undoDrawing,
  withMargin,
} from './drawing.js';

const LEVEL = ['#####', '#@$.#', '#####'];

test('a level comes back from its frame', () => {
  expect(trimmed(startDrawing(LEVEL).rows)).toEqual(LEVEL);
});

test.each([
  ['goal', '$', '*'],
  ['goal', '@', '+'],
  ['box', '.', '*'],
  ['player', '.', '+'],
  ['floor', '*', ' '],
  ['box-on-goal', ' ', '*'],
] as const)('%s on %j gives %j', (tile, before, after) => {
  const drawing = startDrawing([`#${before}#`]);
  const cell = drawing.rows.findIndex((row) => row.includes('#')) * drawingWidth(drawing);
  const column = (drawing.rows.find((row) => row.includes('#')) ?? '').indexOf('#') + 1;
  const row = place(drawing, cell + column, tile).rows.find((each) => each.includes('#'));
  expect(row?.trim()).toBe(`#${after}#`);
});

test('there is only one player, wherever it is placed', () => {
  const drawing = startDrawing(LEVEL);
  const moved = place(drawing, drawing.cursor - 30, 'player');
  expect(moved.rows.join('').match(/[@+]/g)).toHaveLength(1);
});

test('four rotations, or two reflections, change nothing', () => {
  expect(turnedRows(turnedRows(turnedRows(turnedRows(LEVEL))))).toEqual(LEVEL);
  expect(mirrored(mirrored(LEVEL))).toEqual(LEVEL);
  expect(trimmed(redraw(startDrawing(LEVEL), TURN_DRAWING).rows)).toEqual(['###', '#@#', '#$#', '#.#', '###']);
});

test('whatever is drawn can be undone, and the margin stays empty', () => {
  const stroke = fc.record({ at: fc.nat(), tile: fc.constantFrom(...TILES) });
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 40 }), (strokes) => {
      let drawing = startDrawing(LEVEL);
      for (const { at, tile } of strokes)
        drawing = place(drawing, at % (drawingWidth(drawing) * drawing.rows.length), tile);
      const first = drawing.rows[0] ?? '';
      expect([first, drawing.rows.at(-1) ?? ''].join('').trim()).toBe('');
      expect(new Set(drawing.rows.map((row) => row.length)).size).toBe(1);
      let back = drawing;
      while (back.past.length > 0) back = undoDrawing(back) ?? back;
      expect(trimmed(back.rows)).toEqual(LEVEL);
      while (back.future.length > 0) back = redoDrawing(back) ?? back;
      expect(back.rows).toEqual(drawing.rows);
    }),
    { seed: seedFor(5) },
  );
});

test('a stroke is one step of undo, and the sheet grows only at its end', () => {
  const before = startDrawing(LEVEL);
  const width = drawingWidth(before);
  let drawing = before;
  for (const row of [2, 3, 4]) drawing = paint(drawing, row * width, 'wall', before.rows);
  expect([drawingWidth(drawing), drawing.cursor]).toEqual([width, 4 * width]);
  expect(drawing.rows.filter((row) => row.startsWith('#'))).toHaveLength(3);
  const ended = withMargin(drawing);
  expect([drawingWidth(ended), ended.cursor]).toEqual([width + 1, 4 * (width + 1) + 1]);
  expect(undoDrawing(ended)).toMatchObject({ rows: before.rows, past: [] });
  expect(withMargin(ended)).toBe(ended);
});
