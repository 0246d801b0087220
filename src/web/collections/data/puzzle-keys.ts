// A key for each level of a collection that is equal for the same puzzle: a Sokoban board also turned, mirrored, or with the
// player elsewhere in its region; a Futoshiki with the same clues. Made when first asked for, a few levels at a time.

import { type Draft, puzzleHash, validateLevel } from '../../../sokoban/index.js';
import { whenIdle } from '../../app/idle.js';
import type { Collection } from './collection.js';

const SLICE = 40;
const known = new WeakMap<Collection['levels'], readonly string[]>();

/** In the order of the levels; none if they are no longer wanted. */
export async function puzzleKeys(
  { puzzle, levels }: Pick<Collection, 'puzzle' | 'levels'>,
  isWanted: () => boolean,
): Promise<readonly string[]> {
  if (puzzle !== 'sokoban') return levels.map(({ hash }) => hash);
  const made = known.get(levels);
  if (made) return made;
  const keys: string[] = [];
  for (const [index, { draft, hash }] of levels.entries()) {
    if (index % SLICE === 0) await whenIdle();
    if (!isWanted()) return [];
    const read = validateLevel(draft as Draft);
    keys.push(read.ok ? puzzleHash(read.value) : hash);
  }
  known.set(levels, keys);
  return keys;
}
