// A hint in steps that the player opens one at a time, for both puzzles. Its button is at the lower edge of the panel and
// the open steps scroll above it, so nothing moves when a step comes.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../controls.js';
import { notice } from './notice.js';

export interface LadderStep {
  readonly name: string;
  /** The label of the button that opens it. */
  readonly ask: string;
  /** What it says once it is open. */
  readonly body?: ComponentChildren;
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
  const list = useRef<HTMLOListElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const message = notice.value;
  useEffect(() => {
    // The new step from its beginning, if it has no room as a whole.
    const last = list.current?.lastElementChild;
    if (list.current && last instanceof HTMLElement) list.current.scrollTop = last.offsetTop;
  }, [open]);
  // The button must stay on a phone's screen, even if the message above grows a moment later, until the player does
  // anything else. After a request by key nothing scrolls but the steps: the player is looking at the board.
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
  return (
    <div class="ladder">
      <ol ref={list}>
        {steps.slice(0, open).map((step, index) => (
          <li key={index} class="open">
            <h3>{step.name}</h3>
            {step.body}
          </li>
        ))}
      </ol>
      <div class="row" ref={row}>
        {next ? <Button onClick={openNext}>{next.ask}</Button> : props.children}
      </div>
    </div>
  );
}
