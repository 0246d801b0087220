import { expect, test } from 'vitest';
import type { SokobanRecord } from '../play/index.js';
import { validateLevel } from '../sokoban/index.js';
import { replayOffers } from './replay-offers.js';
import { walk } from './sokoban-actions.js';
import { newSokoban } from './sokoban-state.js';

const level = validateLevel({ rows: ['#######', '#@ $ .#', '#     #', '#######'] });
if (!level.ok) throw new Error(level.error.message);
const START = newSokoban(level.value, { collection: 'Workshop', number: 1, of: 1, title: '' });

const score = (moves: number, solution: string) => ({ moves, pushes: 2, solution, at: 0 });
const recordOf = (best: ReturnType<typeof score>, pushes: ReturnType<typeof score>): SokobanRecord => ({
  puzzle: 'sokoban',
  hash: START.hash,
  title: '',
  level: '',
  bestMoves: best,
  bestPushes: pushes,
});
const names = (...asked: Parameters<typeof replayOffers>): string[] => replayOffers(...asked).map(({ name }) => name);

test('what there is to watch: this game once it has moves, each record once', () => {
  const [short, long] = [score(3, 'rRR'), score(5, 'dururRR')];
  expect(names(START, undefined)).toEqual([]);
  expect(names(walk(START, 'right'), undefined)).toEqual(['This game']);
  expect(names(START, recordOf(short, short))).toEqual(['Best for both']);
  expect(names(walk(START, 'right'), recordOf(short, long))).toEqual(['This game', 'Best moves', 'Best pushes']);
});

test('a record that cannot be read offers nothing', () => {
  const broken = score(3, 'r?R');
  expect(names(START, recordOf(broken, broken))).toEqual([]);
});
