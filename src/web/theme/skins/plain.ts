// A plain skin with the highest contrast: only black and white, a different shape for everything. A box is a crossed
// square, a box on its goal a filled square with a check mark, a goal a ring, the player a filled disc with a notch in
// the direction it faces.

import { inUnits, isFine, QUARTER_TURNS, type Skin, type Tile } from '../skin.js';

const [INK, PAPER] = ['ink', 'floor'] as const;

const drawGoal: Tile = (brush, x, y) =>
  inUnits(brush, x, y, (context) => {
    context.lineWidth = isFine(brush.cell) ? 4 : 6;
    context.strokeStyle = brush.palette[INK];
    context.beginPath();
    context.arc(24, 24, 11, 0, 2 * Math.PI);
    context.stroke();
  });

const drawBox: Tile = (brush, x, y) =>
  inUnits(brush, x, y, (context) => {
    context.fillStyle = brush.palette[PAPER];
    context.fillRect(5, 5, 38, 38);
    context.lineWidth = isFine(brush.cell) ? 4 : 6;
    context.strokeStyle = brush.palette[INK];
    context.stroke(new Path2D('M7 7H41V41H7ZM7 7L41 41M41 7L7 41'));
  });

const drawBoxOnGoal: Tile = (brush, x, y) =>
  inUnits(brush, x, y, (context) => {
    context.fillStyle = brush.palette[INK];
    context.fillRect(5, 5, 38, 38);
    context.lineWidth = 6;
    context.strokeStyle = brush.palette[PAPER];
    context.stroke(new Path2D('M13 25L21 33L36 15'));
  });

/** Drawn facing up, then turned. */
const drawPlayer: Skin['player'] = (facing) => (brush, x, y) =>
  inUnits(
    brush,
    x,
    y,
    (context) => {
      context.fillStyle = brush.palette[INK];
      context.beginPath();
      context.arc(24, 24, 17, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = brush.palette[PAPER];
      context.fill(new Path2D('M24 22L15 5H33Z'));
    },
    (QUARTER_TURNS[facing] * Math.PI) / 2,
  );

const drawPlayerOnGoal: Tile = (brush, x, y) =>
  inUnits(brush, x, y, (context) => {
    context.lineWidth = 3;
    context.strokeStyle = brush.palette[INK];
    context.beginPath();
    context.arc(24, 24, 21.5, 0, 2 * Math.PI);
    context.stroke();
  });

export const PLAIN: Skin = {
  goal: drawGoal,
  box: drawBox,
  boxOnGoal: drawBoxOnGoal,
  player: drawPlayer,
  playerOnGoal: drawPlayerOnGoal,
  squareWalls: true,
  colors: (_page, isDark) => {
    const [ink, floor, gray] = isDark ? ['#ffffff', '#000000', '#b0b0b0'] : ['#000000', '#ffffff', '#555555'];
    const floorline = isDark ? '#333333' : '#d8d8d8';
    const wall = isDark ? '#8a8a8a' : '#000000';
    return { ink, floor, floorline, wall, wallflat: wall, walledge: ink, dead: gray, woodedge: ink, goal: ink };
  },
};
