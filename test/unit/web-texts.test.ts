// Every text of the web app is in the catalogs. Checked by reading the sources: what looks like a sentence, a label, or text
// between tags.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../packages/web/src');
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.ts$/.test(name);
const paths = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(isSource);
const isTable = (path: string): boolean => /^(?:texts|catalogs)\//.test(path);
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

/** Without comments, imports, and thrown errors: a message about a bug is for developers. */
function spokenPart(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export)[\s\S]*?from '.*';$/gm, '')
    .replace(/new Error\((['`]).*?\1\)/g, '');
}

/** Strings of several words. */
const SENTENCE = /(['"`])((?:(?!\1)[^\n$])*?[A-Za-z]{2,},? [A-Za-z]{2,}(?:(?!\1)[^\n])*?)\1/g;
const BETWEEN_TAGS = /(?<!=)>\s*([A-Za-z][a-z]+(?:[ ,.’][^<>{}]*)?)\s*<\//g;
const LABEL = /\b(?:aria-label|title|placeholder|alt|name|lead|rest|word)(?:=|: )(["'])([A-Z][a-z][^"']*)\1/g;
/** Our own name, and the headings of a .sok file, which are part of its format. */
const NO_WORDS = new Set(['masu', 'Solution/Moves', 'Solution/Pushes', 'Snapshot']);

/** Class names, selectors, and the gaps between two strings of code only look like sentences. */
const isCode = (text: string): boolean =>
  /[[\](){};=#]|var\(|px|: |(?:^| )[a-z]*\.[a-z]/.test(text) || /^[a-z, -]+$/.test(text);

function literals(path: string): string[] {
  const code = spokenPart(read(path)).replace(/\bclass(?:Name)?="[^"]*"/g, '');
  return [
    ...[...code.matchAll(SENTENCE)].map(([, , text = '']) => text).filter((text) => !isCode(text)),
    ...(path.endsWith('x') ? [...code.matchAll(BETWEEN_TAGS)].map(([, text = '']) => text) : []),
    ...[...code.matchAll(LABEL)].map(([, , text = '']) => text),
  ].filter((text) => !NO_WORDS.has(text));
}

test.each(paths.filter((path) => !isTable(path)))('%s shows no words of its own', (path) => {
  expect(literals(path)).toEqual([]);
});
