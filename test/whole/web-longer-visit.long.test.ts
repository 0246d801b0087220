// What a longer visit meets: pages that open at their top, lists found again, messages in view, drawings that nothing
// replaces for good, solutions that were only watched.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  chooseInBoardMenu,
  closePage,
  counted,
  kept,
  linkTo,
  openPage,
  pressMoves,
  pressSolve,
  settled,
  shown,
  spoken,
  useApp,
} from './browser.js';

const app = useApp();
const ROWS = ['#########', '#@ $   .#', '#       #', '#########'];
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

type Box = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

const box = (page: Page, selector: string): Promise<Box> =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`) as Promise<Box>;

const isInView = async (page: Page, selector: string): Promise<boolean> => {
  const { top, bottom } = await box(page, selector);
  return top >= 0 && bottom <= (page.viewportSize()?.height ?? 0);
};

/** Where the page is once it has stopped growing: cards are drawn a few at a time. */
async function settledPlace(page: Page): Promise<number> {
  await settled(page);
  return scrolled(page);
}

const scrolled = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)') as Promise<number>;

test.each([
  ['a wide window', DESK],
  ['a phone', PHONE],
])(
  'a level far down the list opens with its board in view, and Back finds the list where it was: %s',
  async (_name, size) => {
    const page = await openPage(app, '#/levels/extreme-levels', size);
    const card = page.locator('.cards a[href="#/sokoban/extreme-levels/36"]');
    await card.waitFor();
    await card.scrollIntoViewIfNeeded();
    // Pictures above may still be drawn: what counts is where the list was left.
    await page.evaluate(`addEventListener('click', () => { window.place = Math.round(scrollY); }, true)`);
    await card.click();
    const place = (await page.evaluate('window.place')) as number;
    expect(place).toBeGreaterThan(500);
    await page.locator('.board canvas').waitFor();
    await expect.poll(() => isInView(page, '.board')).toBe(true);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await page.locator('.cards').waitFor();
    await expect.poll(() => scrolled(page)).toBe(place);
    // Forward again: the level from its top.
    await page.goForward();
    await expect.poll(() => isInView(page, '.board')).toBe(true);
    await closePage(page);
  },
);

test.each([
  ['a wide window', DESK],
  ['a phone', PHONE],
])('a short list is where it was on the way back, with its collection in view: %s', async (_name, size) => {
  const page = await openPage(app, '#/levels/masters', size);
  const chosen = '.sets a[aria-current]';
  for (const collection of ['masters', 'first-steps']) {
    await page.evaluate(`location.hash = '#/levels/${collection}'`);
    await page.locator(`${chosen}[href="#/levels/${collection}"]`).waitFor({ state: 'attached' });
    await settledPlace(page);
    // On a phone the list is behind its button, and the heading says which collection it is.
    const { left, right } = await box(page, size === PHONE ? 'h1' : chosen);
    expect(left >= 0 && right <= size.viewport.width).toBe(true);
  }
  await page.evaluate('scrollTo(0, 400)');
  const place = await settledPlace(page);
  expect(place).toBeGreaterThan(300);
  // Twice: the second time, every part of the page is loaded.
  for (let visit = 0; visit < 2; visit++) {
    await page.evaluate('location.hash = "#/lessons"');
    await page.getByRole('heading', { level: 1, name: 'Lessons' }).waitFor();
    await page.goBack();
    await page.locator('.cards').waitFor();
    expect(await settledPlace(page)).toBe(place);
  }
  await closePage(page);
});

test('a list scrolled while its place is found again is kept where it was scrolled to', async () => {
  const page = await openPage(app, '#/levels/extreme-levels', DESK);
  await page.locator('.cards a[href="#/sokoban/extreme-levels/36"]').scrollIntoViewIfNeeded();
  const place = await settledPlace(page);
  await page.evaluate('location.hash = "#/settings"');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
  // As by the scroll bar: no key, wheel, or pointer.
  await page.evaluate('scrollTo(0, 400)');
  await expect.poll(() => page.evaluate('document.documentElement.style.overflowAnchor')).toBe('');
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goBack();
  await page.locator('.cards').waitFor();
  await expect.poll(() => scrolled(page)).toBe(400);
  await closePage(page);
});

test('a list reloaded twice, before it is drawn, stays where it was', async () => {
  const page = await openPage(app, '#/levels/extreme-levels', DESK);
  await page.locator('.cards a[href="#/sokoban/extreme-levels/36"]').scrollIntoViewIfNeeded();
  const place = await settledPlace(page);
  await page.addInitScript(`if (!sessionStorage.again) {
    sessionStorage.again = 1;
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')) return;
      observer.disconnect();
      location.reload();
    }).observe(document, { childList: true, subtree: true });
  }`);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrolled(page)) - place) < 40).toBe(true);
  await closePage(page);
});

test.each([
  ['that stays writes its address', '', /^#\/lab\/./],
  [
    'that is being left does not write its address over that of the next page',
    `location.hash = '#/settings';`,
    /^#\/settings$/,
  ],
])('a lab %s', async (_name, leave, address) => {
  // Whatever the page would do after a pause is kept, to be done at the worst moment.
  const page = await openPage(app, '#/lab', DESK, (context) =>
    context.addInitScript(`{
      const start = setTimeout;
      window.late = [];
      window.setTimeout = (work, millis, ...rest) =>
        millis >= 100 ? window.late.push(work) : start(work, millis, ...rest);
    }`),
  );
  await page.locator('.pane').first().waitFor();
  await expect.poll(() => page.evaluate('window.late.length')).toBeGreaterThan(0);
  await page.evaluate(`${leave} for (const work of window.late) work();`);
  if (leave) await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await page.evaluate('location.hash')).toMatch(address);
  await closePage(page);
});

test('a reloaded list stays where it was', async () => {
  const page = await openPage(app, '#/levels/extreme-levels', DESK);
  await page.locator('.cards a[href="#/sokoban/extreme-levels/36"]').scrollIntoViewIfNeeded();
  const place = await settledPlace(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrolled(page)) - place) < 40).toBe(true);
  await closePage(page);
});

test.each([
  ['a wide window', DESK],
  ['a phone', PHONE],
])('a deletion can be undone in sight, and so can levels that were added: %s', async (_name, size) => {
  const page = await openPage(app, '#/levels', size);
  await page.getByRole('textbox', { name: 'Level text' }).fill(ROWS.join('\n'));
  await page.getByRole('button', { name: 'Add level', exact: true }).click();
  await shown(page, '1 level added.');
  await expect.poll(() => isInView(page, '.status')).toBe(true);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await shown(page, /deleted\.$/);
  await expect.poll(() => isInView(page, '.status .btn')).toBe(true);
  await page.locator('.status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await kept(page, 'collections')).length).toBe(1);
  await page.locator('.status').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.locator('.status').count()).toBe(0);
  await closePage(page);
});

test('two files of one name become collections of two names', async () => {
  const page = await openPage(app, '#/levels', DESK);
  for (const text of [ROWS.join('\n'), ['#####', '#@$.#', '#####'].join('\n')]) {
    await page.getByRole('textbox', { name: 'Level text' }).fill(text);
    await page.getByRole('textbox', { name: 'Collection name' }).fill('Dawn');
    await page.getByRole('button', { name: 'Add level', exact: true }).click();
    await shown(page, '1 level added.');
  }
  await expect
    .poll(async () => (await kept(page, 'collections')).map(({ title }) => title).sort())
    .toEqual(['Dawn', 'Dawn (2)']);
  await closePage(page);
});

const DRAWN = ['######', '#@$ .#', '######'];

/** The drawing as text, in the panel beside the board. */
const drawing = (page: Page): Promise<string | null> => page.locator('.xsb').textContent();

test('a level opened in the editor leaves the drawing before as it was', async () => {
  const page = await openPage(app, linkTo(DRAWN, '', 'Mine', 'editor'));
  await expect.poll(() => drawing(page)).toBe(DRAWN.join('\n'));
  await page.getByRole('textbox', { name: 'Title' }).fill('My level');
  await page.evaluate(`location.hash = ${JSON.stringify(linkTo(ROWS))}`);
  await chooseInBoardMenu(page, 'Open in editor');
  await shown(page, 'The level is open as a new drawing. The earlier one is saved.');
  await expect.poll(() => drawing(page)).toBe(ROWS.join('\n'));
  await page.getByRole('button', { name: 'Earlier drawing' }).click();
  await expect.poll(() => drawing(page)).toBe(DRAWN.join('\n'));
  await expect.poll(() => page.locator('h1').textContent()).toBe('My level');
  await page.reload();
  await expect.poll(() => drawing(page)).toBe(DRAWN.join('\n'));
  await closePage(page);
});

test('what was drawn on a level of the address is still there after a reload and on the way back', async () => {
  const page = await openPage(app, linkTo(DRAWN, '', 'Mine', 'editor'));
  await expect.poll(() => drawing(page)).toBe(DRAWN.join('\n'));
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  const changed = await drawing(page);
  expect(changed).not.toBe(DRAWN.join('\n'));
  await settled(page);
  await page.reload();
  await expect.poll(() => drawing(page)).toBe(changed);
  await page.evaluate('location.hash = "#/settings"');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goBack();
  await expect.poll(() => drawing(page)).toBe(changed);
  await closePage(page);
});

test('a solution that was watched earns neither seal nor record, nor does its last move by hand after a reload', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await pressSolve(page);
  await page.getByRole('button', { name: 'Play solution' }).click();
  await page.keyboard.press('End');
  await shown(page, /^End of the solution: \d+ moves, 4 pushes\./);
  await shown(page, 'Moves shown by masu earn no seal and no record.');
  expect(await page.locator('.status .seal').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Optimize my solution' }).count()).toBe(0);
  await page.keyboard.press('Shift+u');
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(1);
  await page.reload();
  await page.locator('.board canvas').waitFor();
  await pressMoves(page, 'R');
  await shown(page, /^End of the solution/);
  expect(await kept(page, 'records')).toEqual([]);
  // On a fresh start the same moves are the player's own.
  await page.getByRole('button', { name: 'Play it yourself' }).click();
  await pressMoves(page, 'rRRRR');
  await spoken(page, /^Solved\. 5 moves, 4 pushes\./);
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  await closePage(page);
});

test('a box dragged past its goal stops there: the level is solved, with its record', async () => {
  const rows = ['########', '#@$ .  #', '#      #', '########'];
  const page = await openPage(app, linkTo(rows));
  await page.getByText('Solver settings').waitFor({ state: 'attached' });
  const box = await page.locator('.board canvas').boundingBox();
  if (!box) throw new Error('no board');
  const at = (column: number): [number, number] => [
    box.x + ((column + 0.5) / 8) * box.width,
    box.y + (1.5 / 4) * box.height,
  ];
  await page.mouse.move(...at(2));
  await page.mouse.down();
  await page.mouse.move(...at(6), { steps: 6 });
  await page.mouse.up();
  await spoken(page, /^Solved\. 2 moves, 2 pushes\./);
  await expect.poll(async () => (await kept(page, 'records')).length).toBe(1);
  await closePage(page);
});

test('Space pauses a solution that a button started', async () => {
  const page = await openPage(app, '#/sokoban/corners/5');
  await pressSolve(page);
  await page.getByRole('button', { name: 'Play solution' }).click();
  await expect.poll(async () => Number((await counted(page)).moves)).toBeGreaterThan(0);
  await page.keyboard.press(' ');
  const { moves } = await counted(page);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(Number((await counted(page)).moves) - Number(moves)).toBeLessThan(2);
  expect(Number(moves)).toBeGreaterThan(0);
  await closePage(page);
});

test('a board that was clicked has no frame when a key follows; one reached by Tab has', async () => {
  const page = await openPage(app, linkTo(ROWS));
  const outline = (): Promise<string> =>
    page.evaluate(`getComputedStyle(document.querySelector('.board')).outlineStyle`) as Promise<string>;
  await page.locator('.board canvas').click();
  await page.keyboard.press('ArrowDown');
  expect(await outline()).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline()).not.toBe('none');
  await closePage(page);
});

test('a game undone to its start is not listed, and a resumed one says where it continues', async () => {
  const page = await openPage(app, '#/sokoban/first-steps/1');
  await pressMoves(page, 'du');
  await expect.poll(async () => (await kept(page, 'games'))[0]?.moves).toBe(2);
  await page.reload();
  await shown(page, /^Continued where you left off, after 2 moves\./);
  await page.keyboard.press('Home');
  await expect.poll(async () => (await kept(page, 'games'))[0]?.moves).toBe(0);
  await page.evaluate('location.hash = "#/level/first-steps/1"');
  await shown(page, 'No game of this level is saved.');
  await closePage(page);
});

test('a day that was only opened is not begun', async () => {
  const page = await openPage(app, '#/daily', DESK);
  const today = page.locator('.day.today');
  await page.locator('.daily-puzzle a.btn').first().waitFor();
  await expect.poll(async () => (await kept(page, 'dailies')).length).toBeGreaterThan(0);
  expect(await today.locator('.begun').count()).toBe(0);
  await page.locator('.daily-puzzle a.btn').first().click();
  await page.locator('.board canvas').waitFor();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(async () => (await kept(page, 'games')).length).toBe(1);
  await page.goBack();
  await expect.poll(() => today.locator('.begun').count()).toBe(1);
  await closePage(page);
});

test('a level sorted by fewest pushes shows them, and a generated puzzle its grade', async () => {
  const page = await openPage(app, '#/levels/first-steps', DESK);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('pushes');
  await shown(page, /minimum 1 push/);
  await page.evaluate('location.hash = "#/futoshiki"');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect.poll(() => page.evaluate('location.hash')).toMatch(/^#\/futoshiki\?/);
  await page.locator('.head .grade').waitFor();
  expect(await page.getByRole('button', { name: 'How hard is it?' }).count()).toBe(0);
  await closePage(page);
});
