// The tar reader against streams that no tar would write, and in chunks of every size.

import { expect, test } from 'vitest';
import { TarFiles, type TarLimits } from './tar-files.js';

const LIMITS: TarLimits = { entries: 10, bytes: 5000, fileBytes: 4000 };

interface Entry {
  readonly path: string;
  readonly text?: string;
  readonly kind?: string;
  readonly target?: string;
  readonly mode?: string;
  readonly size?: string;
  readonly prefix?: string;
}

function entryBytes({ path, text = '', kind = '0', target = '', mode = '0000644', size, prefix = '' }: Entry): Buffer {
  const block = Buffer.alloc(512);
  block.write(path.slice(0, 100), 0, 'utf8');
  block.write(`${mode}\0`, 100);
  block.write(size ?? `${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0`, 124);
  block.write(kind, 156);
  block.write(target, 157);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  block.write('        ', 148);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const body = Buffer.alloc(512 * Math.ceil(Buffer.byteLength(text) / 512));
  body.write(text);
  return Buffer.concat([block, body]);
}

const END = Buffer.alloc(1024);
const stream = (entries: readonly Entry[]): Buffer => Buffer.concat([...entries.map(entryBytes), END]);

function read(bytes: Uint8Array, limits: Partial<TarLimits> = {}, chunk = bytes.length) {
  const tar = new TarFiles({ ...LIMITS, ...limits });
  for (let at = 0; at < bytes.length; at += chunk) tar.add(bytes.subarray(at, at + chunk));
  const { files, folders, notes } = tar.end();
  const texts = [...files].map(([path, file]) => [path, Buffer.from(file.bytes).toString()] as const);
  return { files, texts: Object.fromEntries(texts), folders: [...folders], notes };
}

test('files, folders, links to files, and rights, in chunks of any size', () => {
  const bytes = stream([
    { path: './', kind: '5' },
    { path: './a/', kind: '5' },
    { path: './a/b', text: 'x'.repeat(600), mode: '0000755' },
    { path: './hard', kind: '1', target: './a/b' },
    { path: './soft', kind: '2', target: 'a/../a/b' },
    { path: './empty' },
    { path: 'c', prefix: './long' },
  ]);
  const whole = read(bytes);
  expect(Object.keys(whole.texts).sort()).toEqual(['a/b', 'empty', 'hard', 'long/c', 'soft']);
  expect([whole.texts.hard, whole.texts.soft]).toEqual([whole.texts['a/b'], whole.texts['a/b']]);
  expect([whole.files.get('a/b')?.isExecutable, whole.files.get('empty')?.isExecutable]).toEqual([true, false]);
  expect([whole.folders, whole.notes]).toEqual([['a'], []]);
  for (const chunk of [1, 7, 511, 512, 513]) expect(read(bytes, {}, chunk)).toEqual(whole);
});

test('long names, of GNU and of pax', () => {
  const name = `${'d/'.repeat(9)}${'n'.repeat(150)}`;
  const pax = (key: string, value: string): string => {
    const rest = ` ${key}=${value}\n`;
    const length = Buffer.byteLength(rest) + 3;
    return `${length}${rest}`;
  };
  const { texts } = read(
    stream([
      { path: '././@LongLink', kind: 'L', text: `./${name}\0` },
      { path: 'short', text: 'gnu' },
      { path: 'pax', kind: 'x', text: pax('path', `./p${name}`) },
      { path: 'short', text: 'pax' },
    ]),
  );
  expect(texts).toEqual({ [name]: 'gnu', [`p${name}`]: 'pax' });
});

test.each<[name: string, entry: Entry, why: RegExp]>([
  ['out of the folder', { path: '../out', text: 'x' }, /its name is not plain/],
  ['in the root', { path: '/etc/x', text: 'x' }, /its name is not plain/],
  ['with a line end', { path: './a\nb', text: 'x' }, /its name is not plain/],
  ['an option', { path: './-o', text: 'x' }, /its name is not plain/],
  ['options in a file', { path: './@o', text: 'x' }, /its name is not plain/],
  ['an option in a folder', { path: './a/-o/b', text: 'x' }, /its name is not plain/],
  ['a quote, for an #include', { path: './a".h', text: 'x' }, /its name is not plain/],
  ['a pipe', { path: './p', kind: '6' }, /it is not a regular file/],
  ['a device', { path: './d', kind: '3' }, /it is not a regular file/],
  ['a link to the root', { path: './l', kind: '2', target: '/etc/passwd' }, /it is a link/],
  ['a link out', { path: './l', kind: '2', target: '../kept' }, /it is a link/],
  ['a link to itself', { path: './l', kind: '2', target: 'l' }, /it is a link/],
  ['a hard link to nothing', { path: './l', kind: '1', target: '/etc/shadow' }, /it is a link/],
  ['too large', { path: './big', text: 'x'.repeat(4500) }, /it is too large/],
])('left out and named: %s', (_, entry, why) => {
  const { texts, notes } = read(stream([entry, { path: './kept', text: 'k' }]));
  expect(texts).toEqual({ kept: 'k' });
  expect(notes).toEqual([expect.stringMatching(why)]);
});

test('no more than the limits, whatever the stream says', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ path: `./f${index}`, text: 'x'.repeat(300) }));
  const few = read(stream(many));
  expect([Object.keys(few.texts).length, few.notes.length]).toEqual([10, 1]);
  const large = read(stream(many), { entries: 100 });
  expect(Object.values(large.texts).join('').length).toBeLessThanOrEqual(5000);
  // Links count like files.
  const links = Array.from({ length: 9 }, (_, index) => ({ path: `./l${index}`, kind: '2', target: 'f' }));
  const copies = read(stream([{ path: './f', text: 'x'.repeat(1000) }, ...links]));
  expect(Object.values(copies.texts).join('').length).toBeLessThanOrEqual(5000);
});

test('a file in the place of a folder, and a damaged stream, harm nothing', () => {
  const both = read(
    stream([
      { path: './a', text: 'file' },
      { path: './a/b', text: 'below' },
    ]),
  );
  expect([both.texts, both.notes.length]).toEqual([{ a: 'file' }, 1]);
  const good = entryBytes({ path: './good', text: 'g' });
  const damaged = [
    Buffer.concat([good, Buffer.alloc(512, 0xff), END]),
    Buffer.concat([good, entryBytes({ path: './x', size: '-0000000001\0' }), END]),
    Buffer.concat([good, entryBytes({ path: './x', size: '\x80\x7f\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff' }), END]),
  ];
  for (const bytes of damaged) expect(read(bytes).texts).toEqual({ good: 'g' });
  // Cut short: what came whole is there.
  expect(read(good.subarray(0, 512)).texts).toEqual({});
  expect(
    read(Buffer.concat([good, entryBytes({ path: './x', text: 'y'.repeat(600) }).subarray(0, 900)])).texts,
  ).toEqual({
    good: 'g',
  });
});
