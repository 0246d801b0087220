// Playlists: which levels they have, and the ids that links are made of.

import { expect, test } from 'vitest';
import {
  makePlaylistId,
  PLAYLISTS,
  type PlaylistLevel,
  type PlaylistPlayer,
  parsePlaylistId,
  playlistLevels,
} from './playlists.js';
import type { SavedAttempt } from './saved-data.js';

const hashOf = (at: number): string => at.toString(16).padStart(16, '0');
/** Longer, with more boxes and more floor, from one to the next. */
const LEVELS = Array.from({ length: 60 }, (_, at): PlaylistLevel => {
  const [length, boxes, floor] = [2 + at, 1 + (at % 5), 10 + at];
  return { hash: hashOf(at), isShipped: at < 50, difficulty: at / 10, length, optimum: length, boxes, floor };
});
const attempt = (level: number, at: number, result: SavedAttempt['result']): SavedAttempt => ({
  puzzle: 'sokoban',
  hash: hashOf(level),
  at,
  result,
  difficulty: 3,
  isExact: true,
  hints: 0,
  undos: 0,
  millis: 0,
});
const player = (changes: Partial<PlaylistPlayer> = {}): PlaylistPlayer => ({
  puzzle: 'sokoban',
  attempts: [],
  solvedWith: () => undefined,
  today: '2026-11-17',
  ...changes,
});
const numbers = (hashes: readonly string[]): number[] => hashes.map((hash) => Number.parseInt(hash, 16));

test('today: a short, a medium, and a long level that ships, the same for everybody, others on another day', () => {
  const three = numbers(playlistLevels('today', LEVELS, player()));
  const solved = player({ solvedWith: () => 1, attempts: [attempt(3, 1, 'given-up')] });
  expect(three.map((at) => Math.floor(at / 16))).toEqual([0, 1, 2]);
  expect(numbers(playlistLevels('today', LEVELS.toReversed(), solved))).toEqual(three);
  expect(numbers(playlistLevels('today', LEVELS, player({ today: '2026-11-18' })))).not.toEqual(three);
  expect(playlistLevels('today', [], player())).toEqual([]);
});

test('failed: given up last and not solved since, the oldest first, also of added collections', () => {
  const attempts = [
    attempt(7, 3, 'given-up'),
    attempt(55, 2, 'given-up'),
    attempt(8, 1, 'given-up'),
    attempt(8, 4, 'solved'),
    attempt(9, 5, 'given-up'),
  ];
  const solvedWith = (hash: string): number | undefined => (hash === hashOf(9) ? 20 : undefined);
  expect(numbers(playlistLevels('failed', LEVELS, player({ attempts, solvedWith })))).toEqual([55, 7]);
});

test('near the minimum: a few pushes over it, the fewest first', () => {
  const records: Readonly<Record<string, number>> = {
    [hashOf(10)]: 12,
    [hashOf(11)]: 17,
    [hashOf(12)]: 15,
    [hashOf(13)]: 99,
    [hashOf(58)]: 66,
  };
  const solvedWith = (hash: string): number | undefined => records[hash];
  // 10 is at its minimum, 13 far from it; 58 is within a tenth.
  expect(numbers(playlistLevels('near-minimum', LEVELS, player({ solvedWith })))).toEqual([12, 11, 58]);
});

test.each([
  ['journeys', ({ floor = 0, optimum = 0 }: PlaylistLevel) => floor >= 28 && optimum >= 40],
  ['few-boxes', ({ boxes = 0 }: PlaylistLevel) => boxes <= 2],
  ['tight', ({ boxes = 0, floor = 0 }: PlaylistLevel) => boxes > 2 && floor <= 6 * boxes],
] as const)('%s: twelve at most that ship with masu, unsolved ones first', (name, passes) => {
  const fitting = LEVELS.filter((level) => level.isShipped && passes(level));
  const solvedWith = (hash: string): number | undefined => (hash === fitting[0]?.hash ? 1 : undefined);
  const found = playlistLevels(name, [...LEVELS, ...LEVELS], player({ solvedWith }));
  const [first, ...others] = fitting.map(({ hash }) => hash);
  expect(found).toEqual([...others, first].slice(0, 12));
});

test('the id of a list names its levels, and others are refused', () => {
  for (const name of PLAYLISTS) {
    const list = { puzzle: 'sokoban', name, hashes: [hashOf(1), hashOf(2)] } as const;
    expect(parsePlaylistId(makePlaylistId(list))).toEqual(list);
  }
  for (const id of ['', 'list-sokoban-today-', 'list-chess-today-00', 'list-sokoban-best-0000000000000001', 'daily-x'])
    expect(parsePlaylistId(id)).toBeUndefined();
});
