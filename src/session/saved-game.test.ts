import { expect, test } from 'vitest';
import { validateLevel as validFutoshiki } from '../futoshiki/index.js';
import { makeSavedData, NOTHING_SAVED, parseSavedData } from '../play/index.js';
import { validateLevel } from '../sokoban/index.js';
import { actFutoshiki } from './futoshiki/act.js';
import { futoshikiMovesText, makeFutoshikiSave, parseFutoshikiGame, savedFutoshiki } from './futoshiki/saved.js';
import { newFutoshikiSession } from './futoshiki/session.js';
import { actSokoban } from './sokoban/act.js';
import { makeSokobanSave, parseSokobanGame, savedSokoban, sokobanMovesText } from './sokoban/saved.js';
import { newSokobanSession, sokobanCounts, sokobanPosition } from './sokoban/session.js';

const FACTS = { id: 'a', title: 'Room', millis: 10, savedAt: 20 };

const read = validateLevel({ rows: ['#######', '#@$ . #', '#######'] });
if (!read.ok) throw new Error(read.error.message);
const LEVEL = read.value;
const right = { kind: 'move', direction: 'right' } as const;
const start = newSokobanSession(LEVEL, { hintsUsed: 2 });

test('a game in progress is saved and continued where it was, redo and snapshots with it', () => {
  const moved = actSokoban(actSokoban(start, right).state, { kind: 'set-snapshot', slot: 4 }).state;
  const undone = actSokoban(moved, { kind: 'undo' }).state;
  const saved = savedSokoban(undone, FACTS);
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
  expect(savedSokoban(start, FACTS)).toBeUndefined();
  const solved = actSokoban(actSokoban(start, right).state, right).state;
  expect(savedSokoban(solved, FACTS)).toBeUndefined();
  expect(savedSokoban(solved, { ...FACTS, name: 'done' })).toMatchObject({ name: 'done', moves: 2 });
  expect(makeSokobanSave(solved, FACTS)).toMatchObject({ moves: 2, hints: 2 });
});

test('a Futoshiki is saved the same way', () => {
  const level = validFutoshiki({ size: 2, cells: [0, 0, 0, 0], inequalities: [{ less: 0, greater: 2 }] });
  if (!level.ok) throw new Error(level.error.message);
  const session = newFutoshikiSession(level.value);
  expect(savedFutoshiki(session, FACTS)).toBeUndefined();
  const placed = actFutoshiki(session, { kind: 'place-digit', cell: 0, digit: 1 }).state;
  const game = parseFutoshikiGame(level.value, savedFutoshiki(placed, FACTS)?.game ?? '');
  expect(game.ok && newFutoshikiSession(level.value, { game: game.value }).game.at).toBe(1);
  // Filling in every mark is one step to a player, however many marks there are.
  const filled = actFutoshiki(placed, { kind: 'fill-marks' }).state;
  expect(makeFutoshikiSave(filled, FACTS).moves).toBe(2);
  expect(futoshikiMovesText(placed)).toBe('r1c1=1!');
  // The marks that a new game begins with are no game in progress; one mark of the player's makes it one.
  const opened = actFutoshiki(session, { kind: 'set-auto-marks', on: true }).state;
  expect(savedFutoshiki(opened, FACTS)).toBeUndefined();
  const marked = actFutoshiki(opened, { kind: 'mark-digit', cell: 0, digit: 1 }).state;
  expect(savedFutoshiki(marked, FACTS)).toMatchObject({ moves: 2 });
});
