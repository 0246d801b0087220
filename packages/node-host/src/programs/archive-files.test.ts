// Archives of strangers: what is read of them, what is left out, and that nothing gets larger or further than allowed.

import { randomBytes } from 'node:crypto';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isArchiveName, readArchive, withoutArchiveEnd } from './archive-files.js';

const LIMITS = { files: 10, bytes: 10_000 };
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test('names of archives', () => {
  expect(['a.zip', 'b.TGZ', 'c.tar.gz', 'd.tar', 'e.gz', 'zip'].map(isArchiveName)).toEqual([
    ...[true, true, true, true, false, false],
  ]);
  expect(['anna.zip', 'anna.tar.gz', 'anna'].map(withoutArchiveEnd)).toEqual(['anna', 'anna', 'anna']);
});

test('a zip: its files by path; hidden ones are skipped, those that lead out are named', () => {
  const zip = zipSync({
    'lab/game.c': text('int a;'),
    'lab/.git/config': text('x'),
    '__MACOSX/lab/game.c': text('x'),
    '../out.c': text('x'),
    '/etc/passwd': text('x'),
    '-o.c': text('x'),
    'empty/': new Uint8Array(0),
  });
  const read = readArchive('lab.zip', zip, LIMITS);
  if (typeof read === 'string') throw new Error(read);
  expect([...read.files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['lab/game.c', 'int a;'],
  ]);
  expect([...read.folders].sort()).toEqual(['empty', 'lab']);
  expect(read.notes.sort()).toEqual([
    '-o.c was left out: its name is not plain.',
    '../out.c was left out: its name is not plain.',
    '/etc/passwd was left out: its name is not plain.',
  ]);
});

test('limits: of files, of bytes, and of what a packed file becomes', () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, text('x')])));
  const read = readArchive('many.zip', many, LIMITS);
  expect(typeof read === 'string' ? read : [read.files.size, read.notes.length]).toEqual([10, 2]);
  const large = readArchive('large.zip', zipSync({ a: new Uint8Array(1_000_000) }), LIMITS);
  expect(typeof large === 'string' ? large : large.notes).toEqual(['a was left out: too many or too large files.']);
  // A size that lies: the file is left out.
  const lying = Buffer.from(zipSync({ a: new Uint8Array(1_000_000) }));
  for (let at = 0; at + 4 <= lying.length; at++) if (lying.readUInt32LE(at) === 1_000_000) lying.writeUInt32LE(5, at);
  const cut = readArchive('lying.zip', lying, LIMITS);
  expect(typeof cut === 'string' ? cut : [cut.files.size, cut.notes]).toEqual([
    0,
    ['a was left out: it is damaged, or longer than it says.'],
  ]);
  expect(readArchive('bomb.tgz', gzipSync(new Uint8Array(10_000_000)), LIMITS)).toBe('it is too large unpacked');
});

/** An archive whose entries all name the same packed bytes, as long as they say. */
function overlapping(packed: Uint8Array, size: number, entries: number): Uint8Array {
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(1, 26);
  const listed = Array.from({ length: entries }, (_, index) => {
    const entry = Buffer.alloc(47);
    for (const [value, at] of [
      [0x02014b50, 0],
      [packed.length, 20],
      [size, 24],
    ] as const)
      entry.writeUInt32LE(value, at);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(1, 28);
    entry.write(String.fromCharCode(97 + index), 46);
    return entry;
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, ...listed, end]);
}

test('a zip whose entries share their packed bytes is unpacked as far as it is long', () => {
  const packed = deflateRawSync(randomBytes(5000));
  const read = readArchive('shared.zip', overlapping(packed, 5000, 5), { files: 10, bytes: 100_000 });
  expect(typeof read === 'string' ? read : [[...read.files.keys()], read.notes.length]).toEqual([['a'], 4]);
  const bomb = overlapping(deflateRawSync(new Uint8Array(1_000_000)), 9, 9);
  const none = readArchive('bomb.zip', bomb, LIMITS);
  expect(typeof none === 'string' ? none : none.files.size).toBe(0);
});

test('what is no archive is a phrase', () => {
  for (const name of ['a.zip', 'a.tgz']) {
    for (const bytes of [text('no archive'), new Uint8Array(0), zipSync({ a: text('x') }).slice(0, 20)])
      expect(readArchive(name, bytes, LIMITS), name).toBe('it is damaged, or no such archive');
  }
});
