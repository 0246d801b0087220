// Text to be added as a collection: what is in the field, and what the worker found in it. The newest text wins.

import { signal } from '@preact/signals';
import type { TextRead } from '../../jobs/web/index.js';
import type { TextFile } from '../app/files.js';
import { saveCollection } from '../saves/saves.js';
import { L } from '../texts/levels.js';
import { workers } from '../workers.js';

export interface Adding {
  /** Where the text came from, when it has a name. */
  readonly name?: string;
  readonly text: string;
  readonly read?: TextRead;
  /** Why nothing could be read at all. */
  readonly failed?: string;
}

export const adding = signal<Adding>({ text: '' });

/** Longer text is read, but neither shown in the field nor painted. */
export const MOST_SHOWN = 100_000;
const REST_MILLIS = 150;
const MOST_REPORTED = 40;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;

export function offerText(text: string, name?: string): void {
  adding.value = name === undefined ? { text } : { text, name };
  clearTimeout(timer);
  const ask = ++asked;
  if (text.trim() === '') return;
  timer = setTimeout(() => void read(ask, text, name), text.length > MOST_SHOWN ? 0 : REST_MILLIS);
}

export function offerFile(file: TextFile): void {
  if (file.refused) adding.value = { text: '', failed: file.refused };
  else if (file.text.trim() === '') {
    offerText('');
    adding.value = { text: '', failed: L.add.empty(file.name) };
  } else offerText(file.text, file.name);
}

async function read(ask: number, text: string, name?: string): Promise<void> {
  const reading = workers().then(({ readText }) => readText(text, MOST_REPORTED, name));
  const found = await reading.catch(() => undefined);
  if (ask !== asked) return;
  adding.value = found ? { ...adding.value, read: found } : { ...adding.value, failed: L.add.failed };
}

export const validCount = (read: TextRead | undefined): number => read?.sound ?? 0;

/** Saves the text as a collection; its invalid levels are not listed. Gives back its id. */
export function addText(): string | undefined {
  const { text, name, read: found } = adding.value;
  if (!found?.puzzle || validCount(found) === 0) return undefined;
  const first = found.count === 1 ? found.levels[0]?.title : undefined;
  const title = name?.replace(/\.\w{1,5}$/, '') ?? first ?? L.add.pasted;
  saveCollection({ id: found.id, puzzle: found.puzzle, title: title.slice(0, 200), text });
  adding.value = { text: '' };
  return found.id;
}
