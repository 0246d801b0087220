// Moves of the player: steps, walks, pushes, and what a click means. Each function returns the session after it and the
// events; `act` adds what follows from a changed position (hint, deadlock, solved).

import { type Direction, offsets } from '@masu/core/base/grid.js';
import { moveAll } from '@masu/core/play/game.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, type Step, step } from '@masu/core/sokoban/rules/step.js';
import { walkTo } from '@masu/core/sokoban/rules/walks.js';
import { type Act, extended, stays } from '../history.js';
import type { Obstacle, SokobanEvent } from './event.js';
import { boxPaths, SOKOBAN_PLAY, type SokobanSession, sokobanPosition } from './session.js';

export type SokobanAct = Act<SokobanSession, SokobanEvent>;

export function unselected(state: SokobanSession): SokobanSession {
  const { selectedBox: _, ...rest } = state;
  return rest;
}

function obstacle(
  level: Level,
  position: Position,
  direction: Direction,
  blocked: Step & { kind: 'blocked' },
): Obstacle {
  const ahead = position.player + offsets(level.width)[direction];
  if (!position.boxes.includes(ahead)) return 'wall';
  return blocked.by === 'wall' ? 'box-wall' : 'box-box';
}

/** The event of a push. */
function pushedEvent(level: Level, direction: Direction, { from, onto, to }: Step & { kind: 'push' }): SokobanEvent {
  const [was, is] = [level.goalMap[from] === 1, level.goalMap[onto] === 1];
  const boxesLeft = to.boxes.filter((box) => level.goalMap[box] !== 1).length;
  return { kind: 'pushed', direction, from, onto, goal: was === is ? 'neither' : is ? 'onto' : 'off', boxesLeft };
}

/**
 * Makes moves up to the first that is blocked, as one action: an event per push and per walk between pushes. Moves of the
 * player end where they solve the level, so that a path through the solution doesn't lose it; those that masu shows don't.
 */
export function playMoves(
  state: SokobanSession,
  moves: readonly Direction[],
  by: 'player' | 'shown' = 'player',
): SokobanAct {
  const { level } = state.game;
  const events: SokobanEvent[] = [];
  let position = sokobanPosition(state);
  let moveCount = 0;
  for (const direction of moves) {
    const next = step(level, position, direction);
    if (next.kind === 'blocked') {
      events.push({
        kind: 'moves-blocked',
        made: moveCount,
        direction,
        by: obstacle(level, position, direction, next),
      });
      break;
    }
    const last = events.at(-1);
    if (next.kind === 'push') events.push(pushedEvent(level, direction, next));
    else if (last?.kind === 'walked') events[events.length - 1] = { kind: 'walked', steps: last.steps + 1 };
    else events.push({ kind: 'walked', steps: 1 });
    position = next.to;
    moveCount++;
    if (by === 'player' && next.kind === 'push' && isSolved(level, position)) break;
  }
  const facing = moves[moveCount - 1] ?? state.facing;
  const { game } = moveAll(SOKOBAN_PLAY, state.game, moves.slice(0, moveCount), by === 'shown');
  return { state: { ...state, ...extended(state, game), facing }, events };
}

interface Toward {
  readonly direction: Direction;
}

/** One step. If it is blocked, the player only turns. */
export function stepOnce(state: SokobanSession, { direction }: Toward): SokobanAct {
  const next = step(state.game.level, sokobanPosition(state), direction);
  return next.kind === 'blocked' ? turned(state, direction) : playMoves(state, [direction]);
}

/** Repeats a step while `goesOn` allows it; if not even the first is allowed, the player only turns. */
function stepFar(
  state: SokobanSession,
  direction: Direction,
  goesOn: (next: Step & { to: Position }, from: Position) => boolean,
): SokobanAct {
  const { level } = state.game;
  const steps: Direction[] = [];
  for (let from = sokobanPosition(state); ; ) {
    const next = step(level, from, direction);
    if (next.kind === 'blocked' || !goesOn(next, from)) break;
    steps.push(direction);
    from = next.to;
  }
  return steps.length === 0 ? turned(state, direction) : playMoves(state, steps);
}

/** The player turns. No event if the step was possible: a box that could be pushed is no obstacle. */
function turned(state: SokobanSession, direction: Direction): SokobanAct {
  const { level } = state.game;
  const position = sokobanPosition(state);
  const tried = step(level, position, direction);
  const next = { ...unselected(state), facing: direction };
  if (tried.kind !== 'blocked') return stays(next);
  return stays(next, { kind: 'blocked', direction, by: obstacle(level, position, direction, tried) });
}

export const walkUntilBlocked = (state: SokobanSession, { direction }: Toward): SokobanAct =>
  stepFar(state, direction, (next) => next.kind === 'walk');

export function pushUntilBlocked(state: SokobanSession, { direction }: Toward): SokobanAct {
  const start = sokobanPosition(state);
  return stepFar(state, direction, (_taken, from) => from === start || !isSolved(state.game.level, from));
}

export function walkToCell(state: SokobanSession, { cell }: { readonly cell: number }): SokobanAct {
  const walk = walkTo(state.game.level, sokobanPosition(state), cell);
  if (!walk) return stays(unselected(state), { kind: 'cannot-walk', cell });
  return playMoves(unselected(state), walk);
}

export function pushBoxTo(
  state: SokobanSession,
  { box, cell }: { readonly box: number; readonly cell: number },
): SokobanAct {
  const isBox = sokobanPosition(state).boxes.includes(box);
  const moves = isBox ? boxPaths(state, box).movesTo(cell) : undefined;
  return moves ? playMoves(state, moves) : stays(unselected(state), { kind: 'cannot-push', box, cell });
}

export function deselect(state: SokobanSession): SokobanAct {
  const { selectedBox: box } = state;
  return box === undefined ? stays(state) : stays(unselected(state), { kind: 'box-deselected', box });
}

export function selectBox(state: SokobanSession, { box }: { readonly box: number }): SokobanAct {
  if (!sokobanPosition(state).boxes.includes(box)) return deselect(state);
  const targets = boxPaths(state, box).cells.length;
  return stays({ ...state, selectedBox: box }, { kind: 'box-selected', box, targets });
}

/**
 * On a box: selects it, or deselects it if it is the selected one. With a box selected, on any other cell: pushes the
 * box there, or reports that it can't be pushed there and deselects it; the player's own cell only deselects. Otherwise
 * walks there.
 */
export function touch(state: SokobanSession, { cell }: { readonly cell: number }): SokobanAct {
  const { selectedBox } = state;
  const position = sokobanPosition(state);
  if (cell === selectedBox) return deselect(state);
  if (position.boxes.includes(cell)) return selectBox(state, { box: cell });
  if (selectedBox === undefined) return walkToCell(state, { cell });
  if (cell === position.player && !boxPaths(state, selectedBox).cells.includes(cell)) return deselect(state);
  return pushBoxTo(state, { box: selectedBox, cell });
}
