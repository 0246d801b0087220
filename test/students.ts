// The sample programs of students: right ones, and ones that break one rule each. C programs are compiled when they are
// needed; without a compiler or Python, the tests that need one are skipped, with a notice.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';

const HERE = dirname(fileURLToPath(import.meta.url));
const needs = (name: string): Promise<Record<string, () => string | undefined>> =>
  import(pathToFileURL(join(HERE, `../scripts/needs/${name}.mjs`)).href);

export const COMPILER = (await needs('gcc')).findCompiler?.();
/** Rubrics look for memory errors with it. */
export const VALGRIND = (await needs('valgrind')).findValgrind?.();
const found = (await needs('python')).findPython?.();
/** The interpreter itself: a version manager's script in front of it takes longer to start than the program. */
export const PYTHON =
  found && spawnSync(found, ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim();
if (!COMPILER) console.warn('notice: no C compiler; the tests that mark C programs are skipped');
if (!VALGRIND) console.warn('notice: no Valgrind; the tests of rubrics that need it are skipped');
if (!PYTHON) console.warn('notice: no Python 3; the tests that mark Python programs are skipped');

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-students-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The courses by the language of their sample program. */
export const C_COURSES = ['in101', 'comp20003'] as const;
export const PYTHON_COURSES = ['ece209', 'ips', 'mac110'] as const;

const sourceOf = (course: string, extension: string): string => join(HERE, 'students', `${course}.${extension}`);

/** The faults of a C program: the names of its enumeration, in order from 1. */
export function faultsInC(course: string): string[] {
  const [, list = ''] = /enum \{([^}]*)\}/.exec(readFileSync(sourceOf(course, 'c'), 'utf8')) ?? [];
  return [...list.replaceAll(/\/\*.*?\*\//g, '').matchAll(/[A-Z_]+/g)].map(([name]) => name);
}

/** A compiled program; fault 0 is the right one. */
export function compiled(course: string, fault: number): string[] {
  const path = join(FOLDER, `${course}-${fault}`);
  const words = ['-O1', '-std=c99', `-DFAULT=${fault}`, '-o', path, sourceOf(course, 'c')];
  const { status, stderr } = spawnSync(COMPILER as string, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the sample program does not compile: ${stderr}`);
  return [path];
}

/** Variants that are not faults: the program is right in another way. */
const RIGHT_ANYHOW = [
  ...['other-solution', 'allows-equal'],
  // Words around a board or a score decide nothing.
  ...['other-sentence', 'options-once', 'menu-six', 'silent-level'],
];

/** The faults of a Python program, and what is right although it differs. */
export function faultsInPython(course: string): { readonly wrong: string[]; readonly right: string[] } {
  const source = readFileSync(sourceOf(course, 'py'), 'utf8');
  const all = [...new Set([...source.matchAll(/FAULT [!=]= "([a-z-]+)"/g)].map(([, name]) => name as string))];
  return {
    wrong: all.filter((name) => !RIGHT_ANYHOW.includes(name)),
    right: all.filter((name) => RIGHT_ANYHOW.includes(name)),
  };
}

export const interpreted = (course: string, fault?: string): string[] => [
  PYTHON as string,
  sourceOf(course, 'py'),
  ...(fault === undefined ? [] : [fault]),
];
