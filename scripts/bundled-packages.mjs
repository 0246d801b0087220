// A plugin of Vite that notes which packages of others a build contains, in node_modules/.masu. From these notes
// `print-notices.mjs` makes THIRD-PARTY-NOTICES.md.

import './require-node.mjs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withSlashes } from './platform.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const notePath = (build) => join(ROOT, `node_modules/.masu/bundled-${build}.json`);
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Notes the packages of the build of this name. Workers are bundles of their own: each gets the plugin too. */
export function noteBundledPackages(build, found = new Set()) {
  return {
    name: 'masu-bundled-packages',
    generateBundle(_options, bundle) {
      for (const { modules = {} } of Object.values(bundle)) {
        for (const id of Object.keys(modules)) {
          const name = PACKAGE.exec(withSlashes(id))?.[1];
          if (name && !withSlashes(id).includes('/node_modules/vite/')) found.add(name);
        }
      }
      mkdirSync(dirname(notePath(build)), { recursive: true });
      writeFileSync(notePath(build), JSON.stringify([...found].sort()));
    },
  };
}

const BUILDS = [
  ['bin', '`dist/bin` (the command)'],
  ['web', '`dist/web` (the web app)'],
  ['script-tag', '`dist/script-tag` (the library as one file)'],
];

/** The text of THIRD-PARTY-NOTICES.md for what was built last. */
export function makeNotices() {
  const builds = BUILDS.map(([build, what]) => [what, JSON.parse(readFileSync(notePath(build), 'utf8'))]);
  const names = [...new Set(builds.flatMap(([, packages]) => packages))].sort();
  const parts = names.map((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
    if (!license) throw new Error(`${name} names no license`);
    const where = builds.filter(([, packages]) => packages.includes(name)).map(([what]) => what);
    const head = `## ${name} ${version}\n\n${license}; in ${where.join(', ')}.`;
    const by = typeof author === 'string' ? author : (author?.name ?? 'not named');
    if (!file) return `${head} The package has no license file. Author: ${by.replace(/ *[<(].*/, '')}.\n`;
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim();
    return `${head}\n\n\`\`\`\`\n${text}\n\`\`\`\`\n`;
  });
  return `# Third-party notices

masu's package and web app contain the packages below, each under its own license. Printed by
\`node scripts/print-notices.mjs\` from what the builds contain.

${parts.join('\n')}`;
}
