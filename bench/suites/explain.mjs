// What explaining a level costs, table and words included: CPU time of the process, per level, over every own Sokoban level
// and the level files named as arguments, and a sum over all texts that stays the same as long as the words do. A level
// without a table is not counted. Prints the figures of docs/explaining.md.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { explainSokobanNow } from '@masu/studio/sokoban/explain/explain.js';
import { explanationReport, walkthroughReport } from '@masu/studio/sokoban/explain/fact-report.js';

export const about = 'the CPU time of explaining levels; `explain FILE…` adds files to the own levels';

const FOLDER = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'levels/sokoban');

function readLevels(file) {
  const text = readFileSync(file, 'utf8');
  return recognizeFormat(text, extname(file))
    .parse(text)
    .levels.map((read) => validateLevel(read.value).value);
}

function cpuMillis() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function report(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  const figures = `${at(0.5)} / ${at(0.95)} / ${at(1)} ms (median, 95th percentile, most)`;
  console.log(`${name}: ${times.length} levels, ${figures}`);
}

export function run(files) {
  const own = readdirSync(FOLDER).filter((name) => name.endsWith('.xsb'));
  const sets = [['own levels', own.map((name) => join(FOLDER, name))], ...files.map((file) => [file, [file]])];
  const texts = createHash('sha256');
  const all = [];
  for (const [name, paths] of sets) {
    const times = [];
    for (const level of paths.flatMap(readLevels)) {
      const before = cpuMillis();
      const made = explainSokobanNow(level);
      const said = made.verdict === 'explained' ? [explanationReport(made), walkthroughReport(made)] : made;
      const millis = cpuMillis() - before;
      texts.update(JSON.stringify(said));
      if (made.positions !== undefined) times.push(millis);
    }
    report(name, times);
    all.push(...times);
  }
  if (files.length > 0) report('together', all);
  console.log(`sum of all texts: ${texts.digest('hex').slice(0, 16)}`);
}
