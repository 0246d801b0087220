// A hint in words for the position as it stands.

import type { FutoshikiHint, FutoshikiState } from './futoshiki-state.js';

export function hintFor(_state: FutoshikiState): FutoshikiHint {
  return { title: '', words: 'No hint yet.', target: undefined, reasons: [] };
}
