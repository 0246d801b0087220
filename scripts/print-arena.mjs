// Prints a table of docs/arena.md from run folders: `node scripts/print-arena.mjs RUN-FOLDER…` after a build. One row per
// collection, limit, and solver; of the same row in several folders, the first counts. `--beside NAME` prints the table of
// our solver beside the program NAME, with the lengths of what both solved.

import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const words = process.argv.slice(2);
const beside = words[0] === '--beside' ? words.splice(0, 2)[1] : undefined;
const mark = beside === undefined ? '' : `: beside ${beside}`;
const [BEGIN, END] = [`<!-- printed by scripts/print-arena.mjs${mark} -->`, '<!-- end -->'];
const folders = words;
if (folders.length === 0) throw new Error('Name at least one run folder.');
/** The reports of a folder by itself: of several together, the last one counts, whatever the limit. */
function reportsOf(folder) {
  const words = [join(ROOT, 'dist/bin/masu.js'), 'batch', 'report', folder, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const rows = new Map();
for (const report of folders.flatMap(reportsOf)) {
  const collection = report.file.replace(/^.*[\\/]|\.\w+$/g, '');
  const limit = report.limits?.cpuMillis === undefined ? '–' : `${report.limits.cpuMillis / 1000} s`;
  const key = [collection, limit, report.solver].join('\0');
  const row = rows.get(key) ?? [];
  if (row.length === 0 || row[0].run === report.run) rows.set(key, [...row, report]);
}
/** Until the answer: the tie-break after a proof is not needed for it. */
const seconds = ({ effort }) => (effort?.proof?.cpuMillis ?? effort?.cpuMillis ?? 0) / 1000;
/** Moves and pushes in all, of the levels of a collection that every solver of the table solved. */
function lengthsOf(collection, limit, reports) {
  const others = [...rows].filter(([key]) => key.startsWith(`${collection}\0${limit}\0`)).map(([, each]) => each);
  const solvedBy = (each) => new Set(each.filter(({ verdict }) => verdict === 'solved').map(({ level }) => level));
  const sets = others.map(solvedBy);
  const shared = reports.filter(({ level }) => sets.every((set) => set.has(level)));
  const sum = (field) => shared.reduce((total, report) => total + report[field], 0).toLocaleString('en');
  return [shared.length, sum('moves'), sum('pushes')];
}

const table = [...rows].map(([key, reports]) => {
  const [collection, limit, solver] = key.split('\0');
  const solved = reports.filter(({ verdict }) => verdict === 'solved');
  const within = (limit) => solved.filter((report) => seconds(report) <= limit).length;
  const proven = solved.filter(({ claim }) => claim === 'optimal').length;
  const cpu = reports.reduce((sum, report) => sum + seconds(report), 0).toFixed(1);
  const missed = reports.filter(({ verdict }) => verdict !== 'solved').map(({ level }) => level);
  const cells = [collection, limit, `\`${solver}\``, reports.length, within(1), solved.length, proven, `${cpu} s`];
  if (beside !== undefined) cells.push(...lengthsOf(collection, limit, reports));
  return `| ${[...cells, missed.length > 12 ? missed.length : missed.join(', ') || '–'].join(' | ')} |`;
});
const heads = [
  'collection',
  'CPU per level',
  'solver',
  'levels',
  'within 1 s',
  'solved',
  'proven shortest',
  'CPU in all',
];
if (beside !== undefined) heads.push('solved by all', 'their moves', 'their pushes');
heads.push('not solved');
const head = [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`];
const path = join(ROOT, 'docs/arena.md');
const [before, rest] = readFileSync(path, 'utf8').split(BEGIN);
const after = rest.slice(rest.indexOf(END) + END.length);
writeFileSync(path, `${before}${BEGIN}\n\n${[...head, ...table].join('\n')}\n\n${END}${after}`);
