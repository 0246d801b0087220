// The cells of a note as marks on the board, told apart by shape: a cross for what is dead, corners for what a change is
// about, a ring for a pair that belongs together, hatching for spare floor, arrows for pushes. The words of the shapes are
// in the board as text.

import { DIRECTIONS, type Direction, offsets } from '../../base/grid.js';
import type { GradedPush, SokobanNote } from '../../sokoban/index.js';
import type { Labels } from '../board/marks.js';
import { editorTexts } from '../texts/editor.js';
import {
  drawArrow,
  drawDead,
  drawDeadlocked,
  drawReachGoal,
  drawRefused,
  inUnits,
  QUARTER_TURNS,
  type Tile,
} from '../theme/skin.js';

export type Shape = 'cross' | 'corners' | 'ring' | 'hatching' | 'small' | 'large';

interface CellMark {
  readonly word: string;
  readonly draw: Tile;
}

const drawSquare =
  (side: number): Tile =>
  (brush, x, y) =>
    inUnits(brush, x, y, (context) => {
      context.fillStyle = brush.palette.guide;
      context.fillRect(24 - side / 2, 24 - side / 2, side, side);
    });

const SHAPES: Readonly<Record<Shape, Tile>> = {
  cross: drawDeadlocked,
  corners: drawRefused,
  ring: drawReachGoal,
  hatching: drawDead,
  small: drawSquare(8),
  large: drawSquare(22),
};

const shaped = (shape: Shape): CellMark => ({ word: editorTexts.mark[shape], draw: SHAPES[shape] });

/** On the side of the cell, so that one cell can have several. */
const drawSideArrow =
  (direction: Direction): Tile =>
  (brush, x, y) => {
    const draw = (context: Parameters<Parameters<typeof inUnits>[3]>[0]): void => {
      const arrow = new Path2D('M24 1L35 15H28V21H20V15H13Z');
      context.lineJoin = 'round';
      context.lineWidth = 4;
      context.strokeStyle = brush.palette.floor;
      context.stroke(arrow);
      context.fillStyle = brush.palette.guide;
      context.fill(arrow);
    };
    inUnits(brush, x, y, draw, (QUARTER_TURNS[direction] * Math.PI) / 2);
  };

/** The direction from a cell to its neighbor. */
const directionTo = (from: number, onto: number, width: number): Direction | undefined =>
  DIRECTIONS.find((direction) => offsets(width)[direction] === onto - from);

/** The pushes of a note, each on the box that is pushed. */
function pushMarks({ line = [] }: SokobanNote, width: number): Map<number, CellMark> {
  const marks = new Map<number, CellMark>();
  for (const { from, onto } of line) {
    const direction = directionTo(from, onto, width);
    if (!direction) continue;
    const [before, tile] = [marks.get(from), drawSideArrow(direction)];
    const word = editorTexts.mark.arrow(direction);
    marks.set(from, {
      word: before ? `${before.word}, ${word}` : word,
      draw(brush, x, y) {
        before?.draw(brush, x, y);
        tile(brush, x, y);
      },
    });
  }
  return marks;
}

function repairMarks({ edit, cells }: SokobanNote): Map<number, CellMark> {
  const marks = new Map(cells.map((cell) => [cell, shaped('corners')]));
  if (edit?.onto === undefined) return marks;
  return marks.set(edit.onto, { word: editorTexts.mark.arrow(edit.direction), draw: drawArrow(edit.direction) });
}

const all = ({ cells }: SokobanNote, shape: Shape): Map<number, CellMark> =>
  new Map(cells.map((cell) => [cell, shaped(shape)]));

/** The better pushes as arrows, and the box that the author's line pushes there. */
function shortcutMarks(note: SokobanNote, width: number, own?: GradedPush): Map<number, CellMark> {
  const better = pushMarks(note, width);
  return own && !better.has(own.from) ? better.set(own.from, shaped('corners')) : better;
}

const MARKS_OF: Readonly<
  Record<SokobanNote['kind'], (note: SokobanNote, width: number, own?: GradedPush) => ReadonlyMap<number, CellMark>>
> = {
  'dead-boxes': (note) => all(note, 'cross'),
  repair: repairMarks,
  edit: repairMarks,
  line: (note) => all(note, 'corners'),
  shortcut: shortcutMarks,
  duplicate: () => new Map(),
  'spare-floor': (note) => all(note, 'hatching'),
  'still-box': (note) => all(note, 'corners'),
  'lone-box': (note) => all(note, 'ring'),
  'first-push-loses': pushMarks,
};

const labelsOf = (marks: ReadonlyMap<number, CellMark>): Labels => ({
  text: (cell) => marks.get(cell)?.word ?? '',
  draw: (brush, x, y, cell) => marks.get(cell)?.draw(brush, x, y),
});

/** `own`: the push of the author's line that the note is about. */
export const noteLabels = (note: SokobanNote, width: number, own?: GradedPush): Labels =>
  labelsOf(MARKS_OF[note.kind](note, width, own));

/** Cells with the shape that each is marked by. */
export const shapeLabels = (cells: readonly (readonly [cell: number, shape: Shape])[]): Labels =>
  labelsOf(new Map(cells.map(([cell, shape]) => [cell, shaped(shape)])));
