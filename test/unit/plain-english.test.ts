// Rejects phrases of a private dialect and British spellings in everything a person reads: sources, docs, and help.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What must not occur, and what to write instead. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/colour|neighbour|behaviour|\bcentre[ds]?\b|\bgreys?\b|favour|licence/i, 'American spelling'],
  [/\b(?:recognis|optimis|normalis|initialis|minimis|maximis|serialis|analys(?:e|ed|ing)\b)/i, 'American spelling'],
  [/\b(?:for ever|white space|look-ups?|learnt|anew)\b/i, 'forever, whitespace, lookup, learned, again'],
  [
    /\b(?:all the same|is told|are told|(?<!there )is no (?:error|level|number|move)\b|that is none)/i,
    'say who reports what',
  ],
  [/\b(?:one|two|object|line|row|bits?) an? (?:level|solver|row|puzzle|cell|second|format|step)\b/i, 'per'],
  [
    /\b(?:seconds?|levels?|rows?|positions|states|nodes|bytes) a (?:level|second|line|file|state|position|node)\b/i,
    'per',
  ],
  [/\d %(?=[\s,.;:)|]|$)(?! [\d(])/, '4.5%, without a space'],
  [
    /\b(?:unless told|where none is given|where there is none|none of ours|bug of ours|fault of ours)\b/i,
    'defaults in parentheses',
  ],
  [/\b(?:at home|come home|stuck boxes|guilty box|cannot be won)\b/i, 'on a goal, deadlock'],
  [
    /\b(?:rungs?|letter box(?:es)?|the judge\b|a breath\b|the faces?\b|a face\b|the door (?:of|to)|this room)\b/i,
    'glossary',
  ],
  [
    /\b(?:sound (?:level|position|ones)|is sound:|single candidates?|single places?|fish of \d)\b/i,
    'valid; naked single',
  ],
  [/\b(?:undefined|false|true|empty|absent|none) where (?!the\b)/i, 'if'],
  [
    /\b(?:gives back|in one go|broken off|to and fro|all round|works? off|call(?:s|ed)? off|gone on with|strewn)\b/i,
    'returns, at once, interrupted, back and forth, on all sides, processes, cancels, continued, scattered',
  ],
  [/\b(?:hands? (?:over|back)|handed (?:over|back)|(?:at most|at least|with|of|for) so many)\b/i, 'return; this many'],
  [
    /\b(?:pixels|units|words|(?:milli|micro)seconds|columns|files?|entry|sentence) an? (?:cell|move|state|key|letter)\b/i,
    'per',
  ],
  [/\b\d{1,3} \d{3}\b(?= (?:positions|states|nodes|expansions|levels))/, '12,000'],
];

/** Where a banned phrase is right: the other meaning of a word, or text that is not ours to change. */
const EXCEPTIONS: readonly (readonly [file: string, text: RegExp])[] = [
  ['test/unit/plain-english.test.ts', /./],
  ['packages/classroom/src/', /'\[ERROR\]/],
  ['bench/', /COLOUR/],
];

/** All phrases as one pattern, ignoring case: finds files with a phrase in half the time. */
const ANY_PHRASE = new RegExp(BANNED.map(([phrase]) => phrase.source).join('|'), 'i');

const FOLDERS = ['packages', 'languages/en', 'test', 'docs', 'scripts', 'bench', 'levels'];
const FILES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Made by the build. */
const MADE = /kernel-bytes\.ts$|\/packages\/(?:core\/src\/base\/texts|web\/src\/(?:texts|catalogs)|[\w-]+\/dist)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (MADE.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(?:tsx?|arb|mjs|md|html)$/.test(entry.name) ? [path] : [];
  });
}

function findingsIn(path: string): string[] {
  const file = relative(ROOT, path);
  const text = readFileSync(path, 'utf8');
  // A phrase is looked for in the lines of those few files that have one.
  if (!ANY_PHRASE.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (EXCEPTIONS.some(([at, text]) => file.startsWith(at) && text.test(line))) return [];
    return BANNED.flatMap(([phrase, instead]) => {
      const found = phrase.exec(line);
      return found ? [`${file}:${index + 1}: "${found[0]}" (${instead})`] : [];
    });
  });
}

test('sources and docs are in plain American English', () => {
  const paths = [
    ...FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ];
  expect(paths.length).toBeGreaterThan(400);
  expect(paths.flatMap(findingsIn)).toEqual([]);
});
