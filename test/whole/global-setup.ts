// Resources that take long to start and are shared by all test files: a browser with the web app, and the package as
// others install it. Vitest's own process owns them. Each is started when the first test asks for it, so that a run
// that needs none starts none, and ended after the last file.

import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { npm } from './npm.js';
import { serve } from './serve.js';
import type { SharedThings } from './shared-thing.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Started<Given> {
  readonly given: Given;
  end(): unknown;
}

const STARTERS: { readonly [Name in keyof SharedThings]: () => Promise<Started<SharedThings[Name]>> } = {
  app: startApp,
  package: installPackage,
};

async function startApp(): Promise<Started<SharedThings['app']>> {
  const { CHROMIUM_FLAGS, ensureChromium } = (await import(join(ROOT, 'scripts/needs/chromium.mjs'))) as {
    CHROMIUM_FLAGS: string[];
    ensureChromium: () => string;
  };
  const { server, address } = await serve('--port', '0');
  // If the run is interrupted, nobody calls `end`.
  process.once('exit', () => server.kill());
  // A machine under load starts a browser in a minute or two.
  const options = { executablePath: ensureChromium(), args: CHROMIUM_FLAGS, timeout: 300_000 };
  const browser = await chromium.launchServer(options);
  return {
    given: { address, browser: browser.wsEndpoint() },
    async end() {
      server.kill();
      await browser.close();
    },
  };
}

/** Packed and installed once in a run of scripts/test.mjs; every project of tests gets a copy that it may write to. */
async function installPackage(): Promise<Started<SharedThings['package']>> {
  const folder = mkdtempSync(join(tmpdir(), 'masu-package-'));
  const consumer = join(folder, 'consumer');
  const whole = process.env.MASU_RUN_FOLDER;
  const kept = whole && join(whole, 'consumer');
  if (kept && existsSync(kept)) cpSync(kept, consumer, { recursive: true, verbatimSymlinks: true });
  else await packInto(folder, consumer);
  if (kept && !existsSync(kept)) cpSync(consumer, kept, { recursive: true, verbatimSymlinks: true });
  return { given: { consumer }, end: () => rmSync(folder, { recursive: true, force: true }) };
}

async function packInto(folder: string, consumer: string): Promise<void> {
  const packed = await npm(['pack', '--json', '--pack-destination', folder], ROOT);
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ filename: string }];
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"name":"consumer","private":true,"type":"module"}\n');
  const options = ['--prefer-offline', '--fetch-retries=5', '--no-audit', '--no-fund'];
  await npm(['install', ...options, join(folder, filename)], consumer);
}

/** Vitest calls it once, before the first test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Started<unknown>>>();
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1) as keyof SharedThings;
    try {
      const thing = started.get(name) ?? STARTERS[name]();
      started.set(name, thing);
      response.end(JSON.stringify((await thing).given));
    } catch (error) {
      response.statusCode = 500;
      response.end(String((error as Error).stack));
    }
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedThings', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const thing of started.values()) await thing.then(({ end }) => end()).catch(() => {});
  };
}
