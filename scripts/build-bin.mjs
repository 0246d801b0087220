// Bundles the built program into a few files, dist/bin/, because Node opens ten files much faster than three hundred. The
// library entry points stay as the compiler wrote them. Paths that a module resolves relative to itself still work: its
// `import.meta.url` names the original file.

import './require-node.mjs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not at the top: a Node that is too old can't even load it.
const { build } = await import('vite');
const { noteBundledPackages } = await import('./bundled-packages.mjs');

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

/** Files that run as workers, bundled too, and the modules that open them by a path relative to themselves. */
const WORKERS = {
  'node-host/jobs/workers.js': 'node-host/jobs/worker.js',
};

const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    const place = relative(dist, id).replaceAll('\\', '/');
    if (place.startsWith('..') || place in WORKERS || !code.includes('import.meta.url')) return null;
    return code.replaceAll('import.meta.url', `new URL('../${place}', import.meta.url).href`);
  },
};

const bundle = (options, groups) =>
  build({
    configFile: false,
    root: dist,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepPlaces, noteBundledPackages('bin')],
    // write-file-atomic needs its own file name, which a bundled file doesn't have. bullmq and ioredis are optional
    // packages.
    ssr: { noExternal: true, external: ['write-file-atomic', 'bullmq', 'ioredis'] },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: join(dist, 'bin'),
      emptyOutDir: true,
      ...options,
      rollupOptions: {
        input: {
          masu: join(dist, 'program/cli/masu.js'),
          ...Object.fromEntries(Object.values(WORKERS).map((file) => [basename(file, '.js'), join(dist, file)])),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups },
        },
      },
    },
  });

/**
 * What is one file each, by the modules that ask for it: what every start reads, then what solving reads besides. The
 * bundler alone makes seventy files of it, one for each set of commands that share something.
 */
const PARTS = {
  start: ['program/cli/run-masu.js'],
  solve: ['program/cli/run-command.js', 'program/cli/commands/solve/solve.js'],
};

/** The modules that these import at once, by the chunks of a first build: whatever is not used has left them. */
function modulesRead(chunks, files) {
  const found = new Set();
  const ids = files.map((file) => join(dist, file));
  const open = chunks.filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id)));
  for (const chunk of open) {
    for (const id of chunk.moduleIds) found.add(id);
    const more = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    open.push(...more.filter((each) => !open.includes(each)));
  }
  // It waits for a command that imports the rest of its part, so it can't be in the same file.
  found.delete(join(dist, 'program/cli/run-masu.js'));
  return found;
}

const { output } = await bundle({ write: false }, []);
const chunks = output.filter(({ type }) => type === 'chunk');
await bundle(
  {},
  Object.entries(PARTS).map(([name, files], at) => {
    const modules = modulesRead(chunks, files);
    return { name, test: (id) => modules.has(id), priority: 2 - at, includeDependenciesRecursively: false };
  }),
);
