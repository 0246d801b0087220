// The end of a search, shown once its last event is: the solution, its length against the optimum, its moves one by one.

import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../controls.js';
import { Seal } from '../../icons.js';
import { PAUSE, PLAY_ICON } from '../../more-icons.js';
import { labTexts } from '../../texts/lab.js';
import { isMotionReduced } from '../../theme/theme.js';
import { sliderProps } from '../bar.js';
import type { Lab, LabSearch } from '../model/model.js';
import { currentStep, solutionNodes } from '../model/moment.js';
import { type LabRun, type LengthStanding, lengthStanding, runVerdict, solutionLength } from '../model/run.js';

const MOVE_MILLIS = 160;
/** With reduced motion, one move per second, as in a game. */
const SLOW_MOVE_MILLIS = 1000;

function lengthMessage(standing: LengthStanding, length: number, optimum: number | 'searching' | undefined): string {
  if (standing === 'longer' && typeof optimum === 'number') return labTexts.pane.longer(length - optimum, optimum);
  return {
    proven: labTexts.pane.isOptimal,
    equal: labTexts.pane.isAsShort,
    longer: '',
    searching: labTexts.pane.searchingOptimum,
    unknown: labTexts.pane.unknownOptimum,
  }[standing];
}

/** The pressed button is about to vanish: the focus moves to the first one, which plays the solution. */
const focusFirstButton = (): void =>
  document.activeElement?.closest('.ending')?.querySelector<HTMLElement>('button')?.focus();

interface SolutionProps {
  readonly lab: Lab;
  readonly search: LabSearch;
  readonly index: number;
}

function Replay({ lab, search, index, run }: SolutionProps & { readonly run: LabRun }) {
  const length = solutionLength(run) ?? 0;
  const { replay: shown, isReplaying } = search;
  useEffect(() => {
    if (!isReplaying || shown === undefined) return;
    const next = shown + 1;
    const millis = isMotionReduced() ? SLOW_MOVE_MILLIS : MOVE_MILLIS;
    const timer = setTimeout(() => lab.replay(index, next, next < length), millis);
    return () => clearTimeout(timer);
  }, [lab, index, shown, isReplaying, length]);
  const isOver = shown === undefined || shown >= length;
  const text = labTexts.pane.replayText(shown ?? 0, length);
  return (
    <>
      <Button
        icon={isReplaying ? PAUSE : PLAY_ICON}
        onClick={() => lab.replay(index, isOver ? 0 : shown, !isReplaying && length > 0)}
      >
        {isReplaying ? labTexts.bar.pause : labTexts.pane.play}
      </Button>
      {shown !== undefined && (
        <>
          <input
            aria-label={labTexts.pane.replay}
            {...sliderProps({ max: length, value: shown, text }, (moves) => lab.replay(index, moves))}
          />
          <p class="quiet num">{text}</p>
          <Button
            onClick={() => {
              focusFirstButton();
              lab.replay(index, undefined);
            }}
          >
            {labTexts.pane.stop}
          </Button>
        </>
      )}
    </>
  );
}

/** The node on the board: of the solution while it is played, of the search otherwise. */
export function useShownNode(search: LabSearch): number {
  const { run, replay, moment } = search;
  const path = useMemo(() => (run ? solutionNodes(run.recorded) : []), [run]);
  if (!run) return 0;
  return replay === undefined
    ? (run.recorded.steps.nodes[currentStep(run.recorded, moment)] ?? 0)
    : (path[replay] ?? 0);
}

export function SolutionPart({ lab, search, index }: SolutionProps) {
  const { run } = search;
  if (!run) return null;
  const optimum = lab.optimum.value;
  const verdict = runVerdict(run);
  if (verdict !== 'found') {
    const message = {
      exhausted: labTexts.pane.exhausted,
      'none-left': labTexts.pane.noneLeft,
      limit: labTexts.pane.limit(run.recorded.steps.count),
    }[verdict];
    return <p class="ending quiet">{message}</p>;
  }
  const length = solutionLength(run) ?? 0;
  const standing = lengthStanding(run.recorded.algorithm, length, optimum);
  return (
    <div class="ending">
      <p>
        {standing === 'proven' && <Seal of="seal small" />}
        {labTexts.pane.found(length)} <span class="quiet">{lengthMessage(standing, length, optimum)}</span>
      </p>
      <Replay lab={lab} search={search} index={index} run={run} />
    </div>
  );
}
