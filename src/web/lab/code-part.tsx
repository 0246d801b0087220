// The pseudo-code of a search with the line that was just executed marked.

import { B } from '../texts/lab.js';
import type { Slot } from './model.js';

export function CodePart({ slot }: { readonly slot: Slot }) {
  if (!slot.run) return null;
  return (
    <section class="part">
      <h3>{B.code.heading}</h3>
    </section>
  );
}
