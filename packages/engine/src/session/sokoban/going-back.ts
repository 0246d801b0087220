// Undo, redo, the timeline, restart, and snapshots. None of them loses a move.

import type { Direction } from '@masu/core/base/grid.js';
import { type Entry, goTo, restart, returnToSnapshot, type SnapshotSlot } from '@masu/core/play/game.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import { actionAfter, actionBefore, extended, type History, stays } from '../history.js';
import type { SokobanCommand } from './command.js';
import type { SokobanEvent } from './event.js';
import { sameBoxes } from './hint-plan.js';
import type { SokobanAct } from './moving.js';
import { facingAt, SOKOBAN_PLAY, type SokobanGame, type SokobanSession } from './session.js';

/** The boxes after the first `count` entries. */
const boxesAfter = ({ entries, level }: SokobanGame, count: number): readonly number[] =>
  (entries[count - 1]?.to ?? level.start).boxes;

/** How many entries are applied just before the last push. */
function beforeLastPush(game: SokobanGame): number {
  let before = game.at - 1;
  while (before > 0 && sameBoxes(boxesAfter(game, before), boxesAfter(game, game.at))) before--;
  return Math.max(0, before);
}

function whatHappened(game: SokobanGame, index: number): Pick<SokobanEvent & { kind: 'undone' }, 'what' | 'direction'> {
  const entry = game.entries[index] as Entry<Position, Direction>;
  if (entry.kind === 'jump') return { what: 'jump' };
  const isPush = !sameBoxes(boxesAfter(game, index), boxesAfter(game, index + 1));
  return { what: isPush ? 'push' : 'walk', direction: entry.move };
}

export function undoIn(
  state: SokobanSession,
  { unit = 'move', count = 1 }: SokobanCommand & { kind: 'undo' },
): SokobanAct {
  let { game } = state;
  if (game.at === 0) return stays(state, { kind: 'nothing-to-undo' });
  for (let i = 0; i < count && game.at > 0; i++) {
    const here: History<SokobanGame['level'], Position, Direction> = { ...state, game };
    game = goTo(game, unit === 'move' ? game.at - 1 : unit === 'action' ? actionBefore(here) : beforeLastPush(game));
  }
  const last = state.game.entries[game.at];
  // An undone step is walked backward: the player keeps facing its direction.
  const facing = last?.kind === 'move' ? last.move : facingAt(game);
  const undone = whatHappened(state.game, game.at);
  return stays({ ...state, game, facing }, { kind: 'undone', ...undone, count: state.game.at - game.at });
}

export function redoIn(
  state: SokobanSession,
  { unit = 'move', count = 1 }: SokobanCommand & { kind: 'redo' },
): SokobanAct {
  const { at, entries } = state.game;
  if (at === entries.length) return stays(state, { kind: 'nothing-to-redo' });
  let { game } = state;
  for (let i = 0; i < count && game.at < entries.length; i++) {
    game = goTo(game, unit === 'move' ? game.at + 1 : actionAfter({ ...state, game }));
  }
  const redone = whatHappened(game, game.at - 1);
  return stays({ ...state, game, facing: facingAt(game) }, { kind: 'redone', ...redone, count: game.at - at });
}

export function restartLevel(state: SokobanSession): SokobanAct {
  const game = restart(SOKOBAN_PLAY, state.game);
  if (game === state.game) return stays(state, { kind: 'nothing-to-undo' });
  return stays({ ...state, ...extended(state, game), facing: 'down' }, { kind: 'restarted' });
}

export function restoreSnapshot(state: SokobanSession, { slot }: { readonly slot: SnapshotSlot }): SokobanAct {
  const game = returnToSnapshot(SOKOBAN_PLAY, state.game, slot);
  if (!game) return stays(state, { kind: 'snapshot-empty', slot });
  return stays({ ...state, ...extended(state, game), facing: facingAt(game) }, { kind: 'snapshot-restored', slot });
}
