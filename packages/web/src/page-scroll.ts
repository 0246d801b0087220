// Where each entry of the browser's history was scrolled to. A new page begins at its top; back and forward return to
// where the player was. The browser can't do it: it scrolls when the address changes, before the page is drawn.

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
  noteHeight();
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...heights].slice(-MAX_STORED)));
  } catch {}
}

const heights = storedHeights();

/** Unique among the entries of earlier visits, too. */
let next = Date.now();

let entry = 0;

let path: string | undefined;

/** At work while a page grows to its place. */
let restoring: ResizeObserver | undefined;

/** Where the page was put last, and how tall it was then. */
let placed: readonly [y: number, tall: number] | undefined;

const pathNow = (): string => location.hash.replace(/\?.*/, '');

/** What the browser's history keeps with an entry. */
const stateNow = (): { entry?: number } | null => (typeof history.state === 'object' ? history.state : null);

/**
 * Scrolls there again whenever the page grows, until anything else scrolls it. Scrolls tell, not input: no event comes of
 * a dragged scroll bar, nor always of a wheel. The browser must not scroll by itself meanwhile, to keep its anchor.
 */
function restore(y: number): void {
  document.documentElement.style.overflowAnchor = 'none';
  restoring = new ResizeObserver(() => {
    scrollTo(0, y);
    placed = [scrollY, document.body.offsetHeight];
  });
  restoring.observe(document.body, { box: 'border-box' });
}

function endRestoring(): void {
  restoring?.disconnect();
  restoring = placed = undefined;
  document.documentElement.style.overflowAnchor = '';
}

/** Keeps where the page is, unless it is still on its way to a place that is kept already. */
function noteHeight(): void {
  // The page's growth is answered before it is drawn.
  if (restoring && (!placed || document.body.offsetHeight !== placed[1] || Math.abs(scrollY - placed[0]) < 1)) return;
  endRestoring();
  heights.set(entry, scrollY);
}

/** The address has changed: a new entry, or one that the player returned to. */
export function arrive(): void {
  const state = stateNow();
  const before = path;
  path = pathNow();
  // The event of the last scroll may be on its way.
  if (state?.entry !== entry) noteHeight();
  if (state?.entry === undefined) {
    endRestoring();
    entry = next++;
    history.replaceState({ ...state, entry }, '');
    // The same page with other options stays where it is.
    if (before !== undefined && before !== path) scrollTo(0, 0);
  } else if (state.entry !== entry) {
    endRestoring();
    entry = state.entry;
    restore(heights.get(entry) ?? 0);
  }
}

export function startScrolling(): void {
  history.scrollRestoration = 'manual';
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('scroll', noteHeight, { passive: true });
  addEventListener('pagehide', storeHeights);
}
