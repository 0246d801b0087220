// Programs that some tests need and a machine may lack. Each is one file here, which finds or installs the program, and
// one row in this table. Only tests and benchmarks use this.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, findPseudoTerminal, SHELL_COMMANDS, withSlashes } from '../platform.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureCompiler } from './gcc.mjs';
import { ensurePython } from './python.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureValgrind } from './valgrind.mjs';

function ensurePseudoTerminal() {
  const found = findPseudoTerminal();
  if (found) return found;
  throw new Error('The tests of the terminal need `script` (util-linux) and `stty` (coreutils) on Linux.');
}

/** Commands that every system for developers has, and that a bare one may lack. */
const ensureCommands = (names, what) => () => {
  const absent = names.filter((name) => !findOnPath([name]));
  if (absent.length > 0) throw new Error(`${what}; not on the path: ${absent.join(', ')}.`);
};

/**
 * `ensure` returns the path of the program, or throws an error that says how to get it. `files`: what a test file that
 * can't do without it imports, itself or through another; tests in other files skip themselves, one by one.
 */
export const NEEDS = [
  { name: 'chromium', ensure: ensureChromium, files: /(?:\/browser|chromium)\.m?js'/ },
  { name: 'redis-server', ensure: ensureRedis, files: /redis(?:-server)?\.m?js'/ },
  { name: 'a pseudo-terminal', ensure: ensurePseudoTerminal, files: /pty-program\.js'/ },
  {
    name: 'npm',
    ensure: ensureCommands(['npm', 'sh'], 'The tests of the package install it'),
    files: /\/npm\.js'|sharedThing\('package'/,
  },
  {
    name: 'a shell',
    ensure: ensureCommands(SHELL_COMMANDS, 'Tests of pipes and of command lines in the documents run in a shell'),
    files: /documents\/stage\.js'/,
  },
  { name: 'git', ensure: ensureCommands(['git'], 'One test asks it which files are not in the repository') },
  { name: 'gcc', ensure: ensureCompiler },
  { name: 'python3', ensure: ensurePython },
  { name: 'valgrind', ensure: ensureValgrind },
];

/** Whether a test file imports one of these, itself or through other files of the tests. */
function doesImport(file, pattern, seen) {
  const path = withSlashes(file);
  if (seen.has(path) || !/^(?:test|packages)\/.*\.ts$/.test(path) || !existsSync(path)) return false;
  seen.add(path);
  const code = readFileSync(path, 'utf8');
  if (pattern.test(code)) return true;
  const imports = [...code.matchAll(/from '(\.[^']*)\.js'/g)].map(([, name]) => `${join(dirname(path), name)}.ts`);
  return imports.some((each) => withSlashes(each).startsWith('test/') && doesImport(each, pattern, seen));
}

/** Those of the test files that can't run without the programs of these names. */
export function filesThatNeed(names, files) {
  const patterns = NEEDS.flatMap(({ name, files: pattern }) => (pattern && names.includes(name) ? [pattern] : []));
  return files.filter((file) => patterns.some((pattern) => doesImport(file, pattern, new Set())));
}

/** Finds or installs everything. Returns the names of what is missing, after a notice for each. */
export function missingNeeds() {
  return NEEDS.flatMap(({ name, ensure }) => {
    try {
      ensure();
      return [];
    } catch (error) {
      console.error(`notice: ${name} is missing; tests that need it are skipped. ${error.message}`);
      return [name];
    }
  });
}
