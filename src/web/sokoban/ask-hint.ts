// Asking for a hint: what finds one is fetched with the first asking.

const finder = () => import('./hints.js');

/** The first asking opens the first rung, each further one the next. */
export function askHint(): void {
  void finder().then((hints) => hints.openNextRung());
}

export function closeHint(): void {
  void finder().then((hints) => hints.closeHint());
}
