// Text to be added as a collection: what is in the field, and what the worker found in it. The newest text wins.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';
import { defined } from '@masu/core/base/defined.js';
import { signal } from '@preact/signals';
import type { TextFile } from '../../app/files.js';
import { MAX_COLLECTION_LEVELS } from '../../collections/data/collection.js';
import { loadCollection } from '../../collections/data/collections.js';
import { listed } from '../../collections/data/listed.js';
import { saveCollection } from '../../saves/collections.js';
import { levelsTexts } from '../../texts/levels.js';
import { workers } from '../../workers.js';
import { collectionTitle } from './collection-title.js';

export interface Adding {
  /** Where the text came from, when it has a name. */
  readonly name?: string;
  /** The title that the player typed. */
  readonly title?: string;
  readonly text: string;
  readonly read?: TextRead;
  /** Why nothing could be read at all. */
  readonly failed?: string;
}

export const adding = signal<Adding>({ text: '' });

/** Longer text is read, but neither shown in the field nor painted. */
export const MAX_SHOWN = 100_000;

const REST_MILLIS = 150;

/** Levels of a text that are listed one by one. */
export const MAX_REPORTED = 40;

let timer: ReturnType<typeof setTimeout> | undefined;

let asked = 0;

export function offerText(text: string, name?: string): void {
  // A name typed by hand stays while the text is corrected.
  const { title } = text.trim() === '' ? {} : adding.peek();
  adding.value = { text, ...defined({ name, title }) };
  duplicates.value = undefined;
  clearTimeout(timer);
  const ask = ++asked;
  if (text.trim() === '') return;
  timer = setTimeout(() => void read(ask, text, name), text.length > MAX_SHOWN ? 0 : REST_MILLIS);
}

export function offerFile(file: TextFile): void {
  if (file.refused) adding.value = { text: '', failed: file.refused };
  else if (file.text.trim() === '') {
    offerText('');
    adding.value = { text: '', failed: levelsTexts.add.empty(file.name) };
  } else offerText(file.text, file.name);
}

async function read(ask: number, text: string, name?: string): Promise<void> {
  const reading = workers().then(({ readText }) => readText(text, MAX_REPORTED, name));
  const textRead = await reading.catch(() => undefined);
  if (ask !== asked) return;
  adding.value = textRead ? { ...adding.value, read: textRead } : { ...adding.value, failed: levelsTexts.add.failed };
  const same = textRead && (await findDuplicates(textRead, () => ask === asked).catch(() => undefined));
  if (ask === asked) duplicates.value = same;
}

/** Duplicate levels of the text. */
interface TextDuplicates {
  /** Duplicates within the text itself. */
  readonly within: number;
  /** Levels that a collection has already, by its title. */
  readonly elsewhere: readonly { readonly title: string; readonly count: number }[];
}

export const duplicates = signal<TextDuplicates | undefined>(undefined);

/** The same file again is the same collection, not another with the same levels. */
async function findDuplicates({ id, puzzle, keys }: TextRead, isWanted: () => boolean): Promise<TextDuplicates> {
  const own = new Set(keys);
  const { puzzleKeys } = await import('../../collections/data/puzzle-keys.js');
  const elsewhere: { title: string; count: number }[] = [];
  for (const item of listed.peek()) {
    if (item.puzzle !== puzzle || item.id === id) continue;
    const collection = await loadCollection(item.id).catch(() => undefined);
    const known = collection ? await puzzleKeys(collection, isWanted) : [];
    const count = new Set(known.filter((key) => own.has(key))).size;
    if (count > 0) elsewhere.push({ title: item.title, count });
  }
  return { within: keys.length - own.size, elsewhere };
}

export const suggestedTitle = ({ name, read }: Pick<Adding, 'name' | 'read'>): string =>
  collectionTitle(read, name) ?? levelsTexts.add.pasted;

export function nameText(title: string): void {
  adding.value = { ...adding.value, title };
}

export const isTooLong = (read: TextRead | undefined): boolean => (read?.count ?? 0) > MAX_COLLECTION_LEVELS;

/** How many levels can be added. */
export const validCount = (read: TextRead | undefined): number => (read && !isTooLong(read) ? read.validCount : 0);

/** Saves the text as a collection; its invalid levels are not listed. Returns its id. */
export function addText(): string | undefined {
  const { text, read: textRead, title = suggestedTitle(adding.value) } = adding.value;
  if (!textRead?.puzzle || validCount(textRead) === 0) return undefined;
  const name = title.trim().slice(0, 200) || levelsTexts.add.pasted;
  saveCollection({ id: textRead.id, puzzle: textRead.puzzle, title: name, text });
  adding.value = { text: '' };
  duplicates.value = undefined;
  return textRead.id;
}
