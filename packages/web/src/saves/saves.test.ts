// The games of a page without a database: what is saved is known to the page at once.

import { defined } from '@masu/core/base/defined.js';
import type { SavedGame } from '@masu/core/play/saved-data.js';
import { describe, expect, test } from 'vitest';
import { flushGame, gameLeftAt, isOtherChosen, openGamePlace, saved, saveGame } from './saves.js';
import { setTabGame } from './tab-games.js';

const PUZZLE = 'sokoban';
const entry = (hash: string, id: string, moves: number, name?: string): SavedGame => ({
  id,
  savedAt: 1,
  puzzle: PUZZLE,
  hash,
  title: 'Level',
  level: '#####\n#@$.#\n#####\n',
  game: '',
  moves,
  millis: 0,
  hints: 0,
  ...defined({ name }),
});

const level = (hash: string) => ({ puzzle: PUZZLE, hash }) as const;
const open = (hash: string, game?: SavedGame) => openGamePlace(level(hash), game, () => {});

describe('the game of a level', () => {
  test('is found again once it is written, without a database, too', async () => {
    const place = open('a');
    saveGame(place, async (facts) => ({ ...entry('a', '', 10), ...facts }));
    open('b');
    await flushGame();
    expect(gameLeftAt(level('a'))).toMatchObject({ id: place.id, moves: 10 });
    expect(place.savedAt).toBe(gameLeftAt(level('a'))?.savedAt);
  });

  test('is gone once it has ended', async () => {
    const place = open('c');
    saveGame(place, async (facts) => ({ ...entry('c', '', 3), ...facts }));
    await flushGame();
    saveGame(place, async () => undefined);
    await flushGame();
    expect(gameLeftAt(level('c'))).toBeUndefined();
  });

  test('is the one the player chose, though the one before it is written later', async () => {
    const chosen = entry('d', 'chosen', 3);
    saved.value = { ...saved.value, games: [chosen] };
    const place = open('d');
    saveGame(place, async (facts) => ({ ...entry('d', '', 10), ...facts }));
    expect(isOtherChosen(PUZZLE)).toBe(false);
    setTabGame('sokoban d', 'chosen');
    await flushGame();
    expect(isOtherChosen(PUZZLE)).toBe(true);
    expect(gameLeftAt(level('d'))).toBe(chosen);
    open('d', chosen);
    expect(isOtherChosen(PUZZLE)).toBe(false);
  });

  test('continues a named save under an id of its own', () => {
    const named = entry('e', 'named', 5, 'Before the corner');
    saved.value = { ...saved.value, games: [named] };
    setTabGame('sokoban e', 'named');
    expect(gameLeftAt(level('e'))).toBe(named);
    expect(open('e', named)).toMatchObject({ savedAt: undefined });
    expect(isOtherChosen(PUZZLE)).toBe(false);
    expect(gameLeftAt(level('e'))).toBeUndefined();
  });
});
