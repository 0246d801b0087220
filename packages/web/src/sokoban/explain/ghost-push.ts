// "Why not?" by doing it: while the player asks, a push is not made. The board plays it as a ghost, lights what the answer
// names, and takes it back.

import { type Direction, offsets } from '@masu/core/base/grid.js';
import type { Sentence } from '@masu/core/base/sentence-parts.js';
import { moveBox } from '@masu/core/sokoban/rules/step.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import { sameBoxes } from '@masu/engine/session/sokoban/hint-plan.js';
import { type SokobanSession, sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { currentLevel, ghostPush } from '../state/state.js';

export interface AskedPush {
  readonly cell: number;
  readonly direction: Direction;
}

/** How long the board shows what the answer names. */
const SHOWN_MILLIS = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

export function takeBackGhost(): void {
  clearTimeout(timer);
  ghostPush.value = undefined;
}

/** The first push that a command would make; undefined if it makes none. */
export function pushOfCommand(command: SokobanCommand): AskedPush | undefined {
  const open = currentLevel.peek();
  if (!open) return undefined;
  const { session, play } = open;
  const { game } = play.act(session, command).state;
  let before = sokobanPosition(session);
  for (const entry of game.entries.slice(session.game.at, game.at)) {
    if (entry.kind !== 'move') return undefined;
    if (!sameBoxes(before.boxes, entry.to.boxes)) return { cell: entry.to.player, direction: entry.move };
    before = entry.to;
  }
  return undefined;
}

/** Plays the push on the board; the game does not change. */
export function showGhost(now: SokobanSession, { cell, direction }: AskedPush): void {
  clearTimeout(timer);
  const { boxes } = sokobanPosition(now);
  const step = offsets(now.game.level.width)[direction];
  const onto = cell + step;
  const pose = { boxes: moveBox(boxes, cell, onto), player: cell, facing: direction };
  const path = [{ boxes, player: cell - step, facing: direction }, pose];
  ghostPush.value = { from: cell, onto, pose, path, marks: { lifted: onto } };
}

/** Lights the boxes and goals that the answer names, where they are after the push; then the push is taken back. */
export function lightAnswer(now: SokobanSession, answer: Sentence): void {
  const ghost = ghostPush.peek();
  if (!ghost) return;
  const letters = [...boxLetters(now)];
  const cells = answer.flatMap(({ text, names }) => {
    if (names?.kind === 'goal') return now.game.level.goals[names.id] ?? [];
    if (names?.kind !== 'box') return [];
    const cell = letters.find(([, letter]) => letter === text)?.[0];
    return cell === ghost.from ? ghost.onto : (cell ?? []);
  });
  ghostPush.value = { ...ghost, marks: { ...ghost.marks, lit: new Set(cells) } };
  clearTimeout(timer);
  timer = setTimeout(takeBackGhost, SHOWN_MILLIS);
}
