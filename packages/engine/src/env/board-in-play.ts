// One board of an environment: the level it plays, where everything is, and the observation of it.

import type { Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import { labelRows } from '@masu/studio/sokoban/labels/encodings.js';
import type { EnvAction } from './actions.js';
import type { EnvLevel } from './level-source.js';
import type { WrittenBoard } from './observations.js';
import type { PlayedStep } from './rewards.js';

const NOTHING: PlayedStep = { isPush: false, boxesOnGoals: 0, isSolved: false };

export class BoardInPlay {
  /** Absent if nothing is observed. */
  readonly written: WrittenBoard | undefined;
  position: Position;
  steps = 0;
  isSolved = false;
  private current: EnvLevel;
  /** Rows and columns of the level before, which may have been larger. */
  private size: readonly [number, number] = [0, 0];

  constructor(level: EnvLevel, written: WrittenBoard | undefined) {
    this.current = level;
    this.written = written;
    this.position = level.level.start;
    this.begin(level);
  }

  get level(): EnvLevel {
    return this.current;
  }

  /** Begins an episode. */
  begin(next: EnvLevel): void {
    const { level } = next;
    this.current = next;
    this.position = level.start;
    this.steps = 0;
    this.isSolved = isSolved(level, level.start);
    if (!this.written) return;
    const rows = labelRows(level, level.start);
    const [height, width] = this.size;
    for (let y = 0; y < Math.max(height, level.height); y++) {
      for (let x = 0; x < Math.max(width, level.width); x++) this.written.put(y, x, rows[y]?.[x] ?? '#');
    }
    this.size = [level.height, level.width];
  }

  /** One action. A blocked one, and one that does nothing, count as steps, too. */
  play(action: EnvAction | 'nothing'): PlayedStep {
    this.steps++;
    if (action === 'nothing') return NOTHING;
    const { level } = this.current;
    const before = this.position.player;
    const next = step(level, this.position, action.direction);
    if (next.kind === 'blocked' || (next.kind === 'push' && action.only === 'walk')) return NOTHING;
    this.position = next.to;
    const isPush = next.kind === 'push';
    this.draw(before, ' ', '.');
    this.draw(next.to.player, '@', '+');
    if (!isPush) return NOTHING;
    this.draw(next.onto, '$', '*');
    this.isSolved = isSolved(level, next.to);
    const boxesOnGoals = (level.goalMap[next.onto] as number) - (level.goalMap[next.from] as number);
    return { isPush, boxesOnGoals, isSolved: this.isSolved };
  }

  private draw(cell: number, onFloor: string, onGoal: string): void {
    if (!this.written) return;
    const { width, goalMap } = this.current.level;
    const column = cell % width;
    this.written.put((cell - column) / width, column, goalMap[cell] ? onGoal : onFloor);
  }
}
