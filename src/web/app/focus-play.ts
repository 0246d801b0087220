// After a win the keys lead on. A button of the tools or the pad that was pressed last would take Enter for itself and
// take the win back, so the focus goes from it to the board.

export function focusPlay(): void {
  if (!document.activeElement?.matches('main button')) return;
  document.querySelector<HTMLElement>('.board, .cell.chosen')?.focus({ preventScroll: true });
}
