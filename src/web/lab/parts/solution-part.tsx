// The end of a search: the solution, its length against the optimum, and its moves one by one.

import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../controls.js';
import { Seal } from '../../icons.js';
import { PLAY } from '../../more-icons.js';
import { B } from '../../texts/lab.js';
import type { Lab, Slot } from '../model/model.js';
import { currentStep, solutionNodes } from '../model/moment.js';
import { type Run, solutionLength, verdictOf } from '../model/run.js';

const MOVE_MILLIS = 160;

function lengthMessage(length: number, optimum: number | 'searching' | undefined): string {
  if (optimum === 'searching') return B.pane.searchingOptimum;
  if (optimum === undefined) return B.pane.unknownOptimum;
  return length === optimum ? B.pane.isOptimal : B.pane.longer(length - optimum, optimum);
}

function Replay({
  lab,
  slot,
  index,
  run,
}: {
  readonly lab: Lab;
  readonly slot: Slot;
  readonly index: number;
  readonly run: Run;
}) {
  const length = solutionLength(run) ?? 0;
  const shown = slot.replay;
  const isMoving = shown !== undefined && shown < length;
  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => lab.replay(index, (shown ?? 0) + 1), MOVE_MILLIS);
    return () => clearTimeout(timer);
  }, [lab, index, shown, isMoving]);
  if (shown === undefined) {
    return (
      <Button icon={PLAY} onClick={() => lab.replay(index, 0)}>
        {B.pane.play}
      </Button>
    );
  }
  return (
    <>
      <input
        type="range"
        min={0}
        max={length}
        value={shown}
        style={{ '--at': `${(shown / Math.max(1, length)) * 100}%` }}
        aria-label={B.pane.replay}
        aria-valuetext={B.pane.replayText(shown, length)}
        onInput={(event) => lab.replay(index, event.currentTarget.valueAsNumber)}
      />
      <p class="quiet num">{B.pane.replayText(shown, length)}</p>
      <Button onClick={() => lab.replay(index, undefined)}>{B.pane.stop}</Button>
    </>
  );
}

/** The node on the board: of the solution while it is played, of the search otherwise. */
export function useShownNode(slot: Slot): number {
  const { run, replay, moment } = slot;
  const path = useMemo(() => (run ? solutionNodes(run.recorded) : []), [run]);
  if (!run) return 0;
  return replay === undefined
    ? (run.recorded.steps.nodes[currentStep(run.recorded, moment)] ?? 0)
    : (path[replay] ?? 0);
}

export function SolutionPart({ lab, slot, index }: { readonly lab: Lab; readonly slot: Slot; readonly index: number }) {
  const { run } = slot;
  if (!run) return null;
  const optimum = lab.optimum.value;
  const verdict = verdictOf(run);
  if (verdict !== 'found') {
    return (
      <p class="ending quiet">{verdict === 'exhausted' ? B.pane.exhausted : B.pane.limit(run.recorded.steps.count)}</p>
    );
  }
  const length = solutionLength(run) ?? 0;
  return (
    <div class="ending">
      <p>
        {length === optimum && <Seal of="seal small" />}
        {B.pane.found(length)} <span class="quiet">{lengthMessage(length, optimum)}</span>
      </p>
      <Replay lab={lab} slot={slot} index={index} run={run} />
    </div>
  );
}
