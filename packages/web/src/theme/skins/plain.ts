// A plain skin with the highest contrast: only black and white, a different shape for everything. A box is a crossed
// square, a box on its goal a filled square with a check mark, a goal a ring, the player a filled disc with a notch in
// the direction it faces.

import type { Role } from '../palette.js';
import { type Brush, disc, inUnits, isFine, QUARTER_TURNS, type Skin, strokeUnits } from '../skin.js';

const [INK, PAPER] = ['ink', 'floor'] as const;

const lineWidth = (cell: number): number => (isFine(cell) ? 4 : 6);

const ring = (brush: Brush, x: number, y: number, radius: number, width: number): void =>
  disc(brush, x, y, radius, (context) => {
    context.lineWidth = width;
    context.strokeStyle = brush.palette[INK];
    context.stroke();
  });

/** A full square with lines on it. */
function markedSquare(brush: Brush, x: number, y: number, role: Role, path: string, width: number, line: Role): void {
  inUnits(brush, x, y, (context) => {
    context.fillStyle = brush.palette[role];
    context.fillRect(5, 5, 38, 38);
  });
  strokeUnits(brush, x, y, path, width, line);
}

/** Drawn facing up, then turned. */
const drawPlayer: Skin['player'] = (facing) => (brush, x, y) => {
  const draw = (context: Brush['context']): void => {
    context.fillStyle = brush.palette[INK];
    context.beginPath();
    context.arc(24, 24, 17, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = brush.palette[PAPER];
    context.fill(new Path2D('M24 22L15 5H33Z'));
  };
  inUnits(brush, x, y, draw, (QUARTER_TURNS[facing] * Math.PI) / 2);
};

const CROSSED = 'M7 7H41V41H7ZM7 7L41 41M41 7L7 41';
const CHECKED = 'M13 25L21 33L36 15';

export const PLAIN: Skin = {
  goal: (brush, x, y) => ring(brush, x, y, 11, lineWidth(brush.cell)),
  box: (brush, x, y) => markedSquare(brush, x, y, PAPER, CROSSED, lineWidth(brush.cell), INK),
  boxOnGoal: (brush, x, y) => markedSquare(brush, x, y, INK, CHECKED, 6, PAPER),
  player: drawPlayer,
  playerOnGoal: (brush, x, y) => ring(brush, x, y, 21.5, 3),
  squareWalls: true,
  colors: (_page, isDark) => {
    const [ink, floor, gray] = isDark ? ['#ffffff', '#000000', '#b0b0b0'] : ['#000000', '#ffffff', '#555555'];
    const floorline = isDark ? '#333333' : '#d8d8d8';
    const wall = isDark ? '#8a8a8a' : '#000000';
    return { ink, floor, floorline, wall, wallflat: wall, walledge: ink, dead: gray, woodedge: ink, goal: ink };
  },
};
