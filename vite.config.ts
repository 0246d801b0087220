// Builds the web app from packages/web/src to dist/web, after the program in dist, which reads our own levels for it. Relative addresses (the folder works on any static host, in any path),
// names by content hash, and a service worker that knows every file of this build.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { noteBundledPackages } from './scripts/bundled-packages.mjs';
import { ownLevels } from './scripts/own-levels.mjs';
import { withSlashes } from './scripts/platform.mjs';
import { chunkFileName, chunkGroups, filesAskedFor, hasSideEffects } from './scripts/web-chunks.mjs';

const WEB = join(import.meta.dirname, 'packages/web/src');
const treeshake = { moduleSideEffects: hasSideEffects };
const OUT = join(import.meta.dirname, 'dist/web');
/** Packages of others in the page and its workers. */
const BUNDLED = new Set<string>();
const PRECACHE_MARK = '__PRECACHE__';

function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, join(under, entry.name)) : [join(under, entry.name)],
  );
}

/** Every page waits for the saved data: what reads them is asked for with the page, not by its script. */
function earlySaves(): Plugin {
  return {
    name: 'masu-early-saves',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.fileName.startsWith('assets/saves/later'))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

const LANGUAGES = readdirSync(join(import.meta.dirname, 'languages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The language that a built file is for, if it is a catalog. */
const languageOf = (file: string): readonly [] | readonly [language: string] => {
  const language = LANGUAGES.find((id) => new RegExp(`/\\w+\\.${id}-[\\w-]{8}\\.js$`).test(file));
  return language === undefined ? [] : [language];
};

/** Writes the list of all built files, each with a hash of its content and its language, into the service worker. */
function precache(): Plugin {
  return {
    name: 'masu-precache',
    apply: 'build',
    writeBundle() {
      const worker = join(OUT, 'service-worker.js');
      const files = filesBelow(OUT)
        .map(withSlashes)
        .filter((file) => file !== 'service-worker.js' && !file.endsWith('.map') && !file.includes('x-pseudo'))
        .sort()
        .map((file) => {
          const hash = createHash('sha256')
            .update(readFileSync(join(OUT, file)))
            .digest('hex')
            .slice(0, 16);
          return [file === 'index.html' ? './' : `./${file}`, hash, ...languageOf(file)];
        });
      const code = readFileSync(worker, 'utf8');
      if (!code.includes(PRECACHE_MARK)) throw new Error('the service worker lost its place for the list of files');
      writeFileSync(
        worker,
        code.replace(/(['"`])__PRECACHE__\1/, () => JSON.stringify(JSON.stringify(files))),
      );
    },
  };
}

export default defineConfig({
  root: WEB,
  base: './',
  // Our own packages are read from their sources.
  resolve: { conditions: ['masu-source', ...defaultClientConditions] },
  publicDir: join(WEB, 'public'),
  plugins: [ownLevels(), earlySaves(), precache(), noteBundledPackages('web', BUNDLED)],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [noteBundledPackages('web', BUNDLED)],
    rollupOptions: { treeshake, checks: { pluginTimings: false } },
  },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: filesAskedFor },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        index: join(WEB, 'index.html'),
        'service-worker': join(WEB, 'offline/service-worker.ts'),
      },
      output: {
        codeSplitting: { groups: chunkGroups(WEB) },
        chunkFileNames: chunkFileName(WEB),
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
      treeshake,
      checks: { pluginTimings: false },
    },
  },
});
