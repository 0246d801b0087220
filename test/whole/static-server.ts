// The static server of the scripts, with types.

import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './masu.js';

export interface Served {
  readonly server: Server;
  readonly origin: string;
}

interface ServerOptions {
  readonly pathOf?: (path: string) => string;
  readonly headersOf?: (address: URL) => Readonly<Record<string, string>>;
}

export const { fileBelow, serveFolder } = (await import(
  pathToFileURL(join(ROOT, 'scripts/static-server.mjs')).href
)) as {
  readonly fileBelow: (folder: string, path: string) => string | undefined;
  readonly serveFolder: (folder: string, options?: ServerOptions) => Promise<Served>;
};
