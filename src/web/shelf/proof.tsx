// The text with its faults in place: the lines around each, numbered; the bad line on a well with an ink bar, the bad
// character inverted, the sentence right under it.

import type { TextFault } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import type { TextRead } from '../../jobs/web/index.js';
import { L } from '../texts/levels.js';

const MOST_FAULTS = 6;
const AROUND = 2;
const MOST_COLUMNS = 80;

function BadLine({ text, fault }: { readonly text: string; readonly fault: TextFault }) {
  // A fault far to the right is shown with what stands around it.
  const from = Math.max(0, fault.column - 1 - MOST_COLUMNS / 2);
  const letters = [...text.slice(from, from + MOST_COLUMNS)];
  const at = fault.column - 1 - from;
  return (
    <>
      <span>
        {letters.slice(0, at).join('')}
        <mark>{letters[at] ?? ' '}</mark>
        {letters.slice(at + 1).join('')}
      </span>
      <span class="why">{L.add.column(fault.column, fault.message)}</span>
    </>
  );
}

export function Proof({ text, read }: { readonly text: string; readonly read: TextRead }) {
  const faults = [read.fault, ...read.levels.map((level) => level.fault)].filter((fault) => fault !== undefined);
  const shown = faults.slice(0, MOST_FAULTS);
  const lines = splitLines(text);
  const byLine = new Map(shown.map((fault) => [fault.line, fault]));
  const wanted = new Set(
    shown.flatMap(({ line }) => Array.from({ length: 2 * AROUND + 1 }, (_, index) => line - AROUND + index)),
  );
  const numbers = [...wanted].filter((line) => line >= 1 && line <= lines.length).sort((a, b) => a - b);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div class="paste" tabIndex={0} role="group" aria-label={L.add.proof}>
      <ol>
        {numbers.map((line) => {
          const fault = byLine.get(line);
          const content = lines[line - 1] ?? '';
          return (
            <li key={line} value={line} data-line={line} class={fault ? 'bad' : ''}>
              {fault ? <BadLine text={content} fault={fault} /> : <span>{content.slice(0, MOST_COLUMNS)}</span>}
            </li>
          );
        })}
      </ol>
      {faults.length > shown.length && <p class="quiet">{L.add.moreFaults(faults.length - shown.length)}</p>}
    </div>
  );
}
