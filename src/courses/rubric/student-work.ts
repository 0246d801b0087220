// A student's files, read once: regular files only, so that a link can't lead outside, and no more than anyone would write.

import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defined } from '../../base/defined.js';
import { fail, ok, type Result } from '../../base/result.js';
import { decodeText } from '../../base/text.js';
import { isFolder, loadBytes } from '../../files/index.js';
import { factsOfC } from './c-facts.js';

export interface StudentWork {
  /** The name of its folder or file. */
  readonly name: string;
  readonly path: string;
  /** By path from its folder, with slashes. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What was left out, and why. */
  readonly notes: readonly string[];
  /** When the newest file was changed, as far as the disk tells. */
  readonly newest?: Date;
}

const MAX_FILES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;

export const textOfFile = (submission: StudentWork, path: string): string => {
  const bytes = submission.files.get(path);
  return bytes === undefined ? '' : decodeText(bytes);
};

const entryKind = (path: string): 'file' | 'folder' | 'other' => {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? 'file' : stats?.isDirectory() ? 'folder' : 'other';
};

const visibleNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== '__MACOSX')
    .sort();

/** The files of a folder, or of a file that stands alone. */
export function readStudentWork(path: string): Result<StudentWork, string> {
  const files = new Map<string, Uint8Array>();
  const notes: string[] = [];
  let bytesLeft = MAX_BYTES;
  let newest: Date | undefined;
  const take = (full: string, name: string): void => {
    const bytes = files.size < MAX_FILES ? loadBytes(full, { only: 'regular' }) : undefined;
    if (bytes?.ok && bytes.value.length <= bytesLeft) {
      files.set(name, bytes.value);
      const { mtime } = lstatSync(full);
      if (newest === undefined || mtime > newest) newest = mtime;
      bytesLeft -= bytes.value.length;
    } else
      notes.push(`${name} was left out: ${bytes?.ok === false ? bytes.error.message : 'too many or too large files.'}`);
  };
  const walk = (folder: string, prefix: string): void => {
    for (const name of visibleNames(folder)) {
      const kind = entryKind(join(folder, name));
      if (kind === 'folder') walk(join(folder, name), `${prefix}${name}/`);
      else if (kind === 'file') take(join(folder, name), `${prefix}${name}`);
      else notes.push(`${prefix}${name} was left out: it is not a regular file.`);
    }
  };
  try {
    if (isFolder(path)) walk(path, '');
    else take(path, basename(path));
  } catch (error) {
    return fail(`${path}: ${(error as Error).message}`);
  }
  return ok({ name: basename(path), path, files, notes, ...defined({ newest }) });
}

/** A hash of all names and bytes: equal for equal submissions. */
export function submissionHash({ files }: StudentWork): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

/** Writes the files below a folder. */
export function writeSubmission({ files }: StudentWork, folder: string): void {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

const SOURCE = /\.(c|h|py|java|js|ts|cpp|rs)$|^makefile$/i;
const SOURCE_FOLDERS = ['src', 'include'];

/** Whether a C file is a program of its own. */
const hasMain = (path: string): boolean => {
  const read = /\.c$/i.test(path) ? loadBytes(path, { only: 'regular' }) : undefined;
  return read?.ok === true && factsOfC(decodeText(read.value)).functions.some(({ name }) => name === 'main');
};

/**
 * The submissions of a path: a file, or a folder with a source file, a Makefile, or a folder src or include, is one; any
 * other folder is a class, with one submission per folder in it. So is a folder of files alone, if several of them are
 * programs: one submission per file.
 */
export function submissionPaths(path: string): string[] {
  if (!isFolder(path)) return [path];
  const names = visibleNames(path);
  const folders = names.filter((name) => entryKind(join(path, name)) === 'folder');
  const programs =
    folders.length > 0 || names.some((name) => /^makefile$/i.test(name))
      ? []
      : names.filter((name) => hasMain(join(path, name)));
  if (programs.length > 1) return programs.map((name) => join(path, name));
  const isOne =
    folders.some((name) => SOURCE_FOLDERS.includes(name.toLowerCase())) ||
    names.some((name) => SOURCE.test(name) && !folders.includes(name));
  return isOne || folders.length === 0 ? [path] : folders.map((name) => join(path, name));
}
