// What is wrong with a Sokoban level, as sentences.

import { countOf } from '../../base/format.js';
import { speaker } from '../../base/message.js';

export const ENGLISH = {
  'empty-board': () => 'The board has no cells; expected at least one row.',
  'board-too-large': (width: number, height: number, most: number) =>
    `Level too large: ${width} × ${height} (maximum ${most} × ${most}).`,
  /** `found` is in quotes. */
  'unknown-character': (found: string) =>
    `Unknown character ${found} on the board; expected one of # @ + $ * . or space.`,
  'no-player': () => 'The board has no player; expected one @ or +.',
  'several-players': (players: number) => `The board has ${players} players; expected exactly one @ or +.`,
  'open-floor': () => 'The level isn’t enclosed: the floor reaches the edge here.',
  'no-box': () => 'The board has no box; expected at least one $ or *.',
  'no-box-in-reach': () => 'The player can’t reach any box; expected at least one.',
  'unreachable-box': () => 'Unreachable box off goal: the level can’t be solved.',
  'unreachable-goal': () => 'Unreachable goal: no box can be pushed to it.',
  'boxes-goals-differ': (boxes: number, goals: number) =>
    `${countOf(boxes, 'box', 'boxes')} but ${countOf(goals, 'goal', 'goals')}; the numbers must match.`,
} as const;

export type SokobanLevelTexts = typeof ENGLISH;
export const say = speaker('sokoban-level', ENGLISH);
