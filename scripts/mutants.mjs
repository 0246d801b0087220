// `npm run mutants -- --seed N`: how well the quick tests see faults. Plants small faults in lines that the seed picks, one at a
// time, runs the tests that import the file, then all unit tests, and prints which faults were seen (killed) and which not
// (survived). It works in a copy; the project is never touched.

import './require-node.mjs';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { IS_WINDOWS } from './platform.mjs';
import { ROOT, setUp } from './setup.mjs';

const USAGE = `usage: npm run mutants -- [--seed N] [--count 60] [--in cli,web,…] [--at FILE:LINE]
  --seed N      which lines (default: a new one, which is printed)
  --count N     how many faults that compile (default: 60)
  --in AREAS    where (default: all of cli, web, terminal, session, saves, judge, jobs)
  --at F:L      every fault of one line instead
  --related     only the tests that import the file, not all unit tests after them`;

/** Where the faults are planted: folders of packages/. */
const AREAS = {
  cli: ['program/src/cli', 'program/src/host'],
  web: ['web/src'],
  terminal: ['program/src/terminal'],
  session: ['engine/src/session'],
  saves: ['program/src/saves', 'core/src/play', 'web/src/saves'],
  judge: ['engine/src/judge'],
  jobs: ['engine/src/jobs', 'node-host/src/jobs'],
};

/** Tables of texts, and what is made by the build. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|\/texts\/|\/catalogs\//;

/** A run of tests that takes longer than this has found a fault: the program no longer ends. */
const MAX_MILLIS = 900_000;

function refuse(message) {
  console.error(`mutants: ${message}\n${USAGE}`);
  process.exit(1);
}

function parsedOptions() {
  const options = {
    seed: { type: 'string' },
    count: { type: 'string', default: '60' },
    in: { type: 'string', default: Object.keys(AREAS).join(',') },
    at: { type: 'string' },
    related: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error.message);
  }
}

const sourcesOf = (area) =>
  AREAS[area].flatMap((folder) =>
    readdirSync(join(ROOT, 'packages', folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `packages/${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path)),
  );

/** Ends what is running. */
let endChild = () => {};

/** One process to its end: its exit code, or undefined if it took too long, and what it printed. */
function run(words, cwd) {
  return new Promise((resolve) => {
    // A group of its own: what it started ends with it.
    const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: !IS_WINDOWS });
    endChild = () => {
      try {
        process.kill(IS_WINDOWS ? child.pid : -child.pid, 'SIGKILL');
      } catch {}
    };
    let printed = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endChild();
    }, MAX_MILLIS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
      });
    child.on('close', (code) => {
      clearTimeout(timer);
      endChild = () => {};
      resolve({ code: isLate ? undefined : code, printed });
    });
  });
}

const options = parsedOptions();
if (options.help) {
  console.log(USAGE);
  process.exit(0);
}
const areas = options.in.split(',').map((area) => area.trim());
const unknown = areas.find((area) => !(area in AREAS));
if (unknown !== undefined)
  refuse(`unknown area ${JSON.stringify(unknown)}; there are ${Object.keys(AREAS).join(', ')}`);
for (const name of ['seed', 'count'])
  if (options[name] !== undefined && !/^\d{1,15}$/.test(options[name])) refuse(`--${name} takes a whole number`);
const place = options.at === undefined ? undefined : /^(.+):(\d+)$/.exec(options.at);
if (place === null) refuse('--at takes FILE:LINE');

setUp();
// Not at the top: what is built now.
const { mutated, mutationsOf } = await import('./mutants/mutations.mjs');
const { makeWorkCopy } = await import('./mutants/work-copy.mjs');
const { seededRandom } = await import('@masu/core/base/random.js');

const seed = Number(options.seed ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const copy = makeWorkCopy(() => endChild());

/** Whether the broken file still has the right types: one that has not is no fault that could be committed. */
async function compiles(path) {
  const isWeb = path.startsWith('packages/web/');
  const project = join(copy, 'tsconfig.mutant.json');
  const settings = {
    extends: isWeb ? './packages/web/tsconfig.json' : './tsconfig.base.json',
    compilerOptions: {
      ...{ noEmit: true, composite: false, incremental: false, customConditions: ['masu-source'] },
      ...(isWeb ? {} : { types: ['node'] }),
    },
    files: isWeb ? [path, 'packages/web/src/vite-env.d.ts'] : [path],
    include: [],
    references: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  const { code, printed } = await run(['node_modules/typescript/bin/tsc', '-p', project], copy);
  rmSync(project);
  return code === 0 || !printed.includes(path.split('/').at(-1));
}

/** Test files that fail in the copy without any fault: they say nothing. And those known to pass. */
const unsound = new Set();
const sound = new Set();

/** The tests that ran, by file, with the name of the first that failed; undefined if the tests did not end or crashed. */
async function testFiles(words) {
  const report = join(copy, 'mutants-report.json');
  rmSync(report, { force: true });
  const excluded = [...unsound].flatMap((path) => ['--exclude', path]);
  await run(
    [
      ...['node_modules/vitest/vitest.mjs', ...words, '--run', '--project', 'unit'],
      ...['--passWithNoTests', '--reporter', 'json', '--outputFile', report, ...excluded],
    ],
    copy,
  );
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.map(({ name, status, assertionResults }) => {
      const failed = assertionResults.find((each) => each.status === 'failed')?.fullName;
      const why = failed ?? (status === 'failed' ? 'the file does not load' : undefined);
      return { file: name.replace(`${copy}/`, ''), ...(why === undefined ? {} : { why }) };
    });
  } catch {
    return undefined;
  }
}

/** Notes which test files pass here without a fault. */
function noteSound(files = []) {
  for (const { file, why } of files) (why === undefined ? sound : unsound).add(file);
}

/** What sees a fault in a file, or undefined. A test that fails without the fault too is left out from then on. */
async function seen(path, source, words) {
  const broken = readFileSync(join(copy, path), 'utf8');
  for (;;) {
    const files = await testFiles([...words, '--bail', '1']);
    if (files === undefined) {
      writeFileSync(join(copy, path), source);
      const sane = await testFiles(words);
      writeFileSync(join(copy, path), broken);
      if (sane === undefined) throw new Error('the tests crash without a fault, too: the installation has changed');
      return 'the tests crash or no longer end';
    }
    const failing = files.find(({ why }) => why !== undefined);
    if (!failing) return undefined;
    if (!sound.has(failing.file)) {
      writeFileSync(join(copy, path), source);
      noteSound(await testFiles(['run', failing.file]));
      writeFileSync(join(copy, path), broken);
    }
    if (!unsound.has(failing.file)) return `${failing.file}: ${failing.why}`;
  }
}

/** Which tests to run on a broken file, the likeliest first: those of its folder and name, those that import it, all. */
function testsFor(path) {
  const name = basename(path).replace(/\.tsx?$/, '');
  const named = name.length > 3 && name !== 'index' ? [`/${name}.`, `/${name}-`] : [];
  return [['run', `${dirname(path)}/`, ...named], ['related', path], ...(options.related ? [] : [['run']])];
}

/** Every line of an area that has code to break, with its mutations. */
function linesOf(paths) {
  const lines = new Map();
  for (const path of paths) {
    for (const mutation of mutationsOf(path, readFileSync(join(copy, path), 'utf8'))) {
      const key = `${path}:${mutation.line}`;
      lines.set(key, [...(lines.get(key) ?? []), mutation]);
    }
  }
  return [...lines.values()];
}

/** The faults to try, in turn one of each area, without end. */
function* picked() {
  if (place) {
    const [, path, line] = place;
    yield* mutationsOf(path, readFileSync(join(copy, path), 'utf8')).filter((each) => each.line === Number(line));
    return;
  }
  const byArea = areas.map((area) => linesOf(sourcesOf(area)));
  for (let index = 0; byArea.some((lines) => lines.length > 0); index++) {
    const lines = byArea[index % byArea.length];
    if (lines.length === 0) continue;
    const [mutations] = lines.splice(random.below(lines.length), 1);
    yield mutations[random.below(mutations.length)];
  }
}

const count = place ? Number.POSITIVE_INFINITY : Number(options.count);
console.log(place ? `Every fault of ${options.at}` : `Seed ${seed}: ${count} faults in ${areas.join(', ')}`);
// All unit tests once, without a fault: what fails in a copy of the project is known then.
if (!options.related) noteSound(await testFiles(['run']));
const survivors = [];
let tried = 0;
let left = 0;
for (const mutation of picked()) {
  if (tried >= count) break;
  const { path, line, about } = mutation;
  const source = readFileSync(join(copy, path), 'utf8');
  writeFileSync(join(copy, path), mutated(source, mutation));
  if (await compiles(path)) {
    tried++;
    let failing;
    for (const words of testsFor(path)) failing ??= await seen(path, source, words);
    const by = failing ? `by ${failing}` : '';
    console.log(
      `${String(tried).padStart(3)}  ${failing ? 'killed  ' : 'SURVIVED'}  ${path}:${line}  ${about}\n     ${by}`.trimEnd(),
    );
    if (!failing) survivors.push(`${path}:${line}  ${about}`);
  } else left++;
  writeFileSync(join(copy, path), source);
}
const killed = tried - survivors.length;
const share = tried === 0 ? '' : ` (${Math.round((100 * killed) / tried)} %)`;
console.log(`\n${killed} of ${tried} killed${share}; ${left} more don't compile and don't count.`);
for (const path of unsound) console.log(`Left out, because it fails in a copy of the project: ${path}`);
if (survivors.length > 0) console.log(`Survivors:\n${survivors.map((each) => `  ${each}`).join('\n')}`);
