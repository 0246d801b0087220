// The attempt at the open level, for the player's rating. Loaded after the board is shown.

import type { SokobanEvent, SokobanSession } from '../../../session/index.js';
import type { Level } from '../../../sokoban/index.js';
import { counts, currentLevel, isGameSolved, levelClock } from './state.js';

/** Undos and restarts of a level; another level begins at 0. */
let undone: { readonly level: Level; readonly count: number } | undefined;

export function countUndos(events: readonly SokobanEvent[], { game: { level } }: SokobanSession): void {
  if (!events.some(({ kind }) => kind === 'undone' || kind === 'restarted')) return;
  undone = { level, count: (undone?.level === level ? undone.count : 0) + 1 };
}

/** Notes the attempt. Moves of masu alone, as from a link, are none. */
function note(result: 'solved' | 'given-up', pushes: number): void {
  const open = currentLevel.value;
  if (!open?.session.game.entries.some((entry) => !entry.isShown)) return;
  const { hash, draft, origin, session } = open;
  const undos = undone?.level === session.game.level ? undone.count : 0;
  const tried = { result, pushes, hints: session.hintsUsed, undos, millis: levelClock.millis() };
  const level = { puzzle: 'sokoban', hash, draft, collection: origin.collection } as const;
  // A rating that could not be loaded misses one attempt; the game goes on.
  void import('../../next/attempts.js').then(({ noteAttempt }) => noteAttempt(level, tried)).catch(() => {});
}

/** A level was solved; one solved by shown moves is given up. */
export function noteSolved(by: Extract<SokobanEvent, { kind: 'solved' }>['by'], pushes: number): void {
  if (by !== 'replay') note(by === 'player' ? 'solved' : 'given-up', pushes);
}

/** The player leaves the open level for the next one: if it is begun and not solved, it is given up. */
export function giveUpLevel(): void {
  if (!isGameSolved.value) note('given-up', counts.value?.pushes ?? 0);
}
