// Starts the web app: finds the built folder, listens on a port, and returns the address. Used by `masu serve`, the
// menu of the terminal, and the course programs.

import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { ownFile } from '../places.js';
import { DEFAULT_SERVE_PORT } from './default-port.js';
import { makeServer, type OpenedFile } from './server.js';
import { loadStaticFiles } from './static-files.js';

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
  const folder = ownFile('dist/web');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
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
    const listening = await listen(server, port, host);
    if (listening.ok && options.inBackground) server.unref();
    if (listening.ok) return ok(runningApp(server, host, listening.value, options));
    if (listening.error === 'EADDRINUSE' && at + 1 < tries) continue;
    const [code, words] = MESSAGES[listening.error] ?? [
      'port-forbidden',
      () => `Can’t start the server: ${listening.error}.`,
    ];
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
