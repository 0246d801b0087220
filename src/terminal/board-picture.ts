// A Sokoban position as signs, two columns a cell where they fit, else the one letter a cell that level files use.
// Everything is told by shape; the role only repeats it. From below: floor, walls, dead cells,
// goals, reach, arrow, player, boxes, deadlocked boxes.

import type { Direction } from '../base/grid.js';
import type { Level, Position } from '../sokoban/index.js';
import { Cells, type Role } from './cells.js';
import type { Signs } from './look.js';
import type { Part } from './viewport.js';

export interface Picture {
  readonly level: Level;
  readonly position: Position;
  readonly facing: Direction;
  /** 1 for dead cells, where they are to be seen. */
  readonly dead?: Uint8Array | undefined;
  readonly reach?: readonly number[] | undefined;
  readonly chosen?: number | undefined;
  readonly arrow?: { readonly cell: number; readonly direction: Direction } | undefined;
  readonly deadlocked?: readonly number[] | undefined;
}

export type CellColumns = 1 | 2;

type Sign = readonly [text: string, role: Role];

/** The signs of level files, for boards too wide for two columns a cell. */
const NARROW = {
  reach: 'o',
  reachGoal: 'O',
  arrow: { up: '^', right: '>', down: 'v', left: '<' },
  marked: '&',
  markedHome: '%',
  deadlocked: 'X',
  dead: ',',
} as const;

/** How a chosen box is drawn, for sentences that speak of it. */
export function markOf(level: Level, box: number, signs: Signs, columns: CellColumns): string {
  const name = level.goalMap[box] === 1 ? 'markedHome' : 'marked';
  return columns === 2 ? signs[name] : NARROW[name];
}

function groundSign(letter: string, isDead: boolean, signs: Signs): Sign {
  if (letter === '#') return [signs.wall, 'wall'];
  if (letter === '.') return [signs.goal, 'goal'];
  // A box or goal out of reach is scenery: drawn, never counted.
  if (letter === '*') return [signs.home, 'quiet'];
  return isDead ? [signs.dead, 'quiet'] : [signs.floor, 'plain'];
}

/** What stands on a cell, the topmost thing that is to be seen. */
class Painter {
  private readonly picture: Picture;
  private readonly signs: Signs;
  private readonly boxes: ReadonlySet<number>;
  private readonly deadlocked: ReadonlySet<number>;
  private readonly reach: ReadonlySet<number>;

  constructor(picture: Picture, signs: Signs) {
    this.picture = picture;
    this.signs = signs;
    this.boxes = new Set(picture.position.boxes);
    this.deadlocked = new Set(picture.deadlocked);
    this.reach = new Set(picture.reach);
  }

  /** The sign for two columns and the letter for one. */
  signOf(cell: number): readonly [wide: Sign, narrow: Sign] {
    const { level, position, arrow, chosen, facing, dead } = this.picture;
    const onGoal = level.goalMap[cell] === 1;
    if (this.deadlocked.has(cell)) return both([this.signs.deadlocked, 'trouble'], NARROW.deadlocked);
    if (this.boxes.has(cell)) {
      if (cell === chosen) {
        return both([markOf(level, cell, this.signs, 2), 'guide-strong'], markOf(level, cell, this.signs, 1));
      }
      return both(onGoal ? [this.signs.home, 'home'] : [this.signs.box, 'box'], onGoal ? '*' : '$');
    }
    // The player is never hidden; the words of a hint say which way the push goes.
    if (position.player === cell) {
      const signs = onGoal ? this.signs.playerOnGoal : this.signs.player;
      return both([signs[facing], 'player'], onGoal ? '+' : '@');
    }
    if (arrow?.cell === cell)
      return both([this.signs.arrow[arrow.direction], 'guide-strong'], NARROW.arrow[arrow.direction]);
    if (this.reach.has(cell)) {
      return onGoal
        ? both([this.signs.reachGoal, 'guide-strong'], NARROW.reachGoal)
        : both([this.signs.reach, 'guide'], NARROW.reach);
    }
    const letter = level.backdrop[Math.floor(cell / level.width)]?.[cell % level.width] ?? ' ';
    const isDead = dead?.[cell] === 1 && letter === ' ';
    return both(groundSign(letter, isDead, this.signs), isDead ? NARROW.dead : letter);
  }
}

function both(wide: Sign, letter: string): readonly [Sign, Sign] {
  return [wide, [letter, wide[1]]];
}

/** The board, or a part of it, exactly as large as it needs to be. */
export function drawBoard(picture: Picture, signs: Signs, columns: CellColumns, part?: Part): Cells {
  const { width, height } = picture.level;
  const { row, column, ...shown } = part ?? { row: 0, column: 0, rows: height, columns: width };
  const cells = new Cells({ columns: shown.columns * columns, lines: shown.rows });
  const painter = new Painter(picture, signs);
  for (let y = 0; y < shown.rows; y++) {
    for (let x = 0; x < shown.columns; x++) {
      const [text, role] = painter.signOf((row + y) * width + column + x)[columns === 2 ? 0 : 1];
      cells.tile(y, x * columns, text, role);
    }
  }
  return cells;
}
