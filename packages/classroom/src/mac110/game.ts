// A MAC110 game: a map and the history of moves, upper case for pushes. Undo removes the last letter and pulls the box
// back if the letter is upper case; nothing else is stored.

import { type Direction, OPPOSITE, offsets } from '@masu/core/base/grid.js';
import type { Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, moveBox, step } from '@masu/core/sokoban/rules/step.js';
import type { CourseMap } from '../course-map.js';

const DIRECTION_OF: Readonly<Record<string, Direction>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

/** A game that is played by letters. */
export class TextGame {
  readonly #map: CourseMap;
  #position: Position;
  readonly #history: string[] = [];

  constructor(map: CourseMap) {
    this.#map = map;
    this.#position = map.position;
  }

  get map(): CourseMap {
    return { ...this.#map, position: this.#position };
  }

  get history(): string {
    return this.#history.join('');
  }

  /** Plays one move by its letter; returns false and changes nothing if it is impossible. */
  move(letter: string): boolean {
    const direction = DIRECTION_OF[letter.toLowerCase()];
    const next = direction && step(this.#map.board, this.#position, direction);
    if (!next || next.kind === 'blocked') return false;
    this.#position = next.to;
    this.#history.push(next.kind === 'push' ? letter.toUpperCase() : letter.toLowerCase());
    return true;
  }

  /** Undoes the last move, if any. */
  undo(): void {
    const letter = this.#history.pop();
    if (letter === undefined) return;
    const direction = DIRECTION_OF[letter.toLowerCase()] as Direction;
    const steps = offsets(this.#map.board.width);
    const { player, boxes } = this.#position;
    const wasPush = letter !== letter.toLowerCase();
    this.#position = {
      player: player + steps[OPPOSITE[direction]],
      boxes: wasPush ? moveBox(boxes, player + steps[direction], player) : boxes,
    };
  }

  get isComplete(): boolean {
    return isSolved(this.#map.board, this.#position);
  }

  /** Runs commands from left to right, up to the winning one or `q`, and returns how it ended. Ignores other characters. */
  obey(commands: string): 'complete' | 'quit' | 'goes on' {
    for (const letter of commands) {
      if (letter === 'q' || letter === 'Q') return 'quit';
      if (letter === 'b' || letter === 'B') this.undo();
      else if (this.move(letter) && this.isComplete) return 'complete';
    }
    return 'goes on';
  }
}
