// The tiles, each a function that draws itself into a cell. Shapes are those of the design's vector skin, with 48 units
// per cell; straight edges are rounded to whole pixels, so a tile is crisp at every size, not only at multiples of 12.
// Below 20 pixels the fine parts (joints, frames, the eye of the seal) are left out.

import type { Direction } from '@masu/core/base/grid.js';
import type { Palette, Role } from './palette.js';

export interface Brush {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly palette: Palette;
  /** Pixels per cell: whole and even. */
  readonly cell: number;
}

export type Tile = (brush: Brush, x: number, y: number) => void;

/** The style of a board: the tiles of the things on it, how its walls are drawn, and its colors. */
export interface Skin {
  readonly goal: Tile;
  readonly box: Tile;
  readonly boxOnGoal: Tile;
  readonly player: (facing: Direction) => Tile;
  readonly playerOnGoal: Tile;
  /** Corners are square, not rounded. */
  readonly squareWalls?: boolean;
  /** The colors that differ from those of the page. */
  readonly colors: (page: Palette, isDark: boolean) => Partial<Palette>;
}

export const isFine = (cell: number): boolean => cell >= 20;

/** A filled square from `from` to 48 − `from` units, on whole pixels. */
function square(brush: Brush, x: number, y: number, from: number, role: Role): void {
  const inset = Math.round((from * brush.cell) / 48);
  brush.context.fillStyle = brush.palette[role];
  brush.context.fillRect(x + inset, y + inset, brush.cell - 2 * inset, brush.cell - 2 * inset);
}

/** The frame of the same square, its line inside. */
function frame(brush: Brush, x: number, y: number, from: number, width: number, role: Role): void {
  const inset = Math.round((from * brush.cell) / 48);
  const line = Math.max(1, Math.round((width * brush.cell) / 48));
  const side = brush.cell - 2 * inset;
  const { context } = brush;
  context.fillStyle = brush.palette[role];
  context.fillRect(x + inset, y + inset, side, line);
  context.fillRect(x + inset, y + inset + side - line, side, line);
  context.fillRect(x + inset, y + inset + line, line, side - 2 * line);
  context.fillRect(x + inset + side - line, y + inset + line, line, side - 2 * line);
}

/** Runs drawing commands in units of the skin. */
export function inUnits(brush: Brush, x: number, y: number, draw: (context: Brush['context']) => void, turn = 0): void {
  const { context, cell } = brush;
  context.save();
  context.translate(x + cell / 2, y + cell / 2);
  context.rotate(turn);
  context.scale(cell / 48, cell / 48);
  context.translate(-24, -24);
  draw(context);
  context.restore();
}

/** A dot in an empty cell of the editor. */
export const drawDot: Tile = (brush, x, y) => square(brush, x, y, 22, 'line');

const drawGoal: Tile = (brush, x, y) => {
  square(brush, x, y, 16, 'goal');
  if (isFine(brush.cell)) frame(brush, x, y, 10, 1.5, 'goal');
};

/** The seams of the four boards, laid like a pinwheel. */
function drawSeams(brush: Brush, x: number, y: number): void {
  const at = (units: number): number => Math.round((units * brush.cell) / 48);
  const line = Math.max(1, at(1.5));
  const [near, far, inner, outer] = [at(6), at(42), at(13), at(35)];
  const { context } = brush;
  context.fillStyle = brush.palette.woodedge;
  context.fillRect(x + at(34), y + near, line, inner - near);
  context.fillRect(x + outer, y + at(34), far - outer, line);
  context.fillRect(x + at(14) - line, y + outer, line, far - outer);
  context.fillRect(x + near, y + at(14) - line, inner - near, line);
}

const drawBox: Tile = (brush, x, y) => {
  const edge = Math.max(1, Math.round(brush.cell / 20)) * (48 / brush.cell);
  square(brush, x, y, 4, 'woodedge');
  square(brush, x, y, 4 + edge, 'wood');
  if (isFine(brush.cell)) drawSeams(brush, x, y);
  square(brush, x, y, 12.5, 'woodedge');
  square(brush, x, y, 12.5 + edge, 'woodlight');
};

const drawBoxOnGoal: Tile = (brush, x, y) => {
  drawBox(brush, x, y);
  square(brush, x, y, 14.5, 'sealfill');
  if (isFine(brush.cell)) square(brush, x, y, 21, 'woodlight');
};

export const QUARTER_TURNS: Readonly<Record<Direction, number>> = { up: 0, right: 1, down: 2, left: 3 };

/** A drop: a circle with a point in the direction the player faces. Lengths in pixels. */
function fillDrop(brush: Brush, x: number, y: number, turn: number, radius: number, point: number, role: Role): void {
  const { context, cell, palette } = brush;
  const [middleX, middleY] = [x + cell / 2, y + cell / 2];
  context.beginPath();
  context.arc(middleX, middleY, radius, turn + Math.PI / 4, turn - Math.PI / 4);
  context.lineTo(middleX + Math.cos(turn) * point, middleY + Math.sin(turn) * point);
  context.closePath();
  context.fillStyle = palette[role];
  context.fill();
}

/**
 * Radius 15, the point 21 from the middle; the rim is a larger drop beneath, because a stroke would be uneven at the
 * joints.
 */
const drawPlayer =
  (facing: Direction): Tile =>
  (brush, x, y) => {
    const turn = ((QUARTER_TURNS[facing] - 1) * Math.PI) / 2;
    const unit = brush.cell / 48;
    fillDrop(brush, x, y, turn, 16 * unit, 22.4 * unit, 'floor');
    fillDrop(brush, x, y, turn, 15 * unit, 21 * unit, 'player');
  };

/** Drawn over the player on a goal; the goal itself is not drawn then. */
const drawPlayerWindow: Tile = (brush, x, y) => {
  square(brush, x, y, 16, 'playerhole');
  square(brush, x, y, 20, 'goal');
};

/** A path of the skin, as a line. */
export function strokeUnits(brush: Brush, x: number, y: number, path: string, width: number, role: Role): void {
  inUnits(brush, x, y, (context) => {
    context.lineCap = role === 'dead' ? 'square' : 'butt';
    context.lineWidth = width;
    context.strokeStyle = brush.palette[role];
    context.stroke(new Path2D(path));
  });
}

export const drawDead: Tile = (brush, x, y) =>
  strokeUnits(brush, x, y, 'M12 20L20 12M12 36L36 12M28 36L36 28', isFine(brush.cell) ? 3 : 4.5, 'dead');

/** A circle around the middle of the cell. */
export function disc(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  paint: (context: Brush['context']) => void,
): void {
  inUnits(brush, x, y, (context) => {
    context.beginPath();
    context.arc(24, 24, radius, 0, 2 * Math.PI);
    paint(context);
  });
}

export const drawReach: Tile = (brush, x, y) =>
  disc(brush, x, y, 7, (context) => {
    context.lineWidth = 2;
    context.strokeStyle = brush.palette.floor;
    context.stroke();
    context.fillStyle = brush.palette.guide;
    context.fill();
  });

export const drawReachGoal: Tile = (brush, x, y) =>
  disc(brush, x, y, 19, (context) => {
    context.lineWidth = 4;
    context.strokeStyle = brush.palette.guide;
    context.stroke();
  });

/** A shape in the guide color, turned by quarters, with an edge of the floor's. */
export function drawGuide(
  brush: Brush,
  x: number,
  y: number,
  path: string,
  edge: number,
  turns: number,
  scale = 1,
): void {
  const draw = (context: Brush['context']): void => {
    context.translate(24, 24);
    context.scale(scale, scale);
    context.translate(-24, -24);
    const shape = new Path2D(path);
    context.lineJoin = 'round';
    context.lineWidth = edge;
    context.strokeStyle = brush.palette.floor;
    context.stroke(shape);
    context.fillStyle = brush.palette.guide;
    context.fill(shape);
  };
  inUnits(brush, x, y, draw, (turns * Math.PI) / 2);
}

/** The hint's arrow, at 0.58 of the cell. */
export const drawArrow =
  (direction: Direction): Tile =>
  (brush, x, y) =>
    drawGuide(brush, x, y, 'M6 18H24V8L44 24L24 40V30H6Z', 8, QUARTER_TURNS[direction] - 1, 0.58);

export const drawChosen: Tile = (brush, x, y) => frame(brush, x, y, 0, 4, 'guide');

/** What a sentence names and the reader points at: a wide frame with a light line inside. */
export const drawLit: Tile = (brush, x, y) => {
  frame(brush, x, y, 0, 5, 'guide');
  frame(brush, x, y, 5, 2, 'floor');
};

/** Under a dragged box that can't be pushed here: a broken frame. */
export const drawRefused: Tile = (brush, x, y) =>
  strokeUnits(brush, x, y, 'M2 14V2H14M34 2H46V14M46 34V46H34M14 46H2V34', 4, 'ink');

export const drawDeadlocked: Tile = (brush, x, y) => {
  strokeUnits(brush, x, y, 'M17.5 17.5L30.5 30.5M30.5 17.5L17.5 30.5', isFine(brush.cell) ? 5 : 7, 'woodedge');
  drawRefused(brush, x, y);
};

const HEAT_ROLES = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

/** A square that grows with the heat: the masu fills up. */
export const drawHeat =
  (heat: number): Tile =>
  (brush, x, y) => {
    const role = HEAT_ROLES[heat - 1];
    if (role) square(brush, x, y, 24 - (4 + 8 * heat) / 2, role);
  };

/** A goal with something inside it: only a frame, so that the cell's heat, or the arrow, is visible. */
export const drawGoalFrame: Tile = (brush, x, y) => frame(brush, x, y, 2, 3, 'goal');

/** The default skin. */
export const HINOKI: Skin = {
  goal: drawGoal,
  box: drawBox,
  boxOnGoal: drawBoxOnGoal,
  player: drawPlayer,
  playerOnGoal: drawPlayerWindow,
  colors: () => ({}),
};
