// What of a submission's files is graded: an archive in it is unpacked, a folder around all sources is left off, and what a
// compiler has made is set aside, because only sources show what somebody wrote; a sentence names each of them.

import { isArchiveName, readArchive } from '@masu/node-host/programs/archive-files.js';
import type { StrangerLimits } from '@masu/node-host/programs/stranger-files.js';

export interface SubmissionFiles {
  /** By path from its folder, with slashes. */
  readonly files: Map<string, Uint8Array>;
  readonly folders: Set<string>;
  readonly notes: string[];
}

const SOURCE = /\.(c|h|cc|cpp|py|java|js|ts|rs|sh)$|(^|\/)(gnu)?makefile$/i;
const OWN_FOLDERS = /^(src|include|inc|lib|data|test|tests|maps|levels|bin)$/i;
const MAX_NESTED = 5;

const begins = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

const ELF = [0x7f, 0x45, 0x4c, 0x46];
const AR = [...'!<arch>\n'].map((letter) => letter.charCodeAt(0));
/** Mach-O in both byte orders, of 32 and 64 bits, and for several processors. */
const MACH = [
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
] as const;

/** What kind of built file it is, as a phrase; undefined if it may be source, text, or data. */
export function builtKind(path: string, bytes: Uint8Array): string | undefined {
  const isObject = /\.(o|obj|a|so|dylib|dll|lib)$/i.test(path);
  if (begins(bytes, ...ELF)) return isObject ? 'an object' : 'a built program';
  if (begins(bytes, ...AR)) return 'an archive of objects';
  if (MACH.some((magic) => begins(bytes, ...magic))) return isObject ? 'an object of macOS' : 'a program for macOS';
  if (/\.(exe|dll|obj)$/i.test(path) || (begins(bytes, 0x4d, 0x5a) && bytes.subarray(0, 64).includes(0)))
    return isObject ? 'an object of Windows' : 'a program for Windows';
  if (isObject) return 'an object';
  if (/\.(gch|pch|dSYM)$/i.test(path)) return 'made by a compiler';
  // Dependency files of a compiler, with paths of another machine.
  if (/\.d$/i.test(path)) return 'made by a compiler';
  return undefined;
}

/** Without what a compiler has made: it is made again, from the sources. */
export function withoutBuilt({ files, folders, notes }: SubmissionFiles): SubmissionFiles {
  const kept = new Map<string, Uint8Array>();
  const told: string[] = [];
  for (const [path, bytes] of files) {
    const kind = builtKind(path, bytes);
    if (kind === undefined) kept.set(path, bytes);
    else told.push(`${path} was set aside: it is ${kind}, and only sources are graded.`);
  }
  const more = told.length - MAX_TOLD;
  const shown = more > 1 ? [...told.slice(0, MAX_TOLD), `and ${more} more built files were set aside.`] : told;
  return { files: kept, folders, notes: [...notes, ...shown] };
}

const MAX_TOLD = 10;

/** Where there are no sources beside it, an archive in a submission is the submission. */
export function withArchives({ files, folders, notes }: SubmissionFiles, limits: StrangerLimits): SubmissionFiles {
  if ([...files.keys()].some((path) => SOURCE.test(path))) return { files, folders, notes };
  const archives = [...files].filter(([path]) => isArchiveName(path));
  if (archives.length === 0) return { files, folders, notes };
  const all = new Map([...files].filter(([path]) => !isArchiveName(path)));
  const [allFolders, allNotes] = [new Set(folders), [...notes]];
  let left = limits;
  for (const [path, bytes] of archives) {
    const read = readArchive(path, bytes, left);
    if (typeof read === 'string') {
      allNotes.push(`${path} was left out: ${read}.`);
      continue;
    }
    for (const [inner, each] of read.files) if (!all.has(inner)) all.set(inner, each);
    for (const each of read.folders) allFolders.add(each);
    allNotes.push(`${path} was unpacked.`, ...read.notes);
    const used = [...read.files.values()].reduce((sum, { length }) => sum + length, 0);
    left = { files: Math.max(0, left.files - read.files.size), bytes: Math.max(0, left.bytes - used) };
  }
  return { files: new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1))), folders: allFolders, notes: allNotes };
}

/** The folder that all sources are in, if it is not one of a project. */
function outerFolder(files: ReadonlyMap<string, Uint8Array>): string | undefined {
  const tops = new Set(
    [...files.keys()].filter((path) => SOURCE.test(path)).map((path) => path.split('/')[0] as string),
  );
  const [top] = tops;
  if (top === undefined || tops.size > 1 || files.has(top) || OWN_FOLDERS.test(top)) return undefined;
  return top;
}

/** Without folders around everything, as archives and unpacked ones have. */
export function withoutOuterFolders(read: SubmissionFiles): SubmissionFiles {
  let { files, folders } = read;
  for (let count = 0; count < MAX_NESTED; count++) {
    const outer = outerFolder(files);
    if (outer === undefined) break;
    const inner = (path: string): string => (path.startsWith(`${outer}/`) ? path.slice(outer.length + 1) : path);
    const below = [...files].filter(([path]) => path.startsWith(`${outer}/`));
    const beside = [...files].filter(([path]) => !path.startsWith(`${outer}/`));
    const moved = new Map(below.map(([path, bytes]) => [inner(path), bytes]));
    const isFree = (path: string): boolean =>
      [...moved.keys()].every((each) => each !== path && !each.startsWith(`${path}/`) && !path.startsWith(`${each}/`));
    for (const [path, bytes] of beside) if (isFree(path)) moved.set(path, bytes);
    files = new Map([...moved].sort(([a], [b]) => (a < b ? -1 : 1)));
    folders = new Set([...folders].filter((path) => path !== outer).map(inner));
    for (const path of [...folders]) if (files.has(path)) folders.delete(path);
  }
  return { files, folders, notes: read.notes };
}
