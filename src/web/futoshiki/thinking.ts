// What the page asks of the worker that reasons about Futoshiki, and what it answers: plain data both ways.

import type { Conflict, FutoshikiHint, FutoshikiLevel, Grade, Several } from '../../futoshiki/index.js';

export type ThinkQuestion =
  | { readonly ask: 'hint'; readonly id: number; readonly level: FutoshikiLevel; readonly digits: readonly number[] }
  | { readonly ask: 'check'; readonly id: number; readonly level: FutoshikiLevel }
  | { readonly ask: 'make'; readonly id: number; readonly size: number; readonly grade: Grade; readonly seed: number };

export type Checked =
  | { readonly kind: 'one'; readonly grade: Grade }
  | { readonly kind: 'none'; readonly conflict: Conflict }
  | { readonly kind: 'several'; readonly several: Several };

export type ThinkAnswer =
  | { readonly id: number; readonly hint: FutoshikiHint }
  | { readonly id: number; readonly checked: Checked }
  | { readonly id: number; readonly made: FutoshikiLevel; readonly grade: Grade }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly tries: number };
