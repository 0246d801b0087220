// The terminal's pages without a terminal: opened with a store of the test, sent keys, and drawn as text.

import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import type { LevelLibrary } from '@masu/program/saves/library.js';
import { openLibrary, Store } from '@masu/program/saves/store.js';
import { ASCII, COLORED } from '@masu/program/terminal/screen/appearance.js';
import type { App, TerminalPage } from '@masu/program/terminal/screen/page.js';

export const WINDOW = { columns: 80, lines: 24 };
const APPEARANCE = { signs: ASCII, theme: COLORED };

export class PageStack implements App {
  readonly store: Store;
  readonly library: LevelLibrary;
  readonly engine = () => nodeThread();
  readonly pages: TerminalPage[] = [];
  private clock = Date.UTC(2026, 10, 16, 12);
  /** A minute passes between two calls. */
  readonly now = (): number => {
    this.clock += 60_000;
    return this.clock;
  };
  readonly env = {};
  readonly size = () => WINDOW;

  constructor(home: string) {
    this.store = new Store(home, this.now);
    this.library = openLibrary(this.store);
  }

  open(page: TerminalPage): void {
    this.pages.at(-1)?.leave?.();
    this.pages.push(page);
    page.enter?.();
  }
  replace(page: TerminalPage): void {
    this.pages.pop()?.leave?.();
    this.pages.push(page);
    page.enter?.();
  }
  back(): void {
    this.pages.pop()?.leave?.();
    this.pages.at(-1)?.enter?.();
  }
  escape(): boolean {
    const goes = this.pages.length > 1;
    if (goes) this.back();
    return goes;
  }
  quit(): void {}
  draw(): void {}

  /** The screen after a list has read all its collections. */
  settled(): string {
    const page = this.pages.at(-1);
    for (let i = 0; i < 100 && page?.tickMillis !== undefined; i++) page.tick?.(page.tickMillis);
    return this.after();
  }

  /** The screen after these keys. */
  after(...keys: readonly string[]): string {
    for (const name of keys) {
      this.pages.at(-1)?.take({ kind: 'key', name, ctrl: false, shift: false, alt: false });
    }
    return this.pages.at(-1)?.frame(WINDOW, APPEARANCE).toText() ?? '';
  }
}
