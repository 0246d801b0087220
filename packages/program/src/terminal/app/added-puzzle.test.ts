// The full screen of a masu that knows one more puzzle, without a screen of its own: Lights Out.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelRecord } from '@masu/core/play/saved-data.js';
import { addPuzzle } from '@masu/engine/jobs/puzzles/puzzles.js';
import { afterAll, expect, test } from 'vitest';
import { LIGHTS_OUT } from '../../../../../test/lights-out.js';
import { PageStack } from '../../../../../test/page-stack.js';
import { Navigation } from './navigation.js';

// Tests of other files run in the same process after these.
afterAll(addPuzzle(LIGHTS_OUT, 'Lights Out'));
const puzzle = LIGHTS_OUT.id as PuzzleId;

const home = mkdtempSync(join(tmpdir(), 'masu-added-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const LEVEL = 'lights out: Cross\n-O-\nOOO\n-O-\n';
const LINES_ONLY = 'Lights Out is played in line mode only: masu play FILE --plain';

test('it is in no menu, its games and records in no list, and its levels are refused in words', () => {
  const app = new PageStack(home);
  const hash = '-O-/OOO/-O-';
  const game = `masu-game 1 lights-out ${hash}\nat 1\nplay a1\n`;
  const facts = { puzzle, hash, title: 'Cross', level: LEVEL };
  app.store.saveGame(app.store.openSave(), { ...facts, game, moves: 1, millis: 1, hints: 0 });
  const best = { hints: 0, millis: 1, at: 1 };
  app.store.saveRecord({ ...facts, bestMoves: { moves: 1, solution: 'b2', at: 1 }, best } as unknown as LevelRecord);
  expect(app.store.records).toHaveLength(1);
  const navigation = new Navigation(app);
  app.open(navigation.menu());
  const menu = app.after();
  expect(menu).toContain('Sokoban');
  expect(menu).not.toMatch(/Lights Out|Cross/);
  for (const row of ['games', 'records', 'next', 'playlists', 'progress', 'daily']) {
    expect(app.after('/', ...row, 'enter')).not.toMatch(/Lights Out|Cross/);
    app.after('escape');
  }
  const said: string[] = [];
  expect(navigation.paste(LEVEL, ({ text }) => said.push(text))).toBe(false);
  expect(said).toEqual([LINES_ONLY]);
});
