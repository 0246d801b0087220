// The web app in Firefox: every page opens without an error, a level is played by keys, solved by the solver, and
// generated as the command line generates it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, linkTo, useApp } from './browser.js';
import { FIREFOX, type Firefox, openFirefox } from './firefox.js';
import { masu } from './masu.js';

const app: App = useApp();
const ROWS = ['#######', '#@ $ .#', '#  $ .#', '#     #', '#######'];
const [DOWN, LEFT, RIGHT] = ['\uE015', '\uE012', '\uE014'];

const PAGES = [
  ['', '.board canvas'],
  ['#/futoshiki', '.futo'],
  ['#/daily', '.daily .card, .daily-puzzle'],
  ['#/levels', '.cards li'],
  ['#/level/first-steps/3', '.level-page'],
  ['#/progress', '.progress-parts'],
  ['#/editor', '.board canvas'],
  ['#/lab/first-steps/3', '.lab .pane'],
  ['#/lessons', '.lesson-cards'],
  ['#/games', 'h1'],
  ['#/settings', '.fields, .settings'],
] as const;

const there = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const says = (pattern: RegExp): string => `${pattern}.test(document.querySelector('.status')?.textContent ?? '')`;

describe.skipIf(!FIREFOX)('in Firefox', () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await openFirefox();
  });
  afterAll(() => firefox?.close());

  test('every page opens, and none is wider than the window', async () => {
    for (const [fragment, selector] of PAGES) {
      await firefox.goto(app.address + fragment);
      await firefox.waitFor(there(selector));
      const width = 'document.documentElement.scrollWidth <= innerWidth';
      expect([fragment, await firefox.evaluate(width)]).toEqual([fragment, true]);
    }
  });

  test('a level is played to its end by keys, and the solver proves the optimum', async () => {
    await firefox.goto(app.address + linkTo(ROWS));
    // Other pages have boards too.
    await firefox.waitFor(`document.querySelector('h1')?.textContent === 'Test level'`);
    await firefox.press(RIGHT, RIGHT, RIGHT, LEFT, LEFT, DOWN, RIGHT, 'u');
    await firefox.waitFor(says(/Undone/));
    await firefox.press(RIGHT, RIGHT);
    await firefox.waitFor(says(/^Solved in 8 moves, 4 pushes/));
    await firefox.evaluate(`[...document.querySelectorAll('.solver .btn')][0].click()`);
    await firefox.waitFor(`/4 pushes/.test(document.querySelector('.solver').textContent)`);
    expect(await firefox.evaluate(`document.querySelector('.best').textContent`)).toContain('8');
  });

  test('a seed makes the level that the command line makes', async () => {
    const { stdout } = await masu(['generate', 'sokoban', '--grade', 'easy', '--seed', '7']);
    await firefox.goto(`${app.address}#/levels`);
    await firefox.waitFor(there('.generate input'));
    await firefox.evaluate(`(() => {
      const panel = document.querySelector('.generate');
      panel.querySelector('details').open = true;
      const field = panel.querySelector('input');
      field.value = '7';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await firefox.waitFor(`document.querySelector('.generate input').value === '7'`);
    await firefox.evaluate(`document.querySelector('.generate > .btn').click()`);
    await firefox.waitFor(there('.generate .btn.main'));
    await firefox.goto(`${app.address}${await firefox.evaluate(`document.querySelector('.generate .btn.main').hash`)}`);
    await firefox.waitFor(`document.querySelector('h1')?.textContent === 'Easy 7'`);
    await firefox.waitFor(there('.hide td'));
    const letters = {
      wall: '#',
      floor: ' ',
      goal: '.',
      box: '$',
      'box on goal': '*',
      player: '@',
      'player on goal': '+',
      outside: ' ',
    };
    const rows = (await firefox.evaluate(
      `[...document.querySelectorAll('.hide tr')].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent))`,
    )) as readonly (readonly (keyof typeof letters)[])[];
    const board = rows.map((row) =>
      row
        .map((word) => letters[word])
        .join('')
        .trimEnd(),
    );
    expect(stdout.split('\n').slice(0, board.length)).toEqual(board);
  });
});
