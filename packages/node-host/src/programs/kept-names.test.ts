// No two names share a folder, on any disk.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderName, folderNames, isBelow, isLinkBelow } from './kept-names.js';

const LONG = 'a'.repeat(100);

test('a name that is one already stays; every other name gets a hash, and none is shared', () => {
  expect(['anna', 'anna-2', 'Jörg_3.b', '李四'].map(folderName)).toEqual(['anna', 'anna-2', 'Jörg_3.b', '李四']);
  const names = [
    ...[`${LONG}x`, `${LONG}y`, LONG, 'w1/anna', 'w1-anna', 'w1 anna', 'w1\nanna', 'w1\\anna'],
    ...[
      '',
      '.',
      '..',
      '../..',
      '.hidden',
      'index',
      'optima.jsonl',
      'a~b',
      folderName('w1/anna'),
      '~',
      'e\u0301',
      '\u00e9',
    ],
  ];
  const folders = names.map(folderName);
  expect(new Set(folders).size).toBe(names.length);
  for (const folder of folders) {
    expect(folder).toMatch(/^[\p{L}\p{N}_~-][\p{L}\p{M}\p{N}._~-]{0,119}$/u);
    expect(['index', 'optima.jsonl']).not.toContain(folder);
  }
});

test('nor where the disk takes upper and lower case for the same', () => {
  const folders = [...folderNames(['Anna', 'anna', 'ANNA', 'ben']).values()];
  expect(new Set(folders.map((each) => each.toLowerCase())).size).toBe(4);
  expect(folders[3]).toBe('ben');
});

test('a folder below the submissions is known as such', () => {
  const here = process.cwd();
  expect(isBelow(join(here, 'x/kept'), [join(here, 'x')])).toBe(true);
  expect(isBelow(join(here, 'xy/kept'), [join(here, 'x')])).toBe(false);
  expect(isBelow(join(here, 'x/../y'), [join(here, 'x')])).toBe(false);
});

test('a result is not written through a link that may have been handed in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masu-link-'));
  try {
    const handedIn = join(folder, 'class');
    mkdirSync(handedIn);
    writeFileSync(join(handedIn, 'plain.csv'), '');
    for (const place of [handedIn, folder]) symlinkSync('/nowhere', join(place, 'marks.csv'));
    const links = ['marks.csv', 'plain.csv', 'none.csv'].map((name) => isLinkBelow(join(handedIn, name), [handedIn]));
    expect([...links, isLinkBelow(join(folder, 'marks.csv'), [handedIn])]).toEqual([true, false, false, false]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
