// The far end of insight. It answers one message at a time; the page sends a new position only when the last is done.

import { deadCells, insightOf, type Level, type Position, soundLevel } from '../../sokoban/index.js';
import type { Insight, InsightAnswer, InsightQuestion } from './insight.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
let level: Level | undefined;
let dead: Uint8Array = new Uint8Array();

function look(on: Level, position: Position): Insight {
  const { stuck, bound } = insightOf(on, position);
  return { stuck, why: stuck.length === 0 ? undefined : reason(on, stuck), bound };
}

/** Dead cells first, as the rules are asked; a box between two immovable sides is held; else goals are short. */
function reason(on: Level, stuck: readonly number[]): Insight['why'] {
  if (stuck.every((box) => dead[box])) return 'dead-cell';
  const solid = (cell: number): boolean => on.walls[cell] === 1 || stuck.includes(cell) || dead[cell] === 1;
  const held = (box: number): boolean =>
    (solid(box - 1) || solid(box + 1)) && (solid(box - on.width) || solid(box + on.width));
  return stuck.every(held) ? 'held' : 'short';
}

const post = (answer: InsightAnswer): void => scope.postMessage(answer);

scope.addEventListener('message', ({ data }: MessageEvent<InsightQuestion>) => {
  if (data.kind === 'level') {
    const sound = soundLevel({ rows: data.rows });
    level = sound.ok ? sound.value : undefined;
    dead = level ? deadCells(level) : new Uint8Array();
    post({ kind: 'dead', id: data.id, cells: [...dead.keys()].filter((cell) => dead[cell]) });
  } else if (level) post({ kind: 'insight', id: data.id, insight: look(level, data.position) });
});
