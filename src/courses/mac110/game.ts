// A game of MAC110: a map, and the history of what was done, upper case where a box was pushed. Undo takes the last
// letter back and pulls the box with it if the letter is upper case; nothing else is remembered.

import { type Direction, OPPOSITE, offsets } from '../../base/grid.js';
import { isSolved, moveBox, type Position, step } from '../../sokoban/index.js';
import type { CourseMap } from '../course-map.js';

const DIRECTION_OF: Readonly<Record<string, Direction>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

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

  /** One move by its letter; false and nothing changed where it is impossible. */
  move(letter: string): boolean {
    const direction = DIRECTION_OF[letter.toLowerCase()];
    const taken = direction && step(this.#map.ground, this.#position, direction);
    if (!taken || taken.kind === 'blocked') return false;
    this.#position = taken.to;
    this.#history.push(taken.kind === 'push' ? letter.toUpperCase() : letter.toLowerCase());
    return true;
  }

  /** Takes the last move back; nothing happens where there is none. */
  undo(): void {
    const letter = this.#history.pop();
    if (letter === undefined) return;
    const direction = DIRECTION_OF[letter.toLowerCase()] as Direction;
    const steps = offsets(this.#map.ground.width);
    const { player, boxes } = this.#position;
    const wasPush = letter !== letter.toLowerCase();
    this.#position = {
      player: player + steps[OPPOSITE[direction]],
      boxes: wasPush ? moveBox(boxes, player + steps[direction], player) : boxes,
    };
  }

  get isComplete(): boolean {
    return isSolved(this.#map.ground, this.#position);
  }

  /** Commands from left to right, up to the winning one or `q`: how it ended. Other characters do nothing. */
  obey(commands: string): 'complete' | 'quit' | 'goes on' {
    for (const letter of commands) {
      if (letter === 'q' || letter === 'Q') return 'quit';
      if (letter === 'b' || letter === 'B') this.undo();
      else if (this.move(letter) && this.isComplete) return 'complete';
    }
    return 'goes on';
  }
}
