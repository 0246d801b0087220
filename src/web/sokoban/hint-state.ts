// What the page knows of a hint: which rung is open and what it says. Finding one (a search, its words) is another file,
// fetched when a hint is first asked for.

import { computed, signal } from '@preact/signals';
import type { Progress } from '../../base/outcome.js';
import { boxWays, type HintDetail, type Position, type SokobanHint } from '../../sokoban/index.js';
import { positionOfSitting } from './sitting.js';
import { insight, table } from './table.js';

export type HintState =
  | { readonly kind: 'closed' }
  /** A search has proven that the position cannot be solved, or has found nothing. */
  | { readonly kind: 'stuck' | 'none'; readonly position: Position }
  | { readonly kind: 'searching'; readonly progress: Progress; readonly millis: number }
  | {
      readonly kind: 'open';
      readonly rung: HintDetail;
      readonly hint: SokobanHint;
      /** The sentence of each rung, the first at 0. */
      readonly sentences: readonly string[];
      readonly position: Position;
    };

export const hintState = signal<HintState>({ kind: 'closed' });

/** A hint belongs to one position: it closes when the player moves on. */
export const hint = computed((): HintState => {
  const laid = table.value;
  const now = hintState.value;
  if (!laid || (insight.value?.stuck.length ?? 0) > 0) return now.kind === 'searching' ? now : { kind: 'closed' };
  if ('position' in now && now.position !== positionOfSitting(laid.sitting)) return { kind: 'closed' };
  return now;
});

export const hintMarks = computed(() => {
  const now = hint.value;
  const laid = table.value;
  if (now.kind !== 'open' || now.rung < 2 || !laid) return undefined;
  const { push } = now.hint;
  const cells = boxWays(laid.sitting.level, now.position, push.from).cells;
  return {
    box: push.from,
    reach: new Set(cells.filter((cell) => cell !== now.position.player && (cell !== push.onto || now.rung < 3))),
    ...(now.rung >= 3 ? { arrow: { cell: push.onto, direction: push.direction } } : {}),
  };
});
