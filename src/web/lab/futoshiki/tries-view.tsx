// Backtracking and propagation side by side on one Futoshiki.

import { rowColumn } from '../../../base/grid.js';
import { digitLetter, tryEventAt } from '../../../futoshiki/index.js';
import { Button, HoldButton } from '../../controls.js';
import { FIRST, LAST, PAUSE, PLAY_ICON } from '../../more-icons.js';
import { labTexts } from '../../texts/lab.js';
import { useRunning, useSpokenSteps } from '../running.js';
import { TRY_ALGORITHMS, TRY_SPEEDS, type TriesLab, type TryAlgorithmId } from './tries-model.js';
import { TriesPane } from './tries-pane.js';

function Bar({ lab }: { readonly lab: TriesLab }) {
  const speed = lab.speed.value;
  const hold = (count: number) => () => {
    lab.isRunning.value = false;
    lab.advance(count);
    return true;
  };
  return (
    <section class="panel lab-bar" aria-label={labTexts.bar.region}>
      <div class="row">
        <Button variant="main" icon={lab.isRunning.value ? PAUSE : PLAY_ICON} onClick={() => lab.toggle()}>
          {lab.isRunning.value ? labTexts.bar.pause : lab.isAtEnd.value ? labTexts.bar.restart : labTexts.bar.run}
        </Button>
        <div class="seg steps" role="group" aria-label={labTexts.bar.region}>
          <Button icon={FIRST} name={labTexts.tries.toStart} onClick={() => lab.advance(Number.MIN_SAFE_INTEGER)} />
          <HoldButton icon="previous" name={labTexts.tries.back} title={labTexts.tries.back} onPress={hold(-1)} />
          <HoldButton icon="next" name={labTexts.tries.forward} title={labTexts.tries.forward} onPress={hold(1)} />
          <Button icon={LAST} name={labTexts.bar.last} onClick={() => lab.advance(Number.MAX_SAFE_INTEGER)} />
        </div>
        <label class="row pace">
          <span class="quiet">{labTexts.bar.speed}</span>
          <input
            type="range"
            min={0}
            max={TRY_SPEEDS.length - 1}
            value={speed}
            style={{ '--at': `${(speed / (TRY_SPEEDS.length - 1)) * 100}%` }}
            aria-valuetext={labTexts.tries.speed(TRY_SPEEDS[speed] ?? 1)}
            onInput={(event) => (lab.speed.value = event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
    </section>
  );
}

/** What a search has just done, for those who don't see it. */
function spokenEvent(lab: TriesLab, id: TryAlgorithmId): string {
  const run = lab.runs.peek()[id];
  const level = lab.subject.peek()?.level;
  if (!run || !level) return '';
  const { kind, cell, digit, expanded } = tryEventAt(run, lab.moments.peek()[id]);
  const [name, what] = [labTexts.tries.names[id], labTexts.tries.kinds[kind]];
  if (cell < 0) return labTexts.tries.said(name, what, expanded);
  const [row, column] = rowColumn(cell, level.size);
  return labTexts.tries.saidAt(name, what, digitLetter(digit), row + 1, column + 1);
}

export function TriesView({ lab }: { readonly lab: TriesLab }) {
  useRunning(lab, TRY_SPEEDS);
  useSpokenSteps(lab.isRunning, TRY_ALGORITHMS.map((id) => lab.moments.value[id]).join(), () =>
    TRY_ALGORITHMS.map((id) => spokenEvent(lab, id)).join(' '),
  );
  if (!lab.subject.value) return null;
  return (
    <div class="lab" role="group" aria-label={labTexts.heading}>
      <Bar lab={lab} />
      <div class="panes" data-count="2">
        {TRY_ALGORITHMS.map((id, index) => (
          <TriesPane key={id} lab={lab} id={id} index={index} />
        ))}
      </div>
    </div>
  );
}
