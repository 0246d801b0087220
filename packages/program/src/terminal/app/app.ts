// The full-screen app: the stack of pages, the timer of the page in view, and the terminal it is shown on. Events go to
// the page in view, which is then drawn once. When the program ends, for any reason, every page leaves first.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import type { JobSlot } from '@masu/engine/session/job-runner.js';
import { keyName, type TerminalEvent } from '@masu/node-host/keys/terminal-keys.js';
import type { Environment, Host } from '../../host/host.js';
import { openPool } from '../../host/open-pool.js';
import type { LevelLibrary } from '../../saves/library.js';
import type { Store } from '../../saves/store.js';
import { type Appearance, ASCII, type TerminalTheme, UNICODE } from '../screen/appearance.js';
import type { Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { type Terminal, Tty } from '../screen/tty.js';
import { texts } from '../texts/language.js';

/** A clock that jumps (a laptop that slept, a stopped program) is not time played. */
const LONGEST_TICK = 5000;

export interface AppOptions {
  readonly terminal: Terminal;
  readonly theme: TerminalTheme;
  /** 'ask': Unicode if the terminal displays it correctly. */
  readonly signs: 'ascii' | 'unicode' | 'ask';
  /** The locale can show letters beyond ASCII. */
  readonly isUtf8: boolean;
  readonly host: Host;
}

export class TerminalApp implements App {
  readonly store: Store;
  readonly library: LevelLibrary;
  readonly now: () => number;
  readonly env: Environment;
  readonly engine = (slot?: JobSlot | 'grade'): Engine => {
    const name = slot === 'insight' || slot === 'grade' || slot === 'explain' ? slot : 'search';
    const pool = this.pools[name] ?? openPool(this.options.host, 1);
    this.pools[name] = pool;
    return pool;
  };
  private readonly options: AppOptions;
  private readonly tty: Tty;
  private readonly pages: TerminalPage[] = [];
  private readonly pools: { insight?: Engine; search?: Engine; grade?: Engine; explain?: Engine } = {};
  private appearance: Appearance;
  private timer: NodeJS.Timeout | undefined;
  private ticked = 0;
  private finish: (() => void) | undefined;
  private isReady = false;
  private isOver = false;
  /** Input typed before the terminal has answered; it goes to the first page. */
  private readonly early: TerminalEvent[] = [];

  constructor(store: Store, library: LevelLibrary, options: AppOptions) {
    this.store = store;
    this.library = library;
    this.options = options;
    this.now = options.host.now;
    this.env = options.host.env;
    this.appearance = { signs: ASCII, theme: options.theme };
    this.tty = new Tty(options.terminal, options.theme, options.host, {
      event: (event) => this.take(event),
      draw: () => this.draw(),
      ending: () => {
        this.leaveAll();
        if (this.store.files.isFailing) options.host.stderr.write(`masu: ${texts.game.notSaved}\n`);
      },
    });
  }

  private get top(): TerminalPage | undefined {
    return this.pages.at(-1);
  }

  /** Opens the pages one on top of the other, the last in view, and returns when the player has quit. */
  async run(first: () => readonly TerminalPage[]): Promise<void> {
    this.tty.open();
    const { signs } = this.options;
    const useUnicode = (): void => {
      this.appearance = { ...this.appearance, signs: UNICODE };
    };
    if (signs === 'unicode' || (signs === 'ask' && (await this.tty.showsUnicode(useUnicode)))) useUnicode();
    const done = new Promise<void>((settle) => {
      this.finish = settle;
    });
    this.isReady = true;
    for (const page of first()) this.open(page);
    for (const event of this.early.splice(0)) this.take(event);
    this.draw();
    await done;
    this.leaveAll();
    this.tty.close();
  }

  private take(event: TerminalEvent): void {
    if (this.isOver) return;
    if (event.kind === 'key' && keyName(event) === 'ctrl+c') this.tty.interrupt();
    else if (this.isReady) this.top?.take(event);
    else this.early.push(event);
  }

  private leaveAll(): void {
    clearTimeout(this.timer);
    for (const page of this.pages.splice(0).reverse()) page.leave?.();
    for (const pool of Object.values(this.pools)) pool.close();
    this.store.flush();
  }

  size(): Size {
    return this.tty.size;
  }

  open(page: TerminalPage): void {
    this.top?.leave?.();
    this.pages.push(page);
    this.enterTop();
  }

  replace(page: TerminalPage): void {
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
    // Keys that arrived together with this one are dropped.
    this.isOver = true;
    this.finish?.();
  }

  private enterTop(): void {
    this.top?.enter?.();
    this.tty.setMouse(this.top?.wantsMouse ?? true);
    this.ticked = this.now();
    this.draw();
  }

  draw(): void {
    const page = this.top;
    if (!page || !this.isReady || this.isOver) return;
    const frame = page.frame(this.size(), this.appearance);
    this.tty.show(this.options.isUtf8 ? frame : frame.toAscii());
    this.schedule(page);
  }

  /** One timer, for the page in view, set again whenever its interval may have changed. */
  private schedule(page: TerminalPage): void {
    clearTimeout(this.timer);
    if (page.tickMillis === undefined) return;
    // A clock that went back makes no page wait longer.
    const due = Math.min(page.tickMillis, Math.max(0, page.tickMillis - (this.now() - this.ticked)));
    this.timer = setTimeout(() => {
      const now = this.now();
      page.tick?.(Math.max(0, Math.min(LONGEST_TICK, now - this.ticked)));
      this.ticked = now;
      this.draw();
    }, due);
  }
}
