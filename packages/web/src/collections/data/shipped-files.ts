// The level files that ship with masu, parsed by the build. Each is a chunk of its own, loaded when its collection is
// opened.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { CollectionLevel } from './collection.js';

interface ShippedFile {
  readonly id: string;
  readonly name: string;
  readonly puzzle: PuzzleId;
  load(): Promise<readonly CollectionLevel[]>;
}

type Loaders = Readonly<Record<string, () => Promise<readonly CollectionLevel[]>>>;

const SOKOBAN = import.meta.glob('../../../../../levels/sokoban/*.{xsb,txt}', {
  query: '?drafts',
  import: 'default',
}) as Loaders;
const FUTOSHIKI = import.meta.glob('../../../../../levels/futoshiki/*.txt', {
  query: '?drafts',
  import: 'default',
}) as Loaders;

/** File names may begin with a number, which orders them and is not shown. */
export const collectionFileId = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/^\d+-/, '');

function puzzleFiles(loaders: Loaders, puzzle: PuzzleId): ShippedFile[] {
  return (
    Object.entries(loaders)
      .filter(([path]) => !/readme/i.test(path))
      // By code unit: a locale-aware comparison loads its data first, which takes a slow phone 50 ms.
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, load]) => ({ id: collectionFileId(path), name: path.split('/').at(-1) ?? path, puzzle, load }))
  );
}

export const SHIPPED_FILES: readonly ShippedFile[] = [
  ...puzzleFiles(SOKOBAN, 'sokoban'),
  ...puzzleFiles(FUTOSHIKI, 'futoshiki'),
];
