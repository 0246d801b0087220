// Every link and anchor of the documents leads somewhere, and every page can be reached from the README.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const FOLDERS = [
  'docs',
  'docs/lessons',
  'levels/sokoban',
  'levels/futoshiki',
  'levels/lessons',
  'packages/solve/src/kernel',
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  '.',
];
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** The text without blocks of code. */
const proseOf = (page: string): string =>
  readFileSync(join(ROOT, page), 'utf8').replaceAll(/^(?:`{3,})[^\n]*\n[\s\S]*?^`{3,}$/gm, '');

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

interface Link {
  readonly target: string;
  readonly anchor: string;
}

const linksOf = (page: string): Link[] =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return { target: path === '' ? page : normalize(join(dirname(page), path)), anchor };
    });

test.each(PAGES)('the links of %s lead somewhere', (page) => {
  const broken = linksOf(page).filter(
    ({ target, anchor }) => !existsSync(join(ROOT, target)) || (anchor !== '' && !anchorsOf(target).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test('every page can be reached from the README', () => {
  const seen = new Set(['README.md']);
  for (const page of seen) {
    if (!page.endsWith('.md')) continue;
    for (const { target } of linksOf(page))
      seen.add(statSync(join(ROOT, target)).isDirectory() ? join(target, 'README.md') : target);
  }
  expect(PAGES.filter((page) => !seen.has(page))).toEqual([]);
});
