// Generates files from scripts/kernel-parameters.mjs: packages/solve/src/kernel/assembly/parameters.ts for AssemblyScript,
// packages/solve/src/kernel/parameters.ts for TypeScript, and the tables of packages/solve/src/kernel/README.md.

import './require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as table from './kernel-parameters.mjs';

const kernel = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages/solve/src/kernel');
const NOTICE = '// Made by scripts/print-kernel.mjs from scripts/kernel-parameters.mjs; not for editing.\n';

const upper = (id) => id.toUpperCase().replaceAll('-', '_');
const bitsOf = (ids) =>
  ids.reduce((bits, id) => bits | (1 << table.ANY_TECHNIQUES.findIndex(([name]) => name === id)), 0);
const runNumber = (name) => table.RUNS.findIndex(({ id }) => id === name);
const quoted = (ids) => `[\n${ids.map((id) => `  '${id}',`).join('\n')}\n]`;

export function assemblyText() {
  const constant = ([id, about], value, type = 'i32') =>
    `/** ${about} */\nexport const ${upper(id)}: ${type} = ${value};`;
  const numbered = (rows) => rows.map((row, index) => constant(row, index));
  const bits = (rows, type) => rows.map((row, bit) => constant(row, 1 << bit, type));
  const list = (name, values) => `export const ${name}: StaticArray<i32> = [${values.join(', ')}];`;
  return [
    NOTICE,
    '// What a step ends with.',
    ...numbered(table.STATES),
    '\n// Bits of a cell in the level buffer.',
    ...bits(table.CELL_BITS, 'u8'),
    '\n// What A* searches for.',
    ...numbered(table.METRICS),
    '\n// Switches of A*.',
    ...bits(table.STAR_TECHNIQUES),
    '\n// Switches of the any-solution engine.',
    ...bits(table.ANY_TECHNIQUES),
    '\n// The runs of the any-solution engine, by number.',
    ...table.RUN_KINDS.map((kind, index) => `export const ${upper(kind)}_RUN: i32 = ${index};`),
    `export const RUNS: i32 = ${table.RUNS.length};`,
    `export const COMPLETE_RUN: i32 = ${runNumber(table.COMPLETE_RUN)};`,
    `export const PRINCIPAL_RUN: i32 = ${runNumber(table.PRINCIPAL_RUN)};`,
    `export const DEPUTY_RUN: i32 = ${runNumber(table.DEPUTY_RUN)};`,
    list(
      'RUN_KINDS',
      table.RUNS.map(({ kind }) => table.RUN_KINDS.indexOf(kind)),
    ),
    '/** A run gets a turn in every n-th round. */',
    list(
      'RUN_PERIODS',
      table.RUNS.map(({ period }) => period),
    ),
    '/** 1: it continues in every slice. */',
    list(
      'RUN_LASTING',
      table.RUNS.map(({ lasting }) => (lasting ? 1 : 0)),
    ),
    '/** Switches that are off in a run. */',
    list(
      'RUN_WITHOUT',
      table.RUNS.map(({ without }) => bitsOf(without)),
    ),
    '\n// What the any-solution engine counts.',
    ...numbered(table.COUNTS),
    '\n// Tuning parameters.',
    ...table.PARAMETERS.map(([id, type, value, , , about]) => constant([id, `${about}.`], value, type)),
    '',
  ].join('\n');
}

export function typescriptText() {
  const ids = (rows) => quoted(rows.map(([id]) => id));
  return `${NOTICE}
/** What a step of any engine ends with, by number. */
export const STATES = ${ids(table.STATES)} as const;
export type EngineState = (typeof STATES)[number];

/** The bits of a cell in the level buffer. */
export const CELL_BITS = {
${table.CELL_BITS.map(([id], bit) => `  ${id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}: ${1 << bit},`).join('\n')}
} as const;

/** What A* searches for, by number. */
export const KERNEL_METRICS = ${ids(table.METRICS)} as const;
export type StarMetric = (typeof KERNEL_METRICS)[number];

/** Switches of A*, by bit. */
export const STAR_TECHNIQUES = ${ids(table.STAR_TECHNIQUES)} as const;
export type StarTechnique = (typeof STAR_TECHNIQUES)[number];

/** Switches of the any-solution engine, by bit. */
export const ANY_TECHNIQUES = ${ids(table.ANY_TECHNIQUES)} as const;

/** Runs of the any-solution engine, by number. */
export const RUNS = ${quoted(table.RUNS.map(({ id }) => id))} as const;
export type RunId = (typeof RUNS)[number];

/** What the any-solution engine counts, by number. */
export const COUNTS = ${ids(table.COUNTS)} as const;
export type CountId = (typeof COUNTS)[number];
`;
}

/** A table of text cells, columns aligned as Biome aligns them. */
function alignedTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => String(cells[column]).length)));
  const line = (cells) => `| ${cells.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

/** The tables of the README, by the name in its markers. */
export function readmeTables() {
  const code = (id) => `\`${id}\``;
  const number = (value) => value.toLocaleString('en');
  return {
    states: alignedTable([['state', 'meaning'], ...table.STATES.map(([id, about]) => [code(id), about])]),
    switches: alignedTable([
      ['engine', 'switch', 'what it does'],
      ...table.STAR_TECHNIQUES.map(([id, about]) => ['A\\*', code(id), about]),
      ...table.ANY_TECHNIQUES.map(([id, about]) => ['any', code(id), about]),
    ]),
    runs: alignedTable([
      ['run', 'kind', 'one round of', 'continues', 'leaves out'],
      ...table.RUNS.map(({ id, kind, period, lasting, without }) => [
        code(id),
        kind,
        period,
        lasting ? 'yes' : 'no',
        without.join(', ') || 'nothing',
      ]),
    ]),
    parameters: alignedTable([
      ['parameter', 'default', 'range', 'what it does'],
      ...table.PARAMETERS.map(([id, , value, least, most, about]) => [
        code(id),
        number(value),
        `${number(least)} – ${number(most)}`,
        about.replace('A*', 'A\\*'),
      ]),
    ]),
  };
}

/** The README with its tables replaced. */
export function readmeText(text) {
  return Object.entries(readmeTables()).reduce((result, [name, rows]) => {
    const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
    return result.replace(marked, (_, begin, end) => `${begin}\n${rows}\n\n${end}`);
  }, text);
}

export const FILES = {
  assembly: join(kernel, 'assembly/parameters.ts'),
  typescript: join(kernel, 'parameters.ts'),
  readme: join(kernel, 'README.md'),
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(FILES.assembly, assemblyText());
  writeFileSync(FILES.typescript, typescriptText());
  writeFileSync(FILES.readme, readmeText(readFileSync(FILES.readme, 'utf8')));
}
