// Generates a Sokoban level without a pause, for tests.

import { composeSokoban, type SokobanComposed } from '@masu/studio/sokoban/compose/compose.js';
import type { SokobanComposeOptions } from '@masu/studio/sokoban/compose/wish.js';

export function madeSokoban(wish: SokobanComposeOptions, seed: number): SokobanComposed {
  const composing = composeSokoban(wish, seed);
  for (;;) {
    const next = composing.next();
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.error.message);
    return next.value.value;
  }
}
