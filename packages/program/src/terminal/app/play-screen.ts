// Starts the full screen: reads from the environment what the terminal can do and opens the first page.

import type { Direction } from '@masu/core/base/grid.js';
import type { LanguageId } from '@masu/core/base/languages.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { Environment, Host } from '../../host/host.js';
import type { StoredCollection } from '../../saves/library.js';
import { openStore } from '../../saves/open.js';
import { openLibrary } from '../../saves/store.js';
import { fileMessage, savingMessage } from '../game/file-messages.js';
import { newReplay, ReplayPage } from '../pages/replay-page.js';
import { COLORED, COLORLESS } from '../screen/appearance.js';
import type { TerminalPage } from '../screen/page.js';
import type { Terminal } from '../screen/tty.js';
import { texts, useLanguage } from '../texts/language.js';
import { type AppOptions, TerminalApp } from './app.js';
import { Navigation } from './navigation.js';
import { wantedLanguage } from './saved-pages.js';

/** A full screen needs a terminal at both ends, and one that can move its cursor. */
export function canShowScreen({ stdin, stdout, env }: Host): boolean {
  return Boolean(stdin.isTTY && stdout.isTTY) && env.TERM !== 'dumb';
}

function isUtf8({ LC_ALL, LC_CTYPE, LANG }: Environment): boolean {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** MASU_SIGNS=ascii or unicode decides; otherwise, with a UTF-8 locale, the terminal is asked. */
function signsFor(environment: Environment): AppOptions['signs'] {
  const { MASU_SIGNS } = environment;
  if (MASU_SIGNS === 'ascii' || MASU_SIGNS === 'unicode') return MASU_SIGNS;
  return isUtf8(environment) ? 'ask' : 'ascii';
}

export interface ScreenRequest {
  readonly host: Host;
  /** The collection to open (default: the menu). */
  readonly collection?: StoredCollection;
  /** The number of a level in the file (default: its list, or the level itself if it is the only one). */
  readonly level?: number;
  readonly color: boolean;
  /** For this time (default: the player's choice, or what the environment asks for). */
  readonly language?: LanguageId;
}

/** The first pages: below a level lies the list it belongs to, if there is one. */
function firstPages(navigation: Navigation, { collection, level }: ScreenRequest): readonly TerminalPage[] {
  if (!collection) return [navigation.menu()];
  if (collection.levels.length === 1) return [navigation.game(collection, 0)];
  const list = navigation.levels(collection);
  const index = collection.levels.findIndex(({ number }) => number === level);
  return index < 0 ? [list] : [list, navigation.game(collection, index, list)];
}

async function appFor(host: Host, wantsColor: boolean, language?: LanguageId): Promise<TerminalApp> {
  const { env } = host;
  const store = openStore(host, savingMessage);
  // Without its texts the game is in English.
  await useLanguage(language ?? wantedLanguage(store, env)).catch(() => {});
  return new TerminalApp(store, openLibrary(store, fileMessage), {
    // `canShowScreen`: both are terminals.
    terminal: { input: host.stdin, output: host.stdout } as unknown as Terminal,
    theme: wantsColor && !env.NO_COLOR ? COLORED : COLORLESS,
    signs: signsFor(env),
    isUtf8: isUtf8(env) || env.MASU_SIGNS === 'unicode',
    host,
  });
}

/** Plays until the player quits. */
export async function playOnScreen(request: ScreenRequest): Promise<void> {
  const app = await appFor(request.host, request.color, request.language);
  await app.run(() => firstPages(new Navigation(app), request));
  if (app.store.files.isFailing) request.host.stderr.write(`masu: ${texts.game.notSaved}\n`);
}

/** Replays moves until the player quits. */
export async function replayOnScreen(
  host: Host,
  level: Level,
  moves: readonly Direction[],
  title: string,
  color: boolean,
): Promise<void> {
  const app = await appFor(host, color);
  await app.run(() => [new ReplayPage(app, newReplay(level, moves, title))]);
}
