// The cells of a note as marks on the board, told apart by shape: a cross for what is dead, corners for what a change is
// about, a ring for a pair that belongs together, hatching for spare floor, arrows for pushes. The words of the shapes are
// in the board as text.

import type { Direction } from '@masu/core/base/grid.js';
import type { SokobanNote } from '@masu/studio/sokoban/analyze/notes.js';
import type { GradedPush } from '@masu/studio/sokoban/positions/optimal-path.js';
import type { Labels } from '../../board/marks.js';
import { editorTexts } from '../../texts/editor.js';
import {
  drawArrow,
  drawDead,
  drawDeadlocked,
  drawGuide,
  drawRefused,
  inUnits,
  QUARTER_TURNS,
  type Tile,
} from '../../theme/skin.js';
import { directionTo } from '../sheet/line-cells.js';

export type Shape = 'dead' | 'cross' | 'corners' | 'ring' | 'hatching' | 'small' | 'large';

interface CellMark {
  readonly word: string;
  readonly draw: Tile;
}

/** A path in the guide color, with an edge of the floor's, so that it is seen on walls and boxes, too. */
const drawShape =
  (path: string, width: number): Tile =>
  (brush, x, y) =>
    inUnits(brush, x, y, (context) => {
      const shape = new Path2D(path);
      context.lineCap = 'square';
      for (const [role, more] of [
        ['floor', 5],
        ['guide', 0],
      ] as const) {
        context.strokeStyle = brush.palette[role];
        context.lineWidth = width + more;
        context.stroke(shape);
      }
    });

const SHAPES: Readonly<Record<Shape, Tile>> = {
  dead: drawDeadlocked,
  cross: drawShape('M18 18L30 30M30 18L18 30', 4),
  corners: drawRefused,
  ring: drawShape('M24 11A13 13 0 1 0 24 37A13 13 0 1 0 24 11Z', 4),
  hatching: drawDead,
  small: drawShape('M23.9 24H24.1', 8),
  large: drawShape('M23.9 24H24.1', 22),
};

const shaped = (shape: Shape): CellMark => ({
  word: editorTexts.mark[shape === 'dead' ? 'cross' : shape],
  draw: SHAPES[shape],
});

/** On the side of the cell, so that one cell can have several. */
const drawSideArrow =
  (direction: Direction): Tile =>
  (brush, x, y) =>
    drawGuide(brush, x, y, 'M24 1L35 15H28V21H20V15H13Z', 4, QUARTER_TURNS[direction]);

/** On the cell, beside the marks that it has already. */
function addArrow(marks: Map<number, CellMark>, cell: number, direction: Direction): void {
  const [before, tile] = [marks.get(cell), drawSideArrow(direction)];
  const word = editorTexts.mark.arrow(direction);
  marks.set(cell, {
    word: before ? `${before.word}, ${word}` : word,
    draw(brush, x, y) {
      before?.draw(brush, x, y);
      tile(brush, x, y);
    },
  });
}

/** The pushes of a note, each on the box that is pushed. */
function pushMarks({ line = [] }: Pick<SokobanNote, 'line'>, width: number): Map<number, CellMark> {
  const marks = new Map<number, CellMark>();
  for (const { from, onto } of line) {
    const direction = directionTo(from, onto, width);
    if (direction) addArrow(marks, from, direction);
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
  'dead-boxes': (note) => all(note, 'dead'),
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

const cellLabels = (marks: ReadonlyMap<number, CellMark>): Labels => ({
  text: (cell) => marks.get(cell)?.word ?? '',
  draw: (brush, x, y, cell) => marks.get(cell)?.draw(brush, x, y),
});

export const pushLabels = (line: readonly GradedPush[], width: number): Labels =>
  cellLabels(pushMarks({ line }, width));

/** `own`: the push of the author's line that the note is about. */
export const noteLabels = (note: SokobanNote, width: number, own?: GradedPush): Labels =>
  cellLabels(MARKS_OF[note.kind](note, width, own));

/** Cells with the shape that each is marked by, if it is, and arrows on their sides. */
export function markLabels(
  cells: readonly (readonly [cell: number, shape: Shape | undefined])[],
  arrows: readonly (readonly [cell: number, direction: Direction])[] = [],
): Labels {
  const marks = new Map(cells.flatMap(([cell, shape]) => (shape ? [[cell, shaped(shape)] as const] : [])));
  for (const [cell, direction] of arrows) addArrow(marks, cell, direction);
  return cellLabels(marks);
}
