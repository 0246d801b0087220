// A folder that a stranger has filled: what is read of it, and what is only named.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPlainName, isPlainPath } from './plain-names.js';
import { readStrangerFolder, strangerBytes, strangerFilesBelow, strangerText } from './stranger-files.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-stranger-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const LIMITS = { files: 100, bytes: 10_000 };

test('regular files and folders with plain names; everything else is named', () => {
  const root = join(FOLDER, 'mixed');
  mkdirSync(join(root, 'src'), { recursive: true });
  mkdirSync(join(root, 'empty'));
  for (const name of ['a.c', 'src/b.c', '-o.c', '@o.c', 'a"b.h', 'two\nlines.h', '.hidden'])
    writeFileSync(join(root, name), 'x');
  symlinkSync('/etc/passwd', join(root, 'link.c'));
  symlinkSync('/', join(root, 'src/root'));
  symlinkSync('a.c', join(root, 'near.c'));
  const { files, folders, notes, newest } = readStrangerFolder(root, LIMITS);
  expect([[...files.keys()], [...folders], newest instanceof Date]).toEqual([
    ['a.c', 'src/b.c'],
    ['empty', 'src'],
    true,
  ]);
  expect(notes.map((note) => note.replace(/ was left out.*/s, ''))).toEqual([
    '-o.c',
    '@o.c',
    'a"b.h',
    'link.c',
    'near.c',
    'src/root',
    'two\nlines.h',
  ]);
  expect(strangerBytes(join(root, 'link.c'), 1000)).toBe('it is a link');
  const text = strangerText(join(root, 'near.c'));
  expect(text.ok ? '' : text.error.message).toBe('It was not read: it is a link.');
  const below = [...strangerFilesBelow(root)].map(({ path }) => path.slice(root.length + 1));
  expect(below).toContain('src/root');
  expect(below).not.toContain('src/root/etc/passwd');
});

test('depth, number, and bytes are limited', () => {
  const root = join(FOLDER, 'large');
  mkdirSync(join(root, 'd/'.repeat(60)), { recursive: true });
  writeFileSync(join(root, 'd/'.repeat(60), 'deep.c'), 'x');
  for (let index = 0; index < 150; index++) writeFileSync(join(root, `f${index}`), 'x');
  writeFileSync(join(root, 'a-big'), 'x'.repeat(20_000));
  const { files, notes } = readStrangerFolder(root, LIMITS);
  expect([files.size, files.has('a-big')]).toEqual([100, false]);
  expect(notes[0]).toBe('a-big was left out: it is too large.');
  expect(notes.at(-1)).toMatch(/^and \d+ more were left out\.$/);
  expect(notes.length).toBeLessThan(30);
});

test.each(['main.c', 'Main (1).c', 'Jörg.c', '李四.c', "it's.c", 'a-b@c'])('a plain name: %s', (name) => {
  expect(isPlainName(name)).toBe(true);
});
test.each([
  '',
  '.',
  '..',
  '-o',
  '@o',
  'a/b',
  'a\\b',
  'a"b',
  'a\nb',
  'a\u001bb',
  'a\u202eb',
  'a\ufffdb',
  'x'.repeat(300),
])('not a plain name: %j', (name) => {
  expect([isPlainName(name), isPlainPath(`a/${name}`)]).toEqual([false, name === 'a/b']);
});
