// Scrolls the board into view, for actions started in a panel far below it.

export function scrollToBoard(): void {
  document.querySelector('.head')?.scrollIntoView({ block: 'nearest' });
}
