// Every page of the web app: it opens from its address and from the navigation, names its controls, and says nothing that is
// no text; the frame around it.

import { expect, test } from 'vitest';
import { nameOf, openHere, type PageHere, usePages } from '../../../../test/web/page-here.js';

usePages();

const PAGES: readonly (readonly [address: string, says: string | RegExp])[] = [
  ['#/sokoban/first-steps/1', 'A first push'],
  ['#/futoshiki/easy/1', '14 cells left'],
  ['#/daily', 'A new puzzle every day'],
  ['#/levels/first-steps', 'Down the well'],
  ['#/level/first-steps/1', 'Proven minimum: 1 push.'],
  ['#/games', 'No games in progress'],
  ['#/progress', /0 of \d+/],
  ['#/editor', 'Trim'],
  ['#/editor/futoshiki', 'Signs only'],
  ['#/lessons', 'What a state is'],
  ['#/settings', 'Highlight conflicts'],
];

/** What is never a text for people. */
const NO_TEXT = /undefined|NaN|\[object|null|\{\w*\}/;

function faults({ all, controls, window }: PageHere): string[] {
  const ids = all('[id]').map(({ id }) => id);
  const named = new Set([...ids, ...[...window.document.querySelectorAll('[id]')].map(({ id }) => id)]);
  const texts = [
    ...all('*').flatMap((each) =>
      ['aria-label', 'title', 'alt', 'placeholder', 'href', 'class'].map((name) => each.getAttribute(name) ?? ''),
    ),
    ...all('main').map(({ textContent }) => textContent ?? ''),
  ];
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements have the id ${id}`),
    ...all('[aria-labelledby], label[for]').flatMap((each) =>
      ['aria-labelledby', 'for']
        .flatMap((name) => each.getAttribute(name)?.split(' ') ?? [])
        .filter((id) => !named.has(id))
        .map((id) => `there is no ${id}`),
    ),
    ...controls()
      .filter((each) => nameOf(each) === '' && (each as HTMLInputElement).type !== 'file')
      .map((each) => `no name: ${each.outerHTML.slice(0, 80)}`),
    ...texts
      .filter((text) => NO_TEXT.test(text))
      .map((text) => `no text: ${NO_TEXT.exec(text)?.[0]} in ${text.slice(0, 80)}`),
  ];
}

test.each(PAGES)('%s', async (address, says) => {
  const page = await openHere(address);
  await page.until(says);
  expect(page.errors).toEqual([]);
  expect(faults(page)).toEqual([]);
  expect(page.all('h1')).toHaveLength(1);
  await page.until(() => page.window.document.title.includes('masu'));
});

test('each link of the navigation leads to its page, which it marks as the current one', async () => {
  const page = await openHere('#/settings');
  const links = page
    .all('nav a, header a[href^="#/"]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== '#/');
  expect(new Set(links).size).toBeGreaterThanOrEqual(9);
  const titles = new Set<string>();
  for (const href of new Set(links)) {
    await page.click(page.all(`a[href="${href}"]`)[0] as HTMLElement);
    await page.until(() => page.all('main h1').length === 1 && !titles.has(page.all('main h1')[0]?.textContent ?? ''));
    const current = page.all('[aria-current=page]').map((link) => link.getAttribute('href'));
    if (href !== '#/settings') expect(new Set(current)).toEqual(new Set([href]));
    titles.add(page.all('main h1')[0]?.textContent ?? '');
  }
  expect(titles.size).toBe(new Set(links).size);
});

test('the help is opened by its keys and its button, and the keys of the page are off while it is open', async () => {
  const page = await openHere('#/sokoban/first-steps/8');
  await page.until('Undo');
  const isOpen = (): boolean => page.all('dialog[open]').length > 0;
  for (const key of ['?', 'F1']) {
    await page.press(key);
    await page.until(isOpen);
    await page.press('a');
    expect(page.text()).toContain('0 moves0 pushes');
    (page.find('dialog') as HTMLDialogElement).close();
    await page.until(() => !isOpen());
  }
  await page.click('Help: keys');
  await page.until(isOpen);
});

test('the button changes the theme between light and dark, and back', async () => {
  const page = await openHere('#/settings');
  await page.until('Theme');
  const root = page.window.document.documentElement;
  const look = (): string => root.outerHTML.slice(0, root.outerHTML.indexOf('>'));
  const before = look();
  await page.click('Change theme');
  const changed = look();
  await page.click('Change theme');
  await page.click('Change theme');
  expect([changed === before, look()]).toEqual([false, changed]);
});
