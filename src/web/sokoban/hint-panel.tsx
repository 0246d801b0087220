// The hint ladder: a nudge, the box, the push, the whole way. One rung opens at a time, by the player's hand.

import { useEffect, useRef } from 'preact/hooks';
import type { HintDetail } from '../../sokoban/index.js';
import { Button } from '../controls.js';
import { T } from '../texts/play.js';
import { SIDE } from '../texts/side.js';
import { askHint, closeHint } from './ask-hint.js';
import { type HintState, hint } from './hint-state.js';
import { undoWords } from './sentences.js';
import { counts, deadlocked, insight, perform, undoAdvice } from './table.js';
import { watchMoves } from './watching.js';

/** The last asking came from this panel. */
let isAskedHere = false;
function askHere(): void {
  isAskedHere = true;
  askHint();
}

const RUNGS: readonly HintDetail[] = [1, 2, 3, 4];

function askWord(rung: HintDetail, now: HintState): string {
  const H = SIDE.hint;
  if (rung === 4) return H.askWay(now.kind === 'open' ? now.hint.remaining.pushes : 0);
  return { 1: H.askNudge, 2: H.askBox, 3: H.askPush }[rung];
}

function Rung({ rung, now }: { readonly rung: HintDetail; readonly now: HintState }) {
  const H = SIDE.hint;
  const opened = now.kind === 'open' ? now.rung : 0;
  const isOpen = opened >= rung;
  const isNext = opened === rung - 1 && now.kind !== 'searching';
  const item = useRef<HTMLLIElement>(null);
  // The next button must not be below the edge of a phone's screen. Who asked by key looks at the board: nothing moves.
  useEffect(() => {
    if (isAskedHere && (isNext || (rung === 4 && isOpen))) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext, isOpen, rung]);
  return (
    <li class={isOpen ? 'open' : 'shut'} ref={item}>
      <h3>{{ 1: H.nudge, 2: H.box, 3: H.push, 4: H.way }[rung]}</h3>
      {isOpen && now.kind === 'open' && <p>{now.sentences[rung - 1]}</p>}
      {isNext && <Button onClick={askHere}>{askWord(rung, now)}</Button>}
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

/** In a deadlock there is no hint but how far to undo. */
function Stuck() {
  const pushes = counts.value?.pushes ?? 0;
  const { sentence = SIDE.hint.stuckChecking, count } = undoWords(undoAdvice.value, pushes);
  return (
    <>
      <p>
        {SIDE.hint.stuck} {pushes > 0 && <span class="quiet">{sentence}</span>}
      </p>
      {/* Under the board there is the same button while the warning is shown. */}
      {pushes > 0 && undoAdvice.value && count !== undefined && deadlocked.value.length === 0 && (
        <Button icon="undo" onClick={() => perform({ kind: 'undo-pushes', count })}>
          {T.happened.undoPush(count)}
        </Button>
      )}
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
      {isStuck && <Stuck />}
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
