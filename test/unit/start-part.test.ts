// How to start masu, as README and docs/README.md print it: before the first release nothing leads to what is not there yet.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Options {
  readonly isPublished?: boolean;
  readonly hasApp?: boolean;
}
const { startPart, withStart } = (await import(new URL('../../scripts/start-part.mjs', import.meta.url).href)) as {
  startPart(options?: Options): string;
  withStart(text: string, options?: Options): string;
};
const readOwn = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const { homepage, masu } = JSON.parse(readOwn('package.json')) as {
  readonly homepage: string;
  readonly masu: { readonly isPublished: boolean };
};

test('one variable turns the links to npm and the app on', () => {
  const [before, after] = [startPart({ isPublished: false }), startPart({ isPublished: true })];
  expect(before).not.toMatch(/npm install|\]\(/);
  expect(before).toMatch(/^git clone .*\.git\ncd masu\nnpm start /m);
  expect(after).toContain(`](${homepage}/app/)`);
  expect(after).toMatch(/^npm install --global masu .*\nnpm install masu .*$/m);
  expect(after.indexOf('npm install')).toBeLessThan(after.indexOf('git clone'));
  expect(startPart({ isPublished: false, hasApp: true })).toContain(`](${homepage}/app/)`);
});

test.each(['README.md', 'docs/README.md'])('%s says how to start, by that variable, and nowhere else', (page) => {
  const text = readOwn(page);
  expect(withStart(text)).toBe(text);
  const rest = withStart(text, { isPublished: false }).replace(startPart({ isPublished: false }), '');
  expect(rest).not.toMatch(/npm install|example\.org/);
  expect(withStart(text, { isPublished: !masu.isPublished })).not.toBe(text);
});
