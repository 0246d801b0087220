// The Sokoban levels that ship with masu, for tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Level, recognizeFormat, validateLevel } from '../src/sokoban/index.js';

const FOLDER = fileURLToPath(new URL('../levels/sokoban/', import.meta.url));

/** Each collection by its file; all levels must be valid. */
export function ownCollections(): [file: string, levels: Level[]][] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.xsb'));
  return files.sort().map((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const levels = (recognizeFormat(text, '.xsb')?.parse(text).levels ?? []).map((read) => {
      const sound = read.ok ? validateLevel(read.value) : read;
      if (!sound.ok) throw new Error(`${file}:${sound.error.line}: ${sound.error.message}`);
      return sound.value;
    });
    return [file, levels];
  });
}

/** The hand-made sets: the tutorial. The others come from the generator. */
export const tutorialCollections = (): [file: string, levels: Level[]][] =>
  ownCollections().filter(([file]) => /^[123]-/.test(file));
