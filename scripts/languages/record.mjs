// Which translations are done: `languages/ID/translated.json`, one line per table. For every message that is translated
// there are nine signs: five stand for its key with the translation, four for the English it was made from. So the record
// tells a translation that was never looked at from one whose English has changed since. Translation tools don't see it.

import { createHash } from 'node:crypto';
import { splitKey } from './catalogs.mjs';

const OWN = 5;
const ENGLISH = 4;

const shortHash = (text, length) => createHash('sha256').update(text).digest('base64url').slice(0, length);
const tableName = (key) => splitKey(key)[0];
const ownHash = (key, message) => shortHash(`${key}\n${message}`, OWN);
const englishHash = (english) => shortHash(english, ENGLISH);

/** The record of a file: by table, the English that each translation was made from. */
export const parseRecord = (text) =>
  new Map(
    Object.entries(JSON.parse(text)).map(([table, marks]) => [
      table,
      new Map(marks.split(' ').map((mark) => [mark.slice(0, OWN), mark.slice(OWN)])),
    ]),
  );

/** Sorted, so that the same translations give the same text. */
export function makeRecord(record) {
  const line = (marks) =>
    [...marks]
      .map((pair) => pair.join(''))
      .sort()
      .join(' ');
  const tables = [...record].map(([table, marks]) => [table, line(marks)]);
  return `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`;
}

/** Of a translation: `done`, `outdated` (its English has changed), or `new` (not in the record). */
export function translationState(record, key, english, message) {
  const recorded = record?.get(tableName(key))?.get(ownHash(key, message));
  if (recorded === undefined) return 'new';
  return recorded === englishHash(english) ? 'done' : 'outdated';
}

/**
 * The record of a language after its translator's work: new and changed translations are added. Where only the English has
 * changed, the old mark stays, and the check goes on to report it, unless the key is in `stillRight`.
 */
export function recordTranslations(texts, messages, before = new Map(), stillRight = new Set()) {
  const after = new Map();
  for (const { key, source, message: english } of texts) {
    const message = messages[key];
    if (key !== source || message === undefined) continue;
    const table = tableName(key);
    const own = ownHash(key, message);
    if (!after.has(table)) after.set(table, new Map());
    const isKept = !stillRight.has(key) && translationState(before, key, english, message) === 'outdated';
    after.get(table).set(own, isKept ? before.get(table).get(own) : englishHash(english));
  }
  return after;
}
