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

function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((chord) => (
    <span class="chord" key={chord}>
      {chordCaps(chord).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  ));
}

function Row({ keys, gesture, does }: KeyRow) {
  return (
    <div>
      <dt>{keys ? <KeyCaps keys={keys} /> : gesture}</dt>
      <dd>{does}</dd>
    </div>
  );
}

export function KeyRows({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl class="keys">
      {rows.map((row) => (
        <Row key={row.does} {...row} />
      ))}
    </dl>
  );
}

export function KeyTable() {
  return SECTIONS.map(([heading, rows]) => (
    <section key={heading}>
      <h3>{heading}</h3>
      <KeyRows rows={rows} />
    </section>
  ));
}
