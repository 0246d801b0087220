// Controls that every page needs at once: buttons with a label and a key cap, a button that repeats while held. Others are
// in choices.tsx.

import type { ComponentChildren, ComponentProps, CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icons.js';

interface ButtonLook {
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
  readonly title?: string | undefined;
  readonly children?: ComponentChildren;
}

function PlainButton(props: ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook>) {
  const { icon, after, keyCap, variant = '', pressed, disabled, name, style, title, children, ...handlers } = props;
  return (
    <button
      type="button"
      class={`btn ${variant}`}
      style={style}
      title={title}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...handlers}
    >
      {icon && <Icon name={icon} />}
      {children}
      {keyCap && <kbd>{keyCap}</kbd>}
      {after && <Icon name={after} />}
    </button>
  );
}

export const Button = (props: ButtonLook & { readonly onClick: () => void }) => (
  <PlainButton {...props} title={props.title ?? props.name} />
);

const HOLD_MILLIS = 400;
const REPEAT_MILLIS = 60;

/** Acts at once and repeats while it is held; `onPress` returns false when there is nothing more to do. */
export function HoldButton({ onPress, ...look }: ButtonLook & { readonly onPress: (isShifted: boolean) => boolean }) {
  const timer = useRef(0);
  const latest = useRef(onPress);
  latest.current = onPress;
  const release = (): void => clearTimeout(timer.current);
  useEffect(() => release, []);
  const press = (wait: number, isShifted: boolean): void => {
    if (!latest.current(isShifted)) return;
    timer.current = window.setTimeout(() => press(REPEAT_MILLIS, isShifted), wait);
  };
  return (
    <PlainButton
      {...look}
      onPointerDown={(event) => event.button === 0 && press(HOLD_MILLIS, event.shiftKey)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // Enter, Space and screen readers click without a pointer (detail 0); a pointer has acted already.
      onClick={(event) => event.detail === 0 && latest.current(event.shiftKey)}
    />
  );
}
