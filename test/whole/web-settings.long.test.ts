// Settings, saved games, skins, sound, and gamepad in the browser; no page scrolls sideways at any width.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  pressSolve,
  settled,
  shown,
  useApp,
} from './browser.js';
import { HALL } from './web-puzzles.js';

const app = useApp();
const ROOM = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];

const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({ page: page as never }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
};

test('a game in progress is listed, deleted, restored, and continued where it was left', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/3');
  await pressMoves(page, 'lr');
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(1);
  await page.goto(`${app.address}${linkTo(ROOM, '', 'Room')}`);
  await shown(page, 'Room');
  await pressMoves(page, 'rdR');
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(2);
  await page.getByRole('link', { name: 'Saved games', exact: true }).click();
  await shown(page, '2 games in progress');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete the game of Room' }).click();
  await shown(page, '1 game in progress');
  await page.getByRole('button', { name: 'Undo' }).click();
  await shown(page, '2 games in progress');
  await page.getByRole('button', { name: 'Continue One each' }).click();
  // In its collection, so there is a next level.
  await expect.poll(() => page.url()).toMatch(/first-steps\/3$/);
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: expect.any(String) });
  await page.goBack();
  await page.getByRole('button', { name: 'Continue Room' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '1' });
  await closePage(page);
});

/** The color of one point of the first board, as the canvas has it. */
const pixel = (page: Page, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    `[...document.querySelector('.board canvas').getContext('2d').getImageData(${x}, ${y}, 1, 1).data]`,
  ) as Promise<number[]>;

test('all data is deleted after a confirmation: games, records, settings', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  await pressMoves(page, 'rr');
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  await page.goto(`${app.address}#/settings`);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete all data' }).click();
  expect(await kept(page, 'records')).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await shown(page, '0 games, 0 records, 0 collections');
  expect(await kept(page, 'records')).toEqual([]);
  await expect.poll(() => page.getByRole('combobox', { name: 'Theme' }).inputValue()).toBe('system');
  await closePage(page);
});

test.each(['plain', 'night'])('the %s skin draws another board, without a violation, and is saved', async (skin) => {
  const page = await openPage(app, '#/settings');
  const before = await pixel(page, 4, 40);
  await page.getByRole('combobox', { name: 'Board' }).selectOption(skin);
  await expect.poll(() => pixel(page, 4, 40)).not.toEqual(before);
  const chosen = await pixel(page, 4, 40);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.locator('.board canvas').waitFor();
  await expect.poll(() => pixel(page, 4, 40)).toEqual(chosen);
  await closePage(page);
});

test('motion and theme follow the settings', async () => {
  const page = await openPage(app, '#/settings', { reducedMotion: 'no-preference' });
  const attribute = (name: string) => page.evaluate(`document.documentElement.dataset.${name}`);
  expect(await attribute('motion')).toBe('full');
  await page.getByRole('combobox', { name: 'Motion' }).selectOption('reduced');
  await expect.poll(() => attribute('motion')).toBe('reduced');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect.poll(() => attribute('theme')).toBe('dark');
  await closePage(page);
});

test('sounds are off until they are turned on, and then a move sounds', async () => {
  const count = `(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) { window.tones++; return start.apply(this, args); };
  })()`;
  const page = await openPage(app, linkTo(ROOM), {}, (context) => context.addInitScript(count));
  await pressMoves(page, 'rd');
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '0' });
  expect(await page.evaluate('window.tones')).toBe(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Play soft sounds').check();
  await page.goBack();
  await page.getByRole('application').waitFor();
  await pressMoves(page, 'R');
  await expect.poll(() => page.evaluate('window.tones')).toBeGreaterThan(0);
  await closePage(page);
});

test('a gamepad moves, undoes, and goes to the next level after a win', async () => {
  const fake = `(() => {
    const button = () => ({ pressed: false, touched: false, value: 0 });
    window.pad = { axes: [0, 0], buttons: Array.from({ length: 16 }, button), connected: true };
    navigator.getGamepads = () => [window.pad];
  })()`;
  const page = await openPage(app, '#/sokoban/first-steps/1', {}, (context) => context.addInitScript(fake));
  await shown(page, 'A first push');
  await page.evaluate(`dispatchEvent(new Event('gamepadconnected'))`);
  const press = async (index: number): Promise<void> => {
    await page.evaluate(`window.pad.buttons[${index}].pressed = true`);
    await page.waitForFunction(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))',
    );
    await page.evaluate(`window.pad.buttons[${index}].pressed = false`);
    await page.waitForFunction(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))',
    );
  };
  await expect
    .poll(async () => {
      await press(15);
      return (await counted(page)).moves;
    })
    .not.toBe('0');
  await press(1);
  await expect.poll(async () => Number((await counted(page)).moves)).toBeLessThan(2);
  await expect
    .poll(async () => {
      await press(15);
      return page.locator('.status').textContent();
    })
    .toMatch(/^(Solved|Proven minimum)/);
  await press(0);
  await expect.poll(() => page.url()).toMatch(/first-steps\/2$/);
  await closePage(page);
});

test('Solve solves at once, and the optimizer shows its best solution and keeps it when stopped', async () => {
  const page = await openPage(app, linkTo(HALL));
  await pressSolve(page);
  const found = page.locator('.status').getByText(/^Solution found: \d+ moves/);
  await found.waitFor();
  const before = Number(/\d+/.exec((await found.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  await page.locator('.figures', { hasText: 'Best: moves' }).waitFor();
  const best = Number((await page.locator('.figures dd').first().textContent())?.replace(/\D/g, ''));
  expect(best).toBeLessThanOrEqual(before);
  await page.getByRole('button', { name: 'Stop' }).click();
  const result = page.locator('.status').getByText(/^(Shortened from|No shorter solution found)/);
  await result.waitFor();
  const after = Number(/(\d+) moves/.exec((await result.textContent()) ?? '')?.[1]);
  expect(after).toBeLessThanOrEqual(best);
  await closePage(page);
});

const WIDTHS = [320, 390, 640, 768, 960, 1280, 1920];
const PLACES = ['#/sokoban', '#/futoshiki', '#/settings', '#/games', linkTo(ROOM, '', 'Room')];

test.each(WIDTHS)('no page of play or settings scrolls sideways at %i pixels', async (width) => {
  const page = await openPage(app, '', { viewport: { width, height: 860 } });
  for (const fragment of PLACES) {
    await page.goto(`${app.address}${fragment}`);
    await page.locator('.board, .futo, .panel').first().waitFor();
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth'), fragment).toBeLessThanOrEqual(width);
  }
  await closePage(page);
});

/** The pixels of a window of 1280 × 860 zoomed to 200% and 400%. */
test.each([
  [200, 640, 430],
  [400, 320, 215],
])('at %i %% nothing scrolls sideways', async (_percent, width, height) => {
  const page = await openPage(app, '', { viewport: { width, height }, deviceScaleFactor: 1280 / width });
  for (const fragment of PLACES) {
    await page.goto(`${app.address}${fragment}`);
    await page.locator('.board, .futo, .panel').first().waitFor();
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth'), fragment).toBeLessThanOrEqual(width);
  }
  await closePage(page);
});

test('Futoshiki: marks are filled in and follow the digits, equal digits are marked, two solutions are shown side by side', async () => {
  const page = await openPage(app, `#/futoshiki?l=${encodeURIComponent('4:0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,')}&t=Empty`);
  await shown(page, /Signs point to the smaller digit/);
  await page.getByLabel('Keep all pencil marks filled in').check();
  await expect.poll(() => page.locator('.cell .marks').count()).toBe(16);
  await page.locator('.futo .cell').nth(0).click();
  await page.keyboard.press('2');
  const marks = (cell: number) => page.locator('.futo .cell').nth(cell).locator('.marks').textContent();
  await expect.poll(async () => (await marks(1))?.replace(/\s/g, '')).toBe('134');
  await page.keyboard.press('u');
  await expect.poll(async () => (await marks(1))?.replace(/\s/g, '')).toBe('1234');
  await page.keyboard.press('2');
  await page.locator('.futo .cell').nth(5).click();
  await page.keyboard.press('2');
  await expect.poll(() => page.locator('.cell.equal').count()).toBe(2);
  await page.getByRole('button', { name: 'Check for a unique solution' }).click();
  await expect.poll(() => page.locator('.solution').count()).toBe(2);
  expect(await page.locator('.solution .differs').count()).toBeGreaterThan(0);
  expect(await page.locator('.side').textContent()).not.toMatch(/\br\dc\d\b/);
  expect(await violations(page)).toEqual([]);
  await closePage(page);
});
