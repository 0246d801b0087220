// After a win, Enter opens the next level. If a button of the tools or the pad had the focus, Enter would press it and
// could undo the win, so the focus moves to the board.

export function focusPlay(): void {
  if (!document.activeElement?.matches('main button')) return;
  document.querySelector<HTMLElement>('.board, .cell.chosen')?.focus({ preventScroll: true });
}
