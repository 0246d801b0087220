// In how many expanded states each cell held a box, as a heat map on the board.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Level } from '../../../sokoban/index.js';
import { Board } from '../../board/board.js';
import { planOfLevel } from '../../board/plan.js';
import { labTexts } from '../../texts/lab.js';
import type { LabSearch } from '../model/model.js';
import type { LabRun } from '../model/run.js';

// Counts in how many expanded states each cell held a box. Kept up to date by adding or removing the states between two
// moments, so that scrubbing by one step costs one state.

export interface Heat {
  readonly most: number;
  /** 0 (never) to 5 (nearly as often as the most), by cell. */
  readonly steps: Uint8Array;
}

export class HeatCounter {
  readonly #run: LabRun;
  readonly #counts: Uint32Array;
  #upTo = 0;

  constructor(run: LabRun, cells: number) {
    this.#run = run;
    this.#counts = new Uint32Array(cells);
  }

  at(expanded: number): Heat {
    const counts = this.#counts;
    const change = expanded < this.#upTo ? -1 : 1;
    const [from, to] = change > 0 ? [this.#upTo, expanded] : [expanded, this.#upTo];
    const { boxes, boxCount } = this.#run;
    for (let index = from * boxCount; index < to * boxCount; index++) {
      const cell = boxes[index] as number;
      counts[cell] = (counts[cell] as number) + change;
    }
    this.#upTo = expanded;
    const most = counts.reduce((a, b) => Math.max(a, b), 0);
    const steps = Uint8Array.from(counts, (count) =>
      count === 0 ? 0 : Math.min(5, 1 + Math.floor((5 * count) / (most + 1))),
    );
    return { most, steps };
  }
}

// A value that follows another a few times per second, for what takes long to draw.

const REST_MILLIS = 120;

function useSlowly<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const timer = setTimeout(() => setShown(value), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}

const heatHeight = (): number => 280;
const NO_POSE = { player: undefined, facing: 'down' as const, boxes: [] };

export function HeatPart({ slot, level }: { readonly slot: LabSearch; readonly level: Level }) {
  const { run } = slot;
  const at = useSlowly(slot.at);
  const plan = useMemo(() => planOfLevel(level), [level]);
  const counter = useMemo(() => run && new HeatCounter(run, level.walls.length), [run, level]);
  const heat = useMemo(() => counter?.at(Math.min(at, run?.recorded.steps.count ?? 0)), [counter, at, run]);
  const marks = useMemo(() => ({ heat: heat?.steps ?? [] }), [heat]);
  const most = heat?.most ?? 0;
  return (
    <section class="part">
      <h3>{labTexts.heat.heading}</h3>
      <Board
        plan={plan}
        pose={NO_POSE}
        marks={marks}
        name={labTexts.heat.heading}
        picture={labTexts.heat.picture(most)}
        largest={32}
        heightOf={heatHeight}
        isPicture
      />
      <p class="legend">
        {labTexts.heat.seldom}
        {[4, 7, 9, 12, 15].map((side, index) => (
          <svg key={side} width={side} height={side} aria-hidden="true">
            <rect width={side} height={side} fill={`var(--h${index + 1})`} />
          </svg>
        ))}
        {labTexts.heat.often(most)}
      </p>
    </section>
  );
}
