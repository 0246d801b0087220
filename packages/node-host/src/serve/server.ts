// A small web server for the built app: answers GET and HEAD from a fixed list of files, with a strict content security
// policy and cross-origin isolation (for shared memory). It answers only to its own host names, so that no other site
// can reach it by DNS rebinding.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { StaticFile } from './static-files.js';

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
