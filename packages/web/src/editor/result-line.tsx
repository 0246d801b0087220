// A line of a review with its mark: good, bad, or open.

import type { ComponentChildren } from 'preact';
import { CheckIcon, OpenIcon } from '../check-icons.js';
import { WarningIcon } from '../icons.js';

export type ResultKind = 'good' | 'bad' | 'open';

const resultIcon = (kind: ResultKind) =>
  kind === 'good' ? <CheckIcon /> : kind === 'bad' ? <WarningIcon /> : <OpenIcon />;

interface LineProps {
  readonly kind: ResultKind;
  readonly children: ComponentChildren;
}

export function ResultItem({ kind, children }: LineProps) {
  return (
    <li>
      {resultIcon(kind)}
      <span class={kind === 'open' ? 'quiet' : ''}>{children}</span>
    </li>
  );
}

/** The result itself, in a place of constant height. */
export function ResultLine({ kind, children }: LineProps) {
  return (
    <div class="result">
      {resultIcon(kind)}
      <p>{children}</p>
    </div>
  );
}
