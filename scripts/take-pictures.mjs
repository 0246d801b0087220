// Takes the pictures of docs/pictures from the built web app: `node scripts/take-pictures.mjs` after a build. Needs Chromium.

import './require-node.mjs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBrowser } from '../bench/open-page.mjs';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/pictures');

/** Presses a key and waits until the status message or the hint changes. */
async function press(page, key) {
  const saysElse = (before) => {
    const parts = [...document.querySelectorAll('.status, .panel.hint')].map((part) => part.textContent).join('\n');
    return parts !== before && parts;
  };
  const before = await page.evaluate(saysElse, '');
  await page.keyboard.press(key);
  await page.waitForFunction(saysElse, before, { timeout: 60_000 });
}

/** As WebP: less than half the bytes of PNG. The small one is for the three in a row at the top of the site. */
async function takePicture(page, name) {
  const session = await page.context().newCDPSession(page);
  for (const [file, scale] of [
    [`${name}.webp`, 1],
    [`${name}-small.webp`, 0.375],
  ]) {
    const clip = { x: 0, y: 0, ...page.viewportSize(), scale };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
    writeFileSync(join(FOLDER, file), Buffer.from(data, 'base64'));
  }
}

async function openPage(browser, address, hash, options) {
  const context = await browser.newContext({ deviceScaleFactor: 1, ...options });
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  await page.waitForLoadState('networkidle');
  return page;
}

await withBrowser(async (browser, address) => {
  const game = await openPage(browser, address, '#/sokoban/warehouse/12', {
    viewport: { width: 1280, height: 860 },
    colorScheme: 'light',
  });
  await game.locator('.status').first().waitFor();
  for (let step = 1; step <= 3; step++) await press(game, 'i');
  await takePicture(game, 'sokoban');

  const searches = ['s=breadth-first.none.udrl.none.hash', 's=a-star.matching.udrl.none.hash'];
  const lab = await openPage(browser, address, `#/lab/corners/1?${searches.join('&')}&at=400&show=frontier.tree`, {
    viewport: { width: 1280, height: 1290 },
    colorScheme: 'dark',
  });
  await lab.locator('.wide-table tbody tr').nth(1).waitFor();
  await takePicture(lab, 'lab');

  const puzzle = await openPage(browser, address, '#/futoshiki/tricky/1', {
    viewport: { width: 1280, height: 860 },
    colorScheme: 'light',
  });
  await puzzle.locator('.status').first().waitFor();
  for (let step = 1; step <= 2; step++) await press(puzzle, 'i');
  await takePicture(puzzle, 'futoshiki');
});
