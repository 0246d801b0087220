// The walls of a Sokoban board as two outlines, the filled shape and its edge. Each cell is divided into quarters, and
// the neighbors determine the shape of each quarter (rounded outside, straight along a side, a notch inside).

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';

/** Units per cell. */
export const CELL = 48;

const HALF = CELL / 2;

/** The radius of a rounded corner, and how far the middle of the edge lies inside. */
const RADIUS = 10;

const INSET = 1.5;

const EDGE = 3;

const SIDES = [-1, 1] as const;

export function wallPaths({ width, height, backdrop }: SokobanBoard): { readonly fill: string; readonly edge: string } {
  const isWall = (x: number, y: number): boolean => backdrop[y]?.[x] === '#';
  const fill: string[] = [];
  const edge: string[] = [];
  const drawQuarter = (x: number, y: number, sx: number, sy: number): void => {
    // From the middle of the cell outwards: `at` gives a point by its distance from the outer corner.
    const [cx, cy] = [(x + (sx > 0 ? 1 : 0)) * CELL, (y + (sy > 0 ? 1 : 0)) * CELL];
    const at = (dx: number, dy: number): string => `${cx - sx * dx} ${cy - sy * dy}`;
    const [beside, above] = [isWall(x + sx, y), isWall(x, y + sy)];
    const turn = sx === sy ? 1 : 0;
    if (!beside && !above) {
      fill.push(
        `M${at(HALF, 0)}L${at(RADIUS, 0)}A${RADIUS} ${RADIUS} 0 0 ${1 - turn} ${at(0, RADIUS)}L${at(0, HALF)}L${at(HALF, HALF)}Z`,
      );
      const radius = RADIUS - INSET;
      edge.push(
        `M${at(HALF, INSET)}L${at(RADIUS, INSET)}A${radius} ${radius} 0 0 ${1 - turn} ${at(INSET, RADIUS)}L${at(INSET, HALF)}`,
      );
      return;
    }
    fill.push(`M${at(0, 0)}L${at(HALF, 0)}L${at(HALF, HALF)}L${at(0, HALF)}Z`);
    if (beside && !above) edge.push(`M${at(0, INSET)}L${at(HALF, INSET)}`);
    else if (!beside) edge.push(`M${at(INSET, 0)}L${at(INSET, HALF)}`);
    else if (!isWall(x + sx, y + sy)) edge.push(`M${at(0, INSET)}L${at(EDGE, INSET)}`);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isWall(x, y)) continue;
      for (const sy of SIDES) for (const sx of SIDES) drawQuarter(x, y, sx, sy);
    }
  }
  return { fill: fill.join(''), edge: edge.join('') };
}
