import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish } from '@masu/core/base/outcome.js';
import type { SokobanRecord } from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED, runningGame } from '@masu/core/play/saved-order.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HAS_PERMISSIONS } from '../../../../test/only-where.js';
import { dataFolder, fileStem, SavedFiles } from './saved-files.js';
import { Store } from './store.js';

let home: string;
let time = 0;
const store = (): Store => new Store(home, () => ++time);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'masu-store-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const GAME = { puzzle: 'sokoban', hash: 'h', title: 't', level: '', game: '', moves: 0, millis: 0, hints: 0 } as const;

function record(moves: number, pushes: number): SokobanRecord {
  const score = { moves, pushes, solution: `${moves}/${pushes}`, at: 0 };
  return { puzzle: 'sokoban', hash: 'h', title: 't', level: '', bestMoves: score, bestPushes: score };
}

test('the folder of saved data', () => {
  expect(dataFolder({ MASU_HOME: '/a/b' })).toBe('/a/b');
  expect(dataFolder({ XDG_DATA_HOME: '/x' })).toBe('/x/masu');
  expect(dataFolder({ XDG_DATA_HOME: 'relative' })).toBe(join(homedir(), '.local/share/masu'));
});

test('a key from a file cannot name another file', () => {
  expect(fileStem('sokoban', 'abc-1')).toBe('sokoban_abc-1');
  for (const key of ['../../x', '', '.', 'a/b', 'a\0b', 'a'.repeat(300), 'ü'])
    expect(fileStem(key)).toMatch(/^[0-9a-f]{24}$/);
});

test('entries of an unknown puzzle are stored by harmless names, each once, however often they come', () => {
  const entries = ['../../x', 'a\0b', 'a'.repeat(300)].flatMap((hash) => [
    { list: 'games', entry: { puzzle: 'sudoku', hash, id: '../x' } } as const,
    { list: 'records', entry: { puzzle: 'sudoku', hash } } as const,
  ]);
  for (let times = 0; times < 3; times++) finish(store().addEverything({ ...NOTHING_SAVED, unknown: entries }));
  expect(['games', 'records'].map((folder) => readdirSync(join(home, folder)).length)).toEqual([3, 3]);
});

test('a game is saved at every move and read back', () => {
  const one = store();
  const save = one.openSave();
  for (let moves = 1; moves <= 3; moves++) one.saveGame(save, { ...GAME, moves });
  expect(one.games()).toHaveLength(1);
  expect(runningGame(store().games(GAME), GAME)).toMatchObject({ id: save.id, moves: 3 });
});

test('two terminals with one game: both games are kept, and the later is continued', () => {
  const one = store();
  const save = one.openSave();
  one.saveGame(save, { ...GAME, moves: 1 });
  const two = store();
  const [resumed] = two.games();
  const other = two.openSave(resumed);
  two.saveGame(other, { ...GAME, moves: 50 });
  one.saveGame(save, { ...GAME, moves: 2 });
  two.saveGame(other, { ...GAME, moves: 51 });
  one.saveGame(save, { ...GAME, moves: 3 });
  expect(
    one
      .games()
      .map((game) => game.moves)
      .sort(),
  ).toEqual([3, 51]);
  expect(runningGame(one.games(), GAME)?.moves).toBe(3);
});

test('a game is resumed by one program after another: it stays one game', () => {
  const first = store();
  first.saveGame(first.openSave(), { ...GAME, moves: 1 });
  for (let moves = 2; moves <= 4; moves++) {
    const next = store();
    const save = next.openSave(runningGame(next.games(GAME), GAME));
    next.saveGame(save, { ...GAME, moves });
    next.saveGame(save, { ...GAME, moves });
  }
  expect(readdirSync(join(home, 'games'))).toHaveLength(1);
  expect(store().games()).toMatchObject([{ moves: 4 }]);
});

test('a save under the same name is overwritten by the next program', () => {
  const [one, two] = [store(), store()];
  one.saveGame(one.openSave(), { ...GAME, name: 'n', moves: 1 });
  two.saveGame(two.openSave(two.games()[0]), { ...GAME, name: 'n', moves: 2 });
  expect(store().games()).toMatchObject([{ name: 'n', moves: 2 }]);
});

test('duplicate games of older versions are cleaned up on reading; the latest stays', () => {
  const older = (id: string, savedAt: number, play: string): void => {
    // Fields in the order older versions wrote them.
    const game = { ...GAME, game: `masu-game 1 sokoban h\nat 1\nplay ${play}\n`, moves: play.length, id, savedAt };
    mkdirSync(join(home, 'games'), { recursive: true });
    writeFileSync(join(home, 'games', `sokoban_h_${id}.json`), JSON.stringify({ masu: 1, games: [game] }));
  };
  older('aaaa', 1, 'd');
  older('bbbb', 2, 'dud');
  older('cccc', 3, 'dudr');
  older('dddd', 4, 'rr');
  expect(
    store()
      .games()
      .map(({ id }) => id),
  ).toEqual(['cccc', 'dddd']);
  expect(readdirSync(join(home, 'games')).sort()).toEqual(['sokoban_h_cccc.json', 'sokoban_h_dddd.json']);
  const next = store();
  next.saveGame(next.openSave(runningGame(next.games(GAME), GAME)), { ...GAME, game: 'x', moves: 3 });
  expect(readdirSync(join(home, 'games'))).toHaveLength(2);
  expect(store().everything().games).toHaveLength(2);
});

test('two terminals with records: the best of both, each with its solution, in one file in the end', () => {
  const one = store();
  const two = store();
  one.saveRecord(record(10, 5));
  two.saveRecord(record(12, 3));
  one.saveRecord(record(11, 4));
  const { bestMoves, bestPushes } = store().record(GAME) as SokobanRecord;
  expect([bestMoves.solution, bestPushes.solution]).toEqual(['10/5', '12/3']);
  expect(readdirSync(join(home, 'records'))).toHaveLength(1);
});

test('settings of two terminals do not undo each other', () => {
  const one = store();
  const two = store();
  one.saveSetting('a', 1);
  two.saveSetting('b', true);
  const three = store();
  expect([three.setting('a', 0), three.setting('b', false), three.setting('c', 'x')]).toEqual([1, true, 'x']);
  expect(three.setting('a', 'text')).toBe('text');
});

test.each([
  ['broken', '{"masu":1,"rec', 'truncated'],
  ['newer', '{"masu":99,"records":[]}', 'newer version of masu'],
  ['of another kind', '{"masu":1,"records":[{"puzzle":"sokoban"}]}', 'expected'],
])('a %s file is moved aside unchanged, with a sentence', (_, text, part) => {
  store().saveRecord(record(10, 5));
  const [name] = readdirSync(join(home, 'records')) as [string];
  writeFileSync(join(home, 'records', name), text);
  const after = store();
  const notices = after.takeNotices();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toContain('moved unchanged');
  expect(notices[0]).toContain(part);
  const [aside] = readdirSync(join(home, 'aside')) as [string];
  expect(readFileSync(join(home, 'aside', aside), 'utf8')).toBe(text);
  after.saveRecord(record(20, 9));
  expect((store().record(GAME) as SokobanRecord).bestMoves.moves).toBe(20);
});

test('a disk that cannot be written is reported once, play continues, and recovery is reported', () => {
  const blocked = join(home, 'file');
  writeFileSync(blocked, '');
  const one = new Store(blocked, () => ++time);
  const save = one.openSave();
  expect(one.saveGame(save, GAME)).toBe(false);
  expect(one.saveGame(save, GAME)).toBe(false);
  expect(one.saveRecord(record(10, 5))).toBe(false);
  expect(one.takeNotices()).toEqual([
    `Can't save: the path is a file, not a folder (${blocked}). You can keep playing.`,
  ]);
  expect((one.record(GAME) as SokobanRecord).bestMoves.moves).toBe(10);
  rmSync(blocked);
  expect(one.saveGame(save, GAME)).toBe(true);
  expect(one.takeNotices()).toEqual(['Saving works again.']);
  expect((new Store(blocked, () => ++time).record(GAME) as SokobanRecord).bestMoves.moves).toBe(10);
});

test.runIf(HAS_PERMISSIONS)('a folder without write permission', () => {
  mkdirSync(join(home, 'games'));
  chmodSync(join(home, 'games'), 0o500);
  const one = store();
  expect(one.saveGame(one.openSave(), GAME)).toBe(false);
  expect(one.takeNotices()[0]).toContain('permission denied');
});

test('a file that can’t be removed stays; it is reported if the player asked', () => {
  const files = new SavedFiles(home);
  // A folder at the path of a file can’t be removed, not even by root.
  mkdirSync(join(home, 'games', 'a.json'), { recursive: true });
  expect([files.remove('games', 'a.json'), files.notices]).toEqual([false, []]);
  expect([files.remove('games', 'a.json', true), files.isFailing]).toEqual([false, true]);
  expect(files.notices).toMatchObject([{ kind: 'cannot-save', home }]);
  expect(files.remove('games', 'absent.json', true)).toBe(true);
});

test('a home where no folder can be created is reported at once', () => {
  const one = new Store('/proc/masu/deeper', () => ++time);
  expect(one.saveGame(one.openSave(), GAME)).toBe(false);
  expect(one.takeNotices()).toEqual([expect.stringMatching(/^Can't save: .*You can keep playing\.$/)]);
});

test('a missing home is created with all its parents', () => {
  const deep = join(home, 'one', 'two', 'three');
  const one = new Store(deep, () => ++time);
  expect(one.saveGame(one.openSave(), GAME)).toBe(true);
  expect(readdirSync(join(deep, 'games'))).toHaveLength(1);
});

test('everything is exported and imported again, into a store that already has some of it', () => {
  const one = store();
  one.saveRecord(record(10, 5));
  one.saveSetting('a', 1);
  one.saveGame(one.openSave(), GAME);
  one.saveCollection({ id: 'c', puzzle: 'sokoban', title: 'C', text: '####', importedAt: 1 });
  const all = one.everything();
  rmSync(home, { recursive: true });
  const two = store();
  two.saveRecord(record(12, 3));
  expect(finish(two.addEverything(all))).toBe(true);
  expect(finish(two.addEverything(all))).toBe(true);
  const { records, ...rest } = two.everything();
  expect({ ...NOTHING_SAVED, ...rest, records: [] }).toEqual({ ...all, records: [] });
  expect((records[0] as SokobanRecord).bestPushes.pushes).toBe(3);
});

test('grades and daily puzzles are saved, merged, and exported with everything', () => {
  const one = store();
  const grade = { puzzle: 'sokoban', hash: 'h', grade: 'hard', isExact: true, reasons: ['Why.'], grader: 1 } as const;
  const daily = { puzzle: 'sokoban', day: '2026-11-15', hash: 'h', level: '####', grade: 'hard', optimum: 9 } as const;
  expect(one.saveGrades([grade, { ...grade, hash: 'i', grade: 'easy' }])).toBe(true);
  expect(one.saveGrades([{ ...grade, isExact: false, grade: 'easy' }])).toBe(true);
  expect(one.saveDaily(daily)).toBe(true);
  const result = { on: '2026-11-15', at: 7, hints: 0, millis: 5, moves: 3, pushes: 9 };
  expect(one.saveDaily({ ...daily, solved: result })).toBe(true);
  const two = store();
  expect([...two.grades().values()].map(({ hash, grade: word }) => [hash, word])).toEqual([
    ['h', 'hard'],
    ['i', 'easy'],
  ]);
  expect(two.daily(daily)).toEqual({ ...daily, solved: result });
  expect([two.daily({ ...daily, day: '2026-11-14' }), readdirSync(join(home, 'dailies')).length]).toEqual([
    undefined,
    1,
  ]);
  const all = two.everything();
  rmSync(home, { recursive: true });
  const three = store();
  expect(finish(three.addEverything(all))).toBe(true);
  expect(three.everything()).toEqual(all);
});

test('what is added in bulk lists each folder once and writes what belongs together into one file', () => {
  const bulk = store();
  const [list, write] = [vi.spyOn(bulk.files, 'list'), vi.spyOn(bulk.files, 'write')];
  const settings = Array.from({ length: 300 }, (_, i) => ({ key: `s${i}`, value: i, at: 1 }));
  const drafts = Array.from({ length: 300 }, (_, i) => ({
    ...{ id: `d${i}`, puzzle: 'sokoban' as const, title: '', author: '', text: '####', savedAt: 1, versions: [] },
  }));
  const counts = [...bulk.addEverything({ ...NOTHING_SAVED, settings, drafts })];
  expect(counts).toEqual([300, ...drafts.map((_, i) => 301 + i)]);
  expect(list.mock.calls.map(([folder]) => folder)).toEqual(['settings', 'drafts']);
  expect(write.mock.calls.length).toBe(301);
  expect(store().everything()).toMatchObject({ settings: { length: 300 }, drafts: { length: 300 } });
});

test('adding that is stopped keeps what was added, and goes on when it is asked again', async () => {
  const games = Array.from({ length: 40 }, (_, i) => ({
    ...{ id: `g${i}`, puzzle: 'sokoban' as const, hash: 'h', title: '', level: '####', game: '', moves: 0 },
    ...{ millis: 0, hints: 0, savedAt: 1, name: `n${i}` },
  }));
  const stopped = store();
  const adding = stopped.addEverything({ ...NOTHING_SAVED, games });
  for (let count = 0; count < 10; count++) adding.next();
  await stopped.files.settle();
  expect(store().games().length).toBe(10);
  expect(finish(store().addEverything({ ...NOTHING_SAVED, games }))).toBe(true);
  expect(store().games().length).toBe(40);
});
