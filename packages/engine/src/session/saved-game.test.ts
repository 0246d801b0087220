import { validateLevel as validFutoshiki } from '@masu/core/futoshiki/rules/validate-level.js';
import { makeSavedData, parseSavedData, type SavedGame } from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED } from '@masu/core/play/saved-order.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';
import { actFutoshiki } from './futoshiki/act.js';
import { FUTOSHIKI_SAVES, makeFutoshikiSave, parseFutoshikiGame } from './futoshiki/saved.js';
import { newFutoshikiSession } from './futoshiki/session.js';
import { actSokoban } from './sokoban/act.js';
import { SOKOBAN_SAVES } from './sokoban/jobs.js';
import { makeSokobanSave, parseSokobanGame, sokobanMovesText } from './sokoban/saved.js';
import { newSokobanSession, type SokobanSession, sokobanCounts, sokobanPosition } from './sokoban/session.js';

const FACTS = { id: 'a', title: 'Room', millis: 10, savedAt: 20 };

const read = validateLevel({ rows: ['#######', '#@$ . #', '#######'] });
if (!read.ok) throw new Error(read.error.message);
const LEVEL = read.value;
const right = { kind: 'move', direction: 'right' } as const;
const start = newSokobanSession(LEVEL, { hintsUsed: 2 });

test('a game in progress is saved and continued where it was, redo and snapshots with it', () => {
  const moved = actSokoban(actSokoban(start, right).state, { kind: 'set-snapshot', slot: 4 }).state;
  const undone = actSokoban(moved, { kind: 'undo' }).state;
  const saved = SOKOBAN_SAVES.saved(undone, FACTS);
  expect(saved).toMatchObject({ puzzle: 'sokoban', moves: 0, hints: 2, ...FACTS });
  const again = parseSavedData(makeSavedData({ ...NOTHING_SAVED, games: saved ? [saved] : [] }));
  const game = again.ok ? parseSokobanGame(LEVEL, again.value.data.games[0]?.game ?? '') : undefined;
  if (!game?.ok) throw new Error('the game cannot be read');
  const resumed = newSokobanSession(LEVEL, { game: game.value });
  expect(sokobanPosition(resumed)).toEqual(sokobanPosition(undone));
  const redone = actSokoban(resumed, { kind: 'redo', unit: 'action' }).state;
  expect([sokobanCounts(redone).pushes, sokobanMovesText(redone)]).toEqual([1, 'R']);
  expect(actSokoban(redone, { kind: 'restore-snapshot', slot: 4 }).events[0]?.kind).toBe('snapshot-restored');
});

test('a game without a move, or solved, is not in progress; a named save of it is kept', () => {
  expect(SOKOBAN_SAVES.saved(start, FACTS)).toBeUndefined();
  const solved = actSokoban(actSokoban(start, right).state, right).state;
  expect(SOKOBAN_SAVES.saved(solved, FACTS)).toBeUndefined();
  expect(SOKOBAN_SAVES.saved(solved, { ...FACTS, name: 'done' })).toMatchObject({ name: 'done', moves: 2 });
  expect(makeSokobanSave(solved, FACTS)).toMatchObject({ moves: 2, hints: 2 });
});

const resumed = (saved: SavedGame | undefined): SokobanSession => {
  const game = parseSokobanGame(LEVEL, saved?.game ?? '');
  if (!game.ok) throw new Error(game.error.message);
  return newSokobanSession(LEVEL, { game: game.value });
};

test('moves that masu showed stay shown in a resumed game, which earns no record', () => {
  const shown = actSokoban(start, { kind: 'show-moves', moves: ['right'] }).state;
  const last = actSokoban(resumed(SOKOBAN_SAVES.saved(shown, FACTS)), right);
  expect(last.events.at(-1)).toMatchObject({ kind: 'solved', by: 'shown' });
});

test('a solution that masu showed ends no game: it is saved at the player’s last move', () => {
  const own = actSokoban(start, right).state;
  const cases: readonly [name: string, before: SokobanSession, pushes: number, moves: number | undefined][] = [
    ['from here', own, 1, 1],
    ['from the start again', actSokoban(own, { kind: 'restart' }).state, 2, 1],
    ['without a move before', start, 2, undefined],
  ];
  for (const [name, before, pushes, moves] of cases) {
    const shown = Array<'right'>(pushes).fill('right');
    const ready = actSokoban(before, { kind: 'show-moves', moves: shown, rewind: true }).state;
    const end = actSokoban(ready, { kind: 'end' });
    expect([name, end.events.at(-1)]).toEqual([name, expect.objectContaining({ kind: 'solved', by: 'shown' })]);
    const saved = SOKOBAN_SAVES.saved(end.state, FACTS);
    expect([name, saved?.moves]).toEqual([name, moves]);
    if (saved) expect([name, sokobanPosition(resumed(saved))]).toEqual([name, sokobanPosition(own)]);
  }
});

test('a Futoshiki is saved the same way', () => {
  const level = validFutoshiki({ size: 2, cells: [0, 0, 0, 0], inequalities: [{ less: 0, greater: 2 }] });
  if (!level.ok) throw new Error(level.error.message);
  const session = newFutoshikiSession(level.value);
  expect(FUTOSHIKI_SAVES.saved(session, FACTS)).toBeUndefined();
  const placed = actFutoshiki(session, { kind: 'place-digit', cell: 0, digit: 1 }).state;
  const game = parseFutoshikiGame(level.value, FUTOSHIKI_SAVES.saved(placed, FACTS)?.game ?? '');
  expect(game.ok && newFutoshikiSession(level.value, { game: game.value }).game.at).toBe(1);
  // Filling in every mark is one step to a player, however many marks there are.
  const filled = actFutoshiki(placed, { kind: 'fill-marks' }).state;
  expect(makeFutoshikiSave(filled, FACTS).moves).toBe(2);
  expect(FUTOSHIKI_SAVES.movesText(placed)).toBe('r1c1=1!');
  // The marks that a new game begins with are no game in progress; one mark of the player's makes it one.
  const opened = actFutoshiki(session, { kind: 'set-auto-marks', on: true }).state;
  expect(FUTOSHIKI_SAVES.saved(opened, FACTS)).toBeUndefined();
  const marked = actFutoshiki(opened, { kind: 'mark-digit', cell: 0, digit: 1 }).state;
  expect(FUTOSHIKI_SAVES.saved(marked, FACTS)).toMatchObject({ moves: 2 });
});

test('moves of the player between moves that masu showed are saved, too', () => {
  const level = levelOf(['########', '#@$   .#', '########']);
  const show = { kind: 'show-moves', moves: ['right'] } as const;
  let session = newSokobanSession(level);
  for (const command of [show, right, { ...show, moves: ['right', 'right'] } as const])
    session = actSokoban(session, command).state;
  expect(session.game.entries.map(({ isShown = false }) => isShown)).toEqual([true, false, true, true]);
  expect(SOKOBAN_SAVES.saved(session, FACTS)?.moves).toBe(2);
});
