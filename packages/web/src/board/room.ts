// The height a board may take on a phone, so that message, digits, and tools are in view together with it, however long
// the message is.

/** CSS pixels reserved for the message: only a higher one shrinks the board. */
const MESSAGE = 88;

/** What stays in view below the board, in the order of the page; the tools are fixed to the bottom. */
const BELOW = '.futo-pad, .status, .arrows, .tools';

/** The height of the window. Unlike `innerHeight`, it doesn't change while scrolling hides the browser's own bars. */
export const windowHeight = (): number => document.documentElement.clientHeight;

/** The height an element may take, in CSS pixels, if what follows it is to stay in view. */
export function roomFor(box: HTMLElement, top = box.getBoundingClientRect().top + scrollY): number {
  let room = windowHeight() - top;
  for (let next = box.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement) || !next.matches(BELOW)) continue;
    const height = next.classList.contains('status') ? Math.max(MESSAGE, next.offsetHeight) : next.offsetHeight;
    room -= height + Number.parseFloat(getComputedStyle(next).marginTop);
  }
  return room;
}

/** Measures now, and whenever the size of the window, of a box, or of its parent changes. */
export function onRoomChange(box: HTMLElement, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  // Elements above may load later and move it down.
  for (const element of [box, box.parentElement]) if (element) observer.observe(element);
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
  };
}
