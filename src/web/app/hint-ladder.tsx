// A hint in steps that the player opens one at a time, for both puzzles.

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
  /** What it says while it can't be opened yet. */
  readonly later?: string;
}

interface LadderState {
  /** How many steps are open. */
  readonly open: number;
  /** The game that the hint is for. */
  readonly of: unknown;
  readonly onAsk: () => void;
}

/** The step last asked for by a button here, and the game it was asked in. */
let asked: { readonly step: number; readonly of: unknown } | undefined;

function Step(props: LadderStep & LadderState & { readonly number: number; readonly isLast: boolean }) {
  const { number, isLast, open, of, name, body, later } = props;
  const isOpen = open >= number;
  const isNext = open === number - 1;
  const item = useRef<HTMLLIElement>(null);
  // The next button must stay on a phone's screen, even if the message above grows a moment later. After a request by
  // key nothing scrolls but the ladder itself: the player is looking at the board.
  const isToSee = (isNext || (isLast && isOpen)) && open > 0;
  const isAskedHere = asked?.step === open && asked.of === of;
  const message = notice.value;
  useEffect(() => {
    const step = item.current;
    const ladder = step?.parentElement;
    if (!isToSee || !step || !ladder) return;
    ladder.scrollTop = step.offsetTop + step.offsetHeight - ladder.clientHeight;
    if (isAskedHere) step.scrollIntoView({ block: 'nearest' });
  }, [isToSee, isAskedHere, message]);
  const openStep = (): void => {
    asked = { step: number, of };
    props.onAsk();
  };
  return (
    <li class={isOpen ? 'open' : 'shut'} ref={item}>
      <h3>{name}</h3>
      {isOpen && body}
      {isNext && <Button onClick={openStep}>{props.ask}</Button>}
      {!isOpen && !isNext && later && <p class="quiet">{later}</p>}
    </li>
  );
}

export function HintLadder({ steps, ...state }: LadderState & { readonly steps: readonly LadderStep[] }) {
  return (
    <ol class="ladder">
      {steps.map((step, index) => (
        <Step key={index} {...step} {...state} number={index + 1} isLast={index === steps.length - 1} />
      ))}
    </ol>
  );
}
