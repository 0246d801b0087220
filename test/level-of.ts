// A Sokoban level from the rows of its board, for tests: a board that is not a level is a mistake in the test.

import type { Level } from '../src/sokoban/rules/level.js';
import { validateLevel } from '../src/sokoban/rules/validate-level.js';

export function levelOf(rows: readonly string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}
