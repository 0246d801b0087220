// The Futoshiki puzzles that ship with masu, for tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';

const FOLDER = fileURLToPath(new URL('../levels/futoshiki/', import.meta.url));

/** Each collection by its file; all puzzles must be valid. */
export function ownFutoshiki(): [file: string, levels: FutoshikiLevel[]][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  return files.sort().map((file) => {
    const read = readLevels(readFileSync(join(FOLDER, file), 'utf8'), { name: file });
    if (!read.ok || read.value.id !== 'futoshiki') throw new Error(`${file} can’t be read`);
    const levels = read.value.levels.map(({ level }) => {
      if (!level.ok) throw new Error(level.error.message);
      return level.value;
    });
    return [file, levels];
  });
}
