// Reads levels copied from an email: skips the quote marks at the start of the lines.

import { Lines } from '../../base/lines.js';

const QUOTE = 62;

const SPACE = 32;

/** The lines without the quote marks of an email (`>`, `> >`), or undefined if no line has any. */
export function unquoted(lines: Lines): Lines | undefined {
  const { text, starts, ends } = lines;
  let quoted: Uint32Array | undefined;
  for (let at = 0; at < lines.count; at++) {
    let start = starts[at] as number;
    const end = ends[at] as number;
    if (text.charCodeAt(start) !== QUOTE) continue;
    while (start < end && text.charCodeAt(start) === QUOTE) {
      start++;
      if (text.charCodeAt(start) === SPACE && text.charCodeAt(start + 1) === QUOTE) start++;
    }
    quoted ??= starts.slice();
    quoted[at] = start;
  }
  return quoted && new Lines(text, quoted, ends);
}
