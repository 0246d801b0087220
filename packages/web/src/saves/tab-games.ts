// Which game of a level this tab plays. Two tabs on one level play two games, and each finds its own again after a
// reload. Stored by the browser as long as the tab is open.

/** For a browser that blocks storage; and reading it is slow. */
const known = new Map<string, string>();

const storageName = (key: string): string => `masu game ${key}`;

/** Undefined if the tab has not played this level. */
export function tabGame(key: string): string | undefined {
  try {
    return known.get(key) ?? sessionStorage.getItem(storageName(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function setTabGame(key: string, id: string): void {
  known.set(key, id);
  try {
    sessionStorage.setItem(storageName(key), id);
  } catch {
    // Without it a reloaded tab shows the game saved last; the other is in the list of games.
  }
}
