// A Sokoban position as signs: two columns per cell where they fit, otherwise one letter per cell as in level files.
// Shapes tell everything apart; roles (colors) only repeat it. Drawn from bottom to top: floor, walls, dead squares,
// goals, targets with or without their cost in pushes, arrow, player, boxes, deadlocked boxes.

import type { Direction } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import type { BoxGhost } from '@masu/solve/sokoban/solve/box-ghosts.js';
import type { Signs } from '../screen/appearance.js';
import { type CellRole, Cells } from '../screen/cells.js';
import type { Part } from '../screen/viewport.js';

export interface Picture {
  readonly level: Level;
  readonly position: Position;
  readonly facing: Direction;
  /** Dead squares, if they are highlighted. */
  readonly dead?: readonly number[] | undefined;
  readonly reach?: readonly number[] | undefined;
  /** What it takes to push the selected box to a cell, if that is shown. */
  readonly ghosts?: ReadonlyMap<number, BoxGhost> | undefined;
  readonly selected?: number | undefined;
  readonly arrow?: { readonly cell: number; readonly direction: Direction } | undefined;
  readonly deadlocked?: readonly number[] | undefined;
  /** What an explanation calls boxes and goals, by cell. */
  readonly labels?: ReadonlyMap<number, string> | undefined;
}

export type CellColumns = 1 | 2;

type Sign = readonly [text: string, role: CellRole];

/** The signs of level files, for boards too wide for two columns per cell. */
const NARROW = {
  reach: 'o',
  reachGoal: 'O',
  arrow: { up: '^', right: '>', down: 'v', left: '<' },
  marked: '&',
  markedOnGoal: '%',
  deadlocked: 'X',
  dead: ',',
} as const;

/** How a selected box is drawn, for sentences that mention it. */
export function boxMark(level: Level, box: number, signs: Signs, columns: CellColumns): string {
  const name = level.goalMap[box] === 1 ? 'markedOnGoal' : 'marked';
  return columns === 2 ? signs[name] : NARROW[name];
}

/** `A]`, `A)`, `1.`: the label, then the rest of the sign. */
export const labeledSign = (label: string, sign: string): string => (label + sign.slice(1)).slice(0, 2);

/** ` 3`, `12`, `.3` on a goal; `x3` and `xx` if the push there loses. A cost that doesn't fit has the sign of a target. */
function ghostSign(
  { pushes, isDeadlock }: BoxGhost,
  onGoal: boolean,
  signs: Signs,
): readonly [wide: Sign, narrow: Sign] {
  const role = onGoal ? 'guide-strong' : 'guide';
  const [plain, letter] = onGoal
    ? ([signs.reachGoal, NARROW.reachGoal] as const)
    : ([signs.reach, NARROW.reach] as const);
  const cost = String(pushes);
  if (isDeadlock) return both([cost.length === 1 ? `x${cost}` : 'xx', 'quiet'], 'x');
  if (cost.length > 2) return both([plain, role], letter);
  return both([cost.length === 2 ? cost : plain.slice(0, 1) + cost, role], cost.length === 1 ? cost : letter);
}

function groundSign(letter: string, isDead: boolean, signs: Signs): Sign {
  if (letter === '#') return [signs.wall, 'wall'];
  if (letter === '.') return [signs.goal, 'goal'];
  // A box or goal out of reach is scenery: drawn, never counted.
  if (letter === '*') return [signs.boxOnGoal, 'quiet'];
  return isDead ? [signs.dead, 'quiet'] : [signs.floor, 'plain'];
}

/** The topmost thing to see on a cell, as the sign for two columns and the letter for one. */
function painter(picture: Picture, signs: Signs): (cell: number) => readonly [wide: Sign, narrow: Sign] {
  const { level, position, arrow, selected, facing, ghosts, labels } = picture;
  const [boxes, deadlocked] = [new Set(position.boxes), new Set(picture.deadlocked)];
  const [reach, dead] = [new Set(picture.reach), new Set(picture.dead)];
  const plainSign = (cell: number): readonly [wide: Sign, narrow: Sign] => {
    const onGoal = level.goalMap[cell] === 1;
    if (deadlocked.has(cell)) return both([signs.deadlocked, 'problem'], NARROW.deadlocked);
    if (boxes.has(cell)) {
      if (cell === selected) {
        return both([boxMark(level, cell, signs, 2), 'guide-strong'], boxMark(level, cell, signs, 1));
      }
      return both(onGoal ? [signs.boxOnGoal, 'on-goal'] : [signs.box, 'box'], onGoal ? '*' : '$');
    }
    // The player is never hidden; the text of a hint says which way to push.
    if (position.player === cell) {
      return both([(onGoal ? signs.playerOnGoal : signs.player)[facing], 'player'], onGoal ? '+' : '@');
    }
    if (arrow?.cell === cell) {
      return both([signs.arrow[arrow.direction], 'guide-strong'], NARROW.arrow[arrow.direction]);
    }
    const ghost = ghosts?.get(cell);
    if (ghost) return ghostSign(ghost, onGoal, signs);
    if (reach.has(cell)) {
      return onGoal
        ? both([signs.reachGoal, 'guide-strong'], NARROW.reachGoal)
        : both([signs.reach, 'guide'], NARROW.reach);
    }
    const letter = level.backdrop[Math.floor(cell / level.width)]?.[cell % level.width] ?? ' ';
    const isDead = dead.has(cell) && letter === ' ';
    return both(groundSign(letter, isDead, signs), isDead ? NARROW.dead : letter);
  };
  // What has a label begins with it.
  return (cell) => {
    const [wide, narrow] = plainSign(cell);
    const label = labels?.get(cell);
    if (!label || position.player === cell) return [wide, narrow];
    return [
      [labeledSign(label, wide[0]), wide[1]],
      [label.length === 1 ? label : narrow[0], narrow[1]],
    ];
  };
}

function both(wide: Sign, letter: string): readonly [Sign, Sign] {
  return [wide, [letter, wide[1]]];
}

/** The board, or a part of it, exactly as large as it needs to be. */
export function drawBoard(picture: Picture, signs: Signs, columns: CellColumns, part?: Part): Cells {
  const { width, height } = picture.level;
  const { row, column, ...shown } = part ?? { row: 0, column: 0, rows: height, columns: width };
  const cells = new Cells({ columns: shown.columns * columns, lines: shown.rows });
  const signAt = painter(picture, signs);
  for (let y = 0; y < shown.rows; y++) {
    for (let x = 0; x < shown.columns; x++) {
      const [text, role] = signAt((row + y) * width + column + x)[columns === 2 ? 0 : 1];
      cells.tile(y, x * columns, text, role);
    }
  }
  return cells;
}
