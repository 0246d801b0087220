// The other pages in the browser: adding levels in every format, solving, stopping, hints, the lab, the editor, a
// Futoshiki game; and what must hold on each of them: no accessibility violation, no scrolling sideways.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../src/base/outcome.js';
import { FUTOSHIKI, FUTOSHIKI_FORMATS, soundLevel as soundFutoshiki } from '../../src/futoshiki/index.js';
import { SOKOBAN, SOKOBAN_FORMATS, soundLevel } from '../../src/sokoban/index.js';
import { closePage, counted, linkTo, openPage, pressMoves, shown, spoken, useApp } from './browser.js';

const app = useApp();

const ROWS = ['#######', '#@ $ .#', '#     #', '#######'];
const SQUARE = {
  size: 4,
  cells: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0],
  inequalities: [{ less: 0, greater: 1 }],
};

const FORMATS: readonly (readonly [id: string, text: string])[] = [
  ...SOKOBAN_FORMATS.map((format) => [format.id, made(format.make([{ rows: ROWS, title: 'Corridor' }]))] as const),
  ...FUTOSHIKI_FORMATS.map((format) => [format.id, made(format.make([SQUARE]))] as const),
];

function made(result: { ok: true; value: string } | { ok: false; fault: { message: string } }): string {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

test.each(FORMATS)('levels are added from %s', async (_id, text) => {
  const page = await openPage(app, '#/levels');
  await page.getByRole('textbox', { name: 'Level text' }).fill(text);
  await page.getByRole('button', { name: 'Add the level' }).click();
  await page.getByRole('link', { name: /^1\. / }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.board, .futo').first().waitFor();
  await closePage(page);
});

test('a fault is shown in its place, and the sound level beside it can be added', async () => {
  const page = await openPage(app, '#/levels');
  const text = `Title: Low bridge\n${ROWS.join('\n').replace('$', 'x')}\n\nTitle: Kiln\n######\n#.$@ #\n######\n`;
  await page.getByRole('textbox', { name: 'Level text' }).fill(text);
  const bad = page.locator('.paste li.bad');
  await bad.waitFor();
  expect(await bad.getAttribute('data-line')).toBe('3');
  expect(await bad.locator('mark').textContent()).toBe('x');
  expect(await bad.locator('.why').textContent()).toMatch(/^Column 4: Unknown character "x"/);
  await page.getByRole('button', { name: 'Add the sound one' }).click();
  await spoken(page, /1 level added/);
  await expect.poll(() => page.locator('.card').count()).toBe(1);
  await closePage(page);
});

test('a file is dropped, a collection exported and removed, the removal taken back', async () => {
  const page = await openPage(app, '#/levels');
  const data = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(`${ROWS.join('\n')}\n`)}], 'dropped.xsb'));
    return data;
  })()`);
  await page.dispatchEvent('.add', 'drop', { dataTransfer: data });
  await page.getByRole('button', { name: 'Add the level' }).click();
  await page.getByRole('heading', { name: 'dropped' }).waitFor();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('sok');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.sok$/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.getByRole('link', { name: /dropped/ }).waitFor();
  await closePage(page);
});

test('a file is opened, in another encoding, and one that is too large is refused unread', async () => {
  const page = await openPage(app, '#/levels');
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/plain', buffer });
  };
  await choose('opened.sok', Buffer.from(`\ufeff${ROWS.join('\r\n')}\r\nTitle: Größe\r\n`, 'utf16le'));
  await page.getByRole('button', { name: 'Add the level' }).click();
  await page.getByRole('link', { name: /^1\. Größe/ }).waitFor();
  // Two megabytes, decoded aside.
  const long = `${ROWS.join('\n')}\n\n`.repeat(2 ** 16);
  await choose('long.xsb', Buffer.from(`\ufeff${long}`, 'utf16le'));
  await page.getByRole('button', { name: /^Add 65.536 levels$/ }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(65 * 2 ** 20)], 'large.txt'));
    document.querySelector('.add').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  })()`);
  await shown(page, 'This file has 65 MiB; the limit is 64.');
  await closePage(page);
});

test('a level is solved in the page, its claim told, and its solution replayed', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.getByRole('button', { name: 'Let it solve' }).click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await spoken(page, /Solution found\. 3 moves, 2 pushes\./);
  await shown(page, 'Fewest pushes, proved');
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  // No record of the player's: the solver's moves were only looked at.
  await expect.poll(() => page.locator('.best .win').allTextContents()).toEqual(['–', '–']);
  await page.getByRole('button', { name: 'Shorten it' }).click();
  await spoken(page, /No shorter way was found: 3 moves, 2 pushes\./);
  await closePage(page);
});

test('what has no solution is proved to have none', async () => {
  const page = await openPage(app, linkTo(['#####', '#@$ #', '#  .#', '#####']));
  await page.getByRole('button', { name: 'Let it solve' }).click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await spoken(page, /^No solution, proved\./);
  await shown(page, /This level has no solution: all \d+ positions were searched\./);
  await closePage(page);
});

/** Nine boxes in an open hall: far more positions than anyone waits for. */
const HALL = [
  '################',
  '#              #',
  '# $ $ $    ... #',
  '#              #',
  '# $ $ $ @  ... #',
  '#              #',
  '# $ $ $    ... #',
  '#              #',
  '################',
];

test('a long search shows its figures, leaves the page free, and stops when asked', async () => {
  const page = await openPage(app, linkTo(HALL));
  await page.getByRole('button', { name: 'Let it solve' }).click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const positions = () => page.locator('.figures dd').first().textContent();
  await expect.poll(positions).not.toBe('0');
  // The page answers keys while the search is at work.
  await pressMoves(page, 'lu');
  await expect.poll(() => counted(page)).toEqual({ moves: '2', pushes: '0' });
  await page.getByRole('button', { name: 'Stop' }).click();
  await spoken(page, /^Stopped\./);
  await shown(page, /Stopped by you after/);
  await closePage(page);
});

test('Stop pressed at once is heard, though the solver is not there yet', async () => {
  const page = await openPage(app, linkTo(HALL));
  await page.getByRole('button', { name: 'Let it solve' }).click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('push-optimal');
  // Stop is pressed the moment it is there.
  await page.evaluate(`(() => {
    const button = (word) => [...document.querySelectorAll('.solver .btn')].find((each) => each.textContent === word);
    new MutationObserver((_, observer) => {
      if (!button('Stop')) return;
      observer.disconnect();
      button('Stop').click();
    }).observe(document.body, { childList: true, subtree: true });
    button('Solve').click();
  })()`);
  await shown(page, /Stopped by you after/);
  await closePage(page);
});

test('a search ends when another level is laid on the table', async () => {
  const page = await openPage(app, linkTo(HALL));
  await page.getByRole('button', { name: 'Let it solve' }).click();
  await page.getByRole('combobox', { name: 'Solver' }).selectOption('bfs-hash');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.locator('.figures').waitFor();
  await page.goto(app.address + linkTo(ROWS));
  await page.getByRole('button', { name: 'Solve', exact: true }).waitFor();
  expect(await page.locator('.figures').count()).toBe(0);
  await closePage(page);
});

test('a hint opens rung by rung, and the whole way leads home', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.keyboard.press('i');
  await spoken(page, /Look at .*A box there moves next\./);
  await page.keyboard.press('i');
  await spoken(page, /Row 2, column 4\./);
  await page.getByRole('button', { name: 'Show the push' }).click();
  await spoken(page, /Push it right\./);
  await page.getByRole('button', { name: 'Show all 2 pushes' }).click();
  await spoken(page, /2 pushes to the end/);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => counted(page)).toEqual({ moves: '3', pushes: '2' });
  await closePage(page);
});

test('the lab counts what the search itself counts', async () => {
  const rows = ['########', '#@     #', '#  $ . #', '#   $. #', '#      #', '########'];
  const level = soundLevel({ rows });
  if (!level.ok) throw new Error(level.fault.message);
  const figures = (['bfs-list', 'bfs-tree', 'bfs-hash'] as const).map((id) => {
    const outcome = finish(
      (SOKOBAN.solvers.find((solver) => solver.id === id) ?? SOKOBAN.solvers[0])!.solve(level.value, {}, PATIENT),
    );
    return outcome.verdict === 'solved' ? { moves: outcome.answer.length } : undefined;
  });
  const page = await openPage(app, linkTo(rows, '', 'Room', 'lab'));
  await shown(page, `a solution of ${figures[0]?.moves} moves`);
  const explored = () => page.locator('.strip dd').first().textContent();
  await page.getByRole('button', { name: 'Step' }).click();
  await expect.poll(explored).toBe('2');
  await page.getByRole('button', { name: 'Depth' }).click();
  const slider = page.getByRole('slider', { name: 'Speed' });
  await slider.fill('6');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Again' }).waitFor();
  const number = (text: string | undefined): number => Number((text ?? '').replace(/\D/g, ''));
  const comparisons = async () =>
    (await page.locator('.store dd').allTextContents()).filter((_, index) => index % 2 === 0);
  // The worker counts them one store after the other; the run is watched meanwhile.
  await expect.poll(async () => (await comparisons()).filter((text) => number(text) > 0).length).toBe(3);
  const [list, tree, hash] = await comparisons();
  expect(number(list)).toBeGreaterThan(number(tree));
  expect(number(tree)).toBeGreaterThan(number(hash));
  const chart = page.getByRole('img', { name: /Chart of comparisons/ });
  await expect.poll(() => chart.getAttribute('aria-label')).toContain(`List ${list}`);
  await closePage(page);
});

test('a level is drawn by keys, checked at each stroke, proved solvable, and tried', async () => {
  const page = await openPage(app, '#/editor');
  await page.getByRole('button', { name: 'Clear' }).click();
  await shown(page, 'No box. Place one.');
  await page.getByRole('application', { name: /Drawing board/ }).focus();
  const draw = async (letters: string) => {
    const digits: Readonly<Record<string, string>> = { '#': '1', ' ': '2', '.': '3', $: '4', '@': '6' };
    for (const letter of letters) {
      await page.keyboard.press(digits[letter] ?? '2');
      await page.keyboard.press('ArrowRight');
    }
    for (const _ of letters) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
  };
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  for (const row of ['#####', '#@$.#']) await draw(row);
  await shown(page, /The wall is open at/);
  await draw('#####');
  await shown(page, 'Walls closed all round.');
  await shown(page, /Solvable\. Solution found: 1 move, 1 push/);
  await expect.poll(() => page.getByRole('group', { name: 'Level as text' }).textContent()).toBe('#####\n#@$.#\n#####');
  await page.keyboard.press('u');
  await page.keyboard.press('y');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('application', { name: /Sokoban board/ }).waitFor();
  await pressMoves(page, 'r');
  await spoken(page, /Solved\. 1 move, 1 push/);
  await closePage(page);
});

test('a Futoshiki is played to its end by keys: marks, a clash, a hint, the last digit', async () => {
  const sound = soundFutoshiki(SQUARE);
  if (!sound.ok) throw new Error(sound.fault.message);
  const outcome = finish(FUTOSHIKI.solvers[0]!.solve(sound.value, {}, PATIENT));
  if (outcome.verdict !== 'solved') throw new Error('the test’s puzzle has no solution');
  const line = made(FUTOSHIKI_FORMATS.find(({ id }) => id === 'unequal')!.make([SQUARE])).trim();
  const page = await openPage(app, `#/futoshiki?${new URLSearchParams({ l: line, t: 'Small' })}`);
  await page.getByRole('button', { name: 'Row 1, column 1, empty' }).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Row 1, column 1, marks 2' }).waitFor();
  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await shown(page, 'Two 1s in row 1.');
  await expect.poll(() => page.locator('.cell.clash').count()).toBe(2);
  await page.keyboard.press('u');
  await page.keyboard.press('i');
  await page.locator('.reason .so').waitFor();
  await page.getByRole('button', { name: /^Write \d$/ }).click();
  await page.getByRole('button', { name: 'Row 1, column 1' }).first().click();
  for (const [cell, digit] of outcome.answer.entries()) {
    const chosen = page.locator('.cell.chosen .hide');
    if (/empty|marks/.test((await chosen.textContent()) ?? '')) await page.keyboard.press(String(digit));
    await page.keyboard.press('ArrowRight');
    if (cell % 4 === 3) await page.keyboard.press('ArrowDown');
  }
  await spoken(page, /Solved\./);
  await closePage(page);
});

test('a new Futoshiki is made by size and grade, and says why another has no solution', async () => {
  const page = await openPage(app, '#/futoshiki');
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('easy');
  await page.getByRole('button', { name: 'Make one' }).click();
  await page.getByRole('heading', { name: 'Easy, 4 × 4' }).waitFor();
  await page.getByRole('button', { name: 'How many solutions?' }).click();
  await shown(page, 'One solution, proved. Grade: easy.');
  await page.goto(`${app.address}#/futoshiki?${new URLSearchParams({ l: '4:1R,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0' })}`);
  await page.getByRole('heading', { name: 'Shared puzzle' }).waitFor();
  await page.getByRole('button', { name: 'How many solutions?' }).click();
  await spoken(page, /clash|no solution|cannot/i);
  await page.locator('.cell .badge').first().waitFor();
  await closePage(page);
});

/** Holds back every puzzle that is made; `handOver()` in the page brings the last of them as the worker would have, then. */
const HOLD_MADE = `(() => {
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(take) {
      set.call(this, (event) => {
        if ('made' in event.data) globalThis.handOver = () => take(event);
        else take(event);
      });
    },
  });
})()`;

async function makeAndHold(page: Page): Promise<void> {
  await page.evaluate('globalThis.handOver = undefined');
  await page.getByRole('button', { name: 'Make one' }).click();
  await expect.poll(() => page.evaluate('globalThis.handOver !== undefined')).toBe(true);
}

test('a Futoshiki being made is given up for a hint, or when the page is left', async () => {
  const page = await openPage(app, '#/futoshiki', {}, (context) => context.addInitScript(HOLD_MADE));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('combobox', { name: 'Size' }).selectOption('4');
  await page.getByRole('combobox', { name: 'Grade' }).selectOption('easy');
  await makeAndHold(page);
  await page.getByRole('button', { name: 'Give a hint' }).click();
  await page.locator('.reason .so').waitFor();
  await page.getByRole('button', { name: 'Make one' }).waitFor();
  // It is there with the very click that leaves, before the browser has told of the new address.
  for (const [leave, shown] of [
    [`document.querySelector('.nav a[href="#/levels"]').click()`, '.cards'],
    ['location.hash = "#/editor"', '.tiles'],
  ] as const) {
    await page.goto(`${app.address}#/futoshiki`);
    await page.locator('.futo').waitFor();
    await makeAndHold(page);
    await page.evaluate(`${leave}; handOver();`);
    await page.locator(shown).waitFor();
    // The way back leads to the puzzle that was left: nothing came between.
    await page.goBack();
    await page.locator('.futo').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  }
  await makeAndHold(page);
  await page.evaluate('handOver()');
  await page.getByRole('heading', { name: 'Easy, 4 × 4' }).waitFor();
  await closePage(page);
});

test('a link is followed with the click; other clicks, the way back and on are the browser’s', async () => {
  const page = await openPage(app, '#/levels');
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Editor' });
  await link.click();
  await page.getByRole('application', { name: /Drawing board/ }).waitFor();
  await page.goBack();
  await page.locator('.cards').waitFor();
  await page.goForward();
  await page.getByRole('application', { name: /Drawing board/ }).waitFor();
  await page.goBack();
  await page.locator('.cards').waitFor();
  for (const way of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click(way)]);
    await other.getByRole('application', { name: /Drawing board/ }).waitFor();
    await other.close();
    expect(page.url()).toContain('#/levels');
  }
  await closePage(page);
});

const PAGES = ['#/sokoban/first-steps/2', '#/futoshiki', '#/levels', '#/editor', '#/lab'];

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page: page as never }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

test.each(PAGES)(
  '%s has no accessibility violation, light on a desk or dark with more contrast on a phone',
  async (fragment) => {
    for (const options of [
      { colorScheme: 'light' as const },
      { colorScheme: 'dark' as const, contrast: 'more' as const, viewport: { width: 390, height: 844 } },
    ]) {
      const page = await openPage(app, fragment, options);
      await page.locator('.board, .futo, .cards').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      await closePage(page);
    }
  },
);

test('the help is a dialog without a violation, and the keys of the page rest while it is open', async () => {
  const page = await openPage(app, linkTo(ROWS));
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help and keys' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => counted(page)).toEqual({ moves: '0', pushes: '0' });
  await closePage(page);
});

test('no page scrolls sideways on a phone', async () => {
  const page = await openPage(app, '', { viewport: { width: 390, height: 844 } });
  for (const fragment of PAGES) {
    await page.goto(app.address + fragment);
    await page.locator('.board, .futo, .cards').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  }
  await closePage(page);
});
