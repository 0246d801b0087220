// The states the search explores now and next, as small boards, and how many it has explored at each depth.

import { type Level, showPosition } from '../../sokoban/index.js';
import { Preview } from '../board/preview.js';
import { B } from '../texts/lab.js';
import type { Run } from './run.js';
import { atSlowly, run, strategy, subject } from './state.js';

const SHOWN = 6;

function rowsAt(level: Level, recorded: Run, index: number): string[] {
  const { boxCount, boxes, player } = recorded;
  const here = [...boxes.subarray(index * boxCount, (index + 1) * boxCount)];
  return showPosition(level, { player: player[index] as number, boxes: here });
}

function ByDepth({ recorded, now }: { readonly recorded: Run; readonly now: number }) {
  const counts: number[] = [];
  for (let index = 0; index < now; index++) {
    const depth = recorded.depth[index] as number;
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  const most = counts.reduce((a, b) => Math.max(a, b ?? 0), 1);
  const step = 220 / Math.max(10, counts.length);
  const current = recorded.depth[now - 1];
  return (
    <figure class="tail">
      <svg viewBox="0 0 224 96" aria-hidden="true">
        {Array.from(counts, (count = 0, depth) => {
          const height = count === 0 ? 0 : Math.max(1, (count / most) * 72);
          const fill = depth === current ? 'var(--guide)' : 'var(--edge)';
          return (
            <rect key={depth} x={2 + depth * step} y={76 - height} width={step * 0.75} height={height} fill={fill} />
          );
        })}
        <path d="M0 76.5H224" stroke="var(--edge)" />
        <text class="axis" x="0" y="92">
          {B.queue.depth(0)}
        </text>
        <text class="axis" x={Math.min(222, Math.max(70, counts.length * step))} y="92" text-anchor="end">
          {Math.max(0, counts.length - 1)}
        </text>
      </svg>
      <figcaption>{B.queue.byDepth}</figcaption>
    </figure>
  );
}

export function TakenNext() {
  const recorded = run.value;
  const level = subject.value?.level;
  const now = atSlowly.value;
  if (!recorded || !level || now === 0) return null;
  const indexes = Array.from({ length: SHOWN }, (_, offset) => now - 1 + offset).filter(
    (index) => index < recorded.explored,
  );
  return (
    <section class="panel wide">
      <h2>
        {B.queue.heading} <span class="quiet">{B.queue.about[strategy.value]}</span>
      </h2>
      <div class="queue">
        {indexes.map((index, offset) => (
          <figure key={offset} class={`mini ${offset === 0 ? 'now' : ''}`}>
            <Preview rows={rowsAt(level, recorded, index)} />
            <figcaption>
              {offset === 0
                ? B.queue.now(recorded.depth[index] as number)
                : B.queue.next(offset, recorded.depth[index] as number)}
            </figcaption>
          </figure>
        ))}
        <ByDepth recorded={recorded} now={now} />
      </div>
    </section>
  );
}
