// A hint in steps that the player opens one at a time, for both puzzles. The last one is shown as far as the panel has room
// for it, an earlier one on request, and the button of the next one is at the lower edge, so nothing moves when a step comes.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../controls.js';
import { FittedWords } from './fitted-words.js';
import { notice } from './notice.js';
import type { BoardWords } from './pointing.js';
import { SentenceView } from './sentence-view.js';

export interface LadderStep {
  readonly name: string;
  /** The label of the button that opens it. */
  readonly ask: string;
  /** What it says once it is open. */
  readonly says: readonly BoardWords[];
}

/** The step last asked for by the button, and the game it was asked in. */
let asked: { readonly step: number; readonly of: unknown } | undefined;

export function HintLadder(props: {
  readonly steps: readonly LadderStep[];
  /** How many steps are open. */
  readonly open: number;
  /** The game that the hint is for. */
  readonly of: unknown;
  readonly onAsk: () => void;
  /** Takes the place of the button once all steps are open. */
  readonly children?: ComponentChildren;
}) {
  const { steps, open, of } = props;
  const row = useRef<HTMLDivElement>(null);
  const message = notice.value;
  /** An earlier step that the player reads again, while no other is opened. */
  const [read, setRead] = useState({ step: 0, open: 0 });
  // The button must stay on a phone's screen, even if the message above grows a moment later, until the player does
  // anything else. After a request by key nothing scrolls: the player is looking at the board.
  const isAskedHere = asked?.step === open && asked.of === of;
  useEffect(() => {
    if (open === 0 || !isAskedHere) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    const ended = new AbortController();
    const forget = (): void => {
      asked = undefined;
    };
    for (const input of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(input, forget, { signal: ended.signal, passive: true });
    return () => ended.abort();
  }, [open, isAskedHere, message]);
  const next = steps[open];
  const openNext = (): void => {
    asked = { step: open + 1, of };
    props.onAsk();
  };
  const shown = read.open === open && read.step < open ? read.step : open - 1;
  const step = steps[shown];
  return (
    <div class="ladder">
      {open > 0 && (
        <div class="step-numbers">
          {steps.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              class={`step-number ${open > 1 && index < open ? '' : 'unopened'}`}
              aria-label={name}
              title={name}
              aria-pressed={index === shown}
              onClick={() => setRead({ step: index, open })}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      {step && (
        <div class="step">
          <h3>{step.name}</h3>
          <FittedWords
            key={shown}
            of={`${shown} ${step.says.length}`}
            pieces={step.says.map((words) => <SentenceView words={words} />)}
          />
        </div>
      )}
      <div class="row" ref={row}>
        {next ? <Button onClick={openNext}>{next.ask}</Button> : props.children}
      </div>
    </div>
  );
}
