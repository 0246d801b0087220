// What is counted in a game, in both modes: as a list beside the board, and in one line above it on phones.

import type { ComponentChildren } from 'preact';
import { sideTexts } from '../texts/side.js';

interface CountsProps {
  /** The last one is a part of all boxes. */
  readonly counts: readonly (readonly [value: string | number, word: string])[];
}

export const CountsList = ({ counts, boxes }: CountsProps & { readonly boxes: number }) => (
  <dl class="counts">
    {counts.map(([value, word], index) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>
          {value}
          {index === counts.length - 1 && <small>{sideTexts.counts.of(boxes)}</small>}
        </dd>
      </div>
    ))}
  </dl>
);

export const CountsLine = ({ counts, children }: CountsProps & { readonly children?: ComponentChildren }) => (
  <div class="phone counts-line num">
    {counts.map(([value, word], index) => (
      <span key={index}>
        <b>{value}</b> {word}
      </span>
    ))}
    {children}
  </div>
);
