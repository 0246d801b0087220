// Keeps the focus in a panel in which the focused button is replaced by another: Solve by Stop and back, one step of a hint
// by the next. Without this the focus would return to the top of the page, and a keyboard user would have to find the
// panel again.

const PANELS = 'main .panel, main .status';

/** Names in a sentence, the button for the rest of it, and those of earlier steps come and go with the words. */
const BUTTONS = 'button:not(.name, .and-more, .step-number), a.btn, summary';

/** What has the focus, or had it when it was removed. */
let last: Element | undefined;

let panel: Element | null = null;

/** The buttons of the panel when it got the focus: any others are replacements. */
let known = new Set<Element>();

/** The names of the buttons that had the focus since the player last moved it. */
let names: readonly (string | null)[] = [];

let isOurs = false;

const buttonName = (button: Element): string | null => button.ariaLabel ?? button.textContent;

function take({ target }: FocusEvent): void {
  last = target as Element;
  panel = last.closest(PANELS);
  known = new Set(panel?.querySelectorAll(BUTTONS));
  names = [buttonName(last), ...(isOurs ? names : [])];
}

/** The focus moved elsewhere; its button was not removed. */
function leave({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (last === target && last?.isConnected) last = undefined;
  });
}

/** Called on a key or pointer press: the player has continued without the focus. */
function forget(): void {
  if (last?.isConnected === false) last = undefined;
}

/** Another button of the same name comes first, then one that had the focus before, then the first. */
function follow(): void {
  if (!last || last.isConnected || !panel?.isConnected || document.activeElement !== document.body) return;
  // A confirmation question sets the focus itself.
  const added = [...panel.querySelectorAll<HTMLElement>(BUTTONS)].filter(
    (button) => !known.has(button) && !button.closest('[role=alert]'),
  );
  const named = names.map((name) => added.find((button) => buttonName(button) === name)).find((button) => button);
  isOurs = true;
  (named ?? added.find((button) => !button.matches('summary')) ?? added[0])?.focus({ preventScroll: true });
  isOurs = false;
}

export function keepFocus(root: Element): void {
  root.addEventListener('focusin', take as EventListener);
  root.addEventListener('focusout', leave as EventListener);
  addEventListener('keydown', forget, true);
  addEventListener('pointerdown', forget, true);
  new MutationObserver(follow).observe(root, { childList: true, subtree: true });
}
