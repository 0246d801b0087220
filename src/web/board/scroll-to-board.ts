// Brings the board into view: what a panel far below it sets going is to be seen there. Where it is in view nothing moves.

export function scrollToBoard(): void {
  document.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
}
