// The algorithm in words: a paragraph, and its pseudo-code with the line that runs at this moment marked.

import { tryExplanationsIn } from '../../../futoshiki/index.js';
import { explanationsIn, lineAt } from '../../../search/index.js';
import { labTexts } from '../../texts/lab.js';
import { searchesTexts } from '../../texts/searches.js';
import { triesTexts } from '../../texts/tries.js';
import type { LabSearch } from '../model/model.js';

// The algorithms in words, in the language of the page.

export const LAB_EXPLANATIONS = explanationsIn(searchesTexts);
export const LAB_TRY_EXPLANATIONS = tryExplanationsIn(triesTexts);

interface Explained {
  readonly paragraph: string;
  readonly lines: readonly { readonly indent: number; readonly text: string }[];
}

/** `now` is the line that runs, or -1. */
export function PseudoCode({ explained, now }: { readonly explained: Explained; readonly now: number }) {
  return (
    <section class="part">
      <h3>{labTexts.code.heading}</h3>
      <p class="in-words">{explained.paragraph}</p>
      <ol class="code">
        {explained.lines.map(({ indent, text }, index) => (
          <li key={index} aria-current={index === now ? 'step' : undefined} style={{ '--indent': String(indent) }}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function CodePart({ slot }: { readonly slot: LabSearch }) {
  const { run, moment, setup } = slot;
  return <PseudoCode explained={LAB_EXPLANATIONS[setup.strategy]} now={run ? lineAt(run.recorded, moment) : -1} />;
}
