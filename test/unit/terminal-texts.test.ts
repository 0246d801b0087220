// Every text of the full screen is in the catalogs. Checked by reading the sources;
// `conformance/terminal-pseudo-language.test.ts` checks the screens.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TERMINAL = join(import.meta.dirname, '../../packages/program/src/terminal');
const paths = readdirSync(TERMINAL, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const read = (path: string): string => readFileSync(join(TERMINAL, path), 'utf8');
/** Line mode is in English. */
const isLines = (path: string): boolean => path.startsWith('lines/') || path === 'app/play-lines.ts';

/** Without comments, imports, and thrown errors: a message about a bug is for developers. */
function spokenPart(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export)[\s\S]*?from '.*';$/gm, '')
    .replace(/new Error\((['`]).*?\1\)/g, '');
}

const STRING = /'([^'\n]*)'|`([^`]*)`/g;
/** Two words, or one with a capital letter. */
const WORDS = /[A-Za-z]{2,},? [A-Za-z]{2,}|^[A-Z][a-z]+/;

function literals(path: string): string[] {
  return [...spokenPart(read(path)).matchAll(STRING)]
    .map(([, plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, ''))
    .filter((text) => WORDS.test(text));
}

test('the sources are found', () => {
  expect(paths.length).toBeGreaterThan(50);
});

test.each(paths.filter((path) => !isLines(path)))('%s shows no words of its own', (path) => {
  expect(literals(path).filter((text) => !/^masu (?:daily|$)|^masu: internal error/.test(text))).toEqual([]);
});
