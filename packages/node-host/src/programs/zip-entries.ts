// Reads the list of a zip archive, and unpacks its files one by one (APPNOTE.TXT of PKWARE, sections 4.3.7 to 4.3.16). No library
// does it with a bound on work: a file that says it has ten bytes may become gigabytes, and two thousand entries may name the
// same packed bytes. Here a file ends where it says, and no more bytes are read than the archive has.

import { inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  /** 0: as it is; 8: deflate. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** As the archive says. */
  readonly bytes: number;
  /** Where its own header is. */
  readonly at: number;
}

const [LIST_END, LISTED, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [LIST_END_BYTES, LISTED_BYTES, LOCAL_BYTES] = [22, 46, 30];
const MAX_COMMENT = 0xffff;
const [IS_ENCRYPTED, IS_UTF8] = [1, 1 << 11];
/** A number of four bytes that stands elsewhere: for archives of 4 GiB and more. */
const ELSEWHERE = 0xffffffff;

const damaged = (): Error => new Error('a damaged zip');

/** The list of an archive. Throws if it is damaged, or has parts of 4 GiB. */
export function zipEntries(archive: Uint8Array): ZipEntry[] {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  let end = view.length - LIST_END_BYTES;
  const first = Math.max(0, end - MAX_COMMENT);
  while (end >= first && view.readUInt32LE(end) !== LIST_END) end--;
  if (end < first) throw damaged();
  const entries: ZipEntry[] = [];
  let at = view.readUInt32LE(end + 16);
  for (let left = view.readUInt16LE(end + 10); left > 0; left--) {
    if (at + LISTED_BYTES > end || view.readUInt32LE(at) !== LISTED) throw damaged();
    const flags = view.readUInt16LE(at + 8);
    const nameBytes = view.readUInt16LE(at + 28);
    const name = view.toString(flags & IS_UTF8 ? 'utf8' : 'latin1', at + LISTED_BYTES, at + LISTED_BYTES + nameBytes);
    const [packedBytes, bytes, local] = [20, 24, 42].map((from) => view.readUInt32LE(at + from)) as [
      number,
      number,
      number,
    ];
    if ([packedBytes, bytes, local].includes(ELSEWHERE)) throw damaged();
    const isEncrypted = (flags & IS_ENCRYPTED) !== 0;
    entries.push({ name, method: view.readUInt16LE(at + 10), isEncrypted, packedBytes, bytes, at: local });
    at += LISTED_BYTES + nameBytes + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

/** The bytes of a file, as many as the archive says. Throws if they are not there, or are others in number. */
export function unpackEntry(archive: Uint8Array, { at, method, packedBytes, bytes }: ZipEntry): Uint8Array {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
  if (at + LOCAL_BYTES > view.length || view.readUInt32LE(at) !== LOCAL) throw damaged();
  const from = at + LOCAL_BYTES + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28);
  const packed = view.subarray(from, from + packedBytes);
  if (packed.length < packedBytes) throw damaged();
  const unpacked = method === 0 ? Buffer.from(packed) : inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  if (unpacked.length !== bytes) throw damaged();
  return unpacked;
}
