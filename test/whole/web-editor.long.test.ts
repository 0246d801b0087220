// The review of a drawing while it changes: after any strokes, what is shown is what a fresh page says about the drawing;
// on a phone, result and first note are in view, and the board stays where it is whatever they say. The Futoshiki editor with
// a finger and with a mouse, every function once.

import { AxeBuilder } from '@axe-core/playwright';
import { finish } from '@masu/core/base/outcome.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { randomFor } from '../seed.js';
import { closePage, linkTo, openPage, shown, useApp } from './browser.js';

const app = useApp();
/** The cursor starts in the fourth row, which has neither boxes nor goals. */
const ROOM = ['########', '#  @ . #', '#  $ $ #', '#      #', '#   .  #', '#      #', '########'];
const DEAD = ['########', '#      #', '#  @ . #', '#$ $ . #', '#      #', '########'];

const result = (page: Page): Promise<string | null> => page.locator('.review .result').textContent();
/** Result and number of notes, once the review has ended and was spoken. */
async function ended(page: Page): Promise<string> {
  const isEnded = async (): Promise<boolean> => {
    const [shown, spoken] = [await result(page), await page.locator('.review [aria-live]').textContent()];
    return spoken !== '' && (spoken ?? '').startsWith(shown ?? '-');
  };
  await expect.poll(isEnded).toBe(true);
  return (await page.locator('.review [aria-live]').textContent()) ?? '';
}

/** Records every pair of drawing and result that the page shows. */
const WATCH = `
  window.seen = new Set();
  const textOf = (name) => document.querySelector(name)?.textContent ?? '';
  new MutationObserver(() => seen.add(JSON.stringify([textOf('.xsb'), textOf('.review .result')])))
    .observe(document.querySelector('.edit'), { subtree: true, childList: true, characterData: true });
`;

/** What may be shown of a drawing: nothing yet, or what one of the stages says. */
function allowedResults(text: string): readonly RegExp[] {
  const waiting = /^(Analyzing…|The level isn’t valid yet\. .*)$/;
  const read = validateLevel({ rows: text.split('\n') });
  if (!read.ok) return [waiting];
  const { status, pushes, plans = 0 } = finish(analyzeSokoban(read.value));
  const stages = [`Solvable in ${pushes} push`, `${status.message} ${plans}`, `${status.message} One plan.`];
  const early = pushes === undefined ? [status.message] : stages;
  return [waiting, ...early.map((start) => new RegExp(`^${start.replace(/[.()]/g, '\\$&')}`))];
}

test('in 200 strokes at random intervals, no result is shown on another drawing; the last is that of a fresh page', async () => {
  const random = randomFor(1);
  const page = await openPage(app, linkTo(ROOM, '', '', 'editor'));
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  await page.evaluate(WATCH);
  const keys = ['ArrowRight', 'ArrowLeft', '1', '2', ' ', ' ', 'u', 'y'];
  for (let stroke = 0; stroke < 200; stroke++) {
    await page.keyboard.press(keys[random.below(keys.length)] as string);
    // Some strokes come while the one before is analyzed, others after its result.
    if (random.below(4) === 0) await page.waitForTimeout(random.below(400));
  }
  while ((await page.locator('.tools button').first().getAttribute('aria-disabled')) === null) {
    await page.keyboard.press('u');
    await page.waitForTimeout(random.below(40));
  }
  const pairs: [string, string][] = (await page.evaluate<string[]>('[...seen]')).map((pair) => JSON.parse(pair));
  for (const [text, shown] of pairs) {
    if (!allowedResults(text).some((allowed) => allowed.test(shown))) expect.fail(`${shown} on\n${text}`);
  }
  expect(new Set(pairs.map(([text]) => text)).size).toBeGreaterThan(10);
  expect(pairs.filter(([, shown]) => shown.startsWith('Solvable')).length).toBeGreaterThan(5);
  const text = (await page.getByRole('group', { name: 'Level as text' }).textContent()) ?? '';
  const fresh = await openPage(app, linkTo(text.split('\n'), '', '', 'editor'));
  await expect.poll(async () => [await ended(page), await ended(fresh)]).toSatisfy(([a, b]) => a === b);
  expect(await ended(page)).toMatch(/^Solvable in \d+ pushes, proven\./);
  await closePage(fresh);
  await closePage(page);
});

test('on a phone, result and first note are in view, and the board stays where it is', async () => {
  const page = await openPage(app, linkTo(DEAD, '', 'Mine', 'editor'), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect.poll(() => result(page)).toBe('No solution, proven.');
  const first = page.locator('.review .note').first();
  await first.waitFor();
  // The tiles are at the foot of the screen; the drawing is above them.
  const tiles = await page.locator('.tiles').boundingBox();
  const foot = tiles?.y ?? 0;
  expect(foot + (tiles?.height ?? 0)).toBe(844);
  const box = await first.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
  const board = await page.locator('.board').boundingBox();
  await page.getByRole('button', { name: 'Apply' }).first().dispatchEvent('click');
  await expect.poll(() => result(page)).toMatch(/^Solvable in 6 pushes, proven\./);
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  await closePage(page);
});

test('the floor and the dead squares are shown on the board, one at a time', async () => {
  const page = await openPage(app, linkTo(ROOM, '', '', 'editor'));
  await ended(page);
  const marks = async (): Promise<readonly boolean[]> => {
    const words = await page.getByRole('table', { name: 'The drawing as text' }).getByRole('cell').allTextContents();
    return ['hatching', 'square', 'cross'].map((mark) => words.some((word) => word.includes(mark)));
  };
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  expect(await marks()).toEqual([false, false, false]);
  await page.keyboard.press('o');
  await expect.poll(marks).toEqual([true, true, false]);
  await page.keyboard.press('o');
  await expect.poll(marks).toEqual([false, false, true]);
  // The map of edits: it is made again for another drawing.
  const isMapped = async (): Promise<boolean> =>
    (await page
      .getByRole('cell')
      .filter({ hasText: / ring| small square| large square/ })
      .count()) > 0;
  await page.keyboard.press('o');
  await expect.poll(isMapped).toBe(true);
  await page.keyboard.press('1');
  await page.keyboard.press(' ');
  await ended(page);
  await expect.poll(isMapped).toBe(true);
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect.poll(marks).toEqual([false, false, false]);
  await closePage(page);
});

test.each([
  ['light on a desktop', { colorScheme: 'light' as const }],
  ['dark on a phone', { colorScheme: 'dark' as const, viewport: { width: 390, height: 844 } }],
])(
  '%s: notes, a shown note, recording, drawings, versions, ideas, and play have no accessibility violation',
  async (_name, size) => {
    const page = await openPage(app, linkTo(DEAD, '', 'Mine', 'editor'), size);
    const violations = async (): Promise<readonly string[]> =>
      (await new AxeBuilder({ page: page as never }).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
      );
    const board = page.getByRole('application', { name: /Drawing board/ });
    await page.locator('.review .note').first().waitFor();
    expect(await violations()).toEqual([]);
    await board.focus();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Show', pressed: true }).waitFor();
    await page.keyboard.press('Control+s');
    for (const list of await page.locator('.drafts summary').all()) await list.click();
    await page.getByRole('button', { name: /^Compare with the version of/ }).waitFor();
    expect(await violations()).toEqual([]);
    await board.focus();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: /^Stop/ }).waitFor();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await page.getByRole('button', { name: 'Harder', exact: true }).and(page.locator(':not([aria-disabled])')).click();
    await page.locator('.ask h3').first().waitFor();
    await page.getByRole('button', { name: 'Edits', exact: true }).click();
    expect(await violations()).toEqual([]);
    await page.locator('.head').getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: /^Back to drawing/ }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await closePage(page);
  },
);

const ONE = /^One solution\. \w+\.$/;
const cell = (page: Page, row: number, column: number, what: string) =>
  page.getByRole('button', { name: `Row ${row}, column ${column}, ${what}`, exact: true });

/** Every function of the Futoshiki editor once, as a hand with a finger or a mouse finds it; keys have tests of their own. */
async function useEveryFunction(page: Page, isPhone: boolean): Promise<void> {
  const press = async (name: string): Promise<void> => {
    // Its key may follow.
    const button = page
      .getByRole('button', { name: new RegExp(`^${name}( \\w+)?$`) })
      .filter({ visible: true })
      .first();
    await (isPhone ? button.tap() : button.click());
  };
  const select = async (row: number, column: number, what: string): Promise<void> =>
    isPhone ? cell(page, row, column, what).tap() : cell(page, row, column, what).click();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('3');
  await shown(page, 'The grid is 3 × 3 now.');
  // Digits and signs by the pad, erased, undone, and made again.
  await select(1, 1, 'empty');
  await press('1');
  await press('Erase');
  await cell(page, 1, 1, 'empty').waitFor();
  await press('Undo');
  await cell(page, 1, 1, 'given 1').waitFor();
  await press('Redo');
  await press('Undo');
  await select(1, 2, 'empty');
  await press('less than the cell to the right');
  await shown(page, 'Row 1, column 2 is less than the cell to its right.');
  await expect.poll(() => result(page)).toBe('2 solutions.');
  // The note on the grid, by its own button and by the steps, then what it offers.
  await press('Show');
  await press('Next note');
  await shown(page, /^Note 1 of 1: /);
  await press('Add');
  await expect.poll(() => result(page)).toMatch(ONE);
  await press('Candidates');
  await shown(page, /^Row 1, column 2, /);
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('half-turn');
  await expect.poll(() => page.locator('.wanted').count()).toBeGreaterThan(0);
  await press('Signs only');
  await page.locator('.review .note').filter({ hasText: /signs/i }).first().waitFor();
  // A version, another drawing in its place, compared and restored.
  await press('Save version');
  await press('Clear');
  await page.getByText(/^\d versions?$/).click();
  await press('Compare with .*');
  await expect.poll(() => page.locator('.version-figures tr').nth(1).innerText()).toMatch(/^Result\tOne solution\t/);
  await press('Restore .*');
  await expect.poll(() => result(page)).toMatch(ONE);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await press('Duplicate');
  await page.getByRole('heading', { name: 'Mine (copy)' }).waitFor();
  await press('Copy as text');
  await shown(page, 'Puzzle copied.');
  await press('Copy link');
  await shown(page, 'Link copied.');
  await page.locator('section.panel').getByRole('button', { name: 'Add', exact: true }).last().click();
  await shown(page, /My puzzles/);
  await press('Play');
  await page.getByRole('heading', { name: 'Mine (copy)' }).waitFor();
  await page.goBack();
  await press('Open in lab');
  await page.locator('.pane').first().waitFor();
}

test.each([
  ['touch on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['mouse on a desktop', {}],
])('every function of the Futoshiki editor once: %s', async (_, size) => {
  const page = await openPage(app, '#/editor/futoshiki', size);
  await useEveryFunction(page, 'isMobile' in size);
  await closePage(page);
});
