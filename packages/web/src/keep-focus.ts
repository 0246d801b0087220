// Entry of the web app: appearance before the first paint, the frame at once, and the page when saved data is loaded.
// The page's code loads meanwhile.

import './styles/index.css';
import { render } from 'preact';
import { isInField } from './app/shortcuts.js';
import { language } from './language.js';
import { startRouting } from './route.js';
import { startSaves } from './saves/saves.js';
import { fetchPage } from './shell/page.js';
import { Shell } from './shell/shell.js';
import { startColors, startTheme } from './theme/theme.js';

// Listens for text pasted and files dropped anywhere in the page. The code that handles them is loaded on first use.

const takers = () => import('./shell/take-text.js');

function listenForText(): void {
  // Otherwise the browser would open a file dropped outside a panel in place of the page.
  addEventListener(
    'dragover',
    (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
  );
  addEventListener('drop', (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    void takers().then(({ takeFiles }) => takeFiles(files));
  });
  addEventListener('paste', ({ target, clipboardData }: ClipboardEvent) => {
    const text = isInField(target) ? '' : (clipboardData?.getData('text') ?? '');
    if (text.trim() !== '') void takers().then(({ takePaste }) => takePaste(text));
  });
}

// Keeps the focus in a panel in which the focused button is replaced by another: Solve by Stop and back, one step of a hint
// by the next. Without this the focus would return to the top of the page, and a keyboard user would have to find the
// panel again.

const PANELS = 'main .panel, main .status';
const BUTTONS = 'button, a.btn, summary';

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

function keepFocus(root: Element): void {
  root.addEventListener('focusin', take as EventListener);
  root.addEventListener('focusout', leave as EventListener);
  addEventListener('keydown', forget, true);
  addEventListener('pointerdown', forget, true);
  new MutationObserver(follow).observe(root, { childList: true, subtree: true });
}

document.documentElement.lang = language;
startTheme();
startRouting();
const root = document.getElementById('app');
if (!root) throw new Error('the page has no element for the app');
const show = (isReady: boolean): void => render(<Shell isReady={isReady} />, root);
fetchPage();
addEventListener('gamepadconnected', () => void import('./app/gamepad.js').then(({ readGamepads }) => readGamepads()));
listenForText();
keepFocus(root);
const otherPages = () => import('./saves/other-pages.js');
const loading = startSaves((message) => void otherPages().then(({ hear }) => hear(message)));
// The frame, and then the page, each in a task of its own, so that input isn't delayed on a slow phone.
setTimeout(() => {
  startColors();
  show(false);
  void loading.then(() => setTimeout(() => show(true)));
});
