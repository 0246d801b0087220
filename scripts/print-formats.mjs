// Prints the tables of docs/formats.md from the tables in the code. Run `node scripts/print-formats.mjs` to update them;
// a test checks that they are current.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FORMAT_ERRORS } from '@masu/core/sokoban/formats/error-codes.js';
import { MOVE_FORMATS } from '@masu/core/sokoban/formats/move-formats.js';
import { MOVE_ERRORS } from '@masu/core/sokoban/formats/move-letters.js';
import { LEVEL_ERRORS } from '@masu/core/sokoban/rules/validate-level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';

const SAMPLE = {
  rows: ['#######', '#  .  #', '# $$* #', '#+ #  #', '#######'],
  title: 'Sample',
  author: 'masu',
};

const code = (text) => `\`${text}\``;
/** A table with aligned columns, as the formatter writes it. */
function table(head, rows) {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function levelTable(puzzles) {
  const rows = puzzles.flatMap(({ id, formats }) =>
    formats.map((format) => [
      code(format.id),
      id,
      format.about.replaceAll('|', '\\|'),
      format.extensions.map(code).join(' '),
    ]),
  );
  return table(['id', 'puzzle', 'what it is', 'extensions'], rows);
}

function samples({ formats }) {
  return formats
    .map((format) => {
      const made = format.make([SAMPLE]);
      return `\`${format.id}\`:\n\n\`\`\`\n${made.ok ? made.value.trimEnd() : made.error.message}\n\`\`\``;
    })
    .join('\n\n');
}

/** The printed parts by their marks. */
export function printedParts() {
  return {
    levels: levelTable([SOKOBAN, FUTOSHIKI]),
    moves: table(
      ['id', 'what it is'],
      MOVE_FORMATS.map(({ id, about }) => [code(id), about]),
    ),
    samples: samples(SOKOBAN),
    errors: LEVEL_ERRORS.map((error) => `- ${code(error)}`).join('\n'),
    'format-errors': FORMAT_ERRORS.map((error) => `- ${code(error)}`).join('\n'),
    'move-errors': MOVE_ERRORS.map((error) => `- ${code(error)}`).join('\n'),
  };
}

/** The document with its generated parts updated. */
export function withParts(document, parts) {
  return Object.entries(parts).reduce((text, [mark, part]) => {
    const [open, close] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from < 0 || to < 0) throw new Error(`the document has lost its marks for ${mark}`);
    return `${text.slice(0, from)}${open}\n${part}\n${text.slice(to)}`;
  }, document);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('../docs/formats.md', import.meta.url));
  writeFileSync(path, withParts(readFileSync(path, 'utf8'), printedParts()));
}
