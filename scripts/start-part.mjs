// How to start masu, for README.md and docs/README.md. `masu.isPublished` of package.json is the one place that says whether the npm
// package and the website are there: set it with the first release, and run `node scripts/print-docs.mjs`.

import './require-node.mjs';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package.json');
const { homepage, repository, name, masu } = JSON.parse(readFileSync(PACKAGE, 'utf8'));

const APP_LINK = `[Play in the browser](${homepage}/app/)`;
const REPOSITORY = repository.url.replace(/^git\+/, '');
const FOLDER = REPOSITORY.replace(/^.*\/|\.git$/g, '');

const CLONE = `\`\`\`
git clone ${REPOSITORY}
cd ${FOLDER}
npm start    # installs and builds on the first run, then opens the menu
\`\`\``;

const INSTALL = `\`\`\`
npm install --global ${name}    # the program
npm install ${name}             # the library
\`\`\``;

/** `hasApp`: the page stands beside the app, as on the website. */
export function startPart({ isPublished = masu.isPublished, hasApp = isPublished } = {}) {
  const parts = [
    ...(hasApp ? [APP_LINK] : []),
    ...(isPublished ? ['You need Node 20.19 or newer.', INSTALL, 'Or in a clone:', CLONE] : []),
    ...(isPublished ? [] : ['You need Node 20.19 or newer and Git; masu is not on npm yet.', CLONE]),
  ];
  return parts.join('\n\n');
}

/** A page with this part in its place. */
export const withStart = (text, options) =>
  text.replace(
    /(<!-- start: printed -->\n)[\s\S]*?(<!-- end -->)/,
    (_all, from, to) => `${from}\n${startPart(options)}\n\n${to}`,
  );
