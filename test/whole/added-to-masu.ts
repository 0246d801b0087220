// Starts the built program after something was added to it: Lights Out (test/lights-out.ts), a solver, or any code.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { expect } from 'vitest';
import { type Ended, FOLDER, file, masu, ROOT, type RunOptions } from './masu.js';

export const BUILT = pathToFileURL(join(ROOT, 'dist')).href;
/** The bundled program has its own copy of every module; this one shares them with what is added. */
export const PROGRAM = join(ROOT, 'dist/program/cli/masu.js');

export const CROSS = 'lights out: Cross\n-O-\nOOO\n-O-\n';
export const CORNER = 'lights out: Corner\nOO\nO-\n';
/** In a row of five, a lamp at the end can't go out alone. */
export const NEVER = 'lights out: Never\nO----\n';

/** Starts masu after this code, in its workers too. */
export const runWith = (
  name: string,
  code: string,
  words: readonly string[],
  options: RunOptions = {},
): Promise<Ended> =>
  masu(words, { ...options, program: PROGRAM, env: { NODE_OPTIONS: importOption(name, code), ...options.env } });

/** The files that were written, by their names and code: tests run at the same time, and programs read them. */
const written = new Map<string, string>();

/** Has Node import a file with this code first. */
function importOption(name: string, code: string): string {
  const key = `${name}\n${code}`;
  const option = written.get(key) ?? `--import ${pathToFileURL(file(name, code)).href}`;
  written.set(key, option);
  return option;
}

/** Code that adds Lights Out. */
async function lightsOutCode(): Promise<string> {
  const source = readFileSync(join(ROOT, 'test/lights-out.ts'), 'utf8').replaceAll("'@masu", `'${BUILT}`);
  const { code } = await transformWithOxc(source, 'lights-out.ts');
  return `${code}\nimport { addPuzzle } from '${BUILT}/engine/jobs/puzzles/puzzles.js';\naddPuzzle(LIGHTS_OUT, 'Lights Out');\n`;
}

/** The NODE_OPTIONS of a program that knows Lights Out. */
export const lightsOutOption = async (): Promise<string> => importOption('lights-out.mjs', await lightsOutCode());

/** Starts a masu that knows Lights Out. */
export const runLightsOut = async (words: readonly string[], options: RunOptions = {}): Promise<Ended> =>
  runWith('lights-out.mjs', await lightsOutCode(), words, options);

export const LEVELS = file('levels.txt', `${CROSS}\n${CORNER}\n${NEVER}`);

export const homeNamed = (name: string): { MASU_HOME: string } => ({ MASU_HOME: join(FOLDER, name) });

/** A session in line mode: the introduction, then the answer to each line. */
export async function played(home: string, ...typed: readonly string[]): Promise<string[]> {
  const input = typed.map((line) => `${line}\n`).join('');
  const { stdout, stderr, code } = await runLightsOut(['play', LEVELS, '--plain'], { input, env: homeNamed(home) });
  expect([stderr, code]).toEqual(['', 0]);
  return stdout.split(/^> .*\n/m).map((answer) => answer.trimEnd());
}

/** How a game of the first level begins. */
export const CROSS_START = 'Lights Out, Levels 1: Cross. Not solved yet.\n-O-\nOOO\n-O-';
