// The web app in this process: its pages are drawn into a document in memory (happy-dom), its workers run in this thread, and
// its data is in a database in memory. It has no layout and no pixels, so what is seen, where the focus is allowed to be, and
// what the browser itself does are tested in a browser (test/whole/browser.ts).

import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { browserClock } from '@masu/browser-host/jobs/clock.js';
import { insightAnswer } from '@masu/browser-host/jobs/insight-answer.js';
import { answer, isQuestion } from '@masu/browser-host/jobs/questions.js';
import { loadAllWork } from '@masu/engine/jobs/all-work.js';
import { serveJobs } from '@masu/engine/jobs/engines/serve-jobs.js';
import { IDBFactory } from 'fake-indexeddb';
import { Window } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';

const WAIT_MILLIS = 30_000;

/** What a page takes from the global object of a browser. */
const GLOBALS = [
  ...['document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage', 'customElements'],
  ...[
    'Node',
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'HTMLButtonElement',
    'HTMLDetailsElement',
    'HTMLDialogElement',
  ],
  ...[
    'HTMLTextAreaElement',
    'HTMLSelectElement',
    'HTMLCanvasElement',
    'HTMLAnchorElement',
    'SVGElement',
    'DocumentFragment',
  ],
  ...[
    'Event',
    'KeyboardEvent',
    'MouseEvent',
    'PointerEvent',
    'FocusEvent',
    'InputEvent',
    'CustomEvent',
    'DataTransfer',
  ],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'File', 'FileReader', 'FileList', 'DOMParser'],
  ...[
    'getComputedStyle',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'innerWidth',
    'innerHeight',
    'scrollY',
    'scrollX',
  ],
  ...['scrollTo', 'scrollBy', 'screen', 'Image', 'CSS', 'XMLSerializer', 'HTMLImageElement', 'getSelection'],
] as const;

type Listener = (event: { readonly data: unknown }) => void;

/** A worker in this thread: its script's parts, without the global object of a worker. */
class WorkerHere {
  private readonly listeners: Listener[] = [];
  private readonly take: (message: unknown) => void;
  private isOver = false;

  constructor(url: URL) {
    const clock = browserClock();
    const post = (data: unknown): void => {
      const copy = structuredClone(data);
      setImmediate(() => {
        if (!this.isOver) for (const listener of this.listeners) listener({ data: copy });
      });
    };
    if (url.href.includes('insight-worker')) {
      this.take = (message) => {
        const answered = insightAnswer(message, clock);
        if (answered) post(answered);
      };
    } else if (/\/worker\.ts/.test(url.href)) {
      let takeJob: (message: unknown) => void = () => {};
      const listen = (take: (message: unknown) => void): void => {
        takeJob = take;
      };
      serveJobs({ post, listen }, clock, loadAllWork);
      this.take = (message) => {
        if (isQuestion(message)) post(answer(message));
        else takeJob(message);
      };
    } else throw new Error(`no such worker here: ${url}`);
  }

  postMessage(message: unknown): void {
    const copy = structuredClone(message);
    setImmediate(() => {
      if (!this.isOver) this.take(copy);
    });
  }

  addEventListener(name: string, listener: Listener): void {
    if (name === 'message') this.listeners.push(listener);
  }

  removeEventListener(): void {}

  terminate(): void {
    this.isOver = true;
  }
}

/** A canvas that takes everything and shows nothing. */
function blankCanvas(canvas: object): unknown {
  const own: Record<string | symbol, unknown> = { canvas };
  return new Proxy(own, {
    get: (target, name) => {
      if (name in target) return target[name];
      if (name === 'measureText') return () => ({ width: 10, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 });
      return () => blankCanvas(canvas);
    },
    set: (target, name, value) => {
      target[name] = value;
      return true;
    },
  });
}

export interface PageOptions {
  /** An earlier visit, whose data the browser kept. */
  readonly after?: PageHere;
  readonly isPhone?: boolean;
}

/** A page that is open; its data outlives it. */
export interface PageHere {
  readonly window: Window;
  readonly databases: IDBFactory;
  /** What was thrown and nobody caught. */
  readonly errors: readonly unknown[];
  /** Everything that `main` says. */
  readonly text: () => string;
  /** The one element that a selector names. */
  readonly find: (selector: string) => HTMLElement;
  readonly all: (selector: string) => readonly HTMLElement[];
  /** The control with this name: a button, a link, a checkbox, or a field. */
  readonly control: (name: string | RegExp) => HTMLElement;
  readonly controls: () => readonly HTMLElement[];
  readonly click: (what: string | RegExp | HTMLElement) => Promise<void>;
  /** `u`, `ArrowUp`, `Ctrl+z`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly fill: (what: string | HTMLElement, text: string) => Promise<void>;
  readonly go: (address: string) => Promise<void>;
  readonly until: (what: string | RegExp | (() => boolean)) => Promise<void>;
  /** What was copied, last first. */
  readonly copied: readonly string[];
  /** What was saved as files: their names and texts. */
  readonly downloads: () => Promise<readonly (readonly [name: string, text: string])[]>;
  /** What the live region said last. */
  readonly spoken: () => string;
}

/** The name that a screen reader says for a control. */
export function nameOf(element: Element): string {
  const { labels } = element as HTMLInputElement;
  const label = element.closest('label') ?? labels?.[0];
  const own =
    element.getAttribute('aria-label') ??
    (element.tagName === 'BUTTON' || element.tagName === 'A' ? '' : label?.textContent);
  return (own || element.textContent || element.getAttribute('title') || '').replace(/\s+/g, ' ').trim();
}

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Closes the page that is open. */
let closeOpened: () => Promise<void> = async () => {};

/** Closes what a test opened; the globals of a browser are gone after the tests of a file. */
export function usePages(): void {
  afterEach(() => closeOpened());
  afterAll(async () => {
    // Preact gives a frame this long; what is drawn then needs a browser still.
    await new Promise((settle) => setTimeout(settle, 150));
    vi.unstubAllGlobals();
    vi.resetModules();
  });
}

function stubBrowser(window: Window, databases: IDBFactory): void {
  const source = window as unknown as Record<string, unknown>;
  for (const name of GLOBALS) {
    const value = source[name];
    vi.stubGlobal(name, typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value);
  }
  vi.stubGlobal('window', window);
  vi.stubGlobal('indexedDB', databases);
  vi.stubGlobal('Worker', WorkerHere);
  vi.stubGlobal('SharedArrayBuffer', globalThis.SharedArrayBuffer);
  vi.stubGlobal('crossOriginIsolated', false);
  vi.stubGlobal('devicePixelRatio', 1);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'] as const)
    vi.stubGlobal(name, (window[name] as (...given: never[]) => unknown).bind(window));
  const canvas = window.HTMLCanvasElement.prototype as unknown as Record<string, unknown>;
  canvas.getContext = function getContext(this: object) {
    return blankCanvas(this);
  };
}

export async function openHere(address: string, { after, isPhone = false }: PageOptions = {}): Promise<PageHere> {
  await closeOpened();
  vi.resetModules();
  const [width, height] = isPhone ? [390, 844] : [1280, 800];
  const window = new Window({ url: `https://masu.test/${address}`, width, height });
  const databases = after?.databases ?? new IDBFactory();
  for (const [key, value] of Object.entries(after?.window.localStorage ?? {})) window.localStorage.setItem(key, value);
  stubBrowser(window, databases);
  const document = window.document as unknown as Document;
  document.body.innerHTML = '<div id="app"></div>';
  const errors: unknown[] = [];
  const channels: BroadcastChannel[] = [];
  const name = randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(channel: string) {
        // Test files run at the same time, in threads of one process.
        super(`${channel} ${name}`);
        channels.push(this);
      }
    },
  );
  const note = (error: unknown): void => void errors.push(error);
  process.on('unhandledRejection', note);
  window.addEventListener('error', (event) => note((event as unknown as ErrorEvent).error));
  await import('../../packages/web/src/main.js');
  const root = document.getElementById('app') as HTMLElement;
  const pause = (): Promise<void> => new Promise((settle) => setTimeout(settle, 2));
  const { render } = await import('preact');
  closeOpened = async () => {
    closeOpened = async () => {};
    // What was not saved yet is saved now, as when a tab is closed.
    window.dispatchEvent(new window.Event('pagehide'));
    for (let turn = 0; turn < 20; turn++) await pause();
    for (let turn = 0; turn < 200; turn++) await new Promise((settle) => setImmediate(settle));
    render(null, root);
    await pause();
    for (const channel of channels) channel.close();
    process.off('unhandledRejection', note);
  };

  const copied: string[] = [];
  const writeText = async (added: string): Promise<void> => void copied.unshift(added);
  Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } });
  const files: [name: string, blob: Promise<string>][] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        const address = `blob:${blobs.size}`;
        blobs.set(address, blob);
        return address;
      }
      static override revokeObjectURL(): void {}
    },
  );
  // A page saves a file by a click on a link that is in no document.
  const anchor = window.HTMLAnchorElement.prototype as unknown as HTMLAnchorElement;
  const clickLink = anchor.click;
  anchor.click = function click(this: HTMLAnchorElement) {
    const blob = this.hasAttribute('download') ? blobs.get(this.getAttribute('href') ?? '') : undefined;
    if (blob) files.push([this.getAttribute('download') ?? '', blob.text()]);
    else clickLink.call(this);
  };
  const text = (): string => (root.textContent ?? '').replace(/\s+/g, ' ');
  const until: PageHere['until'] = async (what) => {
    const isSo = (): boolean =>
      typeof what === 'function' ? what() : typeof what === 'string' ? text().includes(what) : what.test(text());
    const end = performance.now() + WAIT_MILLIS;
    while (!isSo()) {
      if (errors.length > 0) throw errors[0];
      if (performance.now() > end) throw new Error(`waited in vain for ${what}; the page says\n${text()}`);
      await pause();
    }
  };
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string): HTMLElement => {
    const [first, ...others] = all(selector);
    if (!first || others.length > 0) throw new Error(`${selector} names ${others.length + (first ? 1 : 0)} elements`);
    return first;
  };
  const controls = (): HTMLElement[] =>
    all(CONTROLS).filter((each) => !each.closest('[hidden], details:not([open]) > :not(summary)'));
  const control = (name: string | RegExp): HTMLElement => {
    const named = controls().filter((each) =>
      typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each)),
    );
    const [first] = named;
    if (!first) throw new Error(`no control ${name}; there are ${controls().map(nameOf).join(' | ')}`);
    return first;
  };
  let changed = true;
  new window.MutationObserver(() => {
    changed = true;
  }).observe(window.document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  /** Until nothing in the page changes any more. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet++) {
      changed = false;
      await pause();
      if (changed) quiet = -1;
    }
  };
  const elementOf = (what: string | RegExp | HTMLElement): HTMLElement =>
    typeof what === 'string' || what instanceof RegExp ? control(what) : what;
  await until(() => (root.querySelector('main')?.textContent ?? '') !== '');
  await settled();
  return {
    window,
    databases,
    errors,
    text,
    find,
    all,
    control,
    controls,
    async click(what) {
      const element = elementOf(what);
      element.focus();
      element.click();
      await settled();
    },
    async press(...keys) {
      for (const words of keys) {
        const parts = words.length > 1 ? words.split('+') : [words];
        const key = parts.pop() as string;
        const held = {
          ctrlKey: parts.includes('Ctrl'),
          shiftKey: parts.includes('Shift'),
          altKey: parts.includes('Alt'),
        };
        const target = document.activeElement ?? document.body;
        const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
        const event = new KeyboardEvent('keydown', { key, code, ...held, bubbles: true, cancelable: true });
        target.dispatchEvent(event);
      }
      await settled();
    },
    async fill(what, value) {
      const field = elementOf(what) as HTMLInputElement;
      field.focus();
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    },
    async go(to) {
      window.location.hash = to;
      window.dispatchEvent(new window.HashChangeEvent('hashchange'));
      await settled();
    },
    until,
    copied,
    downloads: () => Promise.all(files.map(async ([name, blob]) => [name, await blob] as const)),
    spoken: () => find('[role=status]').textContent ?? '',
  };
}
