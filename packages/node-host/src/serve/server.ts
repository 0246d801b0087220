// Public API of the web server.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '../base/result.js';

// A small web server for the built app: answers GET and HEAD from a fixed list of files, with a strict content security
// policy and cross-origin isolation (for shared memory). It answers only to its own host names, so that no other site
// can reach it by DNS rebinding.

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
interface OpenedFile {
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
function requestPath(address: string): string | undefined {
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
    const path = requestPath(request.url ?? '/');
    const file = path === undefined ? undefined : files.get(path);
    if (path === OPENED_ADDRESS && opened) sendOpened(request, response, opened);
    else if (file) sendFile(request, response, file);
    else end(response, 404, 'No such file.');
  });
}

// Starts the web app: finds the built folder, listens on a port, and returns the address. Used by `masu serve`, the
// menu of the terminal, and the course programs.

// Asks the system to open an address in the browser. If that fails, the user still has the printed address.

const OPENERS: Readonly<Record<string, readonly [command: string, ...words: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** The address must be one that masu made: it is passed to another program. */
export function openBrowser(address: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

export const DEFAULT_SERVE_PORT = 8137;
const DEFAULT_HOST = '127.0.0.1';

interface WebAppOptions {
  /** 0 means any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Does not keep the program running. */
  readonly inBackground?: boolean;
  /** The page opens this file at its first level, or at the level of this number, counting from 1. */
  readonly opened?: OpenedFile & { readonly level?: number; readonly puzzle: 'sokoban' | 'futoshiki' };
}

export interface WebApp {
  /** The URL of the page, at the opened level if there is one. */
  readonly address: string;
  close(): Promise<void>;
}

const SERVE_FAULTS = ['not-built', 'port-taken', 'port-forbidden', 'no-such-host'] as const;
interface ServeError {
  readonly code: (typeof SERVE_FAULTS)[number];
  readonly message: string;
}

/** Next to the built program, or in the source tree after a build. */
function builtFolder(): string | undefined {
  const here = dirname(fileURLToPath(import.meta.url));
  return [join(here, '../web'), join(here, '../../dist/web')].find((folder) => existsSync(join(folder, 'index.html')));
}

function listen(server: Server, port: number, host: string): Promise<Result<number, string>> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(fail(error.code ?? error.message)));
    server.listen(port, host, () => resolve(ok((server.address() as AddressInfo).port)));
  });
}

const MESSAGES: Readonly<Record<string, readonly [ServeError['code'], (port: number, host: string) => string]>> = {
  EADDRINUSE: ['port-taken', (port) => `Port ${port} is in use.`],
  EACCES: ['port-forbidden', (port) => `No permission to use port ${port}. Choose 1024 or higher.`],
  ENOTFOUND: ['no-such-host', (_, host) => `This machine has no address ${host}.`],
  EADDRNOTAVAIL: ['no-such-host', (_, host) => `This machine has no address ${host}.`],
};

/** Starts the server. Without a port, uses the default port or the next free one. */
export async function startWebApp(options: WebAppOptions = {}): Promise<Result<WebApp, ServeError>> {
  const folder = builtFolder();
  if (!folder) return fail({ code: 'not-built', message: 'The web app is not built. Run npm run build first.' });
  const host = options.host ?? DEFAULT_HOST;
  const server = makeServer(loadStaticFiles(folder), host, options.opened);
  const tries = options.port === undefined ? 20 : 1;
  for (let at = 0; ; at++) {
    const port = (options.port ?? DEFAULT_SERVE_PORT) + at;
    const taken = await listen(server, port, host);
    if (taken.ok && options.inBackground) server.unref();
    if (taken.ok) return ok(runningApp(server, host, taken.value, options));
    if (taken.error === 'EADDRINUSE' && at + 1 < tries) continue;
    const [code, words] = MESSAGES[taken.error] ?? ['port-forbidden', () => `Can’t start the server: ${taken.error}.`];
    return fail({ code, message: words(port, host) });
  }
}

function runningApp(server: Server, host: string, port: number, { opened }: WebAppOptions): WebApp {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const fragment = opened ? `#/${opened.puzzle}/opened/${opened.level ?? 1}` : '';
  return {
    address: `http://${name}:${port}/${fragment}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The next free port after one in use. */
export async function nextFreePort(port: number, host = DEFAULT_HOST): Promise<number | undefined> {
  for (let next = port + 1; next < Math.min(port + 100, 65_536); next++) {
    const server = makeServer(new Map(), host);
    const free = await listen(server, next, host);
    server.close();
    if (free.ok) return next;
  }
  return undefined;
}
