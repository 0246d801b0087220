// Keeps what a page has open in step with the address, for as long as the page is shown.

import { effect, untracked } from '@preact/signals';
import { route } from '../route.js';
import type { Route } from '../routes.js';
import { savesCameLate } from '../saves/saves.js';

/**
 * `follow` opens what an address names; `resumeLate` runs when saved games arrive after that. What they read and write
 * must not run them again. Returns a function that ends it.
 */
export function followAddress(follow: (to: Route) => void, resumeLate: () => void): () => void {
  const ends = [
    effect(() => {
      const now = route.value;
      untracked(() => follow(now));
    }),
    effect(() => {
      if (savesCameLate.value) untracked(resumeLate);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
