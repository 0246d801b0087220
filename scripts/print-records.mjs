// Prints docs/records.md, the best pushes and moves known per level, from scripts/records.json. With run folders of
// `masu batch` as arguments it first merges their results into that file: `node scripts/print-records.mjs RUN-FOLDER…`.
// A result replaces a known one if it is proven and the known one is not, or shorter, or has a higher lower bound. Of `any`,
// which proves nothing, the solution counts where the optimal solvers found none as good. Solutions and boards are not
// stored, only figures. A test checks that the page is current.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const METRICS = { 'push-optimal': 'pushes', 'move-optimal': 'moves', any: 'found' };
const SOLVERS = { pushes: 'push-optimal', moves: 'move-optimal', found: 'any' };
const OWN = /^\d-/;

/** One line per job of a run folder that ended with a verdict: which level, and its figures. */
export function resultsOf(manifest, plan, reports) {
  const planned = new Map(plan.map((row) => [row.key, row]));
  return reports.flatMap(({ key, reported }) => {
    const row = planned.get(key);
    const report = reported?.value;
    const metric = METRICS[row?.job?.solver];
    if (!metric || !report || report.verdict === 'unsolvable') return [];
    const best = report.verdict === 'solved' ? report : report.best;
    const { limits } = row.job;
    const run = [
      manifest.program.build,
      manifest.planned.slice(0, 10),
      limits.cpuMillis / 1000,
      limits.bytes / 2 ** 20,
    ];
    // reports of older versions have the CPU time of the proof as a note
    const cpuMillis = report.effort.proof?.cpuMillis ?? report.notes?.proofCpuMillis ?? report.effort.cpuMillis;
    const cpu = Math.ceil(cpuMillis / 10) / 100;
    const isProven = report.verdict === 'solved' && report.claim === 'optimal';
    const isTieOpen = isProven && report.notes?.tieBreak === 'unproven';
    const figures = {
      ...(best ? { pushes: best.pushes, moves: best.moves } : {}),
      bound: isProven ? best[metric] : (report.lowerBound ?? 0),
      proof: isProven ? (isTieOpen ? 'first' : 'both') : 'open',
      cpu,
      run,
    };
    return row.places.map((place) => ({
      collection: place.collection ?? basename(place.file).replace(/\.\w+$/, ''),
      // a file with some levels of a collection has their numbers as titles
      level: /^\d+$/.test(place.title ?? '') ? Number(place.title) : place.number,
      metric,
      figures,
    }));
  });
}

const PROOFS = ['open', 'first', 'both'];

/** Whether the first result is better. */
function isBetter(a, b, metric) {
  if (!b) return true;
  if (a.proof !== b.proof) return PROOFS.indexOf(a.proof) > PROOFS.indexOf(b.proof);
  const score = ({ pushes = Infinity, moves = Infinity }) => (metric === 'pushes' ? [pushes, moves] : [moves, pushes]);
  const [[first, second], [knownFirst, knownSecond]] = [score(a), score(b)];
  if (first !== knownFirst) return first < knownFirst;
  if (a.bound !== b.bound) return a.bound > b.bound;
  return second < knownSecond || (second === knownSecond && a.cpu < b.cpu);
}

/** `records`: collection → level → metric → figures. */
export function merge(records, results) {
  for (const { collection, level, metric, figures } of results) {
    records[collection] ??= {};
    records[collection][level] ??= {};
    const known = records[collection][level][metric];
    // A certificate stays true; of a bound that has risen since, it proves a part.
    const certificate = known?.certificate;
    if (isBetter(figures, known, metric))
      records[collection][level][metric] = { ...figures, ...(certificate ? { certificate } : {}) };
  }
  return records;
}

/**
 * The best figures of a metric: those of its own solver, or the solution of another one if nothing is proven and that
 * is better. Throws if that contradicts a proof.
 */
function bestFigures(row, metric) {
  const own = row[metric];
  if (!own) return undefined;
  let best = own;
  for (const other of [row[metric === 'pushes' ? 'moves' : 'pushes'], row.found]) {
    if (other?.[metric] === undefined || other[metric] >= (best[metric] ?? Infinity)) continue;
    if (own.proof !== 'open') throw new Error(`${own[metric]} ${metric} are proven, and ${other[metric]} were found`);
    best = { ...own, pushes: other.pushes, moves: other.moves, ...(other === row.found ? { foundIn: other.run } : {}) };
  }
  return best;
}

const byName = (a, b) => Number(OWN.test(a)) - Number(OWN.test(b)) || a.localeCompare(b, 'en', { numeric: true });
const number = (value) => value.toLocaleString('en-US');

function table(head, rows) {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function proofWords({ proof, bound, ...best }, metric) {
  if (proof === 'both') return 'proven';
  if (proof === 'first') return 'proven, tie-break open';
  if (best[metric] === undefined) return `open, at least ${number(bound)}`;
  return `open by ${number(best[metric] - bound)}, at least ${number(bound)}`;
}

/** `767 bytes, 0.01 s`; if the certificate proves less than the bound, what it proves comes first. */
function certificateWords({ bound, certificate }) {
  if (!certificate) return '';
  const { fewest, bytes, seconds } = certificate;
  return `${fewest < bound ? `${number(fewest)}: ` : ''}${number(bytes)} bytes, ${seconds.toFixed(2)} s`;
}

function cellsOf(figures, metric, runs) {
  if (!figures) return ['', '', '', '', ''];
  const { pushes, moves, cpu, run, foundIn } = figures;
  const [first, second] = metric === 'pushes' ? [pushes, moves] : [moves, pushes];
  const best = first === undefined ? 'none' : `${number(first)} (${number(second)})`;
  const letters = [
    runs.get(JSON.stringify([metric, run])),
    ...(foundIn ? [runs.get(JSON.stringify(['found', foundIn]))] : []),
  ];
  const words = [proofWords(figures, metric), cpu.toFixed(2), letters.join(', ')];
  return [best, ...words, certificateWords(figures)];
}

function section(collection, levels) {
  const file = OWN.test(collection) ? `levels/sokoban/${collection}.xsb` : `${collection}.txt`;
  const runs = new Map();
  const numbers = Object.keys(levels).map(Number);
  const commands = [];
  const counts = ['pushes', 'moves', 'found'].map((metric) => {
    const all = numbers.flatMap((level) => levels[level][metric] ?? []);
    for (const { run } of all) {
      const key = JSON.stringify([metric, run]);
      if (runs.has(key)) continue;
      const letter = String.fromCharCode(97 + runs.size);
      runs.set(key, letter);
      const [build, date, seconds, mebibytes] = run;
      commands.push(
        `- ${letter}: \`masu solve ${file} --level N --solver ${SOLVERS[metric]} --cpu ${seconds} --memory ${mebibytes}\` (build ${build}, ${date})`,
      );
    }
    const proven = all.filter(({ proof }) => proof !== 'open').length;
    const certified = all.filter(({ proof, bound, certificate }) => proof !== 'open' && certificate?.fewest === bound);
    const words = certified.length > 0 ? `, ${certified.length} with a certificate` : '';
    return all.length === 0 || metric === 'found'
      ? undefined
      : `${proven} of ${all.length} proven in ${metric}${words}`;
  });
  const rows = numbers.map((level) => [
    String(level),
    ...cellsOf(bestFigures(levels[level], 'pushes'), 'pushes', runs),
    ...cellsOf(bestFigures(levels[level], 'moves'), 'moves', runs),
  ]);
  const ofMetric = ['proof', 'CPU s', 'run', 'certificate'];
  const head = ['level', 'pushes (moves)', ...ofMetric, 'moves (pushes)', ...ofMetric];
  // Columns without an entry are left out.
  const isShown = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const shownOf = (row) => row.filter((_, column) => isShown[column]);
  return `## ${collection}

${counts.filter(Boolean).join('; ')}.

${commands.join('\n')}

${table(shownOf(head), rows.map(shownOf))}
`;
}

const HEAD = `# Records

The best pushes and moves that masu has found per level, and what is proven about them. \`node scripts/print-records.mjs\` prints this
page from \`scripts/records.json\`; with run folders of \`masu batch\` ([experiments.md](experiments.md)) as arguments, it merges their
results first.

- **pushes (moves)**: the fewest pushes, and the moves of that solution; **moves (pushes)**: the fewest moves, and its pushes.
- **proof**: _proven_ means that no solution is better in the first figure, nor in the second at the same first; _tie-break open_ means
  that the second figure is not proven. _Open by n_ is the distance between the best solution and the proven lower bound.
- **CPU s**: one thread, up to the proof of the first figure, or the whole search where that was not recorded apart. Shared
  two-core machine under load: other runs differ by a third.
- **run**: the command that gave the row, with the number of the level for N, in the build named there (another may find more or less); after a comma, the one that found the solution.
- **certificate**: the size of the proof that no solution has fewer, and the CPU time of its check in TypeScript
  ([certificates.md](certificates.md)); _proof/xsokoban_ has those of XSokoban. A number in front is the bound that the certificate proves
  where that is not the whole one. \`node scripts/make-certificates.mjs\` makes them.

The levels of XSokoban and Microban are not part of masu; the numbers are those of the published collections.
`;

export function printRecords(records) {
  const sections = Object.keys(records).sort(byName);
  return [HEAD, ...sections.map((collection) => section(collection, records[collection]))].join('\n');
}

/**
 * The records as text, one line per level, so that a change of one result is a change of one line. Per metric: pushes, moves,
 * bound, proof, CPU seconds, number of the run, and of a certificate what it proves, bytes, seconds of its check.
 */
export function writeRecords(records) {
  const runs = [];
  const numberOf = (run) => {
    const text = JSON.stringify(run);
    if (!runs.includes(text)) runs.push(text);
    return runs.indexOf(text);
  };
  const rowOf = ({ pushes = null, moves = null, bound, proof, cpu, run, certificate }) => [
    ...[pushes, moves, bound, proof, cpu],
    numberOf(run),
    ...(certificate ? [[certificate.fewest, certificate.bytes, certificate.seconds]] : []),
  ];
  const collections = Object.keys(records)
    .sort(byName)
    .map((name) => {
      const levels = Object.entries(records[name]).map(([level, row]) => {
        const metrics = Object.entries(row).map(([metric, figures]) => [metric, rowOf(figures)]);
        return `      "${level}": ${JSON.stringify(Object.fromEntries(metrics))}`;
      });
      return `    ${JSON.stringify(name)}: {\n${levels.join(',\n')}\n    }`;
    });
  const listed = runs.map((run) => `    ${run}`).join(',\n');
  return `{\n  "runs": [\n${listed}\n  ],\n  "levels": {\n${collections.join(',\n')}\n  }\n}\n`;
}

export function readRecords(text) {
  const { runs, levels } = JSON.parse(text);
  const figuresOf = ([pushes, moves, bound, proof, cpu, run, certificate]) => ({
    ...(pushes === null ? {} : { pushes, moves }),
    ...{ bound, proof, cpu, run: runs[run] },
    ...(certificate ? { certificate: { fewest: certificate[0], bytes: certificate[1], seconds: certificate[2] } } : {}),
  });
  const mapped = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
  return mapped(levels, (rows) => mapped(rows, (row) => mapped(row, figuresOf)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(fileURLToPath(import.meta.url), '../..');
  const json = join(root, 'scripts/records.json');
  const lines = (path) =>
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const records = readRecords(readFileSync(json, 'utf8'));
  for (const folder of process.argv.slice(2)) {
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    merge(records, resultsOf(manifest, lines(join(folder, 'plan.jsonl')), lines(join(folder, 'reports.jsonl'))));
  }
  writeFileSync(json, writeRecords(records));
  writeFileSync(join(root, 'docs/records.md'), printRecords(records));
}
