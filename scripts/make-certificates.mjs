// Makes the certificates of the lower bounds in scripts/records.json, notes their size and the CPU time of their check there, and
// saves those of XSokoban in proof/xsokoban. After a build:
//
//   node scripts/make-certificates.mjs XSokoban XSokoban.txt pushes [SECONDS [LEVEL…]]
//
// SECONDS: CPU for each claim (default: 60). An open bound that the lemmas don't reach in that time is tried again two lower, some
// times; one that they reach, two higher, as long as that succeeds. A saved file that proves as much is kept. Afterward, `node scripts/print-records.mjs` prints docs/records.md. The levels are not
// ours, so the files have no header: neither board nor solution. A test checks them all with both checkers.

import './require-node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecords, writeRecords } from './print-records.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { readLevels } = await import('@masu/engine/jobs/puzzles/read-levels.js');
const { proveClaim } = await import('@masu/solve/sokoban/certificates/prove-claim.js');
const { verifyCertificate } = await import('@masu/solve/sokoban/certificates/verify-certificate.js');
const SAVED = { XSokoban: 'proof/xsokoban' };
const MAX_TRIES = 4;

const [collection, file, metric, seconds = '60', ...chosen] = process.argv.slice(2);
if (!file || !['pushes', 'moves'].includes(metric)) {
  process.stderr.write('Give a collection of scripts/records.json, its file, and pushes or moves.\n');
  process.exit(31);
}
const json = join(root, 'scripts/records.json');
const read = readLevels(readFileSync(file, 'latin1'), { name: 'levels.txt' });
if (!read.ok) throw new Error(read.error.message);
const folder = SAVED[collection] && join(root, SAVED[collection]);
if (folder) mkdirSync(folder, { recursive: true });
const cpu = () => process.cpuUsage().user / 1000;
const watch = { now: () => performance.now(), cpu, stopped: () => false, report: () => {} };

function prove(level, fewest) {
  const proving = proveClaim(level, { metric, fewest }, { cpuMillis: Number(seconds) * 1000 }, watch);
  let next = proving.next();
  while (!next.done) next = proving.next();
  return next.value;
}

/** What bytes prove about a level, and what the check took; undefined: nothing. */
function checked(level, bytes) {
  const began = cpu();
  const verified = bytes && verifyCertificate(level, bytes);
  if (!verified?.verified || verified.claim.metric !== metric) return undefined;
  return { fewest: verified.claim.fewest, bytes: bytes.length, seconds: Math.ceil((cpu() - began) / 10) / 100 };
}

let made = 0;
for (const [number, row] of Object.entries(readRecords(readFileSync(json, 'utf8'))[collection])) {
  const bound = row[metric]?.bound ?? 0;
  if (bound === 0 || (chosen.length > 0 && !chosen.includes(number))) continue;
  const level = read.value.levels[Number(number) - 1].level.value;
  const path = folder && join(folder, `${number}.sokcert`);
  const began = cpu();
  let certificate = path && existsSync(path) ? checked(level, readFileSync(path)) : undefined;
  const isOpen = row[metric].proof === 'open';
  const least = Math.max(certificate?.fewest ?? 0, bound - 2 * (isOpen ? MAX_TRIES : 1), 0);
  const takes = (fewest) => {
    const bytes = prove(level, fewest);
    const found = checked(level, bytes);
    if (found && path) writeFileSync(path, bytes);
    certificate = found ?? certificate;
    return found !== undefined;
  };
  for (let fewest = bound; fewest > least && !takes(fewest); ) fewest -= 2;
  while (isOpen && certificate?.fewest >= bound && takes(certificate.fewest + 2));
  const result = certificate ? `${certificate.fewest}, ${certificate.bytes} bytes, ${certificate.seconds} s` : 'none';
  process.stdout.write(`${number}: at least ${bound}: ${result}; ${((cpu() - began) / 1000).toFixed(2)} s in all\n`);
  if (!certificate) continue;
  made++;
  // Read again: another run may have noted something in the meantime.
  const records = readRecords(readFileSync(json, 'utf8'));
  const now = records[collection][number][metric];
  now.certificate = certificate;
  now.bound = Math.max(now.bound, certificate.fewest);
  writeFileSync(json, writeRecords(records));
}
process.stdout.write(`${made} certificates; ${(cpu() / 1000).toFixed(1)} CPU s\n`);
