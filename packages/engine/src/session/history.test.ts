// Undo in a continued game: its entries belong to no action of this session.

import { expect, test } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';
import { actSokoban } from './sokoban/act.js';
import { newSokobanSession } from './sokoban/session.js';

test('undo takes back single moves of a continued game, also after an action that was undone', () => {
  const level = levelOf(['########', '#@   $.#', '########']);
  const right = { kind: 'move', direction: 'right' } as const;
  const before = actSokoban(actSokoban(newSokobanSession(level), right).state, right).state;
  const continued = newSokobanSession(level, { game: before.game });
  const [undo, redo] = [{ kind: 'undo', unit: 'action' } as const, { kind: 'redo', unit: 'action' } as const];
  const commands = [right, undo, undo, undo, redo];
  let state = continued;
  const places = commands.map((command) => {
    state = actSokoban(state, command).state;
    return state.game.at;
  });
  expect(places).toEqual([3, 2, 1, 0, 1]);
});
