// Which game of a level this tab plays. Two tabs on one level play two games, and each finds its own again after a
// reload. Stored by the browser as long as the tab is open.

const nameOf = (key: string): string => `masu game ${key}`;

/** Undefined if the tab has not played this level, or the browser blocks storage. */
export function tabGame(key: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function setTabGame(key: string, id: string): void {
  try {
    sessionStorage.setItem(nameOf(key), id);
  } catch {
    // Without it a reloaded tab shows the game saved last; the other is in the list of games.
  }
}
