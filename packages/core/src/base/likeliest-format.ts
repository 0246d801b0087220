// Recognizes the format of a text: the one that is most certain of it. The content decides; the extension of the file only
// breaks ties.

import type { Format } from './puzzle.js';

/** Enough to break a tie, too little to overrule the content. */
const EXTENSION_WEIGHT = 0.15;

/** The choice with the likeliest format, or undefined if no format recognizes the text. The extension includes its dot. */
export function likeliestFormat<Choice extends { readonly format: Pick<Format<never>, 'recognize' | 'extensions'> }>(
  choices: readonly Choice[],
  text: string,
  extension: string,
): Choice | undefined {
  let best: Choice | undefined;
  let bestWeight = 0;
  for (const choice of choices) {
    const certainty = choice.format.recognize(text);
    const isHinted = certainty > 0 && choice.format.extensions.includes(extension.toLowerCase());
    const weight = certainty + (isHinted ? EXTENSION_WEIGHT : 0);
    if (weight > bestWeight) [best, bestWeight] = [choice, weight];
  }
  return best;
}
