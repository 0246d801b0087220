// The sentence of each rung of the hint ladder.

import { rowColumn } from '../../base/grid.js';
import { type HintDetail, type Level, regionOf, type SokobanHint } from '../../sokoban/index.js';
import { SIDE } from '../texts/side.js';

export function hintSentence(level: Level, hint: SokobanHint, rung: HintDetail): string {
  const H = SIDE.hint;
  if (rung === 1) return H.nudgeText(regionOf(level, hint.push.from));
  if (rung === 3) return H.pushText(hint.push.direction);
  if (rung === 4) return H.wayText(hint.remaining.pushes, hint.claim === 'optimal');
  const [row, column] = rowColumn(hint.push.from, level.width);
  return H.boxText(row + 1, column + 1);
}
