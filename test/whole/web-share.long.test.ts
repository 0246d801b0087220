// Pictures, animations, and the QR code in the page, saved as a person does it.

import { expect, test } from 'vitest';
import { closePage, linkTo, openPage, pressMoves, shown, unfold, useApp } from './browser.js';

const app = useApp();
const ROWS = ['#####', '#@$.#', '#####'];

test('a level and its solution are saved as pictures, and the link is a QR code', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await unfold(page, 'Share and export');
  await page.getByText('Pictures and QR code').click();
  await page.getByRole('img', { name: 'QR code of the level' }).waitFor();
  const saved = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return Buffer.concat(await (await (await download).createReadStream()).toArray());
  };
  expect((await saved('Picture (SVG)')).toString()).toContain('<g transform="translate(48 48)"><use href="#player"');
  expect((await saved('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: 'Solution (GIF)' }).click();
  await shown(page, /there is nothing to animate yet/);
  await page.locator('.board').focus();
  await pressMoves(page, 'R');
  await shown(page, /^Solved/);
  expect((await saved('Solution (GIF)')).subarray(0, 6).toString()).toBe('GIF89a');
  expect((await saved('Solution (SVG)')).toString()).toContain('@keyframes b0');
  await closePage(page);
});

test('a level too large for a QR code says so', async () => {
  const noise = (x: number, y: number): string => ((x * 7919 + y * 104_729) % 11 < 3 ? '#' : ' ');
  const inside = Array.from({ length: 100 }, (_, y) =>
    Array.from({ length: 100 }, (_, x) => (y === 0 ? (['@', '$', '.'][x] ?? ' ') : noise(x, y))).join(''),
  );
  const page = await openPage(app, linkTo(['#'.repeat(102), ...inside.map((row) => `#${row}#`), '#'.repeat(102)]));
  await unfold(page, 'Share and export');
  await page.getByText('Pictures and QR code').click();
  const says = page.getByText('This level is too large for a QR code. Copy the link instead.');
  await says.waitFor();
  expect(await says.count()).toBe(1);
  await closePage(page);
});
