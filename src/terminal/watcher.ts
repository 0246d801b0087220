// Looks at positions beside the keys: stuck boxes and the bound are worked out in a worker, since with hundreds of boxes
// they take longer than a key may wait. One question at a time; while it is answered only the newest waits, so that
// whoever plays fast is told of where he is and not of everywhere he was.

import { Worker } from 'node:worker_threads';
import type { Insight, Level, Position } from '../sokoban/index.js';
import type { ToWatcher } from './watcher-message.js';

export interface Question {
  readonly level: Level;
  readonly position: Position;
  tell(seen: Insight): void;
  /** The worker broke down: a bug of ours, told and survived. */
  fail(words: string): void;
}

export class Watcher {
  private worker: Worker | undefined;
  private level: Level | undefined;
  private asked: Question | undefined;
  private waiting: Question | undefined;

  /** Asks about a position, in place of any that still waits. */
  look(question: Question): void {
    this.waiting = question;
    if (!this.asked) this.send();
  }

  close(): void {
    this.worker?.removeAllListeners();
    void this.worker?.terminate();
    this.worker = undefined;
    this.level = undefined;
    this.asked = undefined;
    this.waiting = undefined;
  }

  private send(): void {
    const { waiting } = this;
    this.asked = waiting;
    this.waiting = undefined;
    if (!waiting) return;
    this.worker ??= this.open();
    const { level, position } = waiting;
    const message: ToWatcher = level === this.level ? { position } : { level, position };
    this.level = level;
    this.worker.postMessage(message);
  }

  private open(): Worker {
    const worker = new Worker(new URL('./watcher-worker.js', import.meta.url));
    worker.on('message', (seen: Insight) => {
      const { asked } = this;
      this.send();
      asked?.tell(seen);
    });
    worker.on('error', (error) => {
      const { asked } = this;
      this.close();
      asked?.fail(`Deadlock detection crashed: ${error.message}`);
    });
    return worker;
  }
}
