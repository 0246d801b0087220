// The far end of the undo check: one question, one answer, with limits a person would wait for.

import { parseLurd, pushesToUndo, validateLevel } from '../../sokoban/index.js';
import type { UndoQuestion } from './undo-question.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const LIMITS = { millis: 20_000, bytes: 512 * 2 ** 20 };
const WATCH = { now: () => performance.now(), cpu: () => performance.now(), stopped: () => false, tell: () => {} };

scope.addEventListener('message', ({ data }: MessageEvent<UndoQuestion>) => {
  const level = validateLevel({ rows: data.rows });
  const moves = parseLurd(data.moves);
  if (!level.ok || !moves.ok) throw new Error('the page sent no level');
  const checking = pushesToUndo(level.value, moves.value, LIMITS, WATCH);
  for (;;) {
    const next = checking.next();
    if (!next.done) continue;
    scope.postMessage(next.value);
    return;
  }
});
