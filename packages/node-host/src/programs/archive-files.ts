// Reads the files of an archive that a stranger has packed (.zip, .tar, .tar.gz, .tgz), in memory and within limits: what a
// folder of the same stranger would have. A name that leads out of the archive's folder, a link to anything else, or what is
// larger unpacked than allowed is left out and told.

import { gunzipSync } from 'node:zlib';
import { isPlainPath } from './plain-names.js';
import type { StrangerFiles, StrangerLimits } from './stranger-files.js';
import { TarFiles } from './tar-files.js';
import { unpackEntry, type ZipEntry, zipEntries } from './zip-entries.js';

const ARCHIVE = /\.(zip|tar|tar\.gz|tgz)$/i;

/** Whether a name is that of an archive that is read here. */
export const isArchiveName = (name: string): boolean => ARCHIVE.test(name);

/** The name without what says that it is an archive. */
export const withoutArchiveEnd = (name: string): string => name.replace(ARCHIVE, '');

type ArchiveFiles = Omit<StrangerFiles, 'newest'>;

const MAX_NOTES = 20;

/** What systems add, and what a folder's hidden files are. */
const isHidden = (path: string): boolean => path.split('/').some((name) => name.startsWith('.') || name === '__MACOSX');

const inOrder = (files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> =>
  new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

function readZip(bytes: Uint8Array, limits: StrangerLimits): ArchiveFiles {
  const [folders, notes] = [new Set<string>(), [] as string[]];
  // Entries may name the same packed bytes: together they have no more than the archive.
  let [bytesLeft, packedLeft, filesLeft, unnamed] = [limits.bytes, bytes.length, limits.files, 0];
  const leaveOut = (path: string, why: string): false => {
    if (notes.length < MAX_NOTES) notes.push(`${path.slice(0, 100)} was left out: ${why}.`);
    else unnamed++;
    return false;
  };
  const clean = (name: string): string => name.replaceAll('\\', '/').replace(/^(\.\/+)+/, '');
  const isTaken = ({ name, method, isEncrypted, ...entry }: ZipEntry): boolean => {
    const path = clean(name);
    if (isHidden(path.replace(/\/+$/, '')) && !path.split('/').includes('..')) return false;
    const isFolder = path.endsWith('/');
    if (!isPlainPath(path.replace(/\/+$/, ''))) return leaveOut(path, 'its name is not plain');
    if (isFolder) {
      if (folders.size < limits.files) folders.add(path.replace(/\/+$/, ''));
      return false;
    }
    if (isEncrypted) return leaveOut(path, 'it is encrypted');
    if (method !== 0 && method !== 8) return leaveOut(path, 'it is packed in another way than zip does');
    if (filesLeft <= 0 || entry.bytes > bytesLeft || entry.packedBytes > packedLeft)
      return leaveOut(path, 'too many or too large files');
    filesLeft--;
    bytesLeft -= entry.bytes;
    packedLeft -= entry.packedBytes;
    return true;
  };
  const unpacked = new Map<string, Uint8Array>();
  for (const entry of zipEntries(bytes)) {
    if (!isTaken(entry)) continue;
    try {
      unpacked.set(clean(entry.name), unpackEntry(bytes, entry));
    } catch {
      leaveOut(clean(entry.name), 'it is damaged, or longer than it says');
    }
  }
  const files = inOrder(unpacked);
  for (const path of files.keys()) {
    const names = path.split('/');
    for (let count = 1; count < names.length; count++) {
      const parent = names.slice(0, count).join('/');
      if (files.has(parent)) {
        files.delete(path);
        leaveOut(path, 'a file is in the place of its folder');
      } else folders.add(parent);
    }
    folders.delete(path);
  }
  if (unnamed > 0) notes.push(`and ${unnamed} more were left out.`);
  return { files, folders, notes };
}

function readTar(bytes: Uint8Array, limits: StrangerLimits): ArchiveFiles {
  const isWanted = (path: string): boolean => !isHidden(path);
  const tar = new TarFiles({ entries: limits.files, bytes: limits.bytes, fileBytes: limits.bytes, isWanted });
  tar.add(bytes);
  const { files, folders, notes } = tar.end();
  return { files: inOrder(new Map([...files].map(([path, each]) => [path, each.bytes]))), folders, notes };
}

/** The files of an archive, or why it can't be read: a phrase. */
export function readArchive(name: string, bytes: Uint8Array, limits: StrangerLimits): ArchiveFiles | string {
  try {
    if (/\.zip$/i.test(name)) return readZip(bytes, limits);
    if (/\.tar$/i.test(name)) return readTar(bytes, limits);
    return readTar(gunzipSync(bytes, { maxOutputLength: 2 * limits.bytes }), limits);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'it is too large unpacked' : 'it is damaged, or no such archive';
  }
}
