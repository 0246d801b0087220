// A folder that a stranger has filled: what is read of it, and what is only named.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MAX_FILE_BYTES, TOO_LARGE } from '../files/load-file.js';
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

test('a file that was not read has the code of its reason', () => {
  const root = join(FOLDER, 'codes');
  mkdirSync(join(root, 'folder'), { recursive: true });
  writeFileSync(join(root, 'huge'), '');
  truncateSync(join(root, 'huge'), MAX_FILE_BYTES + 1);
  symlinkSync('self', join(root, 'self'));
  const errorOf = (name: string): unknown => {
    const text = strangerText(join(root, name));
    return text.ok ? undefined : text.error;
  };
  expect(errorOf('huge')).toBe(TOO_LARGE);
  expect(errorOf('folder')).toEqual({ code: 'not-a-file', message: 'It was not read: it is not a regular file.' });
  expect(errorOf('self')).toEqual({ code: 'unreadable-file', message: 'It was not read: it is a link.' });
  expect(errorOf('none')).toEqual({ code: 'unreadable-file', message: 'It was not read: it can’t be read (ENOENT).' });
});

test('a folder with more names than are looked at says so', () => {
  const root = join(FOLDER, 'crowded');
  mkdirSync(root);
  for (let index = 0; index < 10_000; index++) writeFileSync(join(root, `f${index}`), '');
  expect([...strangerFilesBelow(root)].filter(({ error }) => error !== undefined)).toEqual([]);
  writeFileSync(join(root, 'one-more'), '');
  expect([...strangerFilesBelow(root)].filter(({ error }) => error !== undefined)).toEqual([
    { path: root, error: 'More than 10000 names: the others were left out.' },
  ]);
  expect(readStrangerFolder(root, LIMITS).notes[0]).toBe(
    'The folder has more than 10000 names: the others were left out.',
  );
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
