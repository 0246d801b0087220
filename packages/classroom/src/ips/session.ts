// The state of one run of the IPS game and the functions that the course asks for. Pure: output is returned as text.

import type { Direction } from '@masu/core/base/grid.js';
import { type CourseMap, moveOnMap } from '../course-map.js';
import { makeGrid } from './letters.js';
import type { IpsGame } from './save-file.js';

/** All levels with their best scores, and the game that is played. */
export interface IpsSession {
  readonly levels: readonly CourseMap[];
  /** One per level; 0 means not solved yet. */
  readonly bestScores: readonly number[];
  readonly game?: IpsGame;
}

/** Options 1 to 4, in order. */
export const OPTION_MOVES: readonly Direction[] = ['up', 'right', 'down', 'left'];

export const OPTION_NAMES = ['Up', 'Right', 'Down', 'Left'] as const;

/** A session of these levels, with no score yet. */
export function newSession(levels: readonly CourseMap[]): IpsSession {
  return { levels, bestScores: levels.map(() => 0) };
}

/** Whether every goal has a box. Extra boxes may be anywhere. */
export function isTerminal({ board, position }: CourseMap): boolean {
  const filled = position.boxes.filter((box) => board.goalMap[box]).length;
  return filled === board.goalMap.reduce((sum, goal) => sum + goal, 0);
}

/** Plays option 1 to 4; the score counts it, blocked or not. */
export function chooseMove(game: IpsGame, option: number): IpsGame {
  return { ...game, score: game.score + 1, map: moveOnMap(game.map, OPTION_MOVES[option - 1] as Direction) };
}

/** The session with its best scores updated, if the game is solved. */
export function withNewScore(session: IpsSession, game: IpsGame): IpsSession {
  const bestScores = session.bestScores.map((best, index) =>
    index === game.level - 1 && (best === 0 || best > game.score) ? game.score : best,
  );
  return { ...session, bestScores, game };
}

/** What the program shows during a game. */
export function sessionText(session: IpsSession, game: IpsGame): string {
  return [
    `[INFO] Level #${game.level} best score: ${session.bestScores[game.level - 1]}`,
    `[INFO] Level #${game.level} current score: ${game.score}`,
    ...makeGrid(game.map),
    '',
  ].join('\n');
}

export const MENU_TEXT =
  '[INFO] Menu options:\n\t1. New game.\n\t2. Save game.\n\t3. Load game.\n\t4. Resume game.\n\t5. Exit.\n';

export const OPTIONS_TEXT = 'Options:\n\t1. Up | 2. Right | 3. Down | 4. Left |\n\t5. Show best move\n\t6. Quit game\n';
