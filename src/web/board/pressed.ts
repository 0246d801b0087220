// A board that got the focus by a pointer needs no frame when a key follows: the player knows where it is. One reached by
// the keyboard has its frame.

export function pressBoard(board: Element): void {
  board.classList.add('pressed');
  board.addEventListener('blur', () => board.classList.remove('pressed'), { once: true });
}
