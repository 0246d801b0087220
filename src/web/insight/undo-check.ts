// How many pushes to undo in a deadlock, asked of a worker of its own: the check may take seconds. The newest question
// wins, and a worker that nobody waits for any more is ended.

import type { Direction } from '../../base/grid.js';
import { type Level, makeLurd, showPosition, type UndoAdvice } from '../../sokoban/index.js';
import type { UndoQuestion } from './undo-question.js';

let worker: Worker | undefined;

export function stopUndoCheck(): void {
  worker?.terminate();
  worker = undefined;
}

export function checkUndo(level: Level, moves: readonly Direction[], tell: (advice: UndoAdvice) => void): void {
  stopUndoCheck();
  const mine = new Worker(new URL('./undo-check-worker.ts', import.meta.url), { type: 'module' });
  worker = mine;
  mine.addEventListener('message', ({ data }: MessageEvent<UndoAdvice>) => {
    if (worker !== mine) return;
    stopUndoCheck();
    tell(data);
  });
  // Without an answer the page says less, and nothing false.
  mine.addEventListener('error', () => worker === mine && stopUndoCheck());
  const question: UndoQuestion = { rows: showPosition(level, level.start), moves: makeLurd(level, moves) };
  mine.postMessage(question);
}
