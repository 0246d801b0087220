// The visited set of a search as a picture of its current contents: how far a lookup scans the list, how many states
// are at each depth of the tree, which buckets of the hash table are used.

import { figuresAt } from '@masu/search/recorded.js';
import { slotsFor } from '@masu/search/visited/hash-table.js';
import { decimal } from '../../language.js';
import { labTexts } from '../../texts/lab.js';
import { oncePerRun } from '../model/measures.js';
import type { LabSearch } from '../model/model.js';
import { isMarkedLate } from '../model/record-run.js';
import type { LabRun } from '../model/run.js';
import { barsPath } from './bars-path.js';

const LIST_CELLS = 28;
const TREE_BARS = 70;
const BUCKETS = 84;
const BUCKETS_PER_ROW = 28;

const lookupsBefore = ({ recorded }: LabRun, step: number): number => recorded.steps.lookups[step] as number;

const comparisonsBefore = ({ recorded }: LabRun, step: number): number =>
  recorded.events.comparisons[recorded.steps.events[step] as number] as number;

/** How far into the list the lookups of the last state went, as a part of the whole list. */
function listReach(run: LabRun, at: number, nodesHeld: number): number {
  if (at < 2) return 0;
  const lookups = lookupsBefore(run, at - 1) - lookupsBefore(run, at - 2);
  const comparisons = comparisonsBefore(run, at - 1) - comparisonsBefore(run, at - 2);
  return lookups === 0 || nodesHeld === 0 ? 0 : Math.min(1, comparisons / lookups / nodesHeld);
}

function listCells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * 12} 44h9v24h-9z`).join('');
}

function ListPicture({
  run,
  at,
  nodesHeld,
}: {
  readonly run: LabRun;
  readonly at: number;
  readonly nodesHeld: number;
}) {
  const reach = Math.round(listReach(run, at, nodesHeld) * LIST_CELLS);
  return (
    <svg class="pic" viewBox="-2 0 340 112" aria-hidden="true">
      <path d={listCells(0, reach)} fill="var(--guide)" stroke="var(--edge)" />
      <path d={listCells(reach, LIST_CELLS)} fill="none" stroke="var(--edge)" />
      {reach > 0 && <path d={`M${reach * 12 - 7} 40V28`} stroke="var(--guide)" stroke-width="2" />}
      {reach > 0 && (
        <text class="axis" x={Math.min(230, Math.max(0, reach * 12 - 60))} y="20">
          {labTexts.visitedSet.list.looking}
        </text>
      )}
      <text class="axis" x="0" y="86">
        {labTexts.visitedSet.list.newest}
      </text>
      <text class="axis" x="334" y="86" text-anchor="end">
        {labTexts.visitedSet.list.oldest}
      </text>
    </svg>
  );
}

/** The deepest place of any state in the tree. */
const deepestPlace = oncePerRun(({ places }: LabRun) => places.reduce((a, b) => Math.max(a, b), 0));

function TreePicture({ run, nodesHeld }: { readonly run: LabRun; readonly nodesHeld: number }) {
  const all = new Uint32Array(deepestPlace(run) + 1);
  for (let index = 0; index < nodesHeld; index++) {
    const depth = run.places[index] as number;
    all[depth] = (all[depth] as number) + 1;
  }
  const counts = Array.from(all.subarray(0, all.findLastIndex((count) => count > 0) + 1));
  const most = Math.max(1, ...counts);
  const step = 334 / Math.max(12, counts.length);
  return (
    <svg class="pic" viewBox="0 0 340 112" aria-hidden="true">
      <path d={barsPath(counts, most, { left: 2, step, bottom: 92, height: TREE_BARS })} fill="var(--guide)" />
      <path d="M0 92.5H336" stroke="var(--edge)" />
      <text class="axis" x="0" y="108">
        {labTexts.visitedSet.depth(0)}
      </text>
      <text class="axis" x={Math.min(336, Math.max(80, counts.length * step))} y="108" text-anchor="end">
        {Math.max(0, counts.length - 1)}
      </text>
      <text class="axis" x="336" y="12" text-anchor="end">
        {labTexts.visitedSet.tree.depth}
      </text>
    </svg>
  );
}

const bucketX = (index: number): number => (index % BUCKETS_PER_ROW) * 12 + 1;
const bucketY = (index: number): number => Math.floor(index / BUCKETS_PER_ROW) * 30 + 1;
const BUCKET_FRAMES = Array.from({ length: BUCKETS }, (_, index) => `M${bucketX(index)} ${bucketY(index)}h9v24h-9z`);

/** Up to three states in a bucket, from the bottom. */
function bucketContents(count: number, index: number): string {
  const [x, y] = [bucketX(index) + 2, bucketY(index) + 16];
  return Array.from({ length: Math.min(3, count) }, (_, place) => `M${x} ${y - 7 * place}h5v5h-5z`).join('');
}

function HashPicture({ run, nodesHeld }: { readonly run: LabRun; readonly nodesHeld: number }) {
  const slots = slotsFor(nodesHeld);
  const counts = new Array<number>(Math.min(slots, BUCKETS)).fill(0);
  for (let index = 0; index < nodesHeld; index++) {
    const bucket = ((run.places[index] as number) >>> 0) & (slots - 1);
    if (bucket < counts.length) counts[bucket] = (counts[bucket] as number) + 1;
  }
  return (
    <svg class="pic" viewBox="0 0 340 112" aria-hidden="true">
      <path d={BUCKET_FRAMES.slice(0, counts.length).join('')} fill="none" stroke="var(--edge)" />
      <path d={counts.map(bucketContents).join('')} fill="var(--guide)" />
      <text class="axis" x="0" y="106">
        {labTexts.visitedSet.hash.buckets(counts.length, slots)}
      </text>
    </svg>
  );
}

export function VisitedPart({ search }: { readonly search: LabSearch }) {
  const { run, moment, at, setup } = search;
  if (!run || at === 0) return null;
  const { nodes } = figuresAt(run.recorded, moment);
  const nodesHeld = isMarkedLate(setup) ? at : nodes;
  const lookups = lookupsBefore(run, at - 1);
  return (
    <section class="part">
      <h3>
        {labTexts.visited[setup.visited]} <span class="quiet">{labTexts.visitedSet[setup.visited].about}</span>
      </h3>
      {setup.visited === 'list' && <ListPicture run={run} at={at} nodesHeld={nodesHeld} />}
      {setup.visited === 'tree' && <TreePicture run={run} nodesHeld={Math.min(nodesHeld, run.places.length)} />}
      {setup.visited === 'hash' && <HashPicture run={run} nodesHeld={Math.min(nodesHeld, run.places.length)} />}
      {lookups > 0 && (
        <p class="quiet num">{labTexts.visitedSet.each(decimal(comparisonsBefore(run, at - 1) / lookups))}</p>
      )}
    </section>
  );
}
