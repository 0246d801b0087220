// A student's files, read once and without following anything: what isn't a regular file with a plain name is left out and
// named, so that nothing in a submission leads outside or is taken for an option. Archives are unpacked by the same rules.

import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { basename } from 'node:path';
import { defined } from '@masu/core/base/defined.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { isArchiveName, readArchive } from '@masu/node-host/programs/archive-files.js';
import { isPlainName } from '@masu/node-host/programs/plain-names.js';
import { readStrangerFolder, strangerBytes } from '@masu/node-host/programs/stranger-files.js';
import type { SubmissionPath } from './class-list.js';
import { type SubmissionFiles, withArchives, withoutBuilt, withoutOuterFolders } from './submission-files.js';

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

/** What is graded of the files that were handed in, with sentences about the others. */
function gradedFiles(read: SubmissionFiles): Pick<StudentWork, 'files' | 'folders' | 'notes'> {
  const { files, folders, notes } = withoutBuilt(withoutOuterFolders(withArchives(read, LIMITS)));
  return { files, folders, notes: [...notes, ...longTexts(files)] };
}

/** The files of a folder, of an archive, or of a file that stands alone. */
export function readStudentWork({ name, path }: SubmissionPath): Result<StudentWork, string> {
  try {
    if (isFolder(path)) {
      const { newest, ...read } = readStrangerFolder(path, LIMITS);
      return ok({ name, path, ...gradedFiles(read), ...defined({ newest }) });
    }
    const own = basename(path);
    const bytes = isPlainName(own) ? strangerBytes(path, LIMITS.bytes) : 'its name is not plain';
    if (typeof bytes === 'string') return fail(`${own} was left out: ${bytes}.`);
    const newest = lstatSync(path).mtime;
    if (isArchiveName(own)) {
      const packed = readArchive(own, bytes, LIMITS);
      if (typeof packed === 'string') return fail(`${own} can’t be read: ${packed}.`);
      return ok({ name, path, ...gradedFiles(packed), newest });
    }
    return ok({ name, path, files: new Map([[own, bytes]]), notes: [], newest });
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
