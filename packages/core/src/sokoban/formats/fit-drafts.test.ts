// Levels of several files in one text keep their titles, authors, and comments.

import { expect, test } from 'vitest';
import { ownCollections, readShipped } from '../../../../../test/own-levels.js';
import type { Draft } from '../rules/draft.js';
import { fitDrafts } from './fit-drafts.js';
import { withoutPlace } from './make-text.js';
import { SOK } from './sok.js';

const ROWS = ['#####', '#@$.#', '#####'];
const OTHER = ['######', '#@ $.#', '######'];

function fitted(drafts: readonly Draft[]) {
  const made = fitDrafts(SOK, drafts);
  if (!made.ok) throw new Error(made.error.message);
  const read = SOK.parse(made.value.text).levels.map((level) => {
    if (!level.ok) throw new Error(level.error.message);
    return withoutPlace(level.value);
  });
  return { read, dropped: made.value.dropped };
}

function shippedDrafts(file: string): Draft[] {
  const read = readShipped(`sokoban/${file}`);
  if (!read.ok || read.value.id !== 'sokoban') throw new Error(`no levels in ${file}`);
  return read.value.levels.map(({ draft }) => draft as Draft);
}

test('all our own files in one text lose nothing', () => {
  const drafts = ownCollections().flatMap(([file]) => shippedDrafts(file));
  const { read, dropped } = fitted(drafts);
  expect(dropped).toEqual([]);
  expect(read.map(({ title, author }) => [title, author])).toEqual(drafts.map(({ title, author }) => [title, author]));
  for (const [at, draft] of drafts.entries()) {
    for (const line of [...(draft.notes ?? []), ...(draft.collection ?? [])]) {
      expect([...(read[at]?.notes ?? []), ...(read[at]?.collection ?? [])]).toContain(line);
    }
  }
});

test('the head of a later file becomes notes of its first level', () => {
  const { read } = fitted([
    { rows: ROWS, title: 'One of all', collection: ['First set'] },
    { rows: OTHER, title: 'Two of all', collection: ['Second set'], notes: ['Its own note.'] },
  ]);
  expect(read[0]?.collection).toEqual(['First set']);
  expect(read[1]).toEqual({ rows: OTHER, title: 'Two of all', notes: ['Second set', '', 'Its own note.'] });
});

test('the author of one file does not become the author of another', () => {
  const { read, dropped } = fitted([
    { rows: ROWS, title: 'One of all', author: 'Ann', collection: ['Author: Ann'] },
    { rows: OTHER, title: 'Two of all' },
  ]);
  expect(dropped).toEqual([]);
  expect(read.map(({ author }) => author)).toEqual(['Ann', undefined]);
});

test.each<[string, Draft, readonly string[]]>([
  ['a note that ends the block of notes', { rows: ROWS, title: 'Kept', notes: ['a', 'Comment-End:', 'b'] }, ['notes']],
  ['a title of two lines', { rows: ROWS, title: 'two\nlines', author: 'Ann', notes: ['kept'] }, ['title']],
])('only what can’t be written is left out: %s', (_, draft, parts) => {
  const good: Draft = { rows: OTHER, title: 'Good', author: 'Ben', notes: ['kept too'] };
  const { read, dropped } = fitted([good, draft, good]);
  expect(dropped).toEqual([{ index: 1, parts }]);
  expect([read[0], read[2]]).toEqual([good, good]);
  expect(read[1]?.author ?? read[1]?.title).toBe(draft.author ?? draft.title);
});
