import { mergeRecords } from '@masu/core/play/merge-saved.js';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { expect, test } from 'vitest';
import { comparePushes, compareSokoban, type PushesNews, RECORD_NEWS } from './records.js';

const score = (moves: number, pushes: number) => ({ moves, pushes, solution: 'R', at: 1 });
const before = { bestMoves: score(20, 10), bestPushes: score(24, 8) };

const CASES: readonly (readonly [moves: number, pushes: number, news: string, isBest: boolean])[] = [
  [19, 7, 'both', true],
  [19, 12, 'moves', true],
  [30, 7, 'pushes', true],
  // As many moves with fewer pushes: the stored record changes, but the number of moves is not a new best.
  [20, 9, 'equal-moves', true],
  [22, 8, 'equal-pushes', true],
  [20, 10, 'equal-moves', false],
  [24, 8, 'equal-pushes', false],
  [25, 11, 'none', false],
];

test.each(CASES)('Sokoban: %i moves, %i pushes', (moves, pushes, news, isBest) => {
  expect(compareSokoban(before, { moves, pushes })).toBe(news);
  // Merging makes it the best of its kind or not; other solutions are kept beside it.
  const record = (best: Pick<SokobanRecord, 'bestMoves' | 'bestPushes'>): SokobanRecord => ({
    puzzle: 'sokoban',
    hash: 'h',
    title: '',
    level: '',
    ...best,
  });
  const now = { ...score(moves, pushes), at: 2 };
  const merged = mergeRecords(record(before), record({ bestMoves: now, bestPushes: now }));
  const bestOf = ({ bestMoves, bestPushes }: SokobanRecord): string => JSON.stringify([bestMoves, bestPushes]);
  expect(bestOf(merged as SokobanRecord) !== bestOf(record(before))).toBe(isBest);
});

test('a first solve is a first solve', () => {
  expect(compareSokoban(undefined, { moves: 9, pushes: 9 })).toBe('first');
  const one = { bestMoves: score(20, 8), bestPushes: score(20, 8) };
  expect(compareSokoban(one, { moves: 20, pushes: 8 })).toBe('equal');
  const seen = new Set(['first', 'equal', ...CASES.map(([, , news]) => news)]);
  expect(RECORD_NEWS.filter((news) => !seen.has(news))).toEqual([]);
});

test.each<[name: string, pushes: number, minimum: number | undefined, best: number | undefined, news: PushesNews]>([
  ['as few as proven', 5, 5, undefined, { kind: 'minimum' }],
  ['more than proven', 7, 5, undefined, { kind: 'over-minimum', by: 2 }],
  ['more than proven, better than before', 7, 5, 9, { kind: 'over-minimum', by: 2 }],
  ['the first one, nothing proven', 7, undefined, undefined, { kind: 'best-known' }],
  ['as few as before', 7, undefined, 7, { kind: 'best-known' }],
  ['fewer than before', 6, undefined, 7, { kind: 'best-known' }],
  ['more than before', 8, undefined, 7, { kind: 'over-best', by: 1 }],
])('pushes against the fewest known: %s', (_name, pushes, minimum, best, news) => {
  const bestPushes = { moves: 9, pushes: best ?? 0, solution: '', at: 0 };
  expect(comparePushes(pushes, minimum, best === undefined ? undefined : { bestPushes })).toEqual(news);
});
