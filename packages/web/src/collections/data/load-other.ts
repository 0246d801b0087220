// Loads collections that don't ship with masu: those the player added, the file given to `masu serve`, the puzzle of a
// day, and playlists. Their texts are read in a worker.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';
import { defined } from '@masu/core/base/defined.js';
import { saved } from '../../saves/saves.js';
import { workers } from '../../workers.js';
import { type Collection, type CollectionLevel, MAX_COLLECTION_LEVELS } from './collection.js';
import { dailyCollection } from './daily-level.js';
import { type LoadCollection, loadPlaylist } from './playlists.js';

/** The id of the file given to `masu serve`. */
export const OPENED = 'opened';

function readableLevels(read: TextRead): readonly CollectionLevel[] {
  return read.levels.flatMap(({ title, draft, hash }) =>
    hash === undefined ? [] : [{ draft, hash, ...defined({ title }) }],
  );
}

async function loadAdded(id: string): Promise<Collection | undefined> {
  const entry = saved.value.collections.find((each) => each.id === id);
  if (!entry) return undefined;
  const { title, puzzle, text } = entry;
  const read = await (await workers()).readText(text, MAX_COLLECTION_LEVELS);
  return { id, title, puzzle, origin: 'added', levels: readableLevels(read), text };
}

/** The file of `masu serve FILE`, which the server provides next to the page. */
async function loadOpened(): Promise<Collection | undefined> {
  const response = await fetch('./opened');
  if (!response.ok) return undefined;
  const name = decodeURIComponent(response.headers.get('x-masu-name') ?? OPENED);
  const read = await (await workers()).readText(await response.text(), MAX_COLLECTION_LEVELS, name);
  return (
    read.puzzle && { id: OPENED, title: name, puzzle: read.puzzle, origin: 'opened', levels: readableLevels(read) }
  );
}

/** `load`: loads the collections that a playlist takes its levels from. */
export function loadOther(id: string, load: LoadCollection): Promise<Collection | undefined> {
  if (id === OPENED) return loadOpened();
  if (id.startsWith('list-')) return loadPlaylist(id, load);
  return id.startsWith('daily-') ? dailyCollection(id) : loadAdded(id);
}
