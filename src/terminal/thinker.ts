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
      // Only our own listeners are taken off: a worker without those it has of its own hears no further question.
      const finish = (answer: Answer | undefined): void => {
        worker.off('message', hear).off('error', crash);
        this.giveUp = undefined;
        settle(answer);
      };
      const hear = (message: FromThinker): void => {
        if (message.kind === 'progress') tell(message.composing);
        else finish(message.answer);
      };
      const crash = (error: Error): void => {
        this.worker = undefined;
        finish({ kind: 'refused', words: `This is a bug in masu: ${error.message}` });
      };
      this.giveUp = () => finish(undefined);
      worker.on('message', hear).on('error', crash);
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
