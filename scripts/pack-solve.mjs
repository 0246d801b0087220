// `node scripts/pack-solve.mjs FOLDER`: packs rules, formats, and solvers alone, as `masu-solve`, into a tarball in FOLDER, and
// prints its path. For who needs `step` and `solve` and nothing else: no server, no sandbox, no queue, no page. It has the entry
// points of `masu` that lead into core, search, and solve, under the same names. Run it after a build.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { npmCommand } from './platform.mjs';
import { ROOT } from './setup.mjs';

const PACKAGES = ['core', 'search', 'solve'];
const NAME = 'masu-solve';

const ofRoot = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const isInside = (path) => PACKAGES.some((name) => path.startsWith(`./dist/${name}/`));
const dependencies = Object.assign(
  {},
  ...PACKAGES.map(
    (name) => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')).dependencies,
  ),
);

const manifest = {
  ...{ name: NAME, version: ofRoot.version, license: ofRoot.license, author: ofRoot.author },
  description: 'The rules, formats, and solvers of masu, for Sokoban and Futoshiki',
  ...{ homepage: ofRoot.homepage, repository: ofRoot.repository, bugs: ofRoot.bugs, type: 'module' },
  ...{ engines: ofRoot.engines, sideEffects: false },
  exports: Object.fromEntries(
    Object.entries(ofRoot.exports).filter(([entry, to]) => entry === './package.json' || isInside(to.default)),
  ),
  dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@masu/'))),
};

const README = `# ${NAME}

Rules, formats, and solvers of [masu](${ofRoot.homepage}) for Sokoban and Futoshiki, and nothing else of it. Every entry point has the name
that it has in \`masu\`: ${Object.keys(manifest.exports)
  .filter((entry) => entry !== './package.json')
  .map((entry) => `\`${NAME}${entry.slice(1)}\``)
  .join(', ')}.

\`\`\`js
import { SOKOBAN } from '${NAME}/sokoban';
\`\`\`
`;

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Name the folder for the tarball: node scripts/pack-solve.mjs FOLDER');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'masu-solve-'));
try {
  for (const name of PACKAGES) {
    cpSync(join(ROOT, 'dist', name), join(folder, 'dist', name), {
      recursive: true,
      // Maps lead to sources, which only the whole package has.
      filter: (path) => !path.endsWith('.map'),
    });
  }
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), README);
  mkdirSync(resolve(target), { recursive: true });
  const { command, words, options } = npmCommand();
  const packed = spawnSync(
    command,
    [...words, 'pack', '--json', '--ignore-scripts', '--pack-destination', resolve(target)],
    { cwd: folder, encoding: 'utf8', ...options },
  );
  if (packed.status !== 0) throw new Error(packed.stderr);
  console.log(join(resolve(target), JSON.parse(packed.stdout)[0].filename));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
