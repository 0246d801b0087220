// The hint ladder: a nudge, the box, the push, the whole way. One rung opens at a time, by the player's hand.

import type { HintRung } from '../../sokoban/index.js';
import { Button } from '../controls.js';
import { SIDE } from '../texts/side.js';
import { askHint, closeHint } from './ask-hint.js';
import { type HintState, hint } from './hint-state.js';
import { counts, insight } from './table.js';
import { watchMoves } from './watching.js';

const RUNGS: readonly HintRung[] = [1, 2, 3, 4];

function askWord(rung: HintRung, now: HintState): string {
  const H = SIDE.hint;
  if (rung === 4) return H.askWay(now.kind === 'open' ? now.hint.remaining.pushes : 0);
  return { 1: H.askNudge, 2: H.askBox, 3: H.askPush }[rung];
}

function Rung({ rung, now }: { readonly rung: HintRung; readonly now: HintState }) {
  const H = SIDE.hint;
  const opened = now.kind === 'open' ? now.rung : 0;
  const isOpen = opened >= rung;
  const isNext = opened === rung - 1 && now.kind !== 'searching';
  return (
    <li class={isOpen ? 'open' : 'shut'}>
      <h3>{{ 1: H.nudge, 2: H.box, 3: H.push, 4: H.way }[rung]}</h3>
      {isOpen && now.kind === 'open' && <p>{now.sentences[rung - 1]}</p>}
      {isNext && <Button onClick={askHint}>{askWord(rung, now)}</Button>}
      {rung === 4 && isOpen && now.kind === 'open' && (
        <Button icon="play" onClick={() => watchMoves(now.hint.solution, false)}>
          {H.wayPlay}
        </Button>
      )}
      {rung === 4 && !isOpen && !isNext && <p class="quiet">{H.later}</p>}
    </li>
  );
}

function Searching({ progress, millis }: Extract<HintState, { kind: 'searching' }>) {
  return (
    <>
      <p>{SIDE.hint.thinking(progress.expanded, millis)}</p>
      <div class="row">
        <Button icon="stop" onClick={closeHint}>
          {SIDE.solve.stop}
        </Button>
      </div>
    </>
  );
}

export function HintPanel() {
  const now = hint.value;
  const H = SIDE.hint;
  const isStuck = now.kind === 'stuck' || (insight.value?.stuck.length ?? 0) > 0;
  return (
    <section class="panel">
      <h2>
        {H.heading} {!isStuck && <span class="quiet">{H.asMuch}</span>}
      </h2>
      {isStuck && (
        <p>
          {H.stuck} {(counts.value?.pushes ?? 0) > 0 && <span class="quiet">{H.stuckRest}</span>}
        </p>
      )}
      {now.kind === 'searching' && <Searching {...now} />}
      {now.kind === 'none' && <p>{H.noHint}</p>}
      {!isStuck && now.kind !== 'searching' && (
        <ol class="ladder">
          {RUNGS.map((rung) => (
            <Rung key={rung} rung={rung} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
}
