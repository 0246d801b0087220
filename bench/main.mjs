// `npm run bench -- NAME ARGS`: runs one suite of bench/suites; without a name, lists them.
// Times are CPU times, next to a reference from the same run; nothing here is a test.

import '../scripts/require-node.mjs';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'suites');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4));
const [name, ...args] = process.argv.slice(2);
const load = (suite) => import(pathToFileURL(join(folder, `${suite}.mjs`)).href);

if (name && names.includes(name)) {
  await (await load(name)).run(args);
} else {
  if (name) console.error(`No suite is called ${name}.`);
  for (const suite of names) console.log(`npm run bench -- ${suite.padEnd(12)} ${(await load(suite)).about}`);
  process.exitCode = name ? 31 : 0;
}
