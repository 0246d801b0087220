// After a win, Enter opens the next level. If a button of the tools or the pad had the focus, Enter would press it and
// could undo the win, so the focus moves to the board.

import { pressBoard } from './focus.js';

export function focusPlay(): void {
  const button = document.activeElement;
  if (!button?.matches('main button')) return;
  const isByPointer = !button.matches(':focus-visible');
  const board = document.querySelector<HTMLElement>('.board, .cell.chosen');
  board?.focus({ preventScroll: true });
  if (board && isByPointer) pressBoard(board);
}
