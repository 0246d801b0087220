// A skin for the night: a dark board whatever the theme, drawn in light lines. Boxes are paper lanterns: an outline with ribs
// while they are dark, full of light on a goal. A goal is a hook to hang one on, drawn as a diamond. The player is a moon.

import type { Palette } from '../palette.js';
import { type Brush, inUnits, isFine, QUARTER_TURNS, type Skin, strokeUnits } from '../skin.js';

const LANTERN = 'M13 8H35L41 16V32L35 40H13L7 32V16Z';
const RIBS = 'M7 18.5H41M7 29.5H41';
const DIAMOND = 'M24 13L35 24L24 35L13 24Z';

function lantern(brush: Brush, x: number, y: number, isLit: boolean): void {
  inUnits(brush, x, y, (context) => {
    const { wood, woodlight, woodedge } = brush.palette;
    const shape = new Path2D(LANTERN);
    context.fillStyle = isLit ? woodlight : woodedge;
    context.fill(shape);
    context.lineJoin = 'round';
    context.lineWidth = isFine(brush.cell) ? 3 : 5;
    context.strokeStyle = isLit ? woodlight : wood;
    context.stroke(shape);
    context.lineWidth = 2;
    context.strokeStyle = isLit ? woodedge : wood;
    if (isFine(brush.cell)) context.stroke(new Path2D(RIBS));
    if (!isLit) return;
    // The flame.
    context.fillStyle = woodedge;
    context.fill(new Path2D('M24 17C29 23 29 31 24 31C19 31 19 23 24 17Z'));
  });
}

/** A crescent, open in the direction the player faces, with a star between its horns. */
const drawPlayer: Skin['player'] = (facing) => (brush, x, y) => {
  const draw = (context: Brush['context']): void => {
    context.fillStyle = brush.palette.player;
    context.beginPath();
    context.arc(24, 25, 17, -0.28 * Math.PI, 1.28 * Math.PI);
    context.arc(24, 16, 11.5, 0.86 * Math.PI, 0.14 * Math.PI, true);
    context.closePath();
    context.fill();
    context.fill(new Path2D('M24 6L28 14L24 22L20 14Z'));
  };
  inUnits(brush, x, y, draw, (QUARTER_TURNS[facing] * Math.PI) / 2);
};

const COLORS: Partial<Palette> = {
  floor: '#141a2b',
  floorline: '#1e2740',
  wall: '#0a0d17',
  wallflat: '#5b6a94',
  walledge: '#7c8cb8',
  wood: '#d6b06a',
  woodlight: '#ffdf9a',
  woodedge: '#221a10',
  goal: '#f28c6a',
  player: '#f4f1e6',
  dead: '#6b779c',
  guide: '#93c0ff',
  ink: '#f4f1e6',
  line: '#38415e',
};

export const NIGHT: Skin = {
  goal: (brush, x, y) => strokeUnits(brush, x, y, DIAMOND, isFine(brush.cell) ? 3 : 5, 'goal'),
  box: (brush, x, y) => lantern(brush, x, y, false),
  boxOnGoal: (brush, x, y) => lantern(brush, x, y, true),
  player: drawPlayer,
  playerOnGoal: (brush, x, y) => strokeUnits(brush, x, y, 'M24 2L46 24L24 46L2 24Z', 2.5, 'goal'),
  colors: () => COLORS,
};
