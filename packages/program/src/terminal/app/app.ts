// Starts the full screen: reads from the environment what the terminal can do and opens the first page.

import type { Direction } from '../../base/grid.js';
import type { Engine } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';
import { keyName, type TerminalEvent } from '../../keys/index.js';
import { type LevelLibrary, openLibrary, openStore, type Store, type StoredCollection } from '../../saves/index.js';
import type { JobSlot } from '../../session/index.js';
import type { Level } from '../../sokoban/index.js';
import { fileMessage, savingMessage } from '../game/messages.js';
import { newReplay, ReplayPage } from '../pages/replay-page.js';
import { type Appearance, ASCII, COLORED, COLORLESS, type TerminalTheme, UNICODE } from '../screen/appearance.js';
import type { Size } from '../screen/cells.js';
import type { App, TerminalPage } from '../screen/page.js';
import { type Terminal, Tty } from '../screen/tty.js';
import { texts, useLanguage } from '../texts/language.js';
import { Navigation } from './navigation.js';
import { wantedLanguage } from './saved-pages.js';

// The full-screen app: the stack of pages, the timer of the page in view, and the terminal it is shown on. Events go to
// the page in view, which is then drawn once. When the program ends, for any reason, every page leaves first.

/** A clock that jumps (a laptop that slept, a stopped program) is not time played. */
const LONGEST_TICK = 5000;

interface AppOptions {
  readonly terminal: Terminal;
  readonly theme: TerminalTheme;
  /** 'ask': Unicode if the terminal displays it correctly. */
  readonly signs: 'ascii' | 'unicode' | 'ask';
  /** The locale can show letters beyond ASCII. */
  readonly isUtf8: boolean;
  readonly now: () => number;
}

export class TerminalApp implements App {
  readonly store: Store;
  readonly library: LevelLibrary;
  readonly now: () => number;
  readonly engine = (slot?: JobSlot | 'grade'): Engine => {
    const name = slot === 'insight' || slot === 'grade' || slot === 'explain' ? slot : 'search';
    const pool = this.pools[name] ?? workerPool(1);
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
    this.now = options.now;
    this.appearance = { signs: ASCII, theme: options.theme };
    this.tty = new Tty(options.terminal, options.theme, {
      event: (event) => this.take(event),
      draw: () => this.draw(),
      ending: () => {
        this.leaveAll();
        if (this.store.files.isFailing) console.error(`masu: ${texts.game.notSaved}`);
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
    if (this.isReady) this.top?.take(event);
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
    const due = Math.max(0, page.tickMillis - (this.now() - this.ticked));
    this.timer = setTimeout(() => {
      const now = this.now();
      page.tick?.(Math.max(0, Math.min(LONGEST_TICK, now - this.ticked)));
      this.ticked = now;
      this.draw();
    }, due);
  }
}

/** A full screen needs a terminal at both ends, and one that can move its cursor. */
export function canShowScreen(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && environment.TERM !== 'dumb';
}

function isUtf8({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv): boolean {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** MASU_SIGNS=ascii or unicode decides; otherwise, with a UTF-8 locale, the terminal is asked. */
function signsFor(environment: NodeJS.ProcessEnv): AppOptions['signs'] {
  const { MASU_SIGNS } = environment;
  if (MASU_SIGNS === 'ascii' || MASU_SIGNS === 'unicode') return MASU_SIGNS;
  return isUtf8(environment) ? 'ask' : 'ascii';
}

export interface ScreenRequest {
  /** The collection to open (default: the menu). */
  readonly collection?: StoredCollection;
  /** The number of a level in the file (default: its list, or the level itself if it is the only one). */
  readonly level?: number;
  readonly color: boolean;
}

/** The first pages: below a level lies the list it belongs to, if there is one. */
function firstPages(navigation: Navigation, { collection, level }: ScreenRequest): readonly TerminalPage[] {
  if (!collection) return [navigation.menu()];
  if (collection.levels.length === 1) return [navigation.game(collection, 0)];
  const list = navigation.levels(collection);
  const index = collection.levels.findIndex(({ number }) => number === level);
  return index < 0 ? [list] : [list, navigation.game(collection, index, list)];
}

async function appFor(wantsColor: boolean): Promise<TerminalApp> {
  const store = openStore(savingMessage);
  // Without its texts the game is in English.
  await useLanguage(wantedLanguage(store)).catch(() => {});
  return new TerminalApp(store, openLibrary(store, fileMessage), {
    terminal: { input: process.stdin, output: process.stdout },
    theme: wantsColor && !process.env.NO_COLOR ? COLORED : COLORLESS,
    signs: signsFor(process.env),
    isUtf8: isUtf8(process.env) || process.env.MASU_SIGNS === 'unicode',
    now: Date.now,
  });
}

/** Plays until the player quits. */
export async function playOnScreen(request: ScreenRequest): Promise<void> {
  const app = await appFor(request.color);
  await app.run(() => firstPages(new Navigation(app), request));
  if (app.store.files.isFailing) console.error(`masu: ${texts.game.notSaved}`);
}

/** Replays moves until the player quits. */
export async function replayOnScreen(
  level: Level,
  moves: readonly Direction[],
  title: string,
  color: boolean,
): Promise<void> {
  const app = await appFor(color);
  await app.run(() => [new ReplayPage(app, newReplay(level, moves, title))]);
}
