// What is kept on the disk under a name from outside, such as that of a student: the name of its folder, which no other name
// gets, and words as a shell reads them.

import { createHash } from 'node:crypto';
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

const MAX_NAME = 100;
const HASH_LETTERS = 16;
/** Names of ours beside the folders that are named after somebody. */
const OURS = ['index', 'optima.jsonl'];

const isUnchanged = (name: string): boolean =>
  name.length <= MAX_NAME && /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u.test(name) && !OURS.includes(name.toLowerCase());

/**
 * The name of a folder or page for this name. What is not one already gets `~` and a hash, so that two names never share a
 * folder: a name that has a `~` itself is not one already.
 */
export function folderName(name: string): string {
  if (isUnchanged(name) && name === name.normalize('NFC')) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, HASH_LETTERS);
  const letters = [...name.normalize('NFC').replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')];
  return `${letters.slice(0, MAX_NAME / 2).join('')}~${hash}`;
}

/** A folder or page for each of these names: no two share one, also on a disk where upper and lower case are alike. */
export function folderNames(names: readonly string[]): ReadonlyMap<string, string> {
  const folded = (name: string): string => folderName(name).normalize('NFC').toLowerCase();
  const counts = new Map<string, number>();
  for (const name of new Set(names)) counts.set(folded(name), (counts.get(folded(name)) ?? 0) + 1);
  // A name with a slash gets a hash.
  return new Map(names.map((name) => [name, folderName((counts.get(folded(name)) as number) > 1 ? `${name}/` : name)]));
}

/** The path without links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path));
  }
}

/** Whether a folder is one of these paths or below one of them: what is kept there would be read as submissions. */
export const isBelow = (folder: string, paths: readonly string[]): boolean =>
  paths.some((path) =>
    `${realPath(resolve(folder))}${sep}`.startsWith(`${realPath(resolve(path)).replace(/[/\\]$/, '')}${sep}`),
  );

/** Whether a result would be written through a link that lies in one of these folders: somebody may have handed it in. */
export const isLinkBelow = (path: string, folders: readonly string[]): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true && isBelow(dirname(path), folders);

/** A word as a shell reads it. */
export const quotedWord = (word: string): string =>
  /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
