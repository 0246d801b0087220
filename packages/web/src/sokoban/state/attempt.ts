// The attempt at the open level, for the player's rating. Loaded when a level ends or something is undone.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { counts, currentLevel, isGameSolved, levelClock } from './state.js';

/** Undos and restarts of a level; another level begins at 0. */
let undone: { readonly level: Level; readonly count: number } | undefined;

function countUndo(level: Level | undefined): void {
  if (level) undone = { level, count: (undone?.level === level ? undone.count : 0) + 1 };
}

/** Notes the attempt. Moves of masu alone, as from a link, are none. */
async function note(result: 'solved' | 'given-up', pushes: number): Promise<void> {
  const open = currentLevel.value;
  if (!open?.session.game.entries.some((entry) => !entry.isShown)) return;
  const { hash, draft, origin, session } = open;
  const undos = undone?.level === session.game.level ? undone.count : 0;
  const tried = { result, pushes, hints: session.hintsUsed, undos, millis: levelClock.millis() };
  const level = { puzzle: 'sokoban', hash, draft, collection: origin.collection } as const;
  // A rating that could not be loaded misses one attempt; the game goes on.
  await import('../../next/attempts.js').then(({ noteAttempt }) => noteAttempt(level, tried)).catch(() => {});
}

/** Counts what was undone, and notes a level that was solved; one solved by shown moves is given up. */
export function noteEvents(events: readonly SokobanEvent[]): void {
  const solved = events.find((event) => event.kind === 'solved');
  if (!solved) countUndo(currentLevel.value?.session.game.level);
  else if (solved.by !== 'replay') void note(solved.by === 'player' ? 'solved' : 'given-up', solved.pushes);
}

/** The player leaves the open level for the next one: if it is begun and not solved, it is given up. */
export async function giveUpLevel(): Promise<void> {
  if (!isGameSolved.value) await note('given-up', counts.value?.pushes ?? 0);
}
