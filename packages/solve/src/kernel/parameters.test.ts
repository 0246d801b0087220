import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Table {
  readonly PARAMETERS: readonly (readonly [string, string, number, number, number, string])[];
  readonly RUNS: readonly { readonly id: string; readonly without: readonly string[] }[];
  readonly ANY_TECHNIQUES: readonly (readonly [string, string])[];
}
interface Printer {
  assemblyText(): string;
  typescriptText(): string;
  readmeText(text: string): string;
  readonly FILES: Readonly<Record<'assembly' | 'typescript' | 'readme', string>>;
}
const scripts = new URL('../../../../scripts/', import.meta.url);
const table = (await import(new URL('kernel-parameters.mjs', scripts).href)) as Table;
const printer = (await import(new URL('print-kernel.mjs', scripts).href)) as Printer;

test('both sides and the README match the table', () => {
  const read = (file: keyof Printer['FILES']): string => readFileSync(printer.FILES[file], 'utf8');
  const hint = 'run node scripts/print-kernel.mjs';
  expect(read('assembly'), hint).toBe(printer.assemblyText());
  expect(read('typescript'), hint).toBe(printer.typescriptText());
  expect(read('readme'), hint).toBe(printer.readmeText(read('readme')));
});

test('every default is within its range, every id is unique, every switch of a run exists', () => {
  for (const [id, , value, least, most] of table.PARAMETERS) {
    expect(value, id).toBeGreaterThanOrEqual(least);
    expect(value, id).toBeLessThanOrEqual(most);
  }
  const ids = table.PARAMETERS.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const techniques = table.ANY_TECHNIQUES.map(([id]) => id);
  expect(techniques.length).toBeLessThanOrEqual(31);
  for (const { without } of table.RUNS) expect(techniques).toEqual(expect.arrayContaining([...without]));
});
