// Comfort on the Sokoban board: one run through zoom, drag, undo of a whole action, and Enter after a win.

import { expect, test } from 'vitest';
import { closePage, counted, linkTo, openPage, pressMoves, shown, spoken, useApp } from './browser.js';

const app = useApp();
const HALL = [
  '#'.repeat(60),
  ...Array.from({ length: 38 }, (_, y) => `#${y === 2 ? '@ $ .' : '     '}${' '.repeat(53)}#`),
];
HALL.push('#'.repeat(60));

test('a large board is zoomed by key, a box is dragged with the pointer, and one undo takes it back', async () => {
  const page = await openPage(app, linkTo(HALL));
  await shown(page, /move with the arrow keys, or click a cell to walk there/);
  expect(await page.locator('.replay:visible').count()).toBe(0);
  const size = async (): Promise<number> => ((await page.locator('.pitch').boundingBox())?.width ?? 0) / 60;
  const fit = await size();
  for (let i = 0; i < 4; i++) await page.keyboard.press('.');
  await expect.poll(size).toBeGreaterThan(2 * fit);
  const cell = await size();
  const pitch = await page.locator('.pitch').boundingBox();
  const middle = (row: number, column: number): [number, number] => [
    (pitch?.x ?? 0) + (column + 0.5) * cell,
    (pitch?.y ?? 0) + (row + 0.5) * cell,
  ];
  await page.getByRole('group', { name: 'Zoom' }).waitFor();
  await page.mouse.move(...middle(3, 3));
  await page.mouse.down();
  await page.mouse.move(...middle(3, 5), { steps: 5 });
  const hanging = await page.locator('.dragged').boundingBox();
  const [x, y] = middle(3, 5);
  expect(Math.abs((hanging?.x ?? 0) + cell / 2 - x)).toBeLessThan(2);
  expect(Math.abs((hanging?.y ?? 0) + cell / 2 - y)).toBeLessThan(2);
  await page.mouse.move(...middle(3, 4));
  await page.mouse.up();
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '1' });
  expect(await page.locator('.dragged').count()).toBe(0);
  await page.keyboard.press('u');
  await spoken(page, /Undone: 2 moves\./);
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await page.keyboard.press('y');
  await page.keyboard.press('Shift+U');
  await expect.poll(() => counted(page)).toEqual({ moves: '1', pushes: '0' });
  const scrolled = (): Promise<number> =>
    page.evaluate(`document.querySelector('.board').scrollLeft`) as Promise<number>;
  const before = await scrolled();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await page.keyboard.press('v');
  await expect.poll(scrolled).toBe(before);
  expect(await counted(page)).toEqual({ moves: '1', pushes: '0' });
  await page.keyboard.press('f');
  await expect.poll(size).toBe(fit);
  await page.goto(`${app.address}#/sokoban/first-steps/1`);
  await shown(page, 'A first push');
  await pressMoves(page, 'rr');
  await shown(page, /^Solved/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/first-steps\/2$/);
  await closePage(page);
});
