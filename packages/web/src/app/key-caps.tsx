// Keys drawn as key caps, and the table of all keys.

import { helpTexts } from '../texts/help.js';

interface KeyRow {
  readonly keys?: readonly string[];
  /** A gesture instead of a key. */
  readonly gesture?: string;
  readonly does: string;
}
const SECTIONS: readonly (readonly [heading: string, rows: readonly KeyRow[]])[] = helpTexts.sections;

/** `Ctrl+Z` is two caps; `+` alone is one. */
const chordCaps = (chord: string): string[] => (chord.length === 1 ? [chord] : chord.split('+'));

const KeyCaps = ({ chord }: { readonly chord: string }) => (
  <span class="chord">
    {chordCaps(chord).map((cap) => (
      <kbd key={cap}>{cap}</kbd>
    ))}
  </span>
);

export const KeyRows = ({ rows }: { readonly rows: readonly KeyRow[] }) => (
  <dl class="keys">
    {rows.map(({ keys, gesture, does }) => (
      <div key={does}>
        <dt>{keys?.map((chord) => <KeyCaps key={chord} chord={chord} />) ?? gesture}</dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);

export function KeyTable() {
  return SECTIONS.map(([heading, rows]) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <KeyRows rows={rows} />
    </section>
  ));
}
