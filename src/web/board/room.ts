// The height a board may take on a phone: what it leaves is enough for the message, the digits, and the tools, so that
// all of them are in view together, whatever the message says.

/** Kept free for the message: the board changes its size for a longer one only. */
const MESSAGE = 88;

/** What stays in view below the board, in the order of the page; the tools are fixed to the bottom. */
const BELOW = '.futo-pad, .status, .arrows, .tools';

/**
 * The height of the window. It stays the same while the browser's own bars slide away: a board must not grow under a
 * finger that scrolls.
 */
export const windowHeight = (): number => document.documentElement.clientHeight;

/** CSS pixels from the top of an element to where the first of those below must begin. */
export function roomFor(box: HTMLElement, top = box.getBoundingClientRect().top + scrollY): number {
  let room = windowHeight() - top;
  for (let next = box.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement) || !next.matches(BELOW)) continue;
    const height = next.classList.contains('status') ? Math.max(MESSAGE, next.offsetHeight) : next.offsetHeight;
    room -= height + Number.parseFloat(getComputedStyle(next).marginTop);
  }
  return room;
}

/** Calls back now, and when the size of the window, of a box, or of what stands beside it changes. */
export function onRoomChange(box: HTMLElement, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  // What stands above it may come later and move it down.
  for (const element of [box, box.parentElement]) if (element) observer.observe(element);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
  };
}
