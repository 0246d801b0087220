// A Sokoban level from the rows of its board, for tests: a board that is not a level is a mistake in the test.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';

export function levelOf(rows: readonly string[]): Level {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}
