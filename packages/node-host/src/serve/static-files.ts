// Loads the built web app into memory: every file of one folder, with its type, hash, and a gzipped copy. The server
// only knows this list, so no path can reach outside the folder.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface StaticFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Absent if it would save nothing. */
  readonly gzipped?: Buffer;
  /** A quoted hash of the content. */
  readonly tag: string;
  /** Its name contains a hash of its content, so it never changes. */
  readonly immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

const SQUEEZED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.wasm', '.svg', '.txt']);

function loadOne(path: string, address: string): StaticFile {
  const bytes = readFileSync(path);
  const extension = extname(path);
  const gzipped = SQUEEZED.has(extension) ? gzipSync(bytes) : undefined;
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    bytes,
    ...(gzipped && gzipped.length < bytes.length ? { gzipped } : {}),
    tag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`,
    immutable: /^\/assets\/.*-[\w-]{8}\.\w+$/.test(address),
  };
}

/** Every file below the folder by its URL path; `/` is the folder's index. Throws if the folder does not exist. */
export function loadStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, loadOne(path, address));
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return files;
}
