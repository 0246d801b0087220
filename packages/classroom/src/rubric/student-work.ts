// A student's files, read once and without following anything: what isn't a regular file with a plain name is left out and
// named, so that nothing in a submission leads outside or is taken for an option.

import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { isPlainName } from '@masu/node-host/programs/plain-names.js';
import { readStrangerFolder, strangerBytes, strangerNames } from '@masu/node-host/programs/stranger-files.js';
import { factsOfC } from './c-facts.js';

/** A submission on the disk. */
export interface SubmissionPath {
  /** The name of its folder or file; with folders above it where two would have the same. */
  readonly name: string;
  readonly path: string;
}

export interface StudentWork extends SubmissionPath {
  /** By path from its folder, with slashes. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly folders?: ReadonlySet<string>;
  /** What was left out, and why. */
  readonly notes: readonly string[];
  /** When the newest file was changed, as far as the disk tells. */
  readonly newest?: Date;
}

const LIMITS = { files: 2000, bytes: 64 * 1024 * 1024 };
/** Files whose text is looked at, and how long one and all of them may be. */
const TEXT = /\.[ch]$|^(.*\/)?makefile$|\.md$/i;
const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_NAMED = 10;

/** The files whose text is looked at, by the files of a submission. */
const lookedAt = new WeakMap<ReadonlyMap<string, Uint8Array>, ReadonlySet<string>>();

/** Texts in the order of names, as far as they are not more than anyone writes: to read C takes a second per MiB. */
function textPaths(files: ReadonlyMap<string, Uint8Array>): ReadonlySet<string> {
  let left = MAX_TEXT_BYTES;
  const paths = new Set<string>();
  for (const [path, { length }] of files) {
    if (!TEXT.test(path) || length > Math.min(left, MAX_SOURCE_BYTES)) continue;
    left -= length;
    paths.add(path);
  }
  return paths;
}

/** Empty for a file that is too long to be looked at. */
export function textOfFile({ files }: Pick<StudentWork, 'files'>, path: string): string {
  const paths = lookedAt.get(files) ?? textPaths(files);
  lookedAt.set(files, paths);
  const bytes = paths.has(path) ? files.get(path) : undefined;
  return bytes === undefined ? '' : decodeText(bytes);
}

/** Sentences about the files whose text is not looked at. */
function longTexts(files: ReadonlyMap<string, Uint8Array>): string[] {
  const looked = textPaths(files);
  const long = [...files.keys()].filter((path) => TEXT.test(path) && !looked.has(path));
  return long.slice(0, MAX_NAMED).map((path) => `${path} is too long: it is built, but not looked at.`);
}

/** The files of a folder, or of a file that stands alone. */
export function readStudentWork({ name, path }: SubmissionPath): Result<StudentWork, string> {
  try {
    if (isFolder(path)) {
      const { notes, ...read } = readStrangerFolder(path, LIMITS);
      return ok({ name, path, ...read, notes: [...notes, ...longTexts(read.files)] });
    }
    const own = basename(path);
    const bytes = isPlainName(own) ? strangerBytes(path, LIMITS.bytes) : 'its name is not plain';
    if (typeof bytes === 'string') return fail(`${own} was left out: ${bytes}.`);
    const newest = lstatSync(path).mtime;
    return ok({ name, path, files: new Map([[own, bytes]]), notes: [], ...defined({ newest }) });
  } catch (error) {
    return fail(`It can’t be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}.`);
  }
}

/** Only what is compared with other submissions: a class would not fit in memory. */
export function withSourcesOnly(work: StudentWork): StudentWork {
  const kept = textPaths(work.files);
  return { ...work, files: new Map([...work.files].filter(([path]) => /\.c$/i.test(path) && kept.has(path))) };
}

/** A hash of all names and bytes: equal for equal submissions. */
export function submissionHash({ files }: StudentWork): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}

const SOURCE = /\.(c|h|py|java|js|ts|cpp|rs)$|^makefile$/i;
const SOURCE_FOLDERS = ['src', 'include'];

/** Whether a C file is a program of its own. */
const hasMain = (path: string): boolean => {
  const read = /\.c$/i.test(path) ? strangerBytes(path, MAX_SOURCE_BYTES) : '';
  return typeof read !== 'string' && factsOfC(decodeText(read)).functions.some(({ name }) => name === 'main');
};

/**
 * The submissions of a path: a file, or a folder with a source file, a Makefile, or a folder src or include, is one; any
 * other folder is a class, with one submission per folder in it. So is a folder of files alone, if several of them are
 * programs: one submission per file. Throws the system's error for a folder that can't be listed.
 */
export function submissionPaths(path: string): string[] {
  if (!isFolder(path)) return [path];
  const entries = strangerNames(path);
  const names = entries.map(({ name }) => name);
  const folders = entries.flatMap(({ name, kind }) => (kind === 'folder' ? [name] : []));
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

/** The last parts of a path, joined by slashes. */
const lastParts = (path: string, count: number): string => path.split(/[/\\]/).filter(Boolean).slice(-count).join('/');

/** Every path once, each with a name that no other has: `anna`, or `w1/anna` beside `w2/anna`. */
export function namedSubmissions(paths: readonly string[]): SubmissionPath[] {
  const named: SubmissionPath[] = [];
  let left = [...new Set(paths)];
  for (let count = 1; left.length > 0; count++) {
    const sharing = new Map<string, number>();
    for (const path of left) sharing.set(lastParts(path, count), (sharing.get(lastParts(path, count)) ?? 0) + 1);
    const isOwn = (path: string): boolean =>
      sharing.get(lastParts(path, count)) === 1 || lastParts(path, count) === lastParts(path, count + 1);
    named.push(...left.filter(isOwn).map((path) => ({ name: lastParts(path, count), path })));
    left = left.filter((path) => !isOwn(path));
  }
  const order = new Map(paths.map((path, index) => [path, index]));
  return named.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
}
