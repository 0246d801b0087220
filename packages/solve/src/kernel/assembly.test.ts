// Rules for the kernel's sources that its compiler does not know by itself.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Compiler {
  compileKernel(entry: string, wasm: string): Promise<string | undefined>;
}
const { compileKernel } = (await import(
  new URL('../../../../scripts/compile-kernel.mjs', import.meta.url).href
)) as Compiler;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masu-assembly-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const complaintAbout = async (source: string): Promise<string | undefined> => {
  const file = join(folder, 'source.ts');
  writeFileSync(file, source);
  return await compileKernel(file, join(folder, 'source.wasm'));
};

test.each([
  ['a new array', 'const t = new StaticArray<i32>(4); return t[i];'],
  ['an array of variables', 'const t: i32[] = [i, i + 1]; return t[0];'],
  ['a new object', 'return new Box(i).value;', 'class Box { constructor(public value: i32) {} }'],
  ['a text put together', `return ('a' + i.toString()).length;`],
])('what allocates does not compile: %s', async (_, body, before = '') => {
  const complaint = await complaintAbout(`${before}\nexport function f(i: i32): i32 { ${body} }`);
  expect(complaint).toContain('The kernel has no heap');
});

test('a table of constants compiles', async () => {
  const source = 'const TABLE: StaticArray<i32> = [1, 2, 3];\nexport function f(i: i32): i32 { return TABLE[i]; }';
  expect(await complaintAbout(source)).toBeUndefined();
});

test('memory is read and written by tables and records, whose accesses the checked build checks', () => {
  const assembly = fileURLToPath(new URL('assembly/', import.meta.url));
  const files = readdirSync(assembly, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !['memory/arena.ts', 'memory/tables.ts'].includes(file));
  expect(files.length).toBeGreaterThan(80);
  const raw = files.filter((file) =>
    /\b(?:load|store)<|\bv128\.(?:load|store)/.test(readFileSync(join(assembly, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});
