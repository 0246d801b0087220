// Gathers the built program into a few files, dist/bin/: a trivial level is solved in the time it takes to open them,
// and Node opens ten files far sooner than three hundred. The library doors stay as the compiler wrote them.
// Paths that a module resolves from its own place keep their meaning: its `import.meta.url` still names the original.

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');

const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    const place = relative(dist, id).replaceAll('\\', '/');
    // The worker is gathered too, beside the program, so the one who opens it looks beside itself.
    if (place.startsWith('..') || place === 'jobs/node/workers.js' || !code.includes('import.meta.url')) return null;
    return code.replaceAll('import.meta.url', `new URL('../${place}', import.meta.url).href`);
  },
};

await build({
  configFile: false,
  root: dist,
  publicDir: false,
  logLevel: 'warn',
  plugins: [keepPlaces],
  // write-file-atomic asks for its own file name, which a gathered file has not; it is opened only to write.
  ssr: { noExternal: true, external: ['write-file-atomic'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: join(dist, 'bin'),
    emptyOutDir: true,
    rollupOptions: {
      input: { masu: join(dist, 'cli/main.js'), worker: join(dist, 'jobs/node/worker.js') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
