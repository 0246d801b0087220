// Heavy pages are drawn in several tasks, so that input never waits for a whole page: a lesson before its figures are
// computed, the lab search by search. Counts tasks, not time.

import { expect, test } from 'vitest';
import { closePage, openPage, useApp } from './browser.js';

const app = useApp();

/**
 * Records in which task of the page each of these first appears. A message to itself arrives after the task it was sent
 * in.
 */
const noteTasks = (selectors: readonly string[]): string => `
  (() => {
    const first = (window.firstTasks = {});
    const channel = new MessageChannel();
    let task = 0;
    channel.port1.onmessage = () => task++;
    new MutationObserver(() => {
      for (const selector of ${JSON.stringify(selectors)})
        if (!(selector in first) && document.querySelector(selector)) first[selector] = task;
      channel.port2.postMessage(0);
    }).observe(document, { childList: true, subtree: true });
  })()`;

const PAGES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'the lab',
    '#/lab',
    ['.head h1', '.lab-bar', '.pane:nth-child(1)', '.pane:nth-child(2)', '.chart-head', '.wide-table'],
  ],
  [
    'the parts of a search',
    '#/lab',
    ['.pane:nth-child(1)', '.pane:nth-child(1) .waiting', '.pane:nth-child(1) .near-tree'],
  ],
  [
    'a lesson',
    '#/lessons/deadlocks/3',
    ['.head h1', '.lesson-text', '.lab-bar', ...[1, 2, 3, 4].map((index) => `.pane:nth-child(${index})`)],
  ],
  ['a lesson on a Futoshiki', '#/lessons/backtracking/1', ['.head h1', '.lesson-text', '.lab-bar']],
];

test.each(PAGES)('%s is drawn a part at a time', async (_name, fragment, selectors) => {
  const page = await openPage(app, fragment, {}, (context) => context.addInitScript(noteTasks(selectors)));
  for (const selector of selectors) await page.locator(selector).first().waitFor({ state: 'attached' });
  const first = (await page.evaluate('firstTasks')) as Readonly<Record<string, number>>;
  const tasks = selectors.map((selector) => first[selector] ?? Number.NaN);
  expect(tasks).toEqual([...new Set(tasks)].sort((a, b) => a - b));
  await closePage(page);
});
