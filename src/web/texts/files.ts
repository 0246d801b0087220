// Texts about saved games and files that are not needed at once.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  heading: 'Other games in progress',
  moves: (count: number) => countOf(count, 'move', 'moves'),
  open: 'Continue',
  remove: 'Delete',
  deleted: 'Game deleted.',
  undo: 'Undo',
  tooLarge: (size: string) => `File too large: ${size} MiB (limit: 64 MiB).`,
} as const;

export const G = inLanguage('files', ENGLISH);
