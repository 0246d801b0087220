// The stage: which page is in view, the clock that ticks it, the session that shows it. Events go to the page in view;
// after them it is drawn once. When the program ends, for whatever reason, every page is told to leave first.

import type { Engine } from '../jobs/index.js';
import { workerPool } from '../jobs/node/index.js';
import type { Size } from './cells.js';
import { keyName, type TerminalEvent } from './keys.js';
import type { Library } from './library.js';
import { ASCII, type Look, type Theme, UNICODE } from './look.js';
import type { Page, World } from './page.js';
import { Session, type Terminal } from './session.js';
import type { Store } from './store.js';
import { Watcher } from './watcher.js';
import { WORDS } from './words.js';

/** A clock that jumps (a laptop that slept, a stopped program) is not time played. */
const LONGEST_TICK = 5000;

export interface StageOptions {
  readonly terminal: Terminal;
  readonly theme: Theme;
  /** 'ask': Unicode where the terminal shows it as it should. */
  readonly signs: 'ascii' | 'unicode' | 'ask';
  /** The locale can show letters beyond ASCII. */
  readonly isUtf8: boolean;
  readonly now: () => number;
}

export class Stage implements World {
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
  readonly engine = (): Engine => {
    this.pool ??= workerPool(1);
    return this.pool;
  };
  readonly watcher = new Watcher();
  private readonly options: StageOptions;
  private readonly session: Session;
  private readonly pages: Page[] = [];
  private pool: Engine | undefined;
  private look: Look;
  private timer: NodeJS.Timeout | undefined;
  private ticked = 0;
  private finish: (() => void) | undefined;
  private isReady = false;
  private isOver = false;
  /** What was typed while the terminal was still being asked; it waits for the first page. */
  private readonly early: TerminalEvent[] = [];

  constructor(store: Store, library: Library, options: StageOptions) {
    this.store = store;
    this.library = library;
    this.options = options;
    this.now = options.now;
    this.look = { signs: ASCII, theme: options.theme };
    this.session = new Session(options.terminal, options.theme, {
      event: (event) => this.take(event),
      draw: () => this.draw(),
      ending: () => {
        this.leaveAll();
        if (this.store.files.isFailing) console.error(`masu: ${WORDS.notKept}`);
      },
    });
  }

  private get top(): Page | undefined {
    return this.pages.at(-1);
  }

  /** Opens the pages one upon the other, the last in view, and comes back when the player has quit. */
  async run(first: () => readonly Page[]): Promise<void> {
    this.session.open();
    const { signs } = this.options;
    const unicode = signs === 'unicode' || (signs === 'ask' && (await this.session.showsUnicode()));
    this.look = { ...this.look, signs: unicode ? UNICODE : ASCII };
    const done = new Promise<void>((settle) => {
      this.finish = settle;
    });
    this.isReady = true;
    for (const page of first()) this.open(page);
    for (const event of this.early.splice(0)) this.take(event);
    this.draw();
    await done;
    this.leaveAll();
    this.session.close();
  }

  private take(event: TerminalEvent): void {
    if (this.isOver) return;
    if (event.kind === 'key' && keyName(event) === 'ctrl+c') this.session.interrupt();
    if (this.isReady) this.top?.take(event);
    else this.early.push(event);
  }

  private leaveAll(): void {
    clearTimeout(this.timer);
    for (const page of this.pages.splice(0).reverse()) page.leave?.();
    this.pool?.close();
    this.watcher.close();
    this.store.flush();
  }

  size(): Size {
    return this.session.size;
  }

  open(page: Page): void {
    this.top?.leave?.();
    this.pages.push(page);
    this.enterTop();
  }

  replace(page: Page): void {
    this.pages.pop()?.leave?.();
    this.pages.push(page);
    this.enterTop();
  }

  back(): void {
    this.pages.pop()?.leave?.();
    if (this.pages.length === 0) this.quit();
    else this.enterTop();
  }

  escape(): boolean {
    const goes = this.pages.length > 1;
    if (goes) this.back();
    return goes;
  }

  quit(): void {
    // Keys that came in the same breath belong to nobody any more.
    this.isOver = true;
    this.finish?.();
  }

  private enterTop(): void {
    this.top?.enter?.();
    this.session.setMouse(this.top?.wantsMouse ?? true);
    this.ticked = this.now();
    this.draw();
  }

  draw(): void {
    const page = this.top;
    if (!page || !this.isReady || this.isOver) return;
    const frame = page.frame(this.size(), this.look);
    this.session.show(this.options.isUtf8 ? frame : frame.toAscii());
    this.schedule(page);
  }

  /** One timer, for the page in view, set anew whenever what it wants may have changed. */
  private schedule(page: Page): void {
    clearTimeout(this.timer);
    if (page.tickMillis === undefined) return;
    const due = Math.max(0, page.tickMillis - (this.now() - this.ticked));
    this.timer = setTimeout(() => {
      const now = this.now();
      page.tick?.(Math.max(0, Math.min(LONGEST_TICK, now - this.ticked)));
      this.ticked = now;
      this.draw();
    }, due);
  }
}
