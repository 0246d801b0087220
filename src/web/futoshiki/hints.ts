// Hints for Futoshiki: the easiest next digit with its reasons, from the worker; and which cells and signs they name.

import { computed, signal } from '@preact/signals';
import type { FutoshikiHint, FutoshikiLevel, Inequality } from '../../futoshiki/index.js';
import { F } from '../texts/futoshiki.js';
import { notify } from './notify.js';
import { moveAt } from './sitting.js';
import { stopThinking, think } from './thinker.js';
import type { Checked } from './thinking.js';

export type HintState =
  | { readonly kind: 'closed' | 'thinking' }
  | { readonly kind: 'open'; readonly level: FutoshikiLevel; readonly hint: FutoshikiHint }
  /** Not a hint: what a look at the whole puzzle found. */
  | { readonly kind: 'checked'; readonly checked: Checked };

export const hint = signal<HintState>({ kind: 'closed' });

export function closeHint(): void {
  if (hint.value.kind === 'thinking') stopThinking();
  hint.value = { kind: 'closed' };
}

/** True where a digit was given away. */
export async function askHint(level: FutoshikiLevel, digits: readonly number[]): Promise<boolean> {
  const asked: HintState = { kind: 'thinking' };
  hint.value = asked;
  const answer = await think({ ask: 'hint', level, digits }).catch(() => undefined);
  if (hint.value !== asked) return false;
  hint.value = { kind: 'closed' };
  if (!answer || !('hint' in answer)) return false;
  const found = answer.hint;
  hint.value = { kind: 'open', level, hint: found };
  if (found.kind === 'digit') {
    const { row, column } = moveAt(level, found.cell);
    const reasons = found.steps.map((step) => step.message).join(' ');
    notify({ tone: 'calm', lead: F.hintPanel.said(row + 1, column + 1) }, `${reasons} ${soWords(level, found)}`);
  } else notify({ tone: 'calm', lead: found.message });
  return found.kind === 'digit';
}

export function soWords(
  level: FutoshikiLevel,
  { cell, digit }: { readonly cell: number; readonly digit: number },
): string {
  const { row, column } = moveAt(level, cell);
  return F.hintPanel.so(row + 1, column + 1, String(digit));
}

export const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

interface GridMarks {
  readonly badges: ReadonlyMap<number, string>;
  /** `less greater`, as cells. */
  readonly signs: ReadonlySet<string>;
  readonly target?: number;
}

const nameOf = ({ less, greater }: Inequality): string => `${less} ${greater}`;

/** The clues that cannot stand together, or the cells that can differ. */
function checkMarks(checked: Checked): GridMarks {
  const clues = checked.kind === 'none' ? checked.conflict.clues : [];
  const differing = checked.kind === 'several' ? checked.several.differing : [];
  return {
    badges: new Map([
      ...clues.flatMap((clue) => (clue.kind === 'digit' ? [[clue.cell, '!'] as const] : [])),
      ...differing.map((cell) => [cell, '?'] as const),
    ]),
    signs: new Set(clues.flatMap((clue) => (clue.kind === 'sign' ? [nameOf(clue.sign)] : []))),
  };
}

/** The letter on each cell that a step of the hint is based on, the target, and the signs; or what a check found. */
export const gridMarks = computed((): GridMarks => {
  const now = hint.value;
  const badges = new Map<number, string>();
  const signs = new Set<string>();
  if (now.kind === 'checked') return checkMarks(now.checked);
  if (now.kind !== 'open') return { badges, signs };
  const { hint: found } = now;
  if (found.kind === 'wrong') for (const cell of found.cells) badges.set(cell, '!');
  if (found.kind !== 'digit') return { badges, signs };
  for (const [index, step] of found.steps.entries()) {
    for (const cell of step.because) if (cell !== found.cell && !badges.has(cell)) badges.set(cell, letterOf(index));
    for (const sign of step.signs) signs.add(nameOf(sign));
  }
  return { badges, signs, target: found.cell };
});
