// The page's side of insight: keeps the worker one question ahead and drops every answer but the newest.

import { type Level, type Position, showPosition } from '../../sokoban/index.js';
import type { Insight, InsightAnswer, InsightQuestion } from './insight.js';

export class Watcher {
  #worker: Worker | undefined;
  #level: Level | undefined;
  #wanted: Position | undefined;
  #asked: Position | undefined;
  #busy = false;
  #id = 0;
  readonly #tell: (insight: Insight, position: Position) => void;
  readonly #tellDead: (cells: ReadonlySet<number>) => void;

  constructor(tell: (insight: Insight, position: Position) => void, tellDead: (cells: ReadonlySet<number>) => void) {
    this.#tell = tell;
    this.#tellDead = tellDead;
  }

  /** Asks about a position; an older question still waiting is forgotten. */
  look(level: Level, position: Position): void {
    if (level !== this.#level) this.#begin(level);
    this.#wanted = position;
    this.#send();
  }

  #begin(level: Level): void {
    this.#worker ??= this.#open();
    this.#level = level;
    this.#id++;
    this.#busy = false;
    this.#post({ kind: 'level', id: this.#id, rows: showPosition(level, level.start) });
  }

  #open(): Worker {
    const worker = new Worker(new URL('./insight-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<InsightAnswer>) => this.#take(data));
    // Aids are not worth a word of trouble: without them the game goes on, and the next level gets a new worker.
    worker.addEventListener('error', () => this.#close());
    return worker;
  }

  #close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#level = undefined;
  }

  #post(question: InsightQuestion): void {
    this.#worker?.postMessage(question);
  }

  #send(): void {
    if (this.#busy || !this.#wanted) return;
    this.#busy = true;
    this.#asked = this.#wanted;
    this.#wanted = undefined;
    this.#post({ kind: 'position', id: this.#id, position: this.#asked });
  }

  #take(answer: InsightAnswer): void {
    if (answer.id !== this.#id) return;
    if (answer.kind === 'dead') {
      this.#tellDead(new Set(answer.cells));
      return;
    }
    this.#busy = false;
    if (!this.#wanted && this.#asked) this.#tell(answer.insight, this.#asked);
    this.#send();
  }
}
