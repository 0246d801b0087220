// The page's side of the reasoning worker. One question at a time: a new one ends the one before, worker and all, for
// reasoning about a hard puzzle may take longer than anyone waits.

import type { ThinkAnswer, ThinkQuestion } from './thinking.js';

type WithoutId<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

let worker: Worker | undefined;
let nextId = 0;
/** Lets whoever waits know that no answer will come. */
let giveUp: (() => void) | undefined;

/** Ends the question under way, if there is one; its answer is undefined. */
export function stopThinking(): void {
  if (!giveUp) return;
  worker?.terminate();
  worker = undefined;
  giveUp();
  giveUp = undefined;
}

/** The answer, or undefined where it was stopped or another question came first. `tell` hears how a long one goes. */
export function think(
  question: WithoutId<ThinkQuestion>,
  tell: (tries: number) => void = () => {},
): Promise<ThinkAnswer | undefined> {
  stopThinking();
  worker ??= new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
  const id = nextId++;
  const open = worker;
  return new Promise((resolve, reject) => {
    giveUp = () => resolve(undefined);
    open.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
      if (data.id !== id) return;
      if ('tries' in data) {
        tell(data.tries);
        return;
      }
      giveUp = undefined;
      resolve(data);
    };
    open.onerror = (event) => {
      // A worker that threw may have lost its way: the next question gets a new one.
      open.terminate();
      worker = undefined;
      giveUp = undefined;
      reject(new Error(event.message));
    };
    open.postMessage({ ...question, id });
  });
}
