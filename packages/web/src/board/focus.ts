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
