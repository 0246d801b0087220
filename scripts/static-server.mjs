// A plain host of static files, on any free port of this machine: for tests of the site and of pages made with the library,
// and for Lighthouse.

import './require-node.mjs';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
};
const PACKED = /\.(?:css|html|js|json|svg|wasm)$/;

/** The file of a path, if there is one: that of a folder is its index. */
export function fileBelow(folder, path) {
  const named = join(folder, path);
  const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
  return existsSync(file) ? file : undefined;
}

/**
 * Serves a folder. `pathOf` takes what precedes the folder's own paths from a path, `headersOf` gives more headers for an
 * address, and `isPacking` compresses as hosts do. Ends when `server` is closed.
 */
export async function serveFolder(folder, { pathOf = (path) => path, headersOf = () => ({}), isPacking = false } = {}) {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://host');
    const file = fileBelow(folder, pathOf(decodeURIComponent(address.pathname)));
    const bytes = file ? readFileSync(file) : Buffer.alloc(0);
    const isPacked = isPacking && file !== undefined && PACKED.test(file);
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...headersOf(address),
    });
    response.end(isPacked ? gzipSync(bytes) : bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}
