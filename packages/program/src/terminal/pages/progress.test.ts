import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SavedCollection, SavedGame, SokobanRecord } from '@masu/core/play/saved-data.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardKey, LevelLibrary, type StoredCollection } from '../../saves/library.js';
import { Store } from '../../saves/store.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { ASCII, COLORED } from '../screen/appearance.js';
import { ChoicePage } from './choice-page.js';
import {
  continueMessage,
  firstUnsolved,
  isLevelSolved,
  lastGame,
  levelRows,
  nextUnsolved,
  progressMessage,
} from './progress.js';

const ONE = '#####\n#@$.#\n#####\n';
const TWO = '######\n#@$ .#\n######\n';
const BROKEN = '#####\n#@$ #\n#####\n';

const saved = (title: string, text: string): SavedCollection => ({
  id: title,
  puzzle: 'sokoban',
  title,
  text,
  importedAt: 0,
});

const SAVED = [saved('Zinc', `${ONE}\n${TWO}`), saved('Alum', ONE), saved('Lead', BROKEN)];
const library = new LevelLibrary(() => SAVED);
const imported = () => library.entries('sokoban').filter(({ title }) => SAVED.some((each) => each.title === title));

function levelOf(text: string): Level {
  const read = readLevels(text);
  const level = read.ok ? read.value.levels[0]?.level : undefined;
  if (!level?.ok) throw new Error('a valid level was refused');
  return level.value as Level;
}

let home: string;
let store: Store;
let time: number;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'masu-library-'));
  time = 5;
  store = new Store(home, () => time);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function recordOf(collection: StoredCollection, index: number): SokobanRecord {
  const score = { moves: 1, pushes: 1, solution: 'R', at: 1 };
  const hash = collection.levels[index]?.hash ?? '';
  return { puzzle: 'sokoban', hash, title: '', level: ONE, bestMoves: score, bestPushes: score };
}

test('collections are listed unread, the player’s by name; when opened, each board counts once', () => {
  expect(imported().map(({ title, isRead }) => [title, isRead])).toEqual([
    ['Alum', false],
    ['Lead', false],
    ['Zinc', false],
  ]);
  expect(progressMessage(store, imported())).toBe('3 collections');
  const [alum, lead, zinc] = imported().map((shelf) => shelf.open());
  expect(lead).toEqual({ ok: false, error: expect.stringContaining('Lead: line') });
  expect(progressMessage(store, imported())).toBe('0 of 2 solved');
  if (!alum?.ok || !zinc?.ok) throw new Error('sound collections were refused');
  store.saveRecord(recordOf(alum.value, 0));
  expect(progressMessage(store, imported())).toBe('1 of 2 solved');
  expect(zinc.value.levels.map((level) => isLevelSolved(store, zinc.value, level))).toEqual([true, false]);
  expect(firstUnsolved(store, zinc.value)).toBe(1);
  expect(nextUnsolved(store, zinc.value, 0)).toBe(1);
  expect(nextUnsolved(store, zinc.value, 1)).toBe(1);
  expect(levelRows(store, zinc.value).map(({ about, isSolved: is }) => [about, is])).toEqual([
    ['    1 move,    1 push', true],
    ['', false],
  ]);
  const [first] = alum.value.levels;
  expect(first && library.titlesByBoard('sokoban').get(boardKey(first))?.where).toBe('Alum 1');
});

test('a page prepares its rows a little at a time and fills them in when they are ready', () => {
  let left = 3;
  const size = () => ({ columns: 60, lines: 12 });
  const page = new ChoicePage(
    { back: () => {}, escape: () => false, size },
    {
      heading: 'Sets',
      rows: () => [{ name: 'All', about: left > 0 ? 'counting' : 'counted', open: () => {} }],
      prepare: () => --left > 0,
      help: () => {},
    },
  );
  const text = () => page.frame({ columns: 60, lines: 12 }, { signs: ASCII, theme: COLORED }).toText();
  page.enter();
  for (let tick = 0; tick < 3; tick++) {
    expect(text()).toContain('counting');
    expect(page.tickMillis).toBe(1);
    page.tick();
  }
  expect(text()).toContain('counted');
  expect(page.tickMillis).toBeUndefined();
});

test('how lists show a record and a game in progress', () => {
  const score = (moves: number, pushes: number) => ({ moves, pushes, solution: '', at: 0 });
  const record = { puzzle: 'sokoban', hash: 'h', title: '', level: '' } as const;
  expect(
    TERMINAL_PUZZLES.sokoban.recordText({ ...record, bestMoves: score(1204, 120), bestPushes: score(1300, 97) }),
  ).toBe('1,204 moves, 97 pushes');
  const best = { hints: 1, millis: 61_000, at: 0 };
  expect(TERMINAL_PUZZLES.futoshiki.recordText({ ...record, puzzle: 'futoshiki', solution: [], best })).toBe(
    '1:01, 1 hint',
  );
  const game = { id: 'i', hash: 'h', level: '', game: '', millis: 0, hints: 0, savedAt: 0 };
  expect(continueMessage({ ...game, puzzle: 'sokoban', title: 'Boot', moves: 110 })).toBe('Boot, 110 moves so far');
  expect(continueMessage({ ...game, puzzle: 'futoshiki', title: '', moves: 1 })).toBe('a puzzle, 1 step so far');
});

test('the game to continue is the latest in progress; a level that was won is never offered', () => {
  const hash = SOKOBAN.hash(levelOf(TWO));
  const game = (moves: string, more: object = {}): Omit<SavedGame, 'id' | 'savedAt'> => ({
    ...{ puzzle: 'sokoban', hash, title: 'Two', level: TWO, moves: moves.length, millis: 0, hints: 0 },
    ...{ game: `masu-game 1 sokoban ${hash}\nat ${moves.length}\nplay ${moves}\n`, ...more },
  });
  const offered = (): string | undefined => lastGame(store)?.game.split('play ')[1]?.trim();
  expect(offered()).toBeUndefined();
  const save = store.openSave();
  store.saveGame(save, game('R'));
  expect(offered()).toBe('R');
  // Another terminal at the same level, which has gone back to the start since.
  time = 6;
  store.saveGame(store.openSave(), { ...game('Rl'), moves: 0 });
  expect(offered()).toBeUndefined();
  time = 7;
  store.saveGame(save, game('RR'));
  expect(offered()).toBeUndefined();
  time = 8;
  store.saveGame(store.openSave(), game('R'));
  expect(offered()).toBe('R');
  const score = { moves: 2, pushes: 2, solution: 'RR', at: 7 };
  store.saveRecord({ puzzle: 'sokoban', hash, title: '', level: TWO, bestMoves: score, bestPushes: score });
  expect(offered()).toBeUndefined();
});
