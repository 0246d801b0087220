// The frontier of a search: the states taken next, each with g, h, and f, and how many wait at each f.

import { useState } from 'preact/hooks';
import {
  EVENT_KINDS,
  findStrategy,
  frontierPriority,
  frontierAt as pathAt,
  type Recorded,
  type Waiting,
} from '../../../search/index.js';
import type { Level } from '../../../sokoban/index.js';
import { Button } from '../../controls.js';
import { labTexts } from '../../texts/lab.js';
import { oncePerRun } from '../model/measures.js';
import type { Lab, LabSearch } from '../model/model.js';
import type { LabRun } from '../model/run.js';
import { MiniBoard } from './mini-board.js';

// Bars of a small picture as one path: a hundred elements that come and go with every step would cost more than the search.

interface BarFrame {
  readonly left: number;
  /** From bar to bar. */
  readonly step: number;
  readonly bottom: number;
  /** The height of the highest bar. */
  readonly height: number;
}

export function barsPath(counts: readonly number[], most: number, { left, step, bottom, height }: BarFrame): string {
  const width = round(step * 0.75);
  let path = '';
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    const tall = round(Math.max(1, (count / most) * height));
    path += `M${round(left + index * step)} ${bottom}v${-tall}h${width}v${tall}z`;
  }
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;

// The frontier at a moment: the states that wait, in the order in which they are taken unless something cheaper is added
// first, and how many wait at each value of f. One pass over the nodes; nothing is stored per step. Among equal keys the
// recording decides, so the first state is the one that the heap really takes next.

interface FrontierView {
  /** The next one first. */
  readonly next: readonly Waiting[];
  readonly waiting: number;
  /** How many wait at each f; the first entry is of `least`. */
  readonly byF: readonly number[];
  readonly least: number;
}

/** At most this many bars; each may stand for several values of f. */
const MAX_BARS = 48;

/** The key by which a node comes out; the smallest first. */
function removalKey(recorded: Recorded): (node: number) => number {
  const { frontier, priority } = findStrategy(recorded.algorithm);
  const { costs, estimates } = recorded.nodes;
  if (frontier === 'queue') return (node) => node;
  if (frontier === 'stack') return (node) => -node;
  return (node) => priority(costs[node] as number, estimates[node] as number);
}

export function frontierView(recorded: Recorded, moment: number, most: number): FrontierView {
  if (recorded.algorithm === 'ida-star') {
    const next = pathAt(recorded, moment, most);
    return { next, waiting: recorded.events.frontiers[moment] as number, byF: [], least: 0 };
  }
  const { count, costs, estimates, added, taken } = recorded.nodes;
  const key = removalKey(recorded);
  const next: number[] = [];
  const keys: number[] = [];
  const byF = new Uint32Array(largestF(recorded) + 1);
  let waiting = 0;
  for (let node = 0; node < count && (added[node] as number) <= moment; node++) {
    if ((taken[node] as number) <= moment) continue;
    waiting++;
    const f = frontierPriority(recorded.algorithm, costs[node] as number, estimates[node] as number);
    byF[f] = (byF[f] as number) + 1;
    const own = key(node);
    // Thousands wait with equal keys: nothing is moved for those that come after all that are shown.
    if (next.length === most && !isBefore(own, node, keys[most - 1] as number, next[most - 1] as number, taken))
      continue;
    let place = next.length;
    while (place > 0 && isBefore(own, node, keys[place - 1] as number, next[place - 1] as number, taken)) place--;
    next.splice(place, 0, node);
    keys.splice(place, 0, own);
    next.length = Math.min(most, next.length);
    keys.length = next.length;
  }
  const waitingNode = (node: number): Waiting => {
    const [g, h] = [costs[node] as number, estimates[node] as number];
    return { node, g, h, f: frontierPriority(recorded.algorithm, g, h) };
  };
  return { next: next.map(waitingNode), waiting, ...frontierBars(byF) };
}

function isBefore(own: number, node: number, other: number, otherNode: number, taken: Uint32Array): boolean {
  return own === other ? (taken[node] as number) < (taken[otherNode] as number) : own < other;
}

/** The largest f of any node of a recording. */
const largestF = oncePerRun(({ algorithm, nodes }: Recorded): number => {
  const { count, costs, estimates } = nodes;
  let largest = 0;
  for (let node = 0; node < count; node++) {
    largest = Math.max(largest, frontierPriority(algorithm, costs[node] as number, estimates[node] as number));
  }
  return largest;
});

function frontierBars(counts: Uint32Array): Pick<FrontierView, 'byF' | 'least'> {
  const least = counts.findIndex((count) => count > 0);
  if (least < 0) return { byF: [], least: 0 };
  const most = counts.findLastIndex((count) => count > 0);
  const width = Math.ceil((most - least + 1) / MAX_BARS);
  const byF = new Array<number>(Math.ceil((most - least + 1) / width)).fill(0);
  for (let f = least; f <= most; f++) {
    const bar = Math.floor((f - least) / width);
    byF[bar] = (byF[bar] as number) + (counts[f] as number);
  }
  return { byF, least };
}

const FEW = 4;
const MANY = 24;

function Bars({ byF, least }: { readonly byF: readonly number[]; readonly least: number }) {
  const most = Math.max(1, ...byF);
  const frame = { left: 2, step: 220 / Math.max(12, byF.length), bottom: 42, height: 40 };
  return (
    <figure class="bars">
      <svg viewBox="0 0 224 44" aria-hidden="true">
        <path d={barsPath(byF, most, frame)} fill="var(--edge)" />
        <path d={barsPath(byF.slice(0, 1), most, frame)} fill="var(--guide)" />
        <path d="M0 42.5H224" stroke="var(--edge)" />
      </svg>
      <p class="axis" aria-hidden="true">
        {labTexts.frontier.axis(least)}
      </p>
      <figcaption>{labTexts.frontier.caption}</figcaption>
    </figure>
  );
}

function WaitingState(props: {
  readonly lab: Lab;
  readonly level: Level;
  readonly run: LabRun;
  readonly waiting: Waiting;
  readonly index: number;
}) {
  const { lab, level, run, waiting, index } = props;
  return (
    <li>
      <MiniBoard level={level} position={lab.nodePosition(run, waiting.node)} />
      <span>
        <span class="hide">{labTexts.frontier.next(index + 1)} </span>
        {labTexts.frontier.values(waiting.g, waiting.h, waiting.f)}
      </span>
    </li>
  );
}

/** IDA* keeps no frontier, only its path and a bound. */
function boundAt(run: LabRun, moment: number): number {
  const { kinds, details } = run.recorded.events;
  const round = EVENT_KINDS.indexOf('round');
  let event = moment;
  while (event > 0 && kinds[event] !== round) event--;
  return details[event] as number;
}

/** What is shown of a search on a level. */
export interface PartProps {
  readonly lab: Lab;
  readonly search: LabSearch;
  readonly level: Level;
}

export function FrontierPart({ lab, search, level }: PartProps) {
  const [isLong, setLong] = useState(false);
  const { run, moment } = search;
  if (!run) return null;
  const { next, waiting, byF, least } = frontierView(run.recorded, moment, isLong ? MANY : FEW);
  const isPath = search.setup.strategy === 'ida-star';
  return (
    <section class="part">
      <h3>
        {isPath ? labTexts.frontier.path : labTexts.frontier.heading}{' '}
        <span class="quiet num">
          {isPath ? labTexts.frontier.pathAbout(waiting, boundAt(run, moment)) : labTexts.frontier.about(waiting)}
        </span>
      </h3>
      {waiting === 0 ? (
        <p class="quiet">{labTexts.frontier.none}</p>
      ) : (
        <>
          <ol class="waiting">
            {next.map((each, index) => (
              <WaitingState key={index} lab={lab} level={level} run={run} waiting={each} index={index} />
            ))}
          </ol>
          {byF.length > 0 && <Bars byF={byF} least={least} />}
          {(isLong || waiting > FEW) && (
            <Button variant="bare" onClick={() => setLong(!isLong)}>
              {isLong ? labTexts.frontier.less : labTexts.frontier.more}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
