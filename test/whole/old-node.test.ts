// In a Node that is too old, the program and every script end with one sentence instead of a stack trace.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MASU, ROOT } from './masu.js';

const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly engines: { readonly node: string };
};
const needed = engines.node.replace('>=', '');

/** Runs a file with a Node that says it is another version. */
function runAs(version: string, file: string): { readonly status: number | null; readonly stderr: string } {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file, '--version'];
  return spawnSync(process.execPath, words, { encoding: 'utf8', cwd: ROOT });
}

test.each([
  ['the program', MASU, '18.20.8'],
  ['the program, one minor version too old', MASU, '20.18.3'],
  ['npm start', join(ROOT, 'scripts/start.mjs'), '18.20.8'],
  ['npm test', join(ROOT, 'scripts/test.mjs'), '18.20.8'],
  ['npm run build', join(ROOT, 'scripts/setup.mjs'), '20.18.3'],
  ['npm run bench', join(ROOT, 'bench/main.mjs'), '18.20.8'],
])('%s names the version that it needs', (_, file, version) => {
  const { status, stderr } = runAs(version, file);
  expect(stderr).toBe(`masu needs Node ${needed} or newer; this is Node ${version}. Install a newer one.\n`);
  expect(status).toBe(32);
});

test.each(['20.19.0', '21.0.0', '100.0.0'])('Node %s is new enough', (version) => {
  expect(runAs(version, MASU)).toMatchObject({ status: 0, stderr: '' });
});

test('every script checks the version before it imports anything else', () => {
  const scripts = readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.mjs'));
  const unchecked = scripts.filter((name) => {
    const [first] = readFileSync(join(ROOT, 'scripts', name), 'utf8').match(/^import .*$/m) ?? [];
    return first !== undefined && first !== "import './require-node.mjs';";
  });
  expect(unchecked).toEqual(['require-node.mjs']);
});
