// The page's side of the reasoning worker. One question at a time: a new one ends the one before, worker and all, for
// reasoning about a hard puzzle may take longer than anyone waits.

import type { ThinkAnswer, ThinkQuestion } from './thinking.js';

type WithoutId<Q> = Q extends unknown ? Omit<Q, 'id'> : never;

let worker: Worker | undefined;
let asked = 0;
let busy = false;

export function stopThinking(): void {
  if (busy) {
    worker?.terminate();
    worker = undefined;
  }
  busy = false;
  asked++;
}

/** The answer, or undefined where another question came first. `tell` hears how a long one goes. */
export function think(
  question: WithoutId<ThinkQuestion>,
  tell: (tries: number) => void = () => {},
): Promise<ThinkAnswer | undefined> {
  stopThinking();
  busy = true;
  worker ??= new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
  const id = asked;
  const open = worker;
  return new Promise((resolve, reject) => {
    open.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
      if (data.id !== id || id !== asked) return resolve(undefined);
      if ('tries' in data) return tell(data.tries);
      busy = false;
      return resolve(data);
    };
    open.onerror = (event) => reject(new Error(event.message));
    open.postMessage({ ...question, id });
  });
}
