// Hints in words and new puzzles are worked out in a worker, so that no key ever waits for them. One question at a
// time; who stops asking gets no answer and the worker is ended, since reasoning cannot be interrupted in its middle.

import { Worker } from 'node:worker_threads';
import type { Composing } from '../futoshiki/index.js';
import type { Answer, Question } from './think.js';
import type { FromThinker } from './thinker-message.js';

export class Thinker {
  private worker: Worker | undefined;
  private giveUp: (() => void) | undefined;

  get isThinking(): boolean {
    return this.giveUp !== undefined;
  }

  /** The answer; undefined where it was stopped. A worker that breaks down refuses: a bug of ours, told and survived. */
  ask(question: Question, tell: (composing: Composing) => void = () => {}): Promise<Answer | undefined> {
    this.stop();
    const worker = this.worker ?? new Worker(new URL('./thinker-worker.js', import.meta.url));
    this.worker = worker;
    return new Promise((settle) => {
      const finish = (act: () => void): void => {
        worker.removeAllListeners();
        this.giveUp = undefined;
        act();
      };
      this.giveUp = () => finish(() => settle(undefined));
      worker.on('message', (message: FromThinker) => {
        if (message.kind === 'progress') tell(message.composing);
        else finish(() => settle(message.answer));
      });
      worker.once('error', (error) => {
        this.worker = undefined;
        finish(() => settle({ kind: 'refused', words: `This broke down: ${error.message}` }));
      });
      worker.postMessage(question);
    });
  }

  stop(): void {
    if (!this.giveUp) return;
    this.giveUp();
    this.close();
  }

  close(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
