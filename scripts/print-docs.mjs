// Prints the generated parts of README.md and docs/ from the tables in the code, between the lines `<!-- NAME: printed -->` and
// `<!-- end -->`. Run `node scripts/print-docs.mjs` to update them; a test checks that they are current.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startPart } from './start-part.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

async function printCommands() {
  const { COMMANDS } = await import('@masu/program/cli/commands.js');
  const parts = [];
  for (const row of COMMANDS.flatMap((each) => each.subcommands ?? [each])) {
    const { options } = await row.load();
    const lines = [`### masu ${row.id}`, '', `${row.summary[0].toUpperCase()}${row.summary.slice(1)}.`, ''];
    lines.push('```', `masu ${row.id} ${row.usage}`.trimEnd(), '');
    const width = Math.max(...row.examples.map(([words]) => words.length));
    lines.push(...row.examples.map(([words, what]) => `${words.padEnd(width)}  # ${what}`), '```', '');
    lines.push(...options.map(({ flags, about }) => `- \`${flags}\`: ${about}`));
    parts.push(lines.join('\n').trimEnd());
  }
  return parts.join('\n\n');
}

/** A table as the formatter writes it: every column as wide as its widest cell. */
function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(rows[0]), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join('\n');
}

async function printExitCodes() {
  const { EXIT_CODES } = await import('@masu/program/cli/interface/exit-codes.js');
  return table([['code', 'meaning'], ...EXIT_CODES.map(([code, meaning]) => [String(code), meaning])]);
}

async function printEnvironment() {
  const { ENVIRONMENT, FILES } = await import('@masu/program/cli/environment.js');
  const quoted = (names) => names.replaceAll(/[^, ]+/g, '`$&`');
  return [
    table([['variable', 'meaning'], ...ENVIRONMENT.map(([name, about]) => [quoted(name), about])]),
    table([['file', 'contents'], ...FILES.map(([path, about]) => [quoted(path), about])]),
  ].join('\n\n');
}

const PRINTERS = {
  commands: printCommands,
  'exit codes': printExitCodes,
  environment: printEnvironment,
  start: () => startPart(),
};
export const DOCUMENTS = ['README.md', 'docs/README.md', 'docs/command-line.md'];

/** The document with its generated parts updated. */
export async function printed(path) {
  let text = readFileSync(join(ROOT, path), 'utf8');
  for (const [name, print] of Object.entries(PRINTERS)) {
    const part = new RegExp(`(<!-- ${name}: printed -->\\n)[\\s\\S]*?(<!-- end -->)`);
    if (!part.test(text)) continue;
    const made = await print();
    text = text.replace(part, (_all, from, to) => `${from}\n${made}\n\n${to}`);
  }
  return text;
}

/** The manual page as it should be in the repository. */
export async function printedManPage() {
  const { manPage } = await import('@masu/program/cli/man-page.js');
  return manPage(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
}
export const MAN_PAGE = 'docs/masu.1';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const path of DOCUMENTS) writeFileSync(join(ROOT, path), await printed(path));
  writeFileSync(join(ROOT, MAN_PAGE), await printedManPage());
}
