// Where each entry of the browser's history was scrolled to. A new page begins at its top; back and forward return to
// where the player was. The browser can't do it: it scrolls when the address changes, before the page is drawn.

/** How long a page may grow before its place is given up: cards are drawn a few at a time. */
const RESTORE_MILLIS = 10_000;
const PLAYER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Kept in the browser's history with an entry. */
interface EntryState {
  readonly entry?: number;
}

/** The places survive a reload, as long as the tab is open. */
const STORED = 'masu scroll';
const MAX_STORED = 100;

function storedHeights(): Map<number, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'));
  } catch {
    // The browser blocks storage: a reloaded page begins at its top.
    return new Map();
  }
}

function storeHeights(): void {
  heights.set(entry, scrollY);
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...heights].slice(-MAX_STORED)));
  } catch {}
}

const heights = storedHeights();
/** Unique among the entries of earlier visits, too. */
let next = Date.now();
let entry = 0;
let path: string | undefined;
let restoring: AbortController | undefined;

const pathNow = (): string => location.hash.replace(/\?.*/, '');
const stateNow = (): EntryState | null => (typeof history.state === 'object' ? history.state : null);

/** Scrolls there again whenever the page grows, until the player does anything. */
function restore(y: number): void {
  const ending = new AbortController();
  const { signal } = ending;
  restoring = ending;
  const end = (): void => ending.abort();
  const observer = new ResizeObserver(() => scrollTo(0, y));
  observer.observe(document.body, { box: 'border-box' });
  for (const kind of PLAYER_INPUT) addEventListener(kind, end, { signal, capture: true });
  const timer = setTimeout(end, RESTORE_MILLIS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    if (restoring === ending) restoring = undefined;
  });
}

/** The address has changed: a new entry, or one that the player returned to. */
export function arrive(): void {
  const state = stateNow();
  const before = path;
  path = pathNow();
  // The event of the last scroll may be on its way.
  if (!restoring && state?.entry !== entry) heights.set(entry, scrollY);
  if (state?.entry === undefined) {
    restoring?.abort();
    entry = next++;
    history.replaceState({ ...state, entry }, '');
    // The same page with other options stays where it is.
    if (before !== undefined && before !== path) scrollTo(0, 0);
  } else if (state.entry !== entry) {
    restoring?.abort();
    entry = state.entry;
    restore(heights.get(entry) ?? 0);
  }
}

export function startScrolling(): void {
  history.scrollRestoration = 'manual';
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('scroll', () => restoring ?? heights.set(entry, scrollY), { passive: true });
  addEventListener('pagehide', storeHeights);
}
