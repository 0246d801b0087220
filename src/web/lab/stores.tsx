// The three data structures for visited states, each as a picture of what it holds now, with its counts: how far a
// lookup scans the list, how many states are at each depth of the tree, which buckets of the hash table are used.

import type { ComponentChildren } from 'preact';
import { formatNumber } from '../../base/format.js';
import { slotsFor, type VisitedId } from '../../search/index.js';
import { B } from '../texts/lab.js';
import type { Run } from './run.js';
import { atSlowly, run, series } from './state.js';

function comparisonsAt(store: VisitedId, explored: number): number | undefined {
  return explored === 0 ? undefined : series.value[store].values[explored - 1];
}

function Store({ store, children }: { readonly store: VisitedId; readonly children: ComponentChildren }) {
  const now = atSlowly.value;
  const made = comparisonsAt(store, now);
  const lookUps = run.value?.lookUps[now - 1] ?? 0;
  return (
    <section class="panel store">
      <h2>
        {B.stores[store].name} <span class="quiet">{B.stores[store].about}</span>
      </h2>
      {children}
      <dl class="num">
        <dt>{B.stores.comparisons}</dt>
        <dd>{made === undefined ? B.stores.notYet : formatNumber(made)}</dd>
        <dt>{B.stores.each}</dt>
        <dd>
          {made === undefined || lookUps === 0
            ? '–'
            : made / lookUps < 100
              ? (made / lookUps).toFixed(1)
              : formatNumber(made / lookUps)}
        </dd>
      </dl>
    </section>
  );
}

const LIST_CELLS = 28;

/** How far into the list the lookups of the state just explored went, of all that the list holds. */
function listReach(recorded: Run, now: number): number {
  const made = comparisonsAt('list', now);
  const before = comparisonsAt('list', now - 1);
  if (made === undefined || before === undefined || now < 2) return 0;
  const lookUps = (recorded.lookUps[now - 1] as number) - (recorded.lookUps[now - 2] as number);
  const held = recorded.discovered[now - 1] as number;
  return lookUps === 0 || held === 0 ? 0 : Math.min(1, (made - before) / lookUps / held);
}

function ListPicture({ recorded, now }: { readonly recorded: Run; readonly now: number }) {
  const reach = Math.round(listReach(recorded, now) * LIST_CELLS);
  return (
    <svg class="pic" viewBox="-2 0 340 112" aria-hidden="true">
      {Array.from({ length: LIST_CELLS }, (_, index) => (
        <rect
          key={index}
          x={index * 12}
          y="44"
          width="9"
          height="24"
          fill={index < reach ? 'var(--guide)' : 'none'}
          stroke="var(--edge)"
        />
      ))}
      {reach > 0 && <path d={`M${reach * 12 - 7} 40V28`} stroke="var(--guide)" stroke-width="2" />}
      {reach > 0 && (
        <text class="axis" x={Math.min(230, Math.max(0, reach * 12 - 60))} y="20">
          {B.stores.list.looking}
        </text>
      )}
      <text class="axis" x="0" y="86">
        {B.stores.list.newest}
      </text>
      <text class="axis" x="334" y="86" text-anchor="end">
        {B.stores.list.oldest}
      </text>
    </svg>
  );
}

/** The highest bar ends below the caption above it. */
const TREE_BARS = 70;

function TreePicture({ recorded, now }: { readonly recorded: Run; readonly now: number }) {
  const held = recorded.discovered[now - 1] ?? 0;
  const counts: number[] = [];
  for (let node = 0; node < held; node++) {
    const depth = recorded.treeDepth[node] as number;
    counts[depth] = (counts[depth] ?? 0) + 1;
  }
  const most = counts.reduce((a, b) => Math.max(a, b ?? 0), 1);
  const step = 334 / Math.max(12, counts.length);
  return (
    <svg class="pic" viewBox="0 0 340 112" aria-hidden="true">
      {Array.from(counts, (count = 0, depth) => {
        const height = count === 0 ? 0 : Math.max(1, (count / most) * TREE_BARS);
        return (
          <rect
            key={depth}
            x={2 + depth * step}
            y={92 - height}
            width={step * 0.75}
            height={height}
            fill="var(--guide)"
          />
        );
      })}
      <path d="M0 92.5H336" stroke="var(--edge)" />
      <text class="axis" x="0" y="108">
        {B.queue.depth(0)}
      </text>
      <text class="axis" x={Math.min(336, Math.max(80, counts.length * step))} y="108" text-anchor="end">
        {Math.max(0, counts.length - 1)}
      </text>
      <text class="axis" x="336" y="12" text-anchor="end">
        {B.stores.tree.depth}
      </text>
    </svg>
  );
}

const BUCKETS = { across: 28, down: 3 };
const FIRST_CAPACITY = 1024;

/** How many states belong into each of the first buckets of a table that has grown with the search. */
function bucketCounts(recorded: Run, now: number): { counts: number[]; slots: number } {
  const held = recorded.discovered[now - 1] ?? 0;
  let capacity = FIRST_CAPACITY;
  while (held + 4 > capacity) capacity *= 2;
  const slots = slotsFor(capacity);
  const shown = BUCKETS.across * BUCKETS.down;
  const counts: number[] = new Array(shown).fill(0);
  for (let node = 0; node < held; node++) {
    const bucket = (recorded.hash[node] as number) & (slots - 1);
    if (bucket < shown) counts[bucket] = (counts[bucket] as number) + 1;
  }
  return { counts, slots };
}

function HashPicture({ recorded, now }: { readonly recorded: Run; readonly now: number }) {
  const { counts, slots } = bucketCounts(recorded, now);
  return (
    <svg class="pic" viewBox="-2 0 340 112" aria-hidden="true">
      {counts.map((count, index) => {
        const [x, y] = [(index % BUCKETS.across) * 12 + 0.5, Math.floor(index / BUCKETS.across) * 27 + 6.5];
        return (
          <g key={index}>
            <rect x={x} y={y} width="9" height="22" fill="none" stroke="var(--edge)" />
            {Array.from({ length: Math.min(3, count) }, (_, place) => (
              <rect key={place} x={x + 2} y={y + 15 - 7 * place} width="5" height="5" fill="var(--guide)" />
            ))}
          </g>
        );
      })}
      <text class="axis" x="0" y="106">
        {B.stores.hash.buckets(counts.length, slots)}
      </text>
    </svg>
  );
}

export function Stores() {
  const recorded = run.value;
  const now = atSlowly.value;
  if (!recorded) return null;
  return (
    <div class="wide three">
      <Store store="list">
        <ListPicture recorded={recorded} now={now} />
      </Store>
      <Store store="tree">
        <TreePicture recorded={recorded} now={now} />
      </Store>
      <Store store="hash">
        <HashPicture recorded={recorded} now={now} />
      </Store>
    </div>
  );
}
