// Whole experiments as a person runs them: level files, processes of the built program, and the contents of their
// folders.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MASU = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist/bin/masu.js');

/** Different one-box levels, each solved in about a millisecond. */
export function tinyLevels(count: number): string {
  const levels: string[] = [];
  for (let width = 4; levels.length < count; width++) {
    for (let box = 2; box < width && levels.length < count; box++) {
      for (let goal = 1; goal <= 5 && levels.length < count; goal++) {
        const row = (y: number): string =>
          Array.from({ length: width }, (_, x) => {
            const isBox = y === 2 && x + 1 === box;
            const isGoal = y === goal && x + 1 === width - 1;
            if (isBox) return isGoal ? '*' : '$';
            if (isGoal) return '.';
            return y === 2 && x === 0 ? '@' : ' ';
          }).join('');
        const wall = '#'.repeat(width + 2);
        levels.push([wall, ...[1, 2, 3, 4, 5].map((y) => `#${row(y)}#`), wall].join('\n'));
      }
    }
  }
  return `${levels.join('\n\n')}\n`;
}

/** A level that keeps a breadth-first search busy until its limit: boxes scattered over an open hall. */
export function longLevel(variant = 0): string {
  const side = 14;
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_each, x) => {
      if (x % 3 === 1 && y % 3 === 1 && x < 12 && y < 9) return '$';
      if (x % 3 === 2 && y % 3 === 2 && x < 12 && y < 9) return '.';
      return x === side - 1 && y === side - 1 - (variant % 4) ? '@' : ' ';
    }).join(''),
  );
  const wall = '#'.repeat(side + 2);
  return [wall, ...rows.map((row) => `#${row}#`), wall, ''].join('\n');
}

export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  stdout: string;
  stderr: string;
}

/** Starts the program and collects its output. */
export function start(words: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(process.execPath, [MASU, ...words], { env: { ...process.env, ...env } });
  const program: Program = {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    stdout: '',
    stderr: '',
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    program.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    program.stderr += text;
  });
  return program;
}

/** Runs the program to its end. */
export async function run(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program & { code: number | null }> {
  const program = start(words, env);
  const code = await program.ended;
  return Object.assign(program, { code });
}

const WAIT_MILLIS = 120_000;

/** Waits for a state, never for a time. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MILLIS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((settle) => setTimeout(settle, 10));
  }
}

/** The lines of reports.jsonl; an unfinished one is not counted. */
export function reportKeys(folder: string): string[] {
  const path = join(folder, 'reports.jsonl');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as { key: string }).key);
}

export const planKeys = (folder: string): string[] =>
  readFileSync(join(folder, 'plan.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { key: string }).key);

/** The keys missing in a folder, and those that occur twice: both must be empty. */
export function books(folder: string): { readonly missing: number; readonly twice: number; readonly foreign: number } {
  const [planned, reported] = [new Set(planKeys(folder)), reportKeys(folder)];
  const distinct = new Set(reported);
  return {
    missing: [...planned].filter((key) => !distinct.has(key)).length,
    twice: reported.length - distinct.size,
    foreign: [...distinct].filter((key) => !planned.has(key)).length,
  };
}

export const BALANCED = { missing: 0, twice: 0, foreign: 0 };

/** Writes levels and plans them; returns the run folder. */
export async function plan(folder: string, name: string, levels: string, ...words: string[]): Promise<string> {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, levels);
  const path = join(folder, name);
  const planned = await run(['batch', 'plan', file, '-o', path, ...words]);
  if (planned.code !== 0) throw new Error(`planning ended with ${planned.code}: ${planned.stderr}`);
  return path;
}

interface Manifest {
  readonly sessions: readonly { readonly started: string; readonly ended?: string; readonly ending?: string }[];
}
/** The manifest of a run folder. */
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
