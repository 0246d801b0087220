import { expect, test } from 'vitest';
import type { SavedGame } from './saved-data.js';
import { latestGames } from './saved-order.js';
import { isContained, staleGames } from './stale-games.js';

const text = (...lines: readonly string[]): string => ['masu-game 1 sokoban h', 'at 1', ...lines, ''].join('\n');

const CONTAINED: readonly [name: string, earlier: string, later: string, is: boolean][] = [
  ['more moves of the same play', text('play d'), text('play dud'), true],
  ['the same play', text('play dud'), text('play dud'), true],
  ['no moves at all', text(), text('play d'), true],
  ['other moves', text('play du'), text('play dr'), false],
  ['fewer moves', text('play dud'), text('play d'), false],
  ['a restart since', text('play dud'), text('play dud', 'jump 0 rr'), true],
  ['moves after the restart', text('play dud', 'jump 0 r'), text('play dud', 'jump 0 rr'), true],
  ['other moves before the restart', text('play du', 'jump 0 r'), text('play dud', 'jump 0 rr'), false],
  ['a restart lost', text('play du', 'jump 0 r'), text('play du'), false],
  ['a snapshot kept', text('play d', 'snapshot 1 d'), text('play dd', 'snapshot 1 d'), true],
  ['a snapshot lost', text('play d', 'snapshot 1 d'), text('play dd'), false],
  ['moves that masu showed after it', text('play dud'), text('play dudR', 'shown 4-4'), true],
  ['more of the moves that masu showed', text('play dud', 'shown 2-3'), text('play dudR', 'shown 2-4'), true],
  ['the same moves, shown by masu', text('play dud'), text('play dudR', 'shown 2-4'), false],
  ['after a jump, too', text('play d', 'jump 1 du'), text('play d', 'jump 1 dud', 'shown 4-4'), true],
  ['a shown snapshot lost', text('play d', 'shown-snapshot 1 d'), text('play dd', 'snapshot 1 d'), false],
  ['digits: shown after it', text('play r1c2=1'), text('play r1c2=1 r1c3=2', 'shown 2-2'), true],
  ['digits: the next move', text('play r1c2=1'), text('play r1c2=1 r1c3=2'), true],
  ['digits: 1 is not the start of 12', text('play r1c2=1'), text('play r1c2=12'), false],
  ['words: shown after it', text('play up left'), text('play up left up', 'shown 3-3'), true],
  ['words: up is not the start of upper', text('play left up'), text('play left upper'), false],
  ['another level', text('play d').replace(' h', ' other'), text('play dud'), false],
  ['texts that are no games', '', '', false],
];

test.each(CONTAINED)('a game is contained in another: %s', (_name, earlier, later, is) => {
  expect(isContained(earlier, later)).toBe(is);
});

const game = (id: string, savedAt: number, play: string, more: Partial<SavedGame> = {}): SavedGame => ({
  ...{ id, puzzle: 'sokoban', hash: 'h', title: '', level: '', moves: play.length, millis: 0, hints: 0 },
  ...{ savedAt, game: text(`play ${play}`), ...more },
});
const ids = (games: readonly SavedGame[]): string[] => games.map(({ id }) => id).sort();
const never = (): boolean => false;

test('copies left behind by resuming are stale, diverging games are not', () => {
  const forks = [game('c', 3, 'dudR'), game('a', 1, 'd'), game('b', 2, 'dud')];
  expect(ids(staleGames(forks, never))).toEqual(['a', 'b']);
  const two = [game('a', 1, 'dd'), game('b', 2, 'rr')];
  expect(staleGames(two, never)).toEqual([]);
  expect(staleGames([game('a', 1, 'd'), game('b', 2, 'dd', { hash: 'g' })], never)).toEqual([]);
});

test('a game older than a won one is stale, a newer one is not', () => {
  const games = [game('a', 1, 'dd'), game('won', 2, 'rr'), game('b', 3, 'ul')];
  expect(ids(staleGames(games, ({ id }) => id === 'won'))).toEqual(['a']);
});

test('of saves with the same name the last counts; a named save and a game in progress are separate', () => {
  const name = { name: 'before' };
  const games = [
    game('a', 1, 'd', name),
    game('b', 2, 'rr', name),
    game('c', 3, 'rrd'),
    game('e', 4, 'd', { name: '' }),
  ];
  expect(ids(staleGames(games, never))).toEqual(['a']);
});

test('the latest game in progress of each level', () => {
  const games = [
    game('a', 1, 'd'),
    game('b', 2, ''),
    game('c', 9, 'd', { name: 'x' }),
    game('d', 1, 'd', { hash: 'g' }),
  ];
  expect([...latestGames(games).values()].map(({ id }) => id)).toEqual(['b', 'd']);
});
