// The text with its faults in place: the lines around each, numbered; the bad line on a well with an ink bar, the bad
// character inverted, the sentence right under it.

import type { TextFault } from '../../base/result.js';
import type { Excerpt, TextRead } from '../../jobs/web/index.js';
import { L } from '../texts/levels.js';
import { faultSentence } from './fault-sentence.js';

function BadLine({ excerpt, fault }: { readonly excerpt: Excerpt; readonly fault: TextFault }) {
  const letters = [...excerpt.text];
  const at = fault.column - 1 - excerpt.from;
  return (
    <>
      <span>
        {letters.slice(0, at).join('')}
        <mark>{letters[at] ?? ' '}</mark>
        {letters.slice(at + 1).join('')}
      </span>
      <span class="why">{L.add.column(fault.column, faultSentence(fault))}</span>
    </>
  );
}

export function Proof({ read }: { readonly read: TextRead }) {
  const faults = [read.fault, ...read.levels.map((level) => level.fault)].filter((fault) => fault !== undefined);
  const byLine = new Map(faults.map((fault) => [fault.line, fault]));
  const shown = read.excerpts.filter(({ line }) => byLine.has(line)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div class="paste" tabIndex={0} role="group" aria-label={L.add.proof}>
      <ol>
        {read.excerpts.map((excerpt) => {
          const fault = byLine.get(excerpt.line);
          return (
            <li key={excerpt.line} value={excerpt.line} data-line={excerpt.line} class={fault ? 'bad' : ''}>
              {fault ? <BadLine excerpt={excerpt} fault={fault} /> : <span>{excerpt.text}</span>}
            </li>
          );
        })}
      </ol>
      {faults.length > shown && <p class="quiet">{L.add.moreFaults(faults.length - shown)}</p>}
    </div>
  );
}
