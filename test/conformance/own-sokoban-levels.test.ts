// No level that ships with masu is a published one, rotated or mirrored, whatever cell of its region the player starts
// on.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodeText } from '@masu/core/base/text.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import { canonicalHash } from '@masu/core/sokoban/rules/hash.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect } from 'vitest';
import { ownCollections } from '../own-levels.js';
import { sharedTest } from '../shared.js';

function hashesIn(path: string): string[] {
  const text = decodeText(readFileSync(path));
  return (recognizeFormat(text, extname(path))?.parse(text).levels ?? []).flatMap((read) => {
    const valid = read.ok ? validateLevel(read.value) : read;
    return valid.ok ? [canonicalHash(valid.value), canonicalBoard(valid.value)] : [];
  });
}

sharedTest('our levels are in none of the published collections', (shared) => {
  const files = ['levels', 'truth'].flatMap((folder) =>
    readdirSync(join(shared, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const published = new Set(files.flatMap(hashesIn));
  expect(published.size).toBeGreaterThan(1_500);
  const known = ownCollections().flatMap(([, levels]) =>
    levels.filter((level) => published.has(canonicalHash(level)) || published.has(canonicalBoard(level))),
  );
  expect(known.map(({ title }) => title)).toEqual([]);
});
