// The checks of the drawing and the result of the solver, updated at each stroke.

import type { ComponentChildren } from 'preact';
import { CheckIcon, OpenIcon } from '../check-icons.js';
import { WarningIcon } from '../icons.js';
import { reportMessage } from '../solve/report-message.js';
import { editorTexts } from '../texts/editor.js';
import { solveTexts } from '../texts/solve.js';
import { checks, proof } from './state.js';

type Kind = 'good' | 'bad' | 'open';

function Line({ kind, children }: { readonly kind: Kind; readonly children: ComponentChildren }) {
  return (
    <li>
      {kind === 'good' ? <CheckIcon /> : kind === 'bad' ? <WarningIcon /> : <OpenIcon />}
      <span class={kind === 'open' ? 'quiet' : ''}>{children}</span>
    </li>
  );
}

function SolverLine() {
  const checksWords = editorTexts.checks;
  const now = proof.state.value;
  if (!checks.value.level) return <Line kind="open">{checksWords.solverWaits}</Line>;
  if (now.kind === 'done') {
    const message = reportMessage(now.report, true);
    if (now.report.verdict === 'solved') return <Line kind="good">{checksWords.solvable(message.lead)}</Line>;
    return (
      <Line kind={now.report.verdict === 'unsolvable' ? 'bad' : 'open'}>{checksWords.solverWorks(message.lead)}</Line>
    );
  }
  if (now.kind === 'failed') return <Line kind="open">{solveTexts.bug}</Line>;
  const { progress, millis } = now.kind === 'running' ? now : { progress: { expanded: 0 }, millis: 0 };
  return <Line kind="open">{checksWords.solverWorks(solveTexts.searching(progress.expanded, millis))}</Line>;
}

function boxesAndGoals(boxes: number, goals: number): string {
  const { even, tooManyBoxes, tooManyGoals } = editorTexts.checks;
  if (boxes === goals) return even(boxes);
  return boxes > goals ? tooManyBoxes(boxes, goals, boxes - goals) : tooManyGoals(boxes, goals, goals - boxes);
}

export function ChecksPanel() {
  const checksWords = editorTexts.checks;
  const { boxes, goals, hasPlayer, leak, dead, error } = checks.value;
  return (
    <section class="panel">
      <h2>{checksWords.heading}</h2>
      <ul class="verdicts">
        {boxes === 0 ? (
          <Line kind="bad">{checksWords.noBox}</Line>
        ) : (
          <Line kind={boxes === goals ? 'good' : 'bad'}>{boxesAndGoals(boxes, goals)}</Line>
        )}
        {dead.size > 0 && <Line kind="bad">{checksWords.dead(dead.size)}</Line>}
        <Line kind={hasPlayer ? 'good' : 'bad'}>{hasPlayer ? checksWords.player : checksWords.noPlayer}</Line>
        {leak ? (
          <Line kind="bad">{checksWords.open(leak[0], leak[1])}</Line>
        ) : (
          <Line kind={hasPlayer ? 'good' : 'open'}>{hasPlayer ? checksWords.closed : checksWords.unknownClosed}</Line>
        )}
        {error && <Line kind="bad">{error}</Line>}
        <SolverLine />
      </ul>
    </section>
  );
}
