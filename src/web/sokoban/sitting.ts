// One sitting at one Sokoban level, without the browser: the game and what survives undo (where the player looks,
// which box is chosen). `act` is the only way from one sitting to the next; it tells what happened and by which poses,
// and leaves words and drawing to the page.

import { type Direction, offsets, rowColumn } from '../../base/grid.js';
import {
  type Entry,
  type Game,
  goTo,
  isWon,
  move,
  moveAll,
  movesOf,
  newGame,
  type Playable,
  positionOf,
  redo,
  restart,
  returnToSnapshot,
  setSnapshot,
  undo,
} from '../../play/index.js';
import { boxWays, isSolved, type Level, type Position, replay, scoreOf, step, walkTo } from '../../sokoban/index.js';
import type { Pose } from '../board/pose.js';
import type { Command } from './command.js';
import type { Happening } from './happening.js';

/** What play needs of Sokoban. Not the puzzle's own object: that one brings every solver with it. */
export const SOKOBAN_PLAY: Playable<Level, Position, Direction> = {
  start: (level) => level.start,
  play(level, position, direction) {
    const taken = step(level, position, direction);
    return taken.kind === 'blocked' ? undefined : taken.to;
  },
  isSolved,
};

export type SokobanGame = Game<Level, Position, Direction>;

export interface Sitting {
  readonly level: Level;
  readonly game: SokobanGame;
  readonly facing: Direction;
  readonly chosen?: number;
}

/** The sitting after a command, what happened, and the poses on the way there (none: shown at once). */
export interface Act {
  readonly sitting: Sitting;
  readonly happening: Happening;
  readonly way: readonly Pose[];
}

export function sitDown(level: Level, game: SokobanGame = newGame(level)): Sitting {
  return { level, game, facing: facingOf(game) };
}

export const positionOfSitting = (sitting: Sitting): Position => positionOf(SOKOBAN_PLAY, sitting.game);

export const isSittingWon = (sitting: Sitting): boolean => isWon(SOKOBAN_PLAY, sitting.game);

export function poseOf(sitting: Sitting): Pose {
  return { ...positionOfSitting(sitting), facing: sitting.facing };
}

/** Where the player looks after the moves in force: along the last one. */
function facingOf(game: SokobanGame): Direction {
  const entry = game.entries[game.at - 1];
  return (entry?.kind === 'move' ? entry.move : movesOf(game).at(-1)) ?? 'down';
}

const still = (sitting: Sitting, happening: Happening): Act => ({ sitting, happening, way: [] });

function unchosen({ level, game, facing }: Sitting): Sitting {
  return { level, game, facing };
}

export function act(sitting: Sitting, command: Command): Act {
  switch (command.kind) {
    case 'move':
      return stepOnce(sitting, command.direction);
    case 'run':
      return stepWhile(sitting, command.direction, 'walk');
    case 'shove':
      return stepWhile(sitting, command.direction, 'push');
    case 'touch':
      return touch(sitting, command.cell);
    case 'carry':
      return carry(sitting, command.box, command.cell);
    case 'let-go':
      return still(unchosen(sitting), { kind: 'nothing' });
    case 'undo':
      return sitting.game.at === 0 ? still(sitting, { kind: 'at-start' }) : seek(sitting, undo(sitting.game), 'undone');
    case 'undo-pushes':
      return seek(sitting, goToMove(sitting.game, beforePush(sitting, command.count)), 'undone');
    case 'redo':
      return sitting.game.at === sitting.game.entries.length
        ? still(sitting, { kind: 'at-end' })
        : seek(sitting, redo(sitting.game), 'redone');
    case 'go-to':
      return seek(sitting, goToMove(sitting.game, command.at), 'sought');
    case 'restart':
      return seek(sitting, restart(SOKOBAN_PLAY, sitting.game), 'restarted');
    case 'show':
      return play(sitting, command.moves);
    case 'set-snapshot':
      return still(
        { ...sitting, game: setSnapshot(sitting.game, command.slot) },
        { kind: 'snapshot-set', slot: command.slot },
      );
    case 'to-snapshot': {
      const game = returnToSnapshot(SOKOBAN_PLAY, sitting.game, command.slot);
      return game
        ? seek(sitting, game, 'snapshot-taken')
        : still(sitting, { kind: 'snapshot-empty', slot: command.slot });
    }
  }
}

function stepOnce(sitting: Sitting, direction: Direction): Act {
  const { level } = sitting;
  const taken = step(level, positionOfSitting(sitting), direction);
  const game = move(SOKOBAN_PLAY, sitting.game, direction);
  const next: Sitting = { level, game: game ?? sitting.game, facing: direction };
  if (taken.kind === 'blocked' || !game) {
    const ahead = positionOfSitting(sitting).player + offsets(level.width)[direction];
    const box = level.walls[ahead] === 0;
    return still(next, { kind: 'blocked', box, by: taken.kind === 'blocked' ? taken.by : 'wall' });
  }
  const way = [poseOf(next)];
  if (taken.kind === 'walk') return { sitting: next, happening: { kind: 'walked', steps: 1 }, way };
  return { sitting: next, happening: pushed(next, direction, taken.from, taken.onto), way };
}

function pushed(sitting: Sitting, direction: Direction, from: number, onto: number): Happening {
  const { goalMap } = sitting.level;
  return { kind: 'pushed', direction, onto: goalMap[onto] === 1, off: goalMap[from] === 1 && goalMap[onto] !== 1 };
}

/** Steps on while each is a walk, or while each is a push; where the first is neither, one step like any other. */
function stepWhile(sitting: Sitting, direction: Direction, kind: 'walk' | 'push'): Act {
  const directions: Direction[] = [];
  let taken = step(sitting.level, positionOfSitting(sitting), direction);
  while (taken.kind === kind) {
    directions.push(direction);
    taken = step(sitting.level, taken.to, direction);
  }
  return directions.length === 0 ? stepOnce(sitting, direction) : play(sitting, directions);
}

/** A click or tap: on the floor it walks there, on a box it chooses it, with a box chosen it brings the box there. */
function touch(sitting: Sitting, cell: number): Act {
  const position = positionOfSitting(sitting);
  if (sitting.chosen !== undefined && sitting.chosen !== cell && !position.boxes.includes(cell)) {
    const ways = boxWays(sitting.level, position, sitting.chosen);
    if (ways.cells.includes(cell)) return carry(sitting, sitting.chosen, cell);
    if (cell !== position.player) return still(unchosen(sitting), { kind: 'nothing' });
  }
  if (position.boxes.includes(cell)) {
    if (sitting.chosen === cell) return still(unchosen(sitting), { kind: 'nothing' });
    const targets = boxWays(sitting.level, position, cell).cells.length;
    const [row, column] = rowColumn(cell, sitting.level.width);
    return still({ ...sitting, chosen: cell }, { kind: 'chosen', row: row + 1, column: column + 1, targets });
  }
  const walk = walkTo(sitting.level, position, cell);
  if (!walk) return still(unchosen(sitting), { kind: 'no-way', cell });
  return walk.length === 0 ? still(unchosen(sitting), { kind: 'nothing' }) : play(sitting, walk);
}

function carry(sitting: Sitting, box: number, cell: number): Act {
  const moves = boxWays(sitting.level, positionOfSitting(sitting), box).movesTo(cell);
  return moves ? play(sitting, moves) : still(unchosen(sitting), { kind: 'no-way', cell });
}

/** Makes moves one by one, to the first that cannot be made. */
function play(sitting: Sitting, moves: readonly Direction[]): Act {
  const { game, made } = moveAll(SOKOBAN_PLAY, sitting.game, moves);
  if (made === 0) return still(unchosen(sitting), { kind: 'nothing' });
  const next: Sitting = { level: sitting.level, game, facing: moves[made - 1] as Direction };
  const entries = game.entries.slice(game.at - made) as readonly Extract<
    Entry<Position, Direction>,
    { kind: 'move' }
  >[];
  const way = entries.map((entry) => ({ ...entry.to, facing: entry.move }));
  const before = entries.at(-2)?.to ?? positionOfSitting(sitting);
  const after = (entries.at(-1) as (typeof entries)[number]).to;
  const from = before.boxes.find((box) => !after.boxes.includes(box));
  const onto = after.boxes.find((box) => !before.boxes.includes(box));
  const happening: Happening =
    from === undefined || onto === undefined ? { kind: 'walked', steps: made } : pushed(next, next.facing, from, onto);
  return { sitting: next, happening, way };
}

/** To another point of the same history. A single step back or on is shown as motion. */
function seek(
  sitting: Sitting,
  game: SokobanGame,
  kind: 'undone' | 'redone' | 'sought' | 'restarted' | 'snapshot-taken',
): Act {
  if (game === sitting.game) return still(unchosen(sitting), { kind: 'nothing' });
  const facing = kind === 'undone' ? undoneFacing(sitting.game) : facingOf(game);
  const next: Sitting = { level: sitting.level, game, facing };
  const entry = kind === 'undone' ? sitting.game.entries[game.at] : game.entries[game.at - 1];
  const wasPush = pushIn(sitting, next);
  const happening: Happening = { kind, push: wasPush, ...(entry?.kind === 'move' ? { direction: entry.move } : {}) };
  return { sitting: next, happening, way: [poseOf(next)] };
}

/** An undone step is walked backwards: the player keeps looking along it. */
function undoneFacing(game: SokobanGame): Direction {
  const entry = game.entries[game.at - 1];
  return entry?.kind === 'move' ? entry.move : facingOf(game);
}

function pushIn(before: Sitting, after: Sitting): boolean {
  return positionOfSitting(before).boxes !== positionOfSitting(after).boxes;
}

/** How many moves are in force before the last so many pushes. */
function beforePush({ game }: Sitting, count: number): number {
  const { at } = lineOf(game);
  const pushes = pushMarks(game).filter((mark) => mark <= at);
  return (pushes[Math.max(0, pushes.length - count)] ?? 1) - 1;
}

/**
 * The moves that lead from the start of the level to the end of the current run, with what can be redone, and how many of
 * them are in force. A restart begins a new run: what was played before it is history, and undo brings it back.
 */
export interface Line {
  readonly moves: readonly Direction[];
  readonly at: number;
}

export function lineOf(game: SokobanGame): Line {
  const before = movesOf(game);
  const ahead: Direction[] = [];
  for (const entry of game.entries.slice(game.at)) {
    if (entry.kind === 'jump') break;
    ahead.push(entry.move);
  }
  return { moves: [...before, ...ahead], at: before.length };
}

/** To after so many moves of the line. Within the moves of a jump they are entered one by one, so that none is lost. */
export function goToMove(game: SokobanGame, at: number): SokobanGame {
  const line = lineOf(game);
  const target = Math.max(0, Math.min(line.moves.length, Math.trunc(at)));
  const since = movesSinceJump(game);
  if (target >= line.at - since) return goTo(game, game.at + target - line.at);
  const { game: written } = moveAll(SOKOBAN_PLAY, restart(SOKOBAN_PLAY, game), line.moves);
  return goTo(written, written.at - (line.moves.length - target));
}

function movesSinceJump({ entries, at }: SokobanGame): number {
  const inForce = entries.slice(0, at);
  return at - 1 - inForce.findLastIndex((entry) => entry.kind === 'jump');
}

type Jump = Extract<Entry<Position, Direction>, { kind: 'jump' }>;
const marksOfJumps = new WeakMap<Jump, readonly number[]>();

function pushMarksOfJump(level: Level, jump: Jump): readonly number[] {
  const known = marksOfJumps.get(jump);
  if (known) return known;
  const marks = [...replay(level, jump.moves)]
    .filter((frame) => frame.step.kind === 'push')
    .map(({ index }) => index + 1);
  marksOfJumps.set(jump, marks);
  return marks;
}

/** The moves of the line that are pushes, counted from 1. A push is an entry after which the boxes stand otherwise. */
export function pushMarks({ level, entries, at }: SokobanGame): number[] {
  const jumped = entries.slice(0, at).findLastIndex((entry) => entry.kind === 'jump');
  const jump = entries[jumped] as Jump | undefined;
  const marks = jump ? [...pushMarksOfJump(level, jump)] : [];
  let moves = jump?.moves.length ?? 0;
  let { boxes } = jump?.to ?? level.start;
  for (const { kind, to } of entries.slice(jumped + 1)) {
    if (kind === 'jump') break;
    moves++;
    if (to.boxes !== boxes) marks.push(moves);
    boxes = to.boxes;
  }
  return marks;
}

export interface Counts {
  readonly moves: number;
  /** Moves of the whole line, with those that can be redone. */
  readonly lineMoves: number;
  readonly pushes: number;
  readonly home: number;
  readonly boxes: number;
}

/** Moves and pushes that lead from the start to here. A push is an entry after which the boxes stand otherwise. */
export function countsOf(sitting: Sitting): Counts {
  const { level, game } = sitting;
  const inForce = game.entries.slice(0, game.at);
  const jumped = inForce.findLastIndex((entry) => entry.kind === 'jump');
  const jumpEntry = inForce[jumped];
  let { pushes } = jumpEntry?.kind === 'jump' ? scoreOf(level, jumpEntry.moves) : { pushes: 0 };
  let { boxes } = jumpEntry?.to ?? level.start;
  for (const { to } of inForce.slice(jumped + 1)) {
    if (to.boxes !== boxes) pushes++;
    boxes = to.boxes;
  }
  const home = boxes.filter((box) => level.goalMap[box] === 1).length;
  const { moves, at } = lineOf(game);
  return { moves: at, lineMoves: moves.length, pushes, home, boxes: boxes.length };
}
