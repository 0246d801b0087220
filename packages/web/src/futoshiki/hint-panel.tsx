// The hint in three steps beside the grid: where to look, why, and the digit. The player opens one at a time. Where the
// panels are below the grid, the message under it has the steps instead (`state.ts`).

import { digitLetter } from '@masu/core/futoshiki/rules/cell-name.js';
import { type DigitHint, wrongCells } from '@masu/engine/session/futoshiki/session.js';
import { HintLadder } from '../app/hint-ladder.js';
import { Panel } from '../choices.js';
import { Button } from '../controls.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { digitMessage, whereMessage, whyMessages } from './hint-steps.js';
import { readableStepName } from './readable.js';
import { conflicts, futoshikiSession, isPuzzleSolved, performFutoshiki } from './state.js';

/** The panel's own room, as in styles/panels.css, and more. */
const roomOf = (more: number) =>
  more > 0 ? { minHeight: `calc(clamp(204px, 100vh - 596px, 264px) + ${more}px)` } : undefined;

/** Opens the next step of the hint. */
export function requestHint(): void {
  if (!isPuzzleSolved.value) performFutoshiki({ kind: 'hint' });
}

function Enter({ hint: { cell, digit } }: { readonly hint: DigitHint }) {
  return (
    <Button variant="main" onClick={() => void performFutoshiki({ kind: 'place-digit', cell, digit })}>
      {futoshikiTexts.hintPanel.enter(digitLetter(digit))}
    </Button>
  );
}

/** What there is instead of steps, and the one thing to do about it. */
const Instead = (props: { readonly words: string | false; readonly ask: string; readonly act: () => void }) => (
  <>
    {props.words && <p class="quiet">{props.words}</p>}
    <div class="row">
      <Button onClick={props.act}>{props.ask}</Button>
    </div>
  </>
);

/** `legendRoom`: pixels that the legend below took, and a hint takes once it speaks. */
export function FutoshikiHintPanel({ legendRoom }: { readonly legendRoom: number }) {
  const now = futoshikiSession.value;
  if (!now) return null;
  const { hint } = now;
  const { steps, heading, about, ask, wrong, conflict, marked, close, searching } = futoshikiTexts.hintPanel;
  const report = hint.kind === 'open' ? hint.report : undefined;
  const detail = hint.kind === 'open' ? hint.detail : 0;
  const isConflict = hint.kind === 'closed' && conflicts.value.size > 0;
  const rule = report?.steps.find((step) => step.rule === report.rule)?.name ?? '';
  return (
    <Panel heading={heading} about={detail === 0 && about} variant="hint beside" style={roomOf(legendRoom)}>
      {hint.kind === 'searching' && <p class="quiet">{searching}</p>}
      {/* Wrong digits, or a puzzle with several solutions or none: the message under the grid says which. */}
      {hint.kind === 'answered' && (
        <Instead
          words={wrongCells(now).length > 0 && marked}
          ask={close}
          act={() => void performFutoshiki({ kind: 'close-hint' })}
        />
      )}
      {isConflict && <Instead words={conflict} ask={wrong} act={requestHint} />}
      {(hint.kind === 'open' || (hint.kind === 'closed' && !isConflict)) && (
        <HintLadder
          open={detail}
          of={now.game}
          onAsk={requestHint}
          steps={[
            { name: steps[1], ask: ask[1], says: report ? [whereMessage(now, report)] : [] },
            {
              name: detail > 1 ? `${steps[2]} · ${readableStepName(rule)}` : steps[2],
              ask: ask[2],
              says: report ? whyMessages(now, report) : [],
            },
            { name: steps[3], ask: ask[3], says: report ? [digitMessage(now, report)] : [] },
          ]}
        >
          {report && <Enter hint={report} />}
        </HintLadder>
      )}
    </Panel>
  );
}
