// The changelog by versions: what a release reads and writes.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { changelogSection, datedChangelog, nextVersion, openedChangelog } = await import(
  new URL('../../scripts/changelog.mjs', import.meta.url).href
);
const readOwn = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const LOG = '# Changelog\n\nWords.\n\n## 0.2.0 (unreleased)\n\n- b\n\n## 0.1.0 (2026-12-01)\n\n### Part\n\n- a\n';

test('the notes of a version are those of its section', () => {
  expect(changelogSection(LOG, '0.2.0')).toEqual({ state: 'unreleased', notes: '- b' });
  expect(changelogSection(LOG, '0.1.0')).toEqual({ state: '2026-12-01', notes: '### Part\n\n- a' });
  expect(changelogSection(LOG, '0.3.0')).toBeUndefined();
});

test('a release dates its section, then the next version is opened above it', () => {
  const dated = datedChangelog(LOG, '0.2.0', '2027-01-02');
  expect(changelogSection(dated, '0.2.0')).toEqual({ state: '2027-01-02', notes: '- b' });
  const opened = openedChangelog(dated, '0.2.1');
  expect(opened).toContain('Words.\n\n## 0.2.1 (unreleased)\n\n## 0.2.0 (2027-01-02)\n');
  expect(changelogSection(opened, '0.2.1')).toBeUndefined();
  expect(changelogSection(opened, '0.2.0')?.notes).toBe('- b');
  expect(() => openedChangelog(LOG, '0.3.0')).toThrow('an unreleased version already');
});

test.each([
  ['major', '1.0.0'],
  ['minor', '0.2.0'],
  ['patch', '0.1.10'],
])('%s after 0.1.9 is %s', (part, next) => {
  expect(nextVersion('0.1.9', part)).toBe(next);
});
test('another part of a version is refused', () => {
  expect(() => nextVersion('0.1.9', undefined)).toThrow('Expected major, minor, or patch');
});

test('one version everywhere: package, lockfile, citation, and a section with notes', () => {
  const { version } = JSON.parse(readOwn('package.json')) as { readonly version: string };
  const lock = JSON.parse(readOwn('package-lock.json')) as {
    readonly packages: { readonly '': { readonly version: string } };
  };
  expect(lock.packages[''].version).toBe(version);
  expect(readOwn('CITATION.cff')).toContain(`\nversion: ${version}\n`);
  expect(changelogSection(readOwn('CHANGELOG.md'), version)?.notes).toMatch(/^First version\.|^[-#]/);
});
