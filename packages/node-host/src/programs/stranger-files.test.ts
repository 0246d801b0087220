// A folder that a stranger has filled: what is read of it, and what is only named.

import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

/** A folder `src` that can be replaced by a link to a folder outside, which has a file of the same name and another. */
function replaceable(name: string) {
  const [root, outside] = [join(FOLDER, name), join(FOLDER, `${name}-outside`)];
  mkdirSync(join(root, 'src'), { recursive: true });
  mkdirSync(outside);
  for (const path of [join(root, 'a.c'), join(root, 'src/b.c')]) writeFileSync(path, 'own');
  for (const path of ['b.c', 'secret']) writeFileSync(join(outside, path), 'outside');
  const replace = (): void => {
    renameSync(join(root, 'src'), join(root, '.old'));
    symlinkSync(outside, join(root, 'src'));
  };
  return { root, outside, replace };
}

test('a folder that becomes a link after it was listed is not followed', () => {
  const { root, replace } = replaceable('replaced');
  const listing = strangerFilesBelow(root)[Symbol.iterator]();
  expect(listing.next().value).toEqual({ path: join(root, 'a.c') });
  replace();
  const { path, error } = listing.next().value as { path: string; error?: string };
  expect([path, error?.replace(/\w+\.$/, '')]).toEqual([join(root, 'src'), 'Can’t read the folder: ']);
  expect(listing.next().done).toBe(true);
  expect(strangerBytes(join(root, 'src/b.c'), 1000, root)).toBe('it was replaced while it was read');
  expect(strangerText(join(root, 'src/b.c'), root).ok).toBe(false);
  // Whoever names a folder through a link means it.
  expect(strangerBytes(join(root, 'src/b.c'), 1000)).toBeInstanceOf(Uint8Array);
});

test.runIf(process.platform === 'linux')('a folder that is replaced again and again shows nothing of outside', () => {
  const { root, outside, replace } = replaceable('raced');
  replace();
  const turn = 'trap exit TERM; while :; do mv -T src .link; mv -T .old src; mv -T src .old; mv -T .link src; done';
  const racing = spawn('/bin/sh', ['-c', turn], { cwd: root, stdio: 'ignore' });
  let [own, missing] = [0, 0];
  try {
    for (let round = 0; round < 400 || (own === 0 && round < 4000); round++) {
      const { files } = readStrangerFolder(root, LIMITS);
      const text = files.get('src/b.c');
      if (text) own++;
      else missing++;
      expect([files.has('src/secret'), Buffer.from(text ?? '').toString()]).toEqual([false, text ? 'own' : '']);
    }
  } finally {
    racing.kill();
  }
  expect(missing).toBeGreaterThan(0);
  expect(readdirSync(outside).sort()).toEqual(['b.c', 'secret']);
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
