// Takes the pictures of docs/pictures from the built web app: `node scripts/take-pictures.mjs` after a build. Needs Chromium.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBrowser } from '../bench/open-page.mjs';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/pictures');

/** Presses a key and waits until the status message below the board changes. */
async function press(page, key) {
  const before = await page.locator('.say').first().textContent();
  await page.keyboard.press(key);
  await page.waitForFunction((old) => document.querySelector('.say')?.textContent !== old, before, { timeout: 60_000 });
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
  await game.locator('.say').first().waitFor();
  for (let step = 1; step <= 3; step++) await press(game, 'i');
  await game.screenshot({ path: join(FOLDER, 'sokoban.png') });

  const lab = await openPage(browser, address, '#/lab/warehouse/3', {
    viewport: { width: 1280, height: 1290 },
    colorScheme: 'dark',
  });
  await lab
    .getByRole('button')
    .filter({ hasText: /Play|Run|Start/ })
    .first()
    .click();
  // The chart needs a few thousand states to show its lines.
  await lab.waitForFunction(
    () => Number(document.body.textContent.match(/Explored\s*([\d,\s]+)/)?.[1].replace(/\D/g, '')) > 5000,
    null,
    {
      timeout: 120_000,
    },
  );
  await lab.screenshot({ path: join(FOLDER, 'lab.png') });

  const puzzle = await openPage(browser, address, '#/futoshiki/tricky/1', {
    viewport: { width: 1280, height: 860 },
    colorScheme: 'light',
  });
  await puzzle.locator('.say').first().waitFor();
  await press(puzzle, 'i');
  await puzzle.screenshot({ path: join(FOLDER, 'futoshiki.png') });
});
