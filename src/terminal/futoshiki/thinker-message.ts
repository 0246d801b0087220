// What a thinking worker sends.

import type { Composing } from '../../futoshiki/index.js';
import type { Answer } from './think.js';

export type FromThinker =
  | { readonly kind: 'progress'; readonly composing: Composing }
  | { readonly kind: 'answer'; readonly answer: Answer };
