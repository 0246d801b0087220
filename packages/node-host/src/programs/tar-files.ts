// Reads the regular files of a tar stream that a stranger may have written (ustar, with the long names of GNU and of pax),
// within limits. Nothing touches a disk: a link to a file of the stream becomes a copy of it, any other link, device, or odd
// name is left out and told. What comes after a limit or a damaged block is not read.

import { isPlainPath } from './plain-names.js';

export interface TakenFile {
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

export interface TakenFiles {
  /** By path, with slashes. */
  readonly files: Map<string, TakenFile>;
  readonly folders: Set<string>;
  /** What was left out, and why: sentences. */
  readonly notes: string[];
}

export interface TarLimits {
  /** Files and folders. */
  readonly entries: number;
  /** Of all files together. */
  readonly bytes: number;
  /** Of one file. */
  readonly fileBytes: number;
  /** Other files are skipped without a word. */
  readonly isWanted?: (path: string) => boolean;
}

const BLOCK = 512;
/** Of a long name, or of the fields of pax. */
const MAX_EXTRA_BYTES = 64 * 1024;
const MAX_NOTES = 20;
const MAX_LINKS = 10;

const utf8 = new TextDecoder('utf-8');
const fieldText = (block: Uint8Array, from: number, length: number): string => {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return utf8.decode(end < 0 ? field : field.subarray(0, end));
};

/** NaN if it is no octal number: GNU writes sizes past 8 GiB in another way, and nobody wants those. */
function octal(block: Uint8Array, from: number, length: number): number {
  const text = fieldText(block, from, length).trim();
  return /^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}

function hasRightSum(block: Uint8Array): boolean {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : (block[at] as number);
  return sum === octal(block, 148, 8);
}

/** Records of pax: `LENGTH key=value\n`. */
function paxFields(bytes: Uint8Array): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(utf8.decode(bytes.subarray(at, at + 10)), 10);
    if (!(length > 0)) break;
    const [, key, value] = /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(utf8.decode(bytes.subarray(at, at + length))) ?? [];
    if (key !== undefined && value !== undefined) fields.set(key, value);
    at += length;
  }
  return fields;
}

/** `./a/b/` is `a/b`. */
const cleanPath = (path: string): string => path.replace(/^(\.\/+)+/, '').replace(/\/+$/, '');

/** Where a link in a folder leads, without a look at any disk; undefined if out of the root. */
function linkedPath(from: string, target: string): string | undefined {
  if (target.startsWith('/')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

interface Entry {
  readonly path: string;
  readonly kind: string;
  readonly target: string;
  readonly isExecutable: boolean;
}

export class TarFiles {
  readonly #limits: TarLimits;
  readonly #files = new Map<string, TakenFile>();
  readonly #folders = new Set<string>();
  readonly #links = new Map<string, string>();
  readonly #notes: string[] = [];
  #unnamed = 0;
  #entries = 0;
  #bytesLeft: number;
  #isOver = false;
  /** Bytes that have come and are not read yet; less than a block between two chunks. */
  #rest: Uint8Array = new Uint8Array(0);
  /** What the blocks of the entry are for: kept in parts, or skipped. */
  #left = 0;
  #padding = 0;
  #parts: Uint8Array[] | undefined;
  #done: ((bytes: Uint8Array) => void) | undefined;
  /** From entries that name the next one. */
  #longPath: string | undefined;
  #longTarget: string | undefined;

  constructor(limits: TarLimits) {
    this.#limits = limits;
    this.#bytesLeft = limits.bytes;
  }

  add(chunk: Uint8Array): void {
    if (this.#isOver) return;
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (!this.#isOver) {
      if (this.#left > 0) {
        const part = bytes.subarray(0, this.#left);
        this.#parts?.push(Buffer.from(part));
        this.#left -= part.length;
        bytes = bytes.subarray(part.length);
        if (this.#left > 0) break;
        this.#done?.(Buffer.concat(this.#parts ?? []));
      }
      if (this.#padding > 0) {
        const skipped = Math.min(this.#padding, bytes.length);
        this.#padding -= skipped;
        bytes = bytes.subarray(skipped);
        if (this.#padding > 0) break;
      }
      if (bytes.length < BLOCK) break;
      this.#header(bytes.subarray(0, BLOCK));
      bytes = bytes.subarray(BLOCK);
    }
    this.#rest = Buffer.from(bytes);
  }

  /** After the last chunk: everything that came whole. */
  end(): TakenFiles {
    for (const [path, target] of this.#links) this.#copyLink(path, target);
    // A file can't be in the place of a folder.
    const parents = (path: string): string[] =>
      path.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
    for (const path of [...this.#files.keys()]) {
      if (!parents(path).some((parent) => this.#files.has(parent))) continue;
      this.#files.delete(path);
      this.#leaveOut(path, 'a file is in the place of its folder');
    }
    for (const path of this.#folders) if (this.#files.has(path)) this.#folders.delete(path);
    const more = this.#unnamed > 0 ? [`and ${this.#unnamed} more`] : [];
    return { files: this.#files, folders: this.#folders, notes: [...this.#notes, ...more] };
  }

  #leaveOut(path: string, why: string): void {
    if (this.#notes.length < MAX_NOTES) this.#notes.push(`${path.slice(0, 100)} was left out: ${why}.`);
    else this.#unnamed++;
  }

  /** The next bytes: kept and given to `done`, or skipped. */
  #expect(size: number, done?: (bytes: Uint8Array) => void): void {
    this.#left = size;
    this.#padding = (BLOCK - (size % BLOCK)) % BLOCK;
    this.#parts = done ? [] : undefined;
    this.#done = done;
    if (size === 0) done?.(new Uint8Array(0));
  }

  #header(block: Uint8Array): void {
    if (block.every((byte) => byte === 0)) {
      this.#isOver = true;
      return;
    }
    const size = octal(block, 124, 12);
    if (!hasRightSum(block) || Number.isNaN(size)) {
      this.#isOver = true;
      this.#notes.push('What a run left behind could be read in part only.');
      return;
    }
    const kind = String.fromCharCode(block[156] as number);
    const isUstar = fieldText(block, 257, 5) === 'ustar';
    const prefix = isUstar ? fieldText(block, 345, 155) : '';
    const name = fieldText(block, 0, 100);
    if ('LKx'.includes(kind) && size <= MAX_EXTRA_BYTES) {
      this.#expect(size, (bytes) => this.#extra(kind, bytes));
      return;
    }
    if (kind === 'g') {
      this.#expect(size);
      return;
    }
    const path = cleanPath(this.#longPath ?? (prefix === '' ? name : `${prefix}/${name}`));
    const target = this.#longTarget ?? fieldText(block, 157, 100);
    [this.#longPath, this.#longTarget] = [undefined, undefined];
    this.#entry({ path, kind, target, isExecutable: (octal(block, 100, 8) & 0o111) !== 0 }, size);
  }

  #extra(kind: string, bytes: Uint8Array): void {
    const text = utf8.decode(bytes).replace(/\0+$/, '');
    if (kind === 'L') this.#longPath = text;
    else if (kind === 'K') this.#longTarget = text;
    else {
      const fields = paxFields(bytes);
      this.#longPath = fields.get('path') ?? this.#longPath;
      this.#longTarget = fields.get('linkpath') ?? this.#longTarget;
    }
  }

  /** Takes the entry whose bytes come next, or skips them. */
  #entry(entry: Entry, size: number): void {
    const { path } = entry;
    const { entries, isWanted = () => true } = this.#limits;
    if (path === '' || path === '.' || !isWanted(path)) this.#expect(size);
    else if (++this.#entries > entries) {
      this.#isOver = true;
      this.#notes.push(`There were more than ${entries} files: the others were left out.`);
    } else if (this.#isTaken(entry, size)) {
      this.#bytesLeft -= size;
      const { isExecutable } = entry;
      this.#expect(size, (bytes) => this.#files.set(path, { bytes, isExecutable }));
    } else this.#expect(size);
  }

  /** Whether it is a file whose bytes are kept; notes everything else. */
  #isTaken({ path, kind, target }: Entry, size: number): boolean {
    if (!isPlainPath(path)) this.#leaveOut(path, 'its name is not plain');
    else if (kind === '5') this.#folders.add(path);
    else if (kind === '1') this.#links.set(path, cleanPath(target));
    else if (kind === '2') this.#links.set(path, linkedPath(path, target) ?? '');
    else if (!'07\0'.includes(kind)) this.#leaveOut(path, 'it is not a regular file');
    else if (size > this.#limits.fileBytes || size > this.#bytesLeft) this.#leaveOut(path, 'it is too large');
    else return true;
    return false;
  }

  #copyLink(path: string, target: string): void {
    let at = target;
    for (let hops = 0; hops < MAX_LINKS && this.#links.has(at) && !this.#files.has(at); hops++)
      at = this.#links.get(at) ?? '';
    const file = this.#files.get(at);
    if (file && file.bytes.length <= this.#bytesLeft) {
      this.#bytesLeft -= file.bytes.length;
      this.#files.set(path, file);
    } else this.#leaveOut(path, 'it is a link, and not to a file beside it');
  }
}
