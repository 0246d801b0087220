// Starts the full screen: reads from the environment what the terminal can do and opens the first page.

import type { Direction } from '../../base/grid.js';
import { libraryOf, openStore, type StoredCollection } from '../../saves/index.js';
import type { Level } from '../../sokoban/index.js';
import { fileMessage, savingMessage } from '../game/messages.js';
import { COLORED, COLORLESS } from '../screen/appearance.js';
import type { TerminalPage } from '../screen/page.js';
import { texts, useLanguage } from '../texts/language.js';
import { type AppOptions, TerminalApp } from './app.js';
import { Navigation } from './navigation.js';
import { wantedLanguage } from './saved-pages.js';

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
  return new TerminalApp(store, libraryOf(store, fileMessage), {
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
  await app.run(() => [new Navigation(app).replayOf(level, moves, title)]);
}
