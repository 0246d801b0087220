// The files of a submission and what builds have made of them, held in memory and written to a folder that nobody else writes
// to: the sandbox gets it read-only, or as a copy. What a build leaves comes back as checked files, never by a look at a disk.

import { mkdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TakenFile, TakenFiles } from '@masu/node-host/programs/tar-files.js';
import type { StudentWork } from './student-work.js';

/** In memory, every file takes whole pages. */
const PAGE_BYTES = 4096;

const isSame = (a: TakenFile, b: TakenFile | undefined): boolean =>
  a === b || (b !== undefined && a.isExecutable === b.isExecutable && Buffer.compare(a.bytes, b.bytes) === 0);

/** `a/b/c` is in `a` and `a/b`. */
const parentsOf = (path: string): string[] =>
  path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')]));

function writeAll(root: string, files: ReadonlyMap<string, TakenFile>, folders: Iterable<string>): void {
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, { bytes, isExecutable }] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes, { flag: 'wx', mode: isExecutable ? 0o755 : 0o644 });
  }
}

export class BuildFolder {
  /** Where it is on the disk, and where the sandbox shows it. */
  readonly path: string;
  #files: Map<string, TakenFile>;
  #folders: Set<string>;
  /** What is on the disk now. */
  #written = new Map<string, TakenFile>();
  #writtenFolders = new Set<string>();

  /** The folder must not be there yet. */
  constructor(path: string, { files, folders = new Set() }: Pick<StudentWork, 'files' | 'folders'>) {
    this.path = path;
    this.#files = new Map([...files].map(([name, bytes]) => [name, { bytes, isExecutable: false }]));
    this.#folders = new Set(folders);
    mkdirSync(path);
  }

  get bytes(): number {
    let sum = 0;
    for (const { bytes } of this.#files.values()) sum += PAGE_BYTES * Math.ceil(bytes.length / PAGE_BYTES);
    return sum;
  }

  paths(): string[] {
    return [...this.#files.keys()];
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Adds a file of ours, whatever a build has put there. */
  add(path: string, text: string): void {
    this.#files.set(path, { bytes: Buffer.from(text), isExecutable: false });
  }

  /** A class that was unpacked from an archive may have lost the right to be run. */
  makeExecutable(path: string): void {
    const file = this.#files.get(path);
    if (file && !file.isExecutable) this.#files.set(path, { ...file, isExecutable: true });
  }

  /** What a build has left is there now, and nothing else. */
  replace({ files, folders }: Pick<TakenFiles, 'files' | 'folders'>): void {
    this.#files = new Map(files);
    this.#folders = new Set(folders);
  }

  /** Brings the folder on the disk up to date. */
  write(): void {
    for (const [path, file] of this.#written) {
      if (isSame(file, this.#files.get(path))) continue;
      unlinkSync(join(this.path, path));
      this.#written.delete(path);
    }
    const isNew = ([path]: [string, TakenFile]): boolean => !this.#written.has(path);
    let added = [...this.#files].filter(isNew);
    // Where a folder was, there is a file now.
    if (added.some(([path]) => this.#writtenFolders.has(path))) {
      rmSync(this.path, { recursive: true, force: true });
      mkdirSync(this.path);
      this.#writtenFolders.clear();
      added = [...this.#files];
    }
    writeAll(this.path, new Map(added), this.#folders);
    this.#written = new Map(this.#files);
    for (const folder of this.#folders) this.#writtenFolders.add(folder);
    for (const [path] of added) for (const parent of parentsOf(path)) this.#writtenFolders.add(parent);
  }

  /**
   * Writes the same files to another folder, which must not be there; not the hidden ones, since a person will go there, and
   * git, a debugger, or an editor runs what files of such names tell it.
   */
  copyTo(path: string): void {
    mkdirSync(path);
    const isShown = (name: string): boolean => !name.split('/').some((part) => part.startsWith('.'));
    const shown = [...this.#files].filter(([name]) => isShown(name));
    writeAll(path, new Map(shown), [...this.#folders].filter(isShown));
  }
}
