// Tabs of the web app without a browser: each is the page's modules, loaded again, and all of them share one database in
// memory and hear each other, as tabs of one browser do. What they draw needs a browser (test/whole/browser.ts).

import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

/** The browser that the tabs of one test share. */
export interface TestBrowser {
  databases: IDBFactory;
  /** What the page listens to: `pagehide` on the window, `visibilitychange` on the document. */
  readonly window: EventTarget;
  readonly document: EventTarget;
}

let browser: TestBrowser;
let channels: BroadcastChannel[] = [];

/** A new browser for every test, with a clock that stands still until `vi.advanceTimersByTime`. */
export function useTestBrowser(): () => TestBrowser {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const name = randomUUID();
    const nothing = { activeElement: null, hidden: false, querySelector: () => null };
    browser = {
      databases: new IDBFactory(),
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), nothing),
    };
    vi.stubGlobal('indexedDB', browser.databases);
    vi.stubGlobal('document', browser.document);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('addEventListener', browser.window.addEventListener.bind(browser.window));
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
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    channels = [];
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.resetModules();
  });
  return () => browser;
}

/** The modules of a tab. Code that they load later has no state of its own. */
async function tabModules() {
  vi.resetModules();
  const [saves, others, tabGames, drafts, collections, sokoban, reader, notices, routes, otherGames] =
    await Promise.all([
      import('@masu/web/saves/saves.js'),
      import('@masu/web/saves/other-pages.js'),
      import('@masu/web/saves/tab-games.js'),
      import('@masu/web/drafts/drafts.js'),
      import('@masu/web/saves/collections.js'),
      import('@masu/web/sokoban/state/state.js'),
      import('@masu/web/sokoban/later/level-reader.js'),
      import('@masu/web/app/notice.js'),
      import('@masu/web/route.js'),
      import('@masu/web/saves/other-games.js'),
    ]);
  const [messages, attempt] = await Promise.all([
    import('@masu/web/sokoban/state/messages.js'),
    import('@masu/web/sokoban/state/attempt.js'),
  ]);
  const { connectPage } = sokoban;
  const { notifySolved } = await import('@masu/web/sokoban/won.js');
  connectPage({
    messages: async () => messages,
    hintEvents: () => {},
    won: async () => ({ notifySolved, noteEvents: attempt.noteEvents }),
  });
  return { saves, others, tabGames, drafts, collections, sokoban, reader, notices, routes, otherGames };
}

export type Tab = Awaited<ReturnType<typeof tabModules>> & {
  /** Settles when this tab has taken so many messages of others in all. */
  readonly hasHeard: (count: number) => Promise<void>;
};

/** Loads the page and its saved data. `isReady`: waits until the data is there. */
export async function openTab(isReady = true): Promise<Tab> {
  const modules = await tabModules();
  let heard = 0;
  let waiting: (() => void)[] = [];
  const started = modules.saves.startSaves(
    (message) =>
      void modules.others.hear(message).then(() => {
        heard++;
        for (const look of waiting) look();
      }),
  );
  if (isReady) await started;
  return {
    ...modules,
    hasHeard: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (heard < count) return;
          waiting = waiting.filter((each) => each !== look);
          resolve();
        };
        waiting.push(look);
        look();
      }),
  };
}
