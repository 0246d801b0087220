// Brings the board into view and gives it the focus. A board that got the focus by a pointer needs no frame when a key
// follows: the player knows where it is. One reached by the keyboard has its frame.

/** Scrolls the board into view, for actions started in a panel far below it. */
export function scrollToBoard(): void {
  document.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
}

export function pressBoard(board: Element): void {
  board.classList.add('pressed');
  board.addEventListener('blur', () => board.classList.remove('pressed'), { once: true });
}

// After a win, Enter opens the next level. If a button of the tools or the pad had the focus, Enter would press it and
// could undo the win, so the focus moves to the board.

export function focusPlay(): void {
  const button = document.activeElement;
  if (!button?.matches('main button')) return;
  const isByPointer = !button.matches(':focus-visible');
  const board = document.querySelector<HTMLElement>('.board, .cell.chosen');
  board?.focus({ preventScroll: true });
  if (board && isByPointer) pressBoard(board);
}
