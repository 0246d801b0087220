// A panel behind one line: its heading opens it. What is open stays open, in every level and on every visit.

import type { ComponentChildren } from 'preact';
import { savedValue, saveValue } from '../../../saves/saves.js';

export function Fold(props: {
  /** The name of the setting. */
  readonly id: string;
  readonly heading: string;
  readonly about?: string;
  readonly variant?: string;
  /** Open, whatever the setting is. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}) {
  const { id, heading, about, variant = '', children } = props;
  const isOpen = props.isOpen || savedValue(`open.${id}`, false);
  return (
    <details
      class={`panel fold ${variant}`}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && saveValue(`open.${id}`, open)}
    >
      <summary>
        <h2>{heading}</h2> {about && <span class="quiet">{about}</span>}
      </summary>
      {children}
    </details>
  );
}
