// docs/api.md prints the type that a schema lets through, and not the schema.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const { typeOfSchema } = (await import(join(ROOT, 'scripts/schema-types.mjs'))) as {
  readonly typeOfSchema: (declaration: string) => string;
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

test.each([
  ['v.StringSchema<undefined>', 'string'],
  ['v.LiteralSchema<"a", undefined>', '"a"'],
  ['v.PicklistSchema<readonly ["a", "b"], undefined>', '"a" | "b"'],
  ['v.ArraySchema<v.PicklistSchema<readonly ["a", "b"], undefined>, undefined>', 'readonly ("a" | "b")[]'],
  ['v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>]>', 'number'],
  ['v.CustomSchema<import("../x.js").Facts<string, 1>, undefined>', 'Facts<string, 1>'],
  [
    'v.ObjectSchema<{ readonly a: v.NumberSchema<undefined>; readonly b: v.ExactOptionalSchema<v.StringSchema<undefined>, undefined>; }, undefined>',
    '{ readonly a: number; readonly b?: string; }',
  ],
  [
    'v.VariantSchema<"k", [v.ObjectSchema<{ readonly k: v.LiteralSchema<"a", undefined>; }, undefined>, v.ObjectSchema<{ readonly k: v.LiteralSchema<"b", undefined>; }, undefined>], undefined>',
    '{ readonly k: "a"; } | { readonly k: "b"; }',
  ],
])('%s', (schema, type) => {
  expect(oneLine(typeOfSchema(`const schema: ${schema};`))).toBe(type);
});

test('no schema is printed', () => {
  const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  expect(text).toContain('type SokobanHintReport = {');
  expect(text).not.toMatch(/\bv\.\w+|InferOutput/);
});
