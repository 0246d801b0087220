// A level in its canonical form (rules/canonical-board.ts), and where its cells are on the level as drawn: what is computed
// for the canonical level is the same for all 8 rotations and reflections and for every cell of the player's region.

import { orientedBoards } from '@masu/core/sokoban/rules/canonical-board.js';
import { floorBox } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';

function levelOfBoard(board: string): Level {
  const valid = validateLevel({ rows: board.split('\n') });
  if (!valid.ok) throw new Error(`The canonical board is not a level: ${valid.error.message}`);
  return valid.value;
}

/** The canonical level, and where its cells are on the level as drawn. */
export interface CanonicalForm {
  readonly level: Level;
  readonly board: string;
  /** The cell of the drawn level for each cell of the canonical one. */
  readonly drawnCells: Int32Array;
}

/** Each cell of the orientation with this index (see `symmetries`) is a cell of the cropped board, by row and column. */
function turnBack(index: number, height: number, width: number, row: number, column: number): [number, number] {
  const y = index & 2 ? height - 1 - row : row;
  const x = index & 1 ? width - 1 - column : column;
  return index < 4 ? [y, x] : [x, y];
}

const forms = new WeakMap<Level, CanonicalForm>();

export function canonicalForm(drawn: Level): CanonicalForm {
  const known = forms.get(drawn);
  if (known) return known;
  const boards = orientedBoards(drawn);
  const board = [...boards].sort()[0] as string;
  const index = boards.indexOf(board);
  const level = levelOfBoard(board);
  const { top, left } = floorBox(drawn);
  const drawnCells = Int32Array.from({ length: level.walls.length }, (_, cell) => {
    const [y, x] = turnBack(index, level.height, level.width, Math.floor(cell / level.width), cell % level.width);
    return (top - 1 + y) * drawn.width + (left - 1 + x);
  });
  const form = { level, board, drawnCells };
  forms.set(drawn, form);
  return form;
}
