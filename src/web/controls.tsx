// Controls that every page needs at once: buttons with a label and a key cap, a button that repeats while held. Form
// fields are in choices.tsx.

import type { ComponentChildren, CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icons.js';

interface ButtonProps {
  readonly icon?: IconName;
  /** An icon after the label. */
  readonly after?: IconName;
  readonly keyCap?: string;
  readonly variant?: string;
  readonly style?: CSSProperties;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** For a button without a label: its accessible name, also shown as a title. */
  readonly name?: string;
  readonly title?: string;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  return (
    <button
      type="button"
      class={`btn ${props.variant ?? ''}`}
      style={props.style}
      aria-label={props.name}
      title={props.title ?? props.name}
      aria-pressed={props.pressed}
      aria-disabled={props.disabled || undefined}
      onClick={props.onClick}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
      {props.keyCap && <kbd>{props.keyCap}</kbd>}
      {props.after && <Icon name={props.after} />}
    </button>
  );
}

const HOLD_MILLIS = 400;
const REPEAT_MILLIS = 60;

/** Acts at once and repeats while it is held; `onPress` returns false when there is nothing more to do. */
export function HoldButton(
  props: Omit<ButtonProps, 'onClick'> & { readonly onPress: (isShifted: boolean) => boolean },
) {
  const timer = useRef(0);
  const latest = useRef(props.onPress);
  latest.current = props.onPress;
  const release = (): void => clearTimeout(timer.current);
  useEffect(() => release, []);
  const press = (wait: number, isShifted: boolean): void => {
    if (!latest.current(isShifted)) return;
    timer.current = window.setTimeout(() => press(REPEAT_MILLIS, isShifted), wait);
  };
  return (
    <button
      type="button"
      class={`btn ${props.variant ?? ''}`}
      aria-label={props.name}
      title={props.title}
      aria-disabled={props.disabled || undefined}
      onPointerDown={(event) => event.button === 0 && press(HOLD_MILLIS, event.shiftKey)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // Enter, Space and screen readers click without a pointer (detail 0); a pointer has acted already.
      onClick={(event) => event.detail === 0 && latest.current(event.shiftKey)}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
      {props.keyCap && <kbd>{props.keyCap}</kbd>}
    </button>
  );
}
