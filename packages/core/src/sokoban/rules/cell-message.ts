// How a sentence about a level of Sokoban names a cell.

import { rowColumn } from '../../base/grid.js';
import type { Level } from './level.js';

/** Row and column, counting from 1. */
export function cellMessage(level: Pick<Level, 'width'>, cell: number): string {
  const [row, column] = rowColumn(cell, level.width);
  return `row ${row + 1}, column ${column + 1}`;
}
