// The levels that ship with masu, for tests. A file is parsed once per thread: all of them take a fifth of a second.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import solutions from './own-solutions.json' with { type: 'json' };

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

export interface SolvedLevel {
  readonly level: Level;
  /** The moves that solve it, as LURD letters. */
  readonly moves: string;
}

/** A level of a collection such as `first-steps`, by its number from 1. */
export function solvedLevel(collection: string, number: number): SolvedLevel {
  const [file = '', levels] = ownCollections().find(([name]) => name.replace(/^\d+-|\.xsb$/g, '') === collection) ?? [];
  const level = levels?.[number - 1];
  const moves = (solutions as Record<string, string[]>)[file]?.[number - 1];
  if (!level || moves === undefined) throw new Error(`no solution of ${collection} ${number}`);
  return { level, moves };
}

/** From where to where each box is pushed without a stop: what a player points at. */
export function boxRuns({ level, moves }: SolvedLevel): readonly (readonly [from: number, to: number])[] {
  const parsed = parseLurd(moves);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const runs: [from: number, to: number][] = [];
  let before = 0;
  for (const { step } of replay(level, parsed.value)) {
    if (step.kind !== 'push') continue;
    const last = runs.at(-1);
    if (last?.[1] === step.from && step.onto - step.from === before) last[1] = step.onto;
    else runs.push([step.from, step.onto]);
    before = step.onto - step.from;
  }
  return runs;
}
