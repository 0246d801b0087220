// A seeded user of the web app: hundreds of actions over all pages, with back and forward, reloads, and two tabs of
// different sizes on the same saved data. After every action the page is checked against what must always hold:
//
// - no error in the console, and the page shows its heading;
// - a level that was opened has its board or grid in view, and a list that the player returns to is where it was left;
// - a page shows no message of another;
// - the counts shown are those of a replay of the saved moves;
// - a record appears only by moves of the player's own;
// - nothing that was saved is lost: games, records, collections, days, drawings.

import type { Random } from '@masu/core/base/random.js';
import type { SavedData, SavedGame } from '@masu/core/play/saved-data.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { parseSokobanGame } from '@masu/engine/session/sokoban/saved.js';
import { type SokobanGame, sokobanCounts } from '@masu/engine/session/sokoban/session.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shippedFiles } from '../own-levels.js';
import solutions from '../own-solutions.json' with { type: 'json' };
import { randomFor } from '../seed.js';
import { type App, closePage, openPage, pageErrors, settled, watchedPage } from './browser.js';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const PAGES = ['sokoban', 'futoshiki', 'daily', 'levels', 'games', 'progress', 'editor', 'lab', 'lessons', 'settings'];

/** What a page shows and what is saved, read at once. */
interface Facts {
  readonly address: string;
  /** The entry of the browser's history. */
  readonly entry: number;
  readonly heading: string;
  readonly scroll: number;
  readonly tallest: number;
  readonly height: number;
  /** The upper and lower edge of the board, the grid, or the first card. */
  readonly shown: readonly [top: number, bottom: number] | null;
  readonly counts: readonly number[];
  /** Every box is on a goal. */
  readonly isFull: boolean;
  readonly message: string;
  readonly hasSeal: boolean;
  readonly tabGames: readonly string[];
  readonly saved: Pick<SavedData, 'games' | 'records' | 'collections' | 'dailies' | 'settings'>;
}

const READ_FACTS = `(async () => {
  const lists = ['games', 'records', 'collections', 'dailies', 'settings'];
  const opened = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('masu');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const change = opened.transaction(lists);
  const all = await Promise.all(lists.map((list) => new Promise((resolve) => {
    const asking = change.objectStore(list).getAll();
    asking.onsuccess = () => resolve(asking.result);
  })));
  opened.close();
  const target = document.querySelector('.board, .futo, .cards');
  const box = target && target.getBoundingClientRect();
  // In reverse mode pulls are counted, and nothing is saved.
  const counts = [...document.querySelectorAll('.counts, .counts-line')].find((each) => each.offsetParent);
  const words = counts && !/pull/i.test(counts.textContent) ? counts.textContent : '';
  const numbers = words ? [...counts.querySelectorAll('dd, b')].map((each) => Number.parseInt(each.textContent, 10)) : [];
  const goals = /(\\d+)\\s*of (\\d+)/.exec(words);
  const status = document.querySelector('.status');
  return {
    address: location.hash,
    entry: history.state && history.state.entry,
    heading: (document.querySelector('h1') || {}).textContent || '',
    scroll: scrollY,
    tallest: document.documentElement.scrollHeight,
    height: innerHeight,
    shown: box && [box.top, box.bottom],
    counts: numbers,
    isFull: goals !== null && goals[1] === goals[2],
    message: (status && status.innerText) || '',
    hasSeal: Boolean(status && status.querySelector('.seal')),
    tabGames: Object.keys(sessionStorage).filter((key) => key.startsWith('masu game ')).map((key) => sessionStorage[key]),
    saved: Object.fromEntries(lists.map((list, at) => [list, all[at]])),
  };
})()`;

const facts = (page: Page): Promise<Facts> => page.evaluate(READ_FACTS) as Promise<Facts>;

/** What a player does with a page. */
type Kind = 'own' | 'open' | 'travel' | 'other' | 'delete';

interface Action {
  readonly name: string;
  readonly kind: Kind;
  readonly act: () => Promise<unknown>;
}

/** Buttons with effects outside the page, with long work, or that erase everything. */
const LEFT_ALONE =
  /download|export|import|delete|remove|generate|grade|how hard|files|picture|share|update|copy|optimize|menu|language|check|merge|theme|print|save page|add \d|add level/i;

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
const REPLAY_KEYS = ['u', 'y', 'Home', 'End', '1', 'Escape', 'i'] as const;

class Visitor {
  private readonly random: Random;
  /** What was done, for the message of a failure. */
  private readonly trail: string[] = [];

  private readonly tabs: readonly Page[];

  constructor(tabs: readonly Page[], seed: number) {
    this.tabs = tabs;
    this.random = randomFor(seed);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)] as T;
  }

  /** The tab that acts next: mostly the one that acted last. */
  private tab = 0;
  async nextTab(): Promise<Page> {
    const page = this.tabs[this.tab] as Page;
    if (this.random.below(12) > 0) return page;
    this.tab = 1 - this.tab;
    // As a browser tells a tab that is left, which saves its game at once; headless, both are in view.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    // A tab in the background takes its time.
    await (this.tabs[this.tab] as Page).bringToFront();
    return this.tabs[this.tab] as Page;
  }

  async nextAction(page: Page, now: Facts): Promise<Action> {
    const name = /^#\/([a-z]*)/.exec(now.address)?.[1] || 'sokoban';
    const choices = [
      ...this.anywhere(page),
      ...(name === 'sokoban' ? this.onSokoban(page, now) : []),
      ...(name === 'futoshiki' ? this.onFutoshiki(page) : []),
      ...(name === 'levels' || name === 'level' || name === 'games' ? this.onLists(page) : []),
      ...(name === 'editor' ? this.onEditor(page) : []),
    ];
    const chosen = this.pick(choices);
    this.trail.push(`${this.tab}: ${now.address} ${chosen.name}`);
    return chosen;
  }

  /** The last actions, for the message of a failure. */
  lastActions(): string {
    return this.trail.slice(-12).join('\n');
  }

  private keys(page: Page, kind: Kind, keys: readonly string[], count: number): Action {
    const pressed = Array.from({ length: count }, () => this.pick(keys));
    return {
      name: `keys ${pressed.join(' ')}`,
      kind,
      act: async () => {
        for (const key of pressed) await page.keyboard.press(key);
      },
    };
  }

  private anywhere(page: Page): readonly Action[] {
    const to = this.pick(PAGES);
    const wheel = this.random.below(3000) - 800;
    return [
      { name: `go to ${to}`, kind: 'open', act: () => this.follow(page, `#/${to}`) },
      { name: 'back', kind: 'travel', act: () => page.evaluate('navigation.canGoBack && history.back()') },
      { name: 'forward', kind: 'travel', act: () => page.evaluate('navigation.canGoForward && history.forward()') },
      ...(this.random.below(3) === 0 ? [{ name: 'reload', kind: 'travel' as const, act: () => page.reload() }] : []),
      { name: `scroll ${wheel}`, kind: 'other', act: () => page.mouse.wheel(0, wheel) },
      { name: 'a button', kind: 'other', act: () => this.pressButton(page) },
    ];
  }

  /** Clicks a link of the page to this address, as the navigation does. */
  private follow(page: Page, address: string): Promise<unknown> {
    return page.evaluate(`(() => {
      const link = document.createElement('a');
      link.href = ${JSON.stringify(address)};
      document.body.append(link);
      link.click();
      link.remove();
    })()`);
  }

  private async pressButton(page: Page): Promise<void> {
    const names = (await page.evaluate(`[...document.querySelectorAll('main button:not([aria-disabled])')]
      .filter((each) => each.offsetParent)
      .map((each) => each.getAttribute('aria-label') || each.textContent)`)) as string[];
    const allowed = [...names.keys()].filter((at) => !LEFT_ALONE.test(names[at] as string));
    if (allowed.length === 0) return;
    const at = this.pick(allowed);
    this.trail.push(`   ${names[at]}`);
    await page.evaluate(`[...document.querySelectorAll('main button:not([aria-disabled])')]
      .filter((each) => each.offsetParent)[${at}]?.click()`);
  }

  private onSokoban(page: Page, now: Facts): readonly Action[] {
    const level = /^#\/sokoban\/([\w-]+)\/(\d+)$/.exec(now.address);
    const own = level && this.ownSolution(level[1] as string, Number(level[2]));
    const moves = this.keys(page, 'own', KEYS, 4);
    return [
      moves,
      moves,
      this.keys(page, 'own', ['Shift+ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft'], 2),
      this.keys(page, 'other', REPLAY_KEYS, 2),
      this.keys(page, 'other', ['Alt+1', 'r', ' '], 1),
      this.keys(page, 'open', ['n', 'p'], 1),
      { name: 'click', kind: 'own', act: () => this.drag(page, 1) },
      { name: 'drag', kind: 'own', act: () => this.drag(page, 2) },
      { name: 'watch the solution', kind: 'other', act: () => this.watchSolution(page) },
      { name: 'edit', kind: 'open', act: () => this.editLevel(page) },
      ...(own ? [{ name: 'solve', kind: 'own' as const, act: () => this.play(page, own) }] : []),
    ];
  }

  private ownSolution(collection: string, number: number): string | undefined {
    const file = shippedFiles().find((path) => path.endsWith(`-${collection}.xsb`));
    const found = file && (solutions as Record<string, string[]>)[file.replace('sokoban/', '')]?.[number - 1];
    return found && found.length < 60 ? found : undefined;
  }

  private async play(page: Page, lurd: string): Promise<void> {
    await page.keyboard.press('r');
    const keys: Record<string, string> = { u: 'ArrowUp', r: 'ArrowRight', d: 'ArrowDown', l: 'ArrowLeft' };
    for (const letter of lurd) await page.keyboard.press(keys[letter.toLowerCase()] as string);
  }

  private async drag(page: Page, points: number): Promise<void> {
    const box = await page.locator('.board canvas').first().boundingBox({ timeout: 5000 });
    if (!box) return;
    const somewhere = (): [number, number] => [
      box.x + this.random.next() * box.width,
      box.y + this.random.next() * box.height,
    ];
    await page.mouse.move(...somewhere());
    await page.mouse.down();
    if (points > 1) await page.mouse.move(...somewhere(), { steps: 3 });
    await page.mouse.up();
  }

  private async editLevel(page: Page): Promise<void> {
    // A click of a moment before may have met the menu: a second one would close it.
    await page.evaluate(`document.querySelector('.board-menu:not([open]) > summary')?.click()`);
    await page.locator('.board-menu ul').waitFor();
    await page.evaluate(`[...document.querySelectorAll('.board-menu a')]
      .find((each) => each.textContent.includes('Open in editor'))?.click()`);
  }

  private press(page: Page, name: string): Promise<unknown> {
    return page.evaluate(`[...document.querySelectorAll('main button, main a.btn')]
      .find((each) => each.textContent.includes(${JSON.stringify(name)}))?.click()`);
  }

  private async watchSolution(page: Page): Promise<void> {
    await this.press(page, 'Solve');
    for (let wait = 0; wait < 20; wait++) {
      if (await page.getByRole('button', { name: 'Play solution' }).first().isVisible()) break;
      await page.waitForTimeout(50);
    }
    await this.press(page, 'Play solution');
    if (this.random.below(2) === 0) await page.keyboard.press('End');
  }

  private onFutoshiki(page: Page): readonly Action[] {
    return [
      this.keys(page, 'own', [...KEYS, '1', '2', '3', '4'], 6),
      this.keys(page, 'own', [...KEYS, '1', '2', '3', '4'], 6),
      this.keys(page, 'other', ['u', 'y', 'm', 'a'], 2),
      this.keys(page, 'open', ['n', 'p'], 1),
    ];
  }

  private onLists(page: Page): readonly Action[] {
    const card = this.random.below(60);
    const open: Action = {
      name: `card ${card}`,
      kind: 'open',
      act: () =>
        page.evaluate(`(() => {
          const links = [...document.querySelectorAll('.cards a, .games-list .row :first-child, .sets a')];
          links[${card} % links.length]?.click();
        })()`),
    };
    const remove: Action = {
      name: 'delete a game and undo it',
      kind: 'delete',
      act: async () => {
        await this.press(page, 'Delete');
        await this.press(page, 'Undo');
      },
    };
    return [open, open, open, ...(this.random.below(4) === 0 ? [remove] : [])];
  }

  private onEditor(page: Page): readonly Action[] {
    return [
      this.keys(page, 'other', [...KEYS, '1', '2', '3', '4', ' '], 5),
      this.keys(page, 'other', ['u', 'y'], 1),
      { name: 'draw', kind: 'other', act: () => this.drag(page, 2) },
    ];
  }
}

/** Sentences that only the page of that name shows. */
const ONLY_ON: readonly [pages: RegExp, sentences: RegExp][] = [
  [/^#\/(sokoban|$)|^$/, /to go|Pushed|Deadlock|Push every box|Box selected at|End of the solution/],
  [/^#\/futoshiki/, /cells? left|Fill each row|pencil/i],
  [/^#\/editor/, /placed at row|Drawing (cleared|rotated|mirrored)|Draw an enclosing wall/],
  [/^#\/levels?/, /levels? added|Collection moved/],
];

function checkMessage({ address, message }: Facts): void {
  for (const [pages, sentences] of ONLY_ON) {
    if (!pages.test(address)) expect(message).not.toMatch(sentences);
  }
}

function sokobanGame(game: SavedGame): SokobanGame {
  const read = readLevels(game.level);
  const level = read.ok && read.value.id === 'sokoban' ? read.value.levels[0]?.level : undefined;
  const parsed = level?.ok ? parseSokobanGame(level.value, game.game) : undefined;
  if (!parsed?.ok) throw new Error(`a saved game can’t be read: ${game.game}`);
  return parsed.value;
}

/** The counts that a replay of the saved moves gives. */
function replayed(game: SavedGame): readonly number[] {
  const { moves, pushes, boxesOnGoals } = sokobanCounts({ game: sokobanGame(game) });
  return [moves, pushes, boxesOnGoals];
}

/**
 * Without moves of the player's own nothing is lost: a solution that was watched to its end is saved no more. Neither is
 * one that had ended, was taken back, and is played to its end again.
 */
function hasOwnMoves(game: SavedGame): boolean {
  if (game.moves === 0 || game.puzzle !== 'sokoban') return game.moves > 0;
  const { level, entries } = sokobanGame(game);
  const hasEnded = entries.at(-1)?.to.boxes.every((box) => level.goalMap[box]);
  return !hasEnded && entries.some(({ kind, isShown }) => kind === 'move' && !isShown);
}

function checkCounts(now: Facts): void {
  // A game that is solved is saved no more, or at the player's last move.
  if (!/^#\/sokoban\//.test(now.address) || now.isFull) return;
  const game = now.saved.games.filter(
    ({ id, title, puzzle }) => puzzle === 'sokoban' && now.tabGames.includes(id) && title === now.heading,
  );
  const [mine] = game;
  if (game.length !== 1 || !mine || now.counts.length < 3) return;
  expect(now.counts.slice(0, 3)).toEqual(replayed(mine));
}

const LISTS = ['records', 'collections', 'dailies', 'settings'] as const;
const keysOf = (list: readonly object[]): string[] =>
  list.map((entry) => {
    const { puzzle, hash, day, id, key } = entry as Record<string, unknown>;
    return [puzzle, day ?? hash, id, key].join(' ');
  });

function checkSaved(before: Facts, now: Facts, mayEarn: boolean): void {
  for (const list of LISTS) {
    expect(keysOf(now.saved[list])).toEqual(expect.arrayContaining(keysOf(before.saved[list])));
  }
  const scores = ({ saved }: Facts): string[] => saved.records.map((record) => JSON.stringify(record)).sort();
  if (!mayEarn) expect(scores(now)).toEqual(scores(before));
  const solved = new Set(now.saved.records.map(({ puzzle, hash }) => `${puzzle} ${hash}`));
  const held = new Set(now.saved.games.map(({ id }) => id));
  const lost = before.saved.games.filter(
    (game) => !held.has(game.id) && !solved.has(`${game.puzzle} ${game.hash}`) && hasOwnMoves(game),
  );
  expect(lost.map(({ title, moves }) => [title, moves])).toEqual([]);
}

const pathOf = ({ address }: Facts): string => address.replace(/\?.*/, '');

/** A page that was opened begins at its top, with its board, grid, or first card in view. */
function checkInView(before: Facts, now: Facts, kind: Kind): void {
  if (now.heading === '') throw new Error('the page has no heading');
  if (kind !== 'open' || pathOf(before) === pathOf(now) || !now.shown) return;
  const [top, bottom] = now.shown;
  expect({ top, bottom, isInView: top >= 0 && top < now.height - 40 }).toMatchObject({ isInView: true });
}

/** What is wrong after an action, or nothing. */
function wrongAfter(before: Facts, now: Facts, kind: Kind, mayEarn: boolean, places: Places): string {
  try {
    checkPlace(before, now, kind, places);
    checkInView(before, now, kind);
    checkMessage(now);
    checkCounts(now);
    checkSaved(before, now, mayEarn);
    // The record of a level just solved is written before anything else happens.
    if (kind === 'own' && now.hasSeal && /^#\/sokoban/.test(now.address))
      expect(now.saved.records.map(({ title }) => title)).toContain(now.heading);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Where each entry of the history was scrolled to when it was left. */
type Places = Map<number, number>;

/** A page at its end may be still growing to where it was left. */
function notePlace({ entry, scroll, tallest, height }: Facts, places: Places): void {
  const isGrowing = scroll < (places.get(entry) ?? 0) && scroll >= tallest - height - 1;
  if (!isGrowing) places.set(entry, scroll);
}

/** A page with a board to play on shows the board: it need not be where it was left. */
const hasBoard = ({ address }: Facts): boolean => /^(#\/(sokoban|futoshiki|lab|editor)?([/?].*)?)?$/.test(address);

/** Back and forward lead to where the player was in a list, or to the end of a page that is shorter by now. */
function checkPlace(before: Facts, now: Facts, kind: Kind, places: Places): void {
  const left = places.get(now.entry);
  if (kind !== 'travel' || before.entry === now.entry || left === undefined || hasBoard(now)) return;
  const wanted = Math.min(left, now.tallest - now.height);
  expect({ wanted, scroll: now.scroll, isThere: Math.abs(now.scroll - wanted) < 60 }).toMatchObject({ isThere: true });
}

/** Makes this many actions, checking after each. */
export async function visit(app: App, seed: number, actions: number): Promise<void> {
  const first = await openPage(app, '', { viewport: SIZES[seed % 2] as (typeof SIZES)[0] });
  const second = await watchedPage(first.context());
  await second.setViewportSize(SIZES[(seed + 1) % 2] as (typeof SIZES)[0]);
  await second.goto(app.address);
  await second.locator('.board').first().waitFor();
  await first.bringToFront();
  const visitor = new Visitor([first, second], seed);
  let saved = (await facts(first)).saved;
  let wasOwn = false;
  const places: Places = new Map();
  for (let done = 0; done < actions; done++) {
    const page = await visitor.nextTab();
    const before = { ...(await facts(page)), saved };
    notePlace(before, places);
    const { act, kind } = await visitor.nextAction(page, before);
    await act();
    await page.locator('h1').first().waitFor();
    // Everything that follows from it has happened: what is wrong now stays wrong.
    await settled(page);
    // What the action before earned may be written only now.
    const mayEarn = kind === 'own' || wasOwn;
    const now = await facts(page);
    const wrong = wrongAfter(before, now, kind, mayEarn, places);
    const errors = [...pageErrors(first), ...pageErrors(second)].join('\n');
    if (wrong || errors)
      throw new Error(`seed ${seed}, action ${done + 1}:\n${visitor.lastActions()}\n${wrong}\n${errors}`);
    saved = now.saved;
    wasOwn = kind === 'own';
  }
  await closePage(first);
}
