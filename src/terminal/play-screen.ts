// The way in to the full screen: what the terminal can do is asked of the environment, then the stage is set.

import type { Direction } from '../base/grid.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Level } from '../sokoban/index.js';
import { Desk } from './desk.js';
import { type Collection, Library } from './library.js';
import { COLOURED, COLOURLESS } from './look.js';
import type { Page } from './page.js';
import { dataFolder } from './saved-files.js';
import { Stage, type StageOptions } from './stage.js';
import { Store } from './store.js';
import { WORDS } from './words.js';

/** A full screen needs a terminal at both ends, and one that can move its cursor. */
export function canShowScreen(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && environment.TERM !== 'dumb';
}

function isUtf8({ LC_ALL, LC_CTYPE, LANG }: NodeJS.ProcessEnv): boolean {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** MASU_SIGNS=ascii or unicode decides; else a locale that says UTF-8 lets the terminal be asked. */
function signsFor(environment: NodeJS.ProcessEnv): StageOptions['signs'] {
  const { MASU_SIGNS } = environment;
  if (MASU_SIGNS === 'ascii' || MASU_SIGNS === 'unicode') return MASU_SIGNS;
  return isUtf8(environment) ? 'ask' : 'ascii';
}

export interface ScreenRequest {
  /** Levels to begin with; absent: the menu. */
  readonly collection?: Collection;
  /** A level of it, by its number in the file; absent: its list, or the level itself where it is the only one. */
  readonly level?: number;
  readonly color: boolean;
}

/** The pages to begin with: from a level one goes back to its list, where there is one. */
function firstPages(desk: Desk, { collection, level }: ScreenRequest): readonly Page[] {
  if (!collection) return [desk.menu()];
  if (collection.levels.length === 1) return [desk.game(collection, 0)];
  const list = desk.levels(collection);
  const index = collection.levels.findIndex(({ number }) => number === level);
  return index < 0 ? [list] : [list, desk.game(collection, index, list)];
}

export function openStore(): Store {
  return new Store(dataFolder(process.env), Date.now);
}

export function libraryOf(store: Store): Library {
  return new Library(() => store.collections());
}

function stageFor(wantsColour: boolean): Stage {
  const store = openStore();
  return new Stage(store, libraryOf(store), {
    terminal: { input: process.stdin, output: process.stdout },
    theme: wantsColour && !process.env.NO_COLOR ? COLOURED : COLOURLESS,
    signs: signsFor(process.env),
    isUtf8: isUtf8(process.env) || process.env.MASU_SIGNS === 'unicode',
    now: Date.now,
  });
}

/** Plays until the player quits. */
export async function playOnScreen(request: ScreenRequest): Promise<void> {
  const stage = stageFor(request.color);
  await stage.run(() => firstPages(new Desk(stage), request));
  if (stage.store.files.isFailing) console.error(`masu: ${WORDS.notKept}`);
}

/** Shows moves as they are made, until the player has seen enough. */
export async function watchOnScreen(
  level: Level,
  moves: readonly Direction[],
  title: string,
  color: boolean,
): Promise<void> {
  const stage = stageFor(color);
  await stage.run(() => [new Desk(stage).watch(level, moves, title)]);
}

/** The level of a collection with this number, or a sentence. */
export function levelNumbered(collection: Collection, level: number): Result<number, string> {
  const index = collection.levels.findIndex(({ number }) => number === level);
  return index >= 0 ? ok(index) : fail(`${collection.title} has no playable level ${level}.`);
}
