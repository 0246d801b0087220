import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { actSokoban } from '@masu/engine/session/sokoban/act.js';
import { newSokobanSession } from '@masu/engine/session/sokoban/session.js';
import { expect, test } from 'vitest';
import { replayChoices } from './replay-choices.js';

const level = validateLevel({ rows: ['#######', '#@ $ .#', '#     #', '#######'] });
if (!level.ok) throw new Error(level.error.message);
const START = newSokobanSession(level.value);
const MOVED = actSokoban(START, { kind: 'move', direction: 'right' }).state;

const score = (moves: number, solution: string) => ({ moves, pushes: 2, solution, at: 0 });
const recordOf = (best: ReturnType<typeof score>, pushes: ReturnType<typeof score>): SokobanRecord => ({
  puzzle: 'sokoban',
  hash: 'h',
  title: '',
  level: '',
  bestMoves: best,
  bestPushes: pushes,
});
const names = (...asked: Parameters<typeof replayChoices>): string[] => replayChoices(...asked).map(({ name }) => name);

test('what can be replayed: this game once it has moves, each record once', () => {
  const [short, long] = [score(3, 'rRR'), score(5, 'dururRR')];
  expect(names(START, undefined)).toEqual([]);
  expect(names(MOVED, undefined)).toEqual(['This game']);
  expect(names(START, recordOf(short, short))).toEqual(['Best for both']);
  expect(names(MOVED, recordOf(short, long))).toEqual(['This game', 'Best moves', 'Best pushes']);
});

test('a record that cannot be read offers nothing', () => {
  const broken = score(3, 'r?R');
  expect(names(START, recordOf(broken, broken))).toEqual([]);
});
