// A small web server for the built app: answers GET and HEAD from a fixed list of files, with a strict content security
// policy and cross-origin isolation (for shared memory). It answers only to its own host names, so that no other site
// can reach it by DNS rebinding.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

// Loads the built web app into memory: every file of one folder, with its type, hash, and a gzipped copy. The server
// only knows this list, so no path can reach outside the folder.

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

/** A level file served to the page along with the app. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

const POLICY = [
  "default-src 'none'",
  // The solvers are WebAssembly; nothing else is compiled at run time.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const OPENED_ADDRESS = '/opened';

/** The host name of a request, without the port. */
function hostName(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return (/^\[.*\]/.exec(host)?.[0] ?? host.replace(/:\d+$/, '')).toLowerCase();
}

/** IP addresses can't be rebound to another site; names can, so only our own names are accepted. */
function isOurName(name: string, host: string): boolean {
  return name === 'localhost' || name === host.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function end(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const caching = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { ...HEADERS, 'Cache-Control': caching, ETag: file.tag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const squeezed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.gzipped : undefined;
  const body = squeezed ?? file.bytes;
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(squeezed ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendOpened(request: IncomingMessage, response: ServerResponse, opened: OpenedFile): void {
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Masu-Name': encodeURIComponent(opened.name),
  });
  response.end(request.method === 'HEAD' ? undefined : opened.text);
}

/** The path of a URL, or undefined if it is malformed. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

export function makeServer(files: ReadonlyMap<string, StaticFile>, host: string, opened?: OpenedFile): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      end(response, 405, 'This server only supports GET and HEAD.');
      return;
    }
    if (!isOurName(hostName(request), host)) {
      end(response, 421, 'This server only answers to its own host name.');
      return;
    }
    const path = pathOf(request.url ?? '/');
    const file = path === undefined ? undefined : files.get(path);
    if (path === OPENED_ADDRESS && opened) sendOpened(request, response, opened);
    else if (file) sendFile(request, response, file);
    else end(response, 404, 'No such file.');
  });
}
