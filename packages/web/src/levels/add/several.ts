// Several files at once: each is read on its own, becomes a collection of its own, and has its own errors. They are read
// one after the other; a newer choice ends the reading.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';
import { defined } from '@masu/core/base/defined.js';
import { computed, signal } from '@preact/signals';
import { readFile } from '../../app/files.js';
import { MAX_COLLECTION_LEVELS } from '../../collections/data/collection.js';
import { saveCollection } from '../../saves/collections.js';
import { levelsTexts } from '../../texts/levels.js';
import { workers } from '../../workers.js';
import { isTooLong, MAX_REPORTED, offerFile, offerText, suggestedTitle, validCount } from './adding.js';

export interface OfferedFile {
  readonly name: string;
  readonly text: string;
  readonly read?: TextRead;
  /** Why nothing in it can be added. */
  readonly failed?: string;
}

/** The files to be added; none while a single text is. */
export const offered = signal<readonly OfferedFile[]>([]);

const isAddable = ({ read, failed }: OfferedFile): boolean => failed === undefined && validCount(read) > 0;

/** The same text twice is one collection. */
export const addable = computed(() => [
  ...new Map(offered.value.filter(isAddable).map((file) => [file.read?.id, file])).values(),
]);

async function readOne(file: File): Promise<OfferedFile> {
  const { name, text, refused } = await readFile(file);
  if (refused) return { name, text: '', failed: refused };
  if (text.trim() === '') return { name, text: '', failed: levelsTexts.add.emptyFile };
  const read = await (await workers()).readText(text, MAX_REPORTED, name);
  const failed = isTooLong(read) ? levelsTexts.add.tooLong(read.count, MAX_COLLECTION_LEVELS) : undefined;
  return { name, text, read, ...defined({ failed }) };
}

/** One file is shown as text, where its errors can be corrected. */
export async function offerFiles(files: readonly File[]): Promise<void> {
  const [first] = files;
  if (!first) return;
  offerText('');
  offered.value = [];
  if (files.length === 1) {
    offerFile(await readFile(first).catch(() => ({ name: first.name, text: '', refused: levelsTexts.add.failed })));
    return;
  }
  let mine: readonly OfferedFile[] = files.map(({ name }) => ({ name, text: '' }));
  offered.value = mine;
  for (const [index, file] of files.entries()) {
    const fileRead = await readOne(file).catch(() => ({ name: file.name, text: '', failed: levelsTexts.add.failed }));
    if (offered.peek() !== mine) return;
    mine = mine.map((each, at) => (at === index ? fileRead : each));
    offered.value = mine;
  }
}

export const collectionName = (file: OfferedFile): string =>
  suggestedTitle(file).trim().slice(0, 200) || levelsTexts.add.pasted;

/** Saves each file as a collection. Returns their ids. */
export function addFiles(): readonly string[] {
  const ids: string[] = [];
  for (const file of addable.peek()) {
    const { id, puzzle } = file.read ?? {};
    if (id === undefined || puzzle === undefined) continue;
    saveCollection({ id, puzzle, title: collectionName(file), text: file.text });
    ids.push(id);
  }
  offered.value = [];
  return ids;
}
