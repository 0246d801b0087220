// The far end of insight. It answers one message at a time; the page sends a new position only when the last is done.

import { deadCells, insightOf, type Level, type Position, validateLevel } from '../../sokoban/index.js';
import type { Insight, InsightAnswer, InsightQuestion } from './insight.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
let level: Level | undefined;
let dead: Uint8Array = new Uint8Array();

function look(on: Level, position: Position): Insight {
  const { stuck, bound } = insightOf(on, position);
  return { stuck, why: stuck.length === 0 ? undefined : reason(on, stuck), bound };
}

/**
 * Dead cells first, as the rules are asked. Boxes that no push can move are held; boxes that could be pushed, but to dead
 * cells alone, are pinned; else goals are short.
 */
function reason(on: Level, stuck: readonly number[]): Insight['why'] {
  if (stuck.every((box) => dead[box])) return 'dead-cell';
  const isFirm = (cell: number): boolean => on.walls[cell] === 1 || stuck.includes(cell);
  const isClosed = (cell: number): boolean => isFirm(cell) || dead[cell] === 1;
  const between = (box: number, blocks: (cell: number) => boolean): boolean =>
    (blocks(box - 1) || blocks(box + 1)) && (blocks(box - on.width) || blocks(box + on.width));
  if (stuck.every((box) => between(box, isFirm))) return 'held';
  return stuck.every((box) => between(box, isClosed)) ? 'pinned' : 'short';
}

const post = (answer: InsightAnswer): void => scope.postMessage(answer);

scope.addEventListener('message', ({ data }: MessageEvent<InsightQuestion>) => {
  if (data.kind === 'level') {
    const sound = validateLevel({ rows: data.rows });
    level = sound.ok ? sound.value : undefined;
    dead = level ? deadCells(level) : new Uint8Array();
    post({ kind: 'dead', id: data.id, cells: [...dead.keys()].filter((cell) => dead[cell]) });
  } else if (level) post({ kind: 'insight', id: data.id, insight: look(level, data.position) });
});
