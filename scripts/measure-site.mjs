// `node scripts/measure-site.mjs`: Lighthouse's four marks for one page of every kind of the site, as on a phone and on a
// desktop. Run `npm run site` first, and nothing beside it: the mark for performance falls with the machine's load.
// Lighthouse is no dependency; npx gets it. `--runs 3` takes the middle of three runs. Ends with 1 if a mark is below 95.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from './needs/chromium.mjs';
import { npmCommand } from './platform.mjs';
import { ROOT } from './setup.mjs';
import { serveFolder } from './static-server.mjs';

const OUT = join(ROOT, 'site/dist');
const LEAST = 95;

/** The document with the longest page, apart from the tables that have rows of their own below. */
const longestGuide = () =>
  readdirSync(join(OUT, 'docs'))
    .filter((name) => name.endsWith('.html') && !/^(records|arena|results)\./.test(name))
    .sort((a, b) => statSync(join(OUT, 'docs', b)).size - statSync(join(OUT, 'docs', a)).size)[0];

const PAGES = () => [
  ['landing', ''],
  ['app', 'app/index.html'],
  ['lesson', 'docs/lessons/1-what-a-state-is.html'],
  ['guide: web', 'docs/web.html'],
  ['guide: longest', `docs/${longestGuide()}`],
  ['API: an entry point', 'api/node-host/library/index.html'],
  ['API: a name', 'api/node-host/library/variables/solve.html'],
  ['records', 'docs/records.html'],
  ['arena', 'docs/arena.html'],
];

async function measure(url, isDesktop, report) {
  const { command, words, options } = npmCommand();
  const lighthouse = ['exec', '--yes', '--package=lighthouse', '--', 'lighthouse', url, '--quiet', '--output=json'];
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const all = [...words, ...lighthouse, `--output-path=${report}`, `--chrome-flags=${flags}`];
  const child = spawn(command, isDesktop ? [...all, '--preset=desktop'] : all, {
    ...options,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: ensureChromium() },
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}\n${said}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const marks = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round(100 * categories[name].score),
  );
  return { marks, blocked: audits['total-blocking-time'].numericValue };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
if (!existsSync(join(OUT, 'index.html'))) throw new Error('Run `npm run site` first.');
const { server, origin } = await serveFolder(OUT, {
  pathOf: (path) => path.replace(/^\/masu\//, '/'),
  isPacking: true,
});
const folder = mkdtempSync(join(tmpdir(), 'masu-lighthouse-'));
let isLow = false;
try {
  console.log('page | screen | performance | accessibility | best practices | SEO | blocked, ms');
  for (const [name, path] of PAGES()) {
    for (const screen of ['phone', 'desktop']) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run++) {
        const url = `${origin}/masu/${path}`;
        runs.push(await measure(url, screen === 'desktop', join(folder, 'report.json')));
      }
      runs.sort((a, b) => a.marks[0] - b.marks[0]);
      const { marks, blocked } = runs[Math.floor(runs.length / 2)];
      isLow ||= marks.some((mark) => mark < LEAST);
      console.log([name, screen, ...marks, Math.round(blocked)].join(' | '));
    }
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
if (isLow) console.error(`A mark is below ${LEAST}.`);
process.exitCode = isLow ? 1 : 0;
