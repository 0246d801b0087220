// The levels that ship with masu, for tests. A file is parsed once per thread: all of them take a fifth of a second.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLevels } from '../src/jobs/puzzles/read-levels.js';
import type { Level } from '../src/sokoban/rules/level.js';

const LEVELS = fileURLToPath(new URL('../levels/', import.meta.url));

type Read = ReturnType<typeof readLevels>;
const READ = new Map<string, Read>();

/** The files of all collections, such as `sokoban/1-first-steps.xsb`. */
export const shippedFiles = (): string[] =>
  ['futoshiki', 'lessons', 'sokoban'].flatMap((folder) =>
    readdirSync(join(LEVELS, folder))
      .filter((name) => !name.endsWith('.md'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );

export function readShipped(file: string): Read {
  const read = READ.get(file) ?? readLevels(readFileSync(join(LEVELS, file), 'utf8'), { name: file });
  READ.set(file, read);
  return read;
}

function sokobanLevels(file: string): Level[] {
  const read = readShipped(file);
  if (!read.ok || read.value.id !== 'sokoban') throw new Error(`no levels in ${file}`);
  return read.value.levels.map(({ level }) => {
    if (!level.ok) throw new Error(`${file}:${level.error.line}: ${level.error.message}`);
    return level.value;
  });
}

/** Each Sokoban collection whose file name fits, with its levels, all of them valid. */
function collections(fits: RegExp): [file: string, levels: Level[]][] {
  const files = shippedFiles().filter((file) => file.startsWith('sokoban/') && extname(file) === '.xsb');
  return files
    .map((file) => file.slice('sokoban/'.length))
    .filter((name) => fits.test(name))
    .map((name) => [name, sokobanLevels(`sokoban/${name}`)]);
}

export const ownCollections = (): [file: string, levels: Level[]][] => collections(/./);

/** The hand-made sets: the tutorial. The others come from the generator. */
export const tutorialCollections = (): [file: string, levels: Level[]][] => collections(/^[123]-/);
