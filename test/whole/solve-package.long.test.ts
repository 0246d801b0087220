// Rules, formats, and solvers as a package of their own: packed, installed alone, every entry point imported, a level solved.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './masu.js';
import { npm, run } from './npm.js';

const folder = mkdtempSync(join(tmpdir(), 'masu-solve-alone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const consumer = join(folder, 'consumer');
const installed = join(consumer, 'node_modules/masu-solve');

beforeAll(async () => {
  const packed = run(process.execPath, ['scripts/pack-solve.mjs', folder], ROOT);
  expect([packed.code, packed.stderr]).toEqual([0, '']);
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"name":"consumer","private":true,"type":"module"}\n');
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', packed.stdout.trim()], consumer);
});

const manifest = () =>
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>;
    readonly dependencies: Readonly<Record<string, string>>;
  };

test('it contains core, search, and solve, and needs one package', () => {
  expect(readdirSync(join(installed, 'dist')).sort()).toEqual(['core', 'search', 'solve']);
  expect(Object.keys(manifest().dependencies)).toEqual(['valibot']);
  expect(Object.keys(manifest().exports)).toEqual(
    expect.arrayContaining(['./sokoban', './sokoban/rules', './futoshiki/solve', './play']),
  );
});

test('every entry point can be imported, with its types, and a level is solved', () => {
  const entries = Object.keys(manifest().exports).filter((entry) => entry !== './package.json');
  const program = `${entries.map((entry, at) => `import * as entry${at} from 'masu-solve${entry.slice(1)}';`).join('\n')}
import { finish, PATIENT } from 'masu-solve/base';
import { SOKOBAN, SOKOBAN_SOLVERS } from 'masu-solve/sokoban';
const draft = SOKOBAN.formats[0]?.parse('#####\\n#@$.#\\n#####\\n').levels[0];
if (!draft?.ok) throw new Error('no draft');
const level = SOKOBAN.validate(draft.value);
if (!level.ok) throw new Error('not valid');
const solver = SOKOBAN_SOLVERS.find(({ id }) => id === 'push-optimal');
if (!solver) throw new Error('no solver');
const outcome = finish(solver.solve(level.value, { nodes: 1000 }, PATIENT));
const all = [${entries.map((_entry, at) => `entry${at}`).join(', ')}];
console.log(all.every((entry) => Object.keys(entry).length > 0), outcome.verdict === 'solved' && outcome.answer);
`;
  writeFileSync(join(consumer, 'use.ts'), program);
  const options = { module: 'NodeNext', target: 'ES2022', strict: true, types: [], lib: ['ES2022', 'DOM'] };
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['use.ts'] }));
  const compiled = run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], consumer);
  expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(run(process.execPath, ['use.js'], consumer)).toEqual({ code: 0, stdout: "true [ 'right' ]\n", stderr: '' });
});
