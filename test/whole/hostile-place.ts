// A folder for a test of attacks: the teacher's own files, a class, and a temporary folder, and what must hold afterward.

import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { KEY_TEXT, makeTeacher, PROFILE_TEXT, type Teacher } from '../hostile-class.js';
import { FOLDER } from './masu.js';

/** Every path below a folder, without following a link. */
export function below(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return lstatSync(path).isDirectory() ? [path, ...below(path)] : [path];
  });
}

export function expectUnharmed({ folder, profile, key }: Teacher): void {
  expect(readdirSync(folder).sort()).toEqual(['.bashrc', 'key']);
  expect(readFileSync(profile, 'utf8')).toBe(PROFILE_TEXT);
  expect([readFileSync(key, 'utf8'), statSync(key).mode & 0o777]).toEqual([KEY_TEXT, 0o600]);
}

/** Nothing but folders and regular files is kept, and nothing of the teacher's. */
export function expectCleanFolder(folder: string, { profile }: Teacher): void {
  for (const path of below(folder)) {
    const stats = lstatSync(path);
    expect([path, stats.isFile() || stats.isDirectory()]).toEqual([path, true]);
    const text = stats.isFile() ? readFileSync(path, 'latin1') : '';
    expect([path, text.includes(KEY_TEXT.trim()), text === PROFILE_TEXT || text.includes('root:x:0')]).toEqual([
      path,
      false,
      false,
    ]);
    expect(path).not.toBe(profile);
  }
}

/** Processes with a text in their command line. */
export const alive = (text: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
    } catch {
      return false; // it has ended
    }
  });

/** A folder for a test, with the teacher's own files, a class, and a temporary folder of its own. */
export function place(name: string) {
  const folder = join(FOLDER, name);
  mkdirSync(folder);
  const [students, temporary] = [join(folder, 'class'), join(folder, 'temporary')];
  mkdirSync(students);
  mkdirSync(temporary);
  return { folder, students, temporary, teacher: makeTeacher(join(folder, 'teacher')) };
}
