// A playlist as a collection: its id names the levels, which are looked for in every other collection on this device.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { parsePlaylistId } from '@masu/core/play/playlists.js';
import { saved } from '../../saves/saves.js';
import { playlistTexts } from '../../texts/playlist.js';
import type { Collection, CollectionLevel } from './collection.js';
import { SHIPPED_FILES } from './shipped-files.js';

/** Loads a collection; one that can't be loaded is undefined. */
export type LoadCollection = (id: string) => Promise<Collection | undefined>;

/** The collections of a puzzle that lists choose from: those that ship with masu, then the player's own. */
export async function listSources(puzzle: PuzzleId, load: LoadCollection): Promise<readonly Collection[]> {
  const ids = [...SHIPPED_FILES, ...saved.peek().collections].filter((each) => each.puzzle === puzzle);
  const loaded = await Promise.all(ids.map(({ id }) => load(id).catch(() => undefined)));
  return loaded.filter((each) => each !== undefined);
}

/** Undefined if the id is none, or none of its levels is here. */
export async function loadPlaylist(id: string, load: LoadCollection): Promise<Collection | undefined> {
  const list = parsePlaylistId(id);
  if (!list) return undefined;
  const { puzzle, name, hashes } = list;
  const known = new Map<string, CollectionLevel>();
  for (const { levels } of await listSources(puzzle, load)) {
    for (const level of levels) if (!known.has(level.hash)) known.set(level.hash, level);
  }
  const levels = hashes.flatMap((hash) => known.get(hash) ?? []);
  return levels.length === 0 ? undefined : { id, title: playlistTexts.names[name], puzzle, origin: 'list', levels };
}
