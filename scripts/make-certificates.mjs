// Makes the certificates in proof/xsokoban: for every level of XSokoban that scripts/records.json says is proven, and for those
// named with their pushes, the proof that no solution has fewer. After a build:
//
//   node scripts/make-certificates.mjs XSokoban.txt [25=386 62=245 …]
//
// The levels are not ours, so the files have no header: neither board nor solution. `masu verify XSokoban.txt
// proof/xsokoban/25.sokcert --level 25` checks one, and so does proof/sokcheck.c; a test checks them all with both.

import './require-node.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { readLevels } = await import(join(root, 'dist/jobs/index.js'));
const { proveClaim, verifyCertificate } = await import(join(root, 'dist/sokoban/index.js'));
const CPU_MILLIS = 60_000;

const [file, ...more] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Give the file of the XSokoban levels.\n');
  process.exit(31);
}
const records = JSON.parse(readFileSync(join(root, 'scripts/records.json'), 'utf8')).levels.XSokoban;
const proven = Object.entries(records).flatMap(([level, { pushes }]) =>
  pushes && pushes[0] === pushes[2] ? [[Number(level), pushes[0]]] : [],
);
const named = more.map((pair) => pair.split('=').map(Number));
const read = readLevels(readFileSync(file, 'latin1'), { name: 'levels.txt' });
if (!read.ok) throw new Error(read.error.message);
const folder = join(root, 'proof/xsokoban');
mkdirSync(folder, { recursive: true });
const cpu = () => process.cpuUsage().user / 1000;
const watch = { now: () => performance.now(), cpu, stopped: () => false, report: () => {} };

for (const [number, fewest] of [...proven, ...named]) {
  const level = read.value.levels[number - 1].level.value;
  const began = cpu();
  const proving = proveClaim(level, { metric: 'pushes', fewest }, { cpuMillis: CPU_MILLIS }, watch);
  let next = proving.next();
  while (!next.done) next = proving.next();
  const checkBegan = cpu();
  const verified = next.value && verifyCertificate(level, next.value);
  const figures = `${((checkBegan - began) / 1000).toFixed(2)} s, check ${((cpu() - checkBegan) / 1000).toFixed(2)} s`;
  if (verified?.verified) writeFileSync(join(folder, `${number}.sokcert`), next.value);
  const result = verified?.verified ? `${next.value.length} bytes, ${verified.positions} positions` : 'no certificate';
  process.stdout.write(`${number}: ${fewest} pushes: ${result}; ${figures}\n`);
}
