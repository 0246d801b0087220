// The package as others get it: packed, installed into an empty folder by the ordinary npm client, every entry point
// imported with its types, the program run. `library.test.ts` has the programs of docs/library.md, and pages that use the
// package.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from './masu.js';
import { type Ended, run } from './npm.js';
import { sharedThing } from './shared-thing.js';

const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  exports: Record<string, string | { readonly types: string }>;
};
const entries = Object.keys(own.exports).filter((entry) => entry !== './package.json');
const OPTIONS = { module: 'NodeNext', target: 'ES2022', strict: true, types: [], lib: ['ES2022', 'DOM'] };

/** A program that uses every entry point, with its types. */
function everyEntryPoint(): string {
  const names = entries.map((entry, index) => `import * as entry${index} from 'masu${entry.slice(1)}';`);
  const used = entries.map((_entry, index) => `entry${index}`).join(', ');
  const typed = [
    "import { SOKOBAN, type Level } from 'masu/sokoban';",
    "import { FUTOSHIKI } from 'masu/futoshiki';",
    "import { newGame, undo } from 'masu/play';",
    ...names,
    'const draft = SOKOBAN.formats[0]?.parse("#####\\n#@$.#\\n#####\\n").levels[0];',
    "if (!draft?.ok) throw new Error('no draft');",
    'const valid = SOKOBAN.validate(draft.value);',
    "if (!valid.ok) throw new Error('not valid');",
    'const level: Level = valid.value;',
    'const width: number = level.width;',
    'undo(newGame(level));',
    '// @ts-expect-error: the types are there, and strict',
    'const wrong: string = level.width;',
    `console.log(width, FUTOSHIKI.id, [${used}].every((entry) => Object.keys(entry).length > 0), typeof wrong);`,
  ];
  return `${typed.join('\n')}\n`;
}

const README_EXAMPLE = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/README.md'), 'utf8'))?.[1] ?? '';

let consumer = '';
let compiled: Ended | undefined;
beforeAll(async () => {
  ({ consumer } = await sharedThing('package'));
  writeFileSync(join(consumer, 'consumer.ts'), everyEntryPoint());
  writeFileSync(join(consumer, 'readme.ts'), README_EXAMPLE);
  const project = { compilerOptions: OPTIONS, include: ['consumer.ts', 'readme.ts'] };
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(project));
  compiled = run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], consumer);
});

test('every entry point can be imported, with its types', () => {
  expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
  const ran = run(process.execPath, ['consumer.js'], consumer);
  expect(ran).toEqual({ code: 0, stdout: '5 futoshiki true number\n', stderr: '' });
});

test('the example of docs/README.md compiles and does what it says', () => {
  expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
  const said = /\/\/ (.+)\n$/.exec(README_EXAMPLE)?.[1];
  expect(run(process.execPath, ['readme.js'], consumer)).toEqual({ code: 0, stdout: `${said}\n`, stderr: '' });
});

test('the program runs from where npm installs it', () => {
  const bin = join(consumer, 'node_modules/.bin/masu');
  expect(run(bin, ['--version'], consumer)).toEqual({ code: 0, stdout: `${own.version}\n`, stderr: '' });
  expect(run(bin, ['replay', '-', 'R', '--json'], consumer, '#####\n#@$.#\n#####\n').stdout).toContain('"solved":true');
  const many = '#####\n#@$.#\n#####\n\n#####\n#.$@#\n#####\n';
  const solved = run(bin, ['solve', '-', '--solver', 'push-optimal'], consumer, many);
  expect([solved.code, solved.stderr]).toEqual([0, expect.stringMatching(/^2 levels: 2 solved, .*\n$/)]);
  expect(run(bin, [], consumer).stdout).toContain('Try next:');
});

test('the package contains only the product', () => {
  const inside = join(consumer, 'node_modules/masu');
  const listed = run('find', ['.', '-type', 'f'], inside).stdout.split('\n');
  expect(listed.filter((path) => /\.test\.|tsbuildinfo|\/src\/(web|cli)\/|\/test\/|\/shared\//.test(path))).toEqual([]);
  expect(listed).toContain('./packages/classroom/src/ece209/harness.c');
  expect(existsSync(join(inside, 'README.md')) && existsSync(join(inside, 'LICENSE'))).toBe(true);
});

test('an editor goes from every entry point to the source', () => {
  const types = Object.values(own.exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.types]));
  expect(types.length).toBe(entries.length);
  for (const path of types) {
    const map = join(consumer, 'node_modules/masu', `${path}.map`);
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly [string] };
    expect(existsSync(join(dirname(map), sources[0])), path).toBe(true);
  }
});

test('the packages of others in the command and the web app have their notices', async () => {
  const { makeNotices } = (await import(join(ROOT, 'scripts/bundled-packages.mjs'))) as { makeNotices: () => string };
  const notices = readFileSync(join(ROOT, 'THIRD-PARTY-NOTICES.md'), 'utf8');
  expect(notices).toBe(makeNotices());
  expect(existsSync(join(consumer, 'node_modules/masu/THIRD-PARTY-NOTICES.md'))).toBe(true);
});
