// Ends a script whose Node is older than the one package.json asks for, with one sentence. Every script imports this
// first: the modules after it need not work in such a Node. It uses no syntax that an old one can't read.

import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = needed.split('.').map(Number);

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`masu needs Node ${needed} or newer; this is Node ${process.versions.node}. Install a newer one.`);
  process.exit(32);
}
