// Which submissions a path stands for: a submission itself, or a class with one in each of its folders and archives. What is
// neither is named with the reason, so that nobody is left out without a word.

import { basename, join } from 'node:path';
import { decodeText } from '@masu/core/base/text.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { isArchiveName, withoutArchiveEnd } from '@masu/node-host/programs/archive-files.js';
import { strangerBytes, strangerNames } from '@masu/node-host/programs/stranger-files.js';
import { factsOfC } from './c-facts.js';

/** A submission on the disk. */
export interface SubmissionPath {
  /** The name of its folder or file; with folders above it where two would have the same. */
  readonly name: string;
  readonly path: string;
}

interface ClassList {
  readonly paths: readonly string[];
  /** Sentences about what is no submission. */
  readonly notes: readonly string[];
}

const MAX_SOURCE_BYTES = 256 * 1024;
const SOURCE = /\.(c|h|py|java|js|ts|cpp|rs)$|^makefile$/i;
const SOURCE_FOLDERS = ['src', 'include'];
/** Names that say what a file is for, not whose it is: their folder is one submission. */
const PART =
  /^(futo(shiki)?|main|game|session|utils?|common|loader|solver?|replay|play|sokoban|ep_?0?3|list|queue|bst|ai|hash\w*|\w*test\w*)\.c$/i;

/** Whether a C file is a program of its own. */
const hasMain = (path: string): boolean => {
  const read = /\.c$/i.test(path) ? strangerBytes(path, MAX_SOURCE_BYTES) : '';
  return typeof read !== 'string' && factsOfC(decodeText(read)).functions.some(({ name }) => name === 'main');
};

/**
 * The submissions of a path: a file, or a folder with a source file, a Makefile, or a folder src or include, is one; any
 * other folder is a class, with one submission per folder or archive in it. So is a folder of files alone, if several of them
 * are programs that carry no name of a part: one submission per file. Throws the system's error for a folder that can't be
 * listed.
 */
export function listClass(path: string): ClassList {
  if (!isFolder(path)) return { paths: [path], notes: [] };
  const entries = strangerNames(path);
  const names = entries.map(({ name }) => name);
  const folders = entries.flatMap(({ name, kind }) => (kind === 'folder' ? [name] : []));
  const archives = entries.flatMap(({ name, kind }) => (kind === 'file' && isArchiveName(name) ? [name] : []));
  const toPaths = (all: readonly string[]): string[] => all.map((name) => join(path, name));
  const isOneOfParts = names.some((name) => /^makefile$/i.test(name) || /\.h$/i.test(name) || PART.test(name));
  const programs = folders.length > 0 || isOneOfParts ? [] : names.filter((name) => hasMain(join(path, name)));
  if (programs.length > 1) {
    const others = names.filter((name) => !programs.includes(name) && !archives.includes(name));
    return {
      paths: toPaths([...programs, ...archives].sort()),
      notes: others.map((name) => notSubmission(path, name)),
    };
  }
  const isOne =
    folders.some((name) => SOURCE_FOLDERS.includes(name.toLowerCase())) ||
    names.some((name) => SOURCE.test(name) && !folders.includes(name));
  const inside = [...folders, ...archives].sort();
  if (isOne || inside.length === 0) return { paths: [path], notes: [] };
  const others = names.filter((name) => !inside.includes(name));
  return { paths: toPaths(inside), notes: others.map((name) => notSubmission(path, name)) };
}

const notSubmission = (folder: string, name: string): string =>
  `${join(basename(folder), name)} was left out: it is no folder, no archive, and no program.`;

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
  // `anna.zip` is anna's, unless there is another anna.
  const plain = named.map(({ name }) => withoutArchiveEnd(name));
  const short = named.map((each, index) => {
    const name = plain[index] as string;
    const isFree = name !== '' && plain.filter((other) => other === name).length === 1;
    return isFree ? { ...each, name } : each;
  });
  return short.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
}
