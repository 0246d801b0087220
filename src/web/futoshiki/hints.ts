// Hints for Futoshiki: the easiest next digit with its reasons, from the worker; and which cells and signs they name.

import { computed, signal } from '@preact/signals';
import type { FutoshikiHint, FutoshikiLevel } from '../../futoshiki/index.js';
import { speak } from '../app/notice.js';
import { F } from '../texts/futoshiki.js';
import { moveAt } from './sitting.js';
import { stopThinking, think } from './thinker.js';

export type HintState =
  | { readonly kind: 'closed' | 'thinking' }
  | { readonly kind: 'open'; readonly level: FutoshikiLevel; readonly hint: FutoshikiHint };

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
  speak(
    found.kind === 'digit'
      ? `${found.steps.map((step) => step.message).join(' ')} ${soWords(level, found)}`
      : found.message,
  );
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

/** The letter on each cell that a step of the hint rests on, the target, and the signs. */
export const hintMarks = computed(() => {
  const now = hint.value;
  const badges = new Map<number, string>();
  const signs = new Set<string>();
  if (now.kind !== 'open') return { badges, signs, target: undefined };
  const { hint: found } = now;
  if (found.kind === 'wrong') for (const cell of found.cells) badges.set(cell, '!');
  if (found.kind !== 'digit') return { badges, signs, target: undefined };
  for (const [index, step] of found.steps.entries()) {
    for (const cell of step.because) if (cell !== found.cell && !badges.has(cell)) badges.set(cell, letterOf(index));
    for (const { less, greater } of step.signs) signs.add(`${less} ${greater}`);
  }
  return { badges, signs, target: found.cell };
});
