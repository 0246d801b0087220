// Texts about saved games and files that are not needed at once.

import { countOf } from '../../base/format.js';

export const G = {
  heading: 'Other games in progress',
  moves: (count: number) => countOf(count, 'move', 'moves'),
  open: 'Continue',
  remove: 'Delete',
  deleted: 'Game deleted.',
  undo: 'Undo',
  tooLarge: (size: string) => `File too large: ${size} MiB (limit: 64 MiB).`,
} as const;
