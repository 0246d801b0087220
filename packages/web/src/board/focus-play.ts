// After a win, Enter opens the next level. If a button of the tools or the pad had the focus, Enter would press it and
// could undo the win; on a link of the header it would leave. So the focus moves to the board; also when a dialog closes that
// was opened by a button, which Enter would open again.

import { pressBoard } from './focus.js';

/** What a key could press although the player means the board: of the page, and of the header that led here. */
const CONTROLS = 'main button, main a, .top a, .top button, .top summary';

export function focusPlay(): void {
  const button = document.activeElement;
  if (!button?.matches(CONTROLS)) return;
  const isByPointer = !button.matches(':focus-visible');
  const board = document.querySelector<HTMLElement>('.board, .cell.chosen');
  board?.focus({ preventScroll: true });
  if (board && isByPointer) pressBoard(board);
}
