// The checks of the drawing and the result of the solver, updated at each stroke.

import type { ComponentChildren } from 'preact';
import { CheckIcon, OpenIcon } from '../check-icons.js';
import { WarningIcon } from '../icons.js';
import { reportMessage } from '../solve/report-message.js';
import { E } from '../texts/editor.js';
import { S } from '../texts/solve.js';
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
  const C = E.checks;
  const now = proof.state.value;
  if (!checks.value.level) return <Line kind="open">{C.solverWaits}</Line>;
  if (now.kind === 'done') {
    const message = reportMessage(now.report, true);
    if (now.report.verdict === 'solved') return <Line kind="good">{C.solvable(message.lead)}</Line>;
    return <Line kind={now.report.verdict === 'unsolvable' ? 'bad' : 'open'}>{C.solverWorks(message.lead)}</Line>;
  }
  if (now.kind === 'failed') return <Line kind="open">{S.bug}</Line>;
  const { progress, millis } = now.kind === 'running' ? now : { progress: { expanded: 0 }, millis: 0 };
  return <Line kind="open">{C.solverWorks(S.searching(progress.expanded, millis))}</Line>;
}

export function ChecksPanel() {
  const C = E.checks;
  const { boxes, goals, hasPlayer, leak, dead, error } = checks.value;
  return (
    <section class="panel">
      <h2>{C.heading}</h2>
      <ul class="verdicts">
        {boxes === 0 ? (
          <Line kind="bad">{C.noBox}</Line>
        ) : (
          <Line kind={boxes === goals ? 'good' : 'bad'}>
            {boxes === goals ? C.even(boxes) : C.uneven(boxes, goals)}
          </Line>
        )}
        {dead.size > 0 && <Line kind="bad">{C.dead(dead.size)}</Line>}
        <Line kind={hasPlayer ? 'good' : 'bad'}>{hasPlayer ? C.player : C.noPlayer}</Line>
        {leak ? (
          <Line kind="bad">{C.open(leak[0], leak[1])}</Line>
        ) : (
          <Line kind={hasPlayer ? 'good' : 'open'}>{hasPlayer ? C.closed : C.unknownClosed}</Line>
        )}
        {error && <Line kind="bad">{error}</Line>}
        <SolverLine />
      </ul>
    </section>
  );
}
