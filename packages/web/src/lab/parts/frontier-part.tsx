// The frontier of a search: the states taken next, each with g, h, and f, and how many wait at each f.

import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { Waiting } from '@masu/search/recorded.js';
import { EVENT_KINDS } from '@masu/search/trace.js';
import { useState } from 'preact/hooks';
import { Button } from '../../controls.js';
import { labTexts } from '../../texts/lab.js';
import type { Lab, LabSearch } from '../model/model.js';
import type { LabRun } from '../model/run.js';
import { barsPath } from './bars-path.js';
import { frontierView } from './frontier-at.js';
import { MiniBoard } from './mini-board.js';

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
