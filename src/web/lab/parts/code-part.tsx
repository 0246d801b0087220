// The algorithm in words: a paragraph, and its pseudo-code with the line that runs at this moment marked.

import { lineAt } from '../../../search/index.js';
import { B } from '../../texts/lab.js';
import type { Slot } from '../model/model.js';
import { EXPLANATIONS } from './explanations.js';

export function CodePart({ slot }: { readonly slot: Slot }) {
  const { run, moment, setup } = slot;
  const { paragraph, lines } = EXPLANATIONS[setup.strategy];
  const now = run ? lineAt(run.recorded, moment) : -1;
  return (
    <section class="part">
      <h3>{B.code.heading}</h3>
      <p class="in-words">{paragraph}</p>
      <ol class="code">
        {lines.map(({ indent, text }, index) => (
          <li key={index} aria-current={index === now ? 'step' : undefined} style={{ '--indent': String(indent) }}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
