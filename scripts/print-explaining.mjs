// Prints the samples of docs/explaining.md: explanations of levels that ship with masu. Run
// `node scripts/print-explaining.mjs` after a build to update them; a test checks that they are current.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import { explainSokobanNow } from '@masu/studio/sokoban/explain/explain.js';
import { walkthroughReport } from '@masu/studio/sokoban/explain/fact-report.js';
import { labeledRows } from '@masu/studio/sokoban/explain/labeled-rows.js';
import { namesIn } from '@masu/studio/sokoban/explain/names.js';
import { levelSentence } from '@masu/studio/sokoban/explain/sentences.js';
import { summaryFacts } from '@masu/studio/sokoban/explain/summary.js';

/** Levels by file and number, from easy to hard; all with few positions. */
export const SAMPLES = [
  ['1-first-steps', [5, 8, 9, 11]],
  ['2-corners', [2, 4, 6, 9]],
  ['3-warehouse', [3, 9]],
  ['4-trivial-levels', [12, 33]],
  ['5-easy-levels', [14, 24, 25, 33]],
  ['6-tricky-levels', [1, 3, 16, 22, 26]],
  ['7-hard-levels', [5, 18, 20, 28, 33]],
  ['8-extreme-levels', [3, 7, 12, 30]],
];

const fence = (lines) => ['```text', ...lines, '```'].join('\n');

function explained(level) {
  const made = explainSokobanNow(level);
  if (made.verdict !== 'explained') throw new Error(`${level.title}: ${made.verdict}`);
  const names = namesIn(made);
  const { rows, hidden } = labeledRows(made);
  const under = hidden.map(({ index, cell }) => `goal ${index + 1} at ${cellMessage(level, cell)}`);
  return fence([
    ...rows,
    ...(under.length > 0 ? [`Not shown: ${under.join('; ')}.`] : []),
    '',
    ...summaryFacts(made).map((fact) => sentenceText(levelSentence(fact, names))),
    '',
    ...walkthroughReport(made).flatMap(({ heading, text }, index) => [
      ...(heading ? [heading] : []),
      `${String(index + 1).padStart(2)}. ${text}`,
    ]),
  ]);
}

/** The printed parts by their marks. `levelsOf`: the levels of a file of levels/sokoban. */
export function printedParts(levelsOf) {
  const samples = SAMPLES.flatMap(([file, numbers]) => {
    const levels = levelsOf(`${file}.xsb`);
    return numbers.map((number) => {
      const level = levels[number - 1];
      return `### ${level.title}\n\n\`masu explain levels/sokoban/${file}.xsb --level ${number}\`\n\n${explained(level)}`;
    });
  });
  return { samples: samples.join('\n\n') };
}

/** The document with its generated parts updated. */
export function withParts(document, parts) {
  return Object.entries(parts).reduce((text, [mark, part]) => {
    const [open, close] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from < 0 || to < 0) throw new Error(`the document has lost its marks for ${mark}`);
    return `${text.slice(0, from)}${open}\n\n${part}\n\n${text.slice(to)}`;
  }, document);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { readLevels } = await import('@masu/engine/jobs/puzzles/read-levels.js');
  const levelsOf = (file) => {
    const read = readLevels(readFileSync(new URL(`../levels/sokoban/${file}`, import.meta.url), 'utf8'));
    return read.value.levels.map(({ level }) => level.value);
  };
  const path = fileURLToPath(new URL('../docs/explaining.md', import.meta.url));
  const document = readFileSync(path, 'utf8');
  writeFileSync(path, withParts(document, printedParts(levelsOf)));
}
