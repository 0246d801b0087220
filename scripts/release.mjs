// `npm run release -- --dry-run`: rehearses a release and changes nothing. The last commit is cloned, built, and packed
// twice, and both packages must be equal to the bit; the package is installed in a new project, used from the command line,
// from a program, and, if there is a browser, in a page; rules, formats, and solvers alone, as `masu-solve`, are installed in another. Without `--dry-run` the changelog then gets its date, in a commit
// with a tag. Nothing is pushed or published: the commands for that are printed. `npm run release -- --open minor` begins the
// next version: its number in every file that has it, and its section of the changelog.

import './require-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changelogSection, datedChangelog, nextVersion, openedChangelog } from './changelog.mjs';
import { CHROMIUM_FLAGS, findChromium } from './needs/chromium.mjs';
import { npmCommand } from './platform.mjs';
import { ROOT } from './setup.mjs';

const isDry = process.argv.includes('--dry-run');
const { version, name, masu } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const tag = `v${version}`;

function fail(sentence) {
  console.error(`release: ${sentence}`);
  process.exit(1);
}

/** What a program printed; the release ends if it fails. */
function run(command, words, cwd, options = {}) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(npm_(?!execpath)|INIT_CWD)/.test(key)),
  );
  const done = spawnSync(command, words, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (done.status !== 0) fail(`${command} ${words.join(' ')} failed:\n${done.error ?? done.stderr}`);
  return done.stdout;
}
const git = (...words) => run('git', words, ROOT).trim();
function npm(words, cwd) {
  const { command, words: before, options } = npmCommand();
  return run(command, [...before, ...words], cwd, options);
}

const at = process.argv.indexOf('--open');
if (at > 0) {
  let next = '';
  try {
    next = nextVersion(version, process.argv[at + 1]);
    writeFileSync(join(ROOT, 'CHANGELOG.md'), openedChangelog(changelog, next));
  } catch (error) {
    fail(error.message);
  }
  npm(['version', next, '--no-git-tag-version', '--ignore-scripts'], ROOT);
  const citation = join(ROOT, 'CITATION.cff');
  writeFileSync(citation, readFileSync(citation, 'utf8').replace(`\nversion: ${version}\n`, `\nversion: ${next}\n`));
  console.log(`CHANGELOG.md, package.json, package-lock.json, and CITATION.cff are at ${next}. Commit them.`);
  process.exit(0);
}

const step = (sentence) => console.log(`— ${sentence}`);
const folder = mkdtempSync(join(tmpdir(), 'masu-release-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// 1. What is released: a clean tree, a version of its own, notes.
const { notes, state } = changelogSection(changelog, version) ?? {};
if (!notes)
  fail(`CHANGELOG.md has no notes below "## ${version} (unreleased)"; write them, with the version of package.json.`);
const isTagged = git('tag', '--points-at', 'HEAD').split('\n').includes(tag);
if (git('tag', '--list', tag) !== '' && !isTagged) fail(`the tag ${tag} exists; package.json needs a new version.`);
// What a workflow rehearses is the tagged commit, which has its date.
if (state !== 'unreleased' && !(isDry && isTagged)) fail(`${version} was released on ${state}; open the next version.`);
if (!isDry && git('status', '--porcelain') !== '') fail('there are changes that are not committed.');
step(`${name} ${version} at ${git('rev-parse', '--short', 'HEAD')}, ${notes.split('\n').length} lines of notes`);

// 2. Built twice from clones of the last commit, packed, and compared.
function pack(which) {
  const clone = join(folder, which);
  run('git', ['clone', '--quiet', '--local', ROOT, clone], folder);
  run(process.execPath, ['scripts/setup.mjs', '--quiet'], clone);
  const [{ filename, size }] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], clone),
  );
  const bytes = readFileSync(join(folder, filename));
  return { path: join(folder, filename), size, hash: createHash('sha256').update(bytes).digest('hex') };
}
const first = pack('first');
const second = pack('second');
if (first.hash !== second.hash) fail(`two builds differ: ${first.hash} and ${second.hash}.`);
step(`built twice, equal: ${first.size} bytes, sha256 ${first.hash}`);

// 3. Installed in a new project and used.
const project = join(folder, 'project');
mkdirSync(project);
writeFileSync(join(project, 'package.json'), '{"name":"project","private":true,"type":"module"}\n');
npm(['install', '--no-audit', '--no-fund', '--prefer-offline', first.path], project);
const program = join(project, 'node_modules/masu/dist/bin/masu.js');
const shown = run(process.execPath, [program, '--version'], project).trim();
if (shown !== version) fail(`the installed program says ${shown}.`);
writeFileSync(
  join(project, 'use.js'),
  `import { readLevels, solve } from 'masu';
const read = readLevels('#####\\n#@$.#\\n#####\\n');
const report = await solve(read.value.levels[0].level.value, { solver: 'push-optimal' });
console.log(report.verdict, report.claim);
`,
);
const used = run(process.execPath, ['use.js'], project).trim();
if (used !== 'solved optimal') fail(`a program that uses the package printed ${JSON.stringify(used)}.`);
step('installed in a new project: command and library work');

// 4. Rules, formats, and solvers alone, installed in a project of their own.
const alone = join(folder, 'alone');
mkdirSync(alone);
writeFileSync(join(alone, 'package.json'), '{"name":"alone","private":true,"type":"module"}\n');
const solvePackage = run(process.execPath, ['scripts/pack-solve.mjs', folder], join(folder, 'first')).trim();
npm(['install', '--no-audit', '--no-fund', '--prefer-offline', solvePackage], alone);
writeFileSync(
  join(alone, 'use.js'),
  `import { step } from 'masu-solve/sokoban/rules';
import { SOKOBAN_SOLVERS } from 'masu-solve/sokoban/solve';
console.log(typeof step, SOKOBAN_SOLVERS.some(({ id }) => id === 'any'));
`,
);
const usedAlone = run(process.execPath, ['use.js'], alone).trim();
if (usedAlone !== 'function true') fail(`a program that uses masu-solve printed ${JSON.stringify(usedAlone)}.`);
step(`masu-solve installed alone: ${readFileSync(solvePackage).length} bytes packed`);

// 5. The web app of the installed package, in a browser.
const browserPath = findChromium();
if (browserPath) {
  const server = spawn(process.execPath, [program, 'serve', '--no-open', '--port', '0'], { cwd: project });
  process.on('exit', () => server.kill());
  const address = await new Promise((resolve) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data) => {
        printed += data;
        const found = /http:\/\/\S+/.exec(printed);
        if (found) resolve(found[0]);
      });
    }
  });
  // Of a clone: this one may have nothing installed.
  const { chromium } = createRequire(join(folder, 'first/package.json'))('playwright-core');
  const browser = await chromium.launch({ executablePath: browserPath, args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  await page.locator('main h1').waitFor({ timeout: 60_000 });
  if (errors.length > 0) fail(`the page reports ${errors.join('; ')}`);
  await browser.close();
  server.kill();
  step('the page of the installed package opens without an error');
} else step('NOT RUN: the page, because no browser was found');

// 6. What is left to a person.
if (!isDry) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(ROOT, 'CHANGELOG.md'), datedChangelog(changelog, version, day));
  git('commit', '--quiet', '-m', `docs: release ${version}`, 'CHANGELOG.md');
  git('tag', '-a', tag, '-m', `${name} ${version}`);
}
console.log(`\n${isDry ? 'A rehearsal: nothing was changed. To release, run it without --dry-run. Then' : 'Then'}:`);
console.log(`  git push --follow-tags\n  npm publish --provenance --access public`);
if (!masu.isPublished)
  console.log(
    'After the first one, set masu.isPublished of package.json to true and run node scripts/print-docs.mjs: it turns the links to npm and the app on.',
  );
process.exit(0);
