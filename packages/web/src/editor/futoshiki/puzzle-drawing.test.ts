// Drawing a Futoshiki: whatever is done is a valid puzzle, can be undone step by step, and redone.

import { levelClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '../../../../../test/seed.js';
import {
  changeClues,
  changedClues,
  clearPuzzle,
  emptySheet,
  neighborCell,
  neighborPairs,
  nextRelation,
  type PuzzleDrawing,
  placeGiven,
  placeSign,
  redoPuzzle,
  replacePuzzle,
  resizePuzzle,
  signRelation,
  startPuzzle,
  undoPuzzle,
  validSheet,
} from './puzzle-drawing.js';
import { cellAcross, gapKey, SYMMETRIES, wantedClues } from './symmetry.js';

type Stroke = (drawing: PuzzleDrawing) => PuzzleDrawing;

const anyStroke: fc.Arbitrary<Stroke> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat()).map(
    ([at, digit]): Stroke =>
      (drawing) => {
        const { size, cells } = drawing.sheet;
        return placeGiven(drawing, at % cells.length, digit % (size + 1));
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom('less', 'more', 'none', 'next')).map(
    ([at, wish]): Stroke =>
      (drawing) => {
        const pairs = neighborPairs(drawing.sheet.size);
        const [a, b] = pairs[at % pairs.length] as readonly [number, number];
        return placeSign(drawing, a, b, wish === 'next' ? nextRelation(drawing.sheet, a, b) : wish);
      },
  ),
  fc.constantFrom(3, 4, 5).map(
    (size): Stroke =>
      (drawing) =>
        resizePuzzle(drawing, size),
  ),
  fc.constant<Stroke>(clearPuzzle),
);

const anyDrawing = fc
  .array(anyStroke, { maxLength: 40 })
  .map((strokes) => strokes.reduce((drawing, stroke) => stroke(drawing), startPuzzle(emptySheet(4))));

test('whatever is drawn is a valid puzzle in canonical order, with at most one sign between two cells', () => {
  fc.assert(
    fc.property(anyDrawing, ({ sheet, cursor }) => {
      expect(validateLevel(sheet)).toEqual({ ok: true, value: sheet });
      expect(cursor).toBeLessThan(sheet.cells.length);
      const gaps = sheet.inequalities.map(({ less, greater }) => gapKey(less, greater));
      expect(new Set(gaps).size).toBe(gaps.length);
    }),
    { seed: seedFor(1) },
  );
});

test('every step can be undone to the start and redone to the end', () => {
  fc.assert(
    fc.property(anyDrawing, (drawing) => {
      let back = drawing;
      while (back.past.length > 0) back = undoPuzzle(back) ?? back;
      expect(back.sheet).toEqual(emptySheet(4));
      while (back.future.length > 0) back = redoPuzzle(back) ?? back;
      expect(back.sheet).toEqual(drawing.sheet);
    }),
    { seed: seedFor(2) },
  );
});

test('what changes nothing is no step of undo', () => {
  const drawing = placeGiven(startPuzzle(emptySheet(4)), 5, 3);
  expect(placeGiven(drawing, 5, 3).past).toHaveLength(1);
  expect(placeSign(drawing, 0, 1, 'none')).toBe(drawing);
  expect(resizePuzzle(drawing, 4).past).toHaveLength(1);
});

test('clues that are removed and added again are the same puzzle, one step each', () => {
  fc.assert(
    fc.property(anyDrawing, fc.nat(), (drawing, pick) => {
      const clues = levelClues(drawing.sheet).filter((_, index) => (pick >> (index % 30)) & 1);
      const without = changeClues(drawing, { without: clues });
      expect(levelClues(without.sheet)).toHaveLength(levelClues(drawing.sheet).length - clues.length);
      expect(without.past.length).toBe(drawing.past.length + (clues.length > 0 ? 1 : 0));
      expect(changeClues(without, { plus: clues }).sheet).toEqual(drawing.sheet);
    }),
    { seed: seedFor(3) },
  );
});

test('another size keeps what has a place there', () => {
  let drawing = startPuzzle(emptySheet(5));
  drawing = placeGiven(drawing, 6, 2);
  drawing = placeGiven(drawing, 7, 5);
  drawing = placeGiven(drawing, 24, 1);
  drawing = placeSign(drawing, 6, 11, 'more');
  drawing = placeSign(drawing, 23, 24, 'less');
  const { sheet } = resizePuzzle(drawing, 4);
  expect(sheet.cells[5]).toBe(2);
  expect(sheet.cells.filter((digit) => digit > 0)).toEqual([2]);
  expect(sheet.inequalities).toEqual([{ less: 9, greater: 5 }]);
  expect(resizePuzzle(drawing, 9).sheet.cells[10]).toBe(2);
});

test.each([
  ['none', 'less'],
  ['less', 'more'],
  ['more', 'none'],
] as const)('after %s comes %s', (before, after) => {
  const drawing = placeSign(startPuzzle(emptySheet(3)), 0, 3, before);
  expect(signRelation(drawing.sheet, 0, 3)).toBe(before);
  expect(nextRelation(drawing.sheet, 0, 3)).toBe(after);
});

test.each([
  [0, 'up', undefined],
  [0, 'left', undefined],
  [3, 'right', undefined],
  [12, 'down', undefined],
  [5, 'up', 1],
  [5, 'right', 6],
  [5, 'down', 9],
  [5, 'left', 4],
] as const)('the neighbor of cell %i, %s, is %s', (cell, direction, other) => {
  expect(neighborCell(4, cell, direction)).toBe(other);
});

test('a puzzle in place of another is one step of undo', () => {
  const drawn = placeGiven(startPuzzle(emptySheet(4)), 15, 1);
  const replaced = replacePuzzle(drawn, emptySheet(3));
  expect(replaced.cursor).toBe(0);
  expect(undoPuzzle(replaced)?.sheet).toEqual(drawn.sheet);
  expect(undoPuzzle(startPuzzle(emptySheet(3)))).toBeUndefined();
});

test('what is different is what was changed', () => {
  const before = placeSign(placeGiven(startPuzzle(emptySheet(4)), 0, 1), 5, 6, 'less');
  const after = placeSign(placeGiven(before, 3, 2), 5, 6, 'more');
  expect(changedClues(after.sheet, before.sheet)).toEqual({ cells: new Set([3]), signs: new Set(['5 6', '6 5']) });
  expect(changedClues(after.sheet, after.sheet)).toEqual({ cells: new Set(), signs: new Set() });
  expect(changedClues(emptySheet(3), after.sheet).cells.size).toBe(9);
});

test('a draft that is no puzzle has no sheet', () => {
  expect(validSheet({ size: 2, cells: [3, 0, 0, 0], inequalities: [] })).toBeUndefined();
});

const filled = (sheet: FutoshikiLevel, symmetry: (typeof SYMMETRIES)[number]): FutoshikiLevel => {
  const { cells, gaps } = wantedClues(sheet, symmetry);
  let drawing = startPuzzle(sheet);
  for (const cell of cells) drawing = placeGiven(drawing, cell, 1);
  for (const gap of gaps) {
    const [a, b] = gap.split(' ').map(Number) as [number, number];
    drawing = placeSign(drawing, a, b, 'less');
  }
  return drawing.sheet;
};

test.each(SYMMETRIES)('symmetry %s: twice across is the cell, and what is wanted completes the pattern', (symmetry) => {
  fc.assert(
    fc.property(anyDrawing, ({ sheet }) => {
      for (const cell of sheet.cells.keys())
        expect(cellAcross(symmetry, sheet.size, cellAcross(symmetry, sheet.size, cell))).toBe(cell);
      const whole = filled(sheet, symmetry);
      expect(wantedClues(whole, symmetry)).toEqual({ cells: new Set(), gaps: new Set() });
      const isGiven = (cell: number): boolean => whole.cells[cell] !== 0;
      for (const cell of whole.cells.keys())
        expect(isGiven(cellAcross(symmetry, whole.size, cell))).toBe(isGiven(cell));
    }),
    { seed: seedFor(4) },
  );
});
