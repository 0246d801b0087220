// What ARCHITECTURE.md says of adding things: one file and one row, and nothing else has to change. A copy of the sources
// gets one more of each, is compiled and built, and shows it. The language is made up from English by a script: a
// folder of catalogs with accents, brackets, and the parts of each sentence in the opposite order. Its code is that of
// Icelandic, which has two plural forms, and 21 has that of 1.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script, without types
import { parseMessage, pseudoMessage } from '../../scripts/languages/messages.mjs';
import { SMALL } from '../small-level.js';
import { closePage, openPage, useApp } from './browser.js';
import { ROOT } from './masu.js';
import { run } from './npm.js';
import { file, start } from './pty-game.js';
import { serveFrom } from './serve.js';

const app = useApp();
const copy = mkdtempSync(join(tmpdir(), 'masu-added-'));
const ADDED_LANGUAGE = 'is';
const ADDED_NAME = 'Öfugt';
const LOCALE = { LANG: 'is_IS.UTF-8' };

/** The sources, with the packages that are installed here. */
function copySources(): void {
  const left = new Set(['node_modules', 'dist', '.git', 'coverage']);
  const filter = (path: string): boolean => path === ROOT || !left.has(basename(path));
  cpSync(ROOT, copy, { recursive: true, preserveTimestamps: true, filter });
  mkdirSync(join(copy, 'node_modules'));
  // What was built last is noted in a folder of its own, and masu's packages are those of the copy.
  const own = ['.masu', '@masu'];
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !own.includes(each))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  mkdirSync(join(copy, 'node_modules/@masu'));
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@masu', name));
  }
}

/** The languages of the copy. */
const languageFolders = (): readonly string[] =>
  readdirSync(join(copy, 'languages'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Writes a new source file of the copy. */
const addFile = (path: string, text: string): void => writeFileSync(join(copy, path), text);

/** Adds a row to a source of the copy, after the text that begins its table, and the import that the row needs. */
function addRow(path: string, imported: string, before: string, row: string): void {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text.split(before), `${path}: ${before}`).toHaveLength(2);
  writeFileSync(join(copy, path), text.replace(before, `${before}${row}`).replace(/^import /m, `${imported}import `));
}

function addSolver(): void {
  addFile(
    'packages/solve/src/sokoban/solve/added.ts',
    `import type { Solver } from '@masu/core/base/puzzle.js';
import type { Level, Solution } from '@masu/core/sokoban/rules/level.js';
import { ANY } from './any/any.js';

export const ADDED: Solver<Level, Solution, 'added'> = { ...ANY, id: 'added', name: 'Added', about: 'one more way' };
`,
  );
  const imported = "import { ADDED } from './added.js';\n";
  addRow('packages/solve/src/sokoban/solve/solvers.ts', imported, 'PUSH_OPTIMAL, ANY', ', ADDED');
}

function addFormat(): void {
  addFile(
    'packages/core/src/sokoban/formats/upside-down.ts',
    `import type { Format } from '../../base/puzzle.js';
import { ok } from '../../base/result.js';
import type { Draft } from '../rules/draft.js';
import { XSB } from './xsb.js';

const turned = (text: string): string => text.trimEnd().split('\\n').reverse().join('\\n');

export const UPSIDE_DOWN: Format<Draft> = {
  id: 'upside-down',
  name: 'Upside down',
  about: 'the last row first',
  extensions: ['.down'],
  recognize: () => 0,
  parse: (text, options) => XSB.parse(turned(text), options),
  make(drafts) {
    const made = XSB.make(drafts);
    return made.ok ? ok(turned(made.value)) : made;
  },
};
`,
  );
  const imported = "import { UPSIDE_DOWN } from './upside-down.js';\n";
  addRow(
    'packages/core/src/sokoban/formats/formats.ts',
    imported,
    '[XSB, RLE, SIZED, LETTERS, SOK, SLC',
    ', UPSIDE_DOWN',
  );
}

function addCommand(): void {
  addFile(
    'packages/program/src/cli/commands/files/echo.ts',
    `import { defineCommand } from '../../interface/command.js';
import { EXIT } from '../../interface/exit-codes.js';

export const ECHO = defineCommand({
  arguments: [{ name: '<word>', about: 'what to print' }],
  options: [{ flags: '--twice', about: 'print it twice' }],
  run({ words, options, output }) {
    for (const word of options.twice ? [...words, ...words] : words) output.print(word);
    return EXIT.ok;
  },
});
`,
  );
  const row = `
  echo: {
    usage: '<word> [--twice]',
    summary: 'Print a word',
    examples: [['masu echo box', 'a word']],
    load: async () => (await import('./commands/files/echo.js')).ECHO,
  },`;
  addRow('packages/program/src/cli/commands.ts', '', 'const FILES: CommandRows = {', row);
}

function addJobKind(): void {
  addFile(
    'packages/engine/src/jobs/kinds/measure-schema.ts',
    `import * as v from 'valibot';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const kind = v.literal('measure');
const puzzle = v.literal('sokoban');

export const measureJobSchema = v.object({ kind, puzzle, ...levelFields });
export type MeasureJob = Readonly<v.InferOutput<typeof measureJobSchema>>;
export const measureReportSchema = v.variant('verdict', [
  v.object({ kind, puzzle, verdict: v.literal('measured'), cells: count, effort: effortSchema }),
  v.object({ kind, puzzle, ...gaveUpFields }),
]);
export type MeasureReport = Readonly<v.InferOutput<typeof measureReportSchema>>;
`,
  );
  addFile(
    'packages/engine/src/jobs/kinds/measure.ts',
    `import { ok } from '@masu/core/base/result.js';
import { parseJobLevel } from '../job-level.js';
import type { Performing } from '../job-parts.js';
import type { MeasureJob, MeasureReport } from './measure-schema.js';

export function* performMeasure(job: MeasureJob): Performing<MeasureReport> {
  const level = parseJobLevel(job);
  yield;
  return level.ok ? ok({ verdict: 'measured', cells: level.value.width * level.value.height }) : level;
}
`,
  );
  const imported = "import { measureJobSchema, measureReportSchema } from './kinds/measure-schema.js';\n";
  const schemas = '\n  measure: { job: measureJobSchema, report: measureReportSchema },';
  addRow('packages/engine/src/jobs/any-job.ts', imported, 'const KINDS = {', schemas);
  const work = "import { performMeasure } from './kinds/measure.js';\n";
  addRow(
    'packages/engine/src/jobs/all-work.ts',
    work,
    'export const ALL_WORK: JobWork = {',
    '\n  measure: performMeasure,',
  );
  const loader = "\n  measure: async () => (await import('@masu/engine/jobs/kinds/measure.js')).performMeasure,";
  addRow('packages/node-host/src/jobs/load-work.ts', '', '() => Promise<JobWork[Name]> } = {', loader);
}

function addDeadlockRule(): void {
  const row = `
  {
    id: 'never',
    name: 'Never',
    about: 'finds nothing',
    ofCell: true,
    prepare: () => () => false,
  },`;
  addRow('packages/solve/src/sokoban/solve/deadlock/rules.ts', '', 'export const DEADLOCK_RULES = [', row);
  addRow('packages/core/src/base/search-choices.ts', '', 'export const RULE_IDS = [', "'never', ");
}

/** Finds what a naked single finds, under its own name; its row is the first, so it is asked before all others. */
function addDeduction(): void {
  addFile(
    'packages/solve/src/futoshiki/solve/deductions/last-digit.ts',
    `import type { Rule } from './deduction.js';
import { SINGLE_CANDIDATE } from './single-candidate.js';

export const LAST_DIGIT: Rule = {
  id: 'last-digit',
  grade: 'trivial',
  about: 'a cell with one digit left',
  find(notes) {
    const found = SINGLE_CANDIDATE.find(notes);
    return found && { ...found, rule: 'last-digit', name: 'last digit' };
  },
};
`,
  );
  const imported = "import { LAST_DIGIT } from './last-digit.js';\n";
  const folder = 'packages/solve/src/futoshiki/solve/deductions';
  addRow(`${folder}/rules.ts`, imported, 'export const DEDUCTION_RULES: readonly Rule[] = [', '\n  LAST_DIGIT,');
  addRow(`${folder}/deduction.ts`, '', 'export const RULE_IDS = [', "\n  'last-digit',");
}

function addSkin(): void {
  addFile('packages/web/src/theme/skins/added.ts', "export { PLAIN as ADDED_SKIN } from './plain.js';\n");
  const row = "\n  added: async (): Promise<Skin> => (await import('./skins/added.js')).ADDED_SKIN,";
  addRow('packages/web/src/theme/theme.ts', '', 'const SKIN_FILES = {', row);
}

function addLesson(): void {
  addFile(
    'packages/teach/src/plans/added.ts',
    `import { FIRST_PUSH } from '../boards.js';
import { lessonRow } from '../lesson.js';
import { numberExercise, searchLink, section, sokobanLab } from '../steps.js';

export const ADDED_LESSON = lessonRow('added', ['boxes'], function* (words) {
  yield;
  const lab = sokobanLab(FIRST_PUSH, words.board, [searchLink('breadth-first')]);
  return [section('look', words.look, lab), numberExercise('boxes', words.boxes, 1, { board: FIRST_PUSH })];
});
`,
  );
  const imported = "import { ADDED_LESSON } from './plans/added.js';\n";
  addRow(
    'packages/teach/src/lessons.ts',
    imported,
    'export const LESSONS: readonly LessonRow[] = [',
    '\n  ADDED_LESSON,',
  );
  const messages = {
    title: 'One more lesson',
    summary: 'It is short.',
    board: 'First push',
    'look.heading': 'Look at the board',
    'look.paragraphs.0': 'There is a box.',
    'boxes.heading': 'Exercise',
    'boxes.question': 'How many boxes are there?',
    'boxes.right': 'Right: one.',
    'boxes.hint': 'Count them.',
  };
  for (const language of languageFolders()) {
    const path = join(copy, 'languages', language, 'lessons.arb');
    const named = Object.entries(messages).map(([key, text]) => [`lesson.added.${key}`, text]);
    const catalog = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...catalog, ...Object.fromEntries(named) }));
  }
}

/** The parts of a message, and of its branches, in the opposite order. */
const reversed = (parts: readonly MessageFormatElement[]): MessageFormatElement[] =>
  [...parts].reverse().map((part) => {
    if (!('options' in part)) return part;
    const options = Object.entries(part.options).map(([name, { value, ...rest }]) => [
      name,
      { ...rest, value: reversed(value) },
    ]);
    return { ...part, options: Object.fromEntries(options) } as MessageFormatElement;
  });
const reversedMessage = (message: string): string =>
  printAST(reversed(parseMessage(pseudoMessage(message) as string) as readonly MessageFormatElement[]));

function addLanguage(): void {
  const languages = join(copy, 'languages');
  mkdirSync(join(languages, ADDED_LANGUAGE));
  for (const name of readdirSync(join(languages, 'en'))) {
    const english = JSON.parse(readFileSync(join(languages, 'en', name), 'utf8')) as Record<string, string>;
    const messages = Object.entries(english).filter(([key]) => !key.startsWith('@'));
    const own = Object.fromEntries(messages.map(([key, message]) => [key, reversedMessage(message)]));
    const named = name === 'names.arb' ? { '@@x-name': ADDED_NAME } : {};
    const path = join(languages, ADDED_LANGUAGE, name);
    writeFileSync(path, JSON.stringify({ '@@locale': ADDED_LANGUAGE, ...named, ...own }));
  }
}

const ADDING = [
  ...[addSolver, addFormat, addCommand, addJobKind, addDeadlockRule, addDeduction, addSkin, addLesson],
  // Last, so that it has the messages of the others too.
  addLanguage,
];

beforeAll(() => {
  copySources();
  for (const add of ADDING) add();
  const built = run(process.execPath, ['scripts/setup.mjs'], copy);
  expect(built.code, built.stderr).toBe(0);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['packages', '-b', 'tsconfig.build.json'],
  ['web', '-b', 'packages/web'],
  ['tests', '-p', 'tsconfig.test.json'],
])('nothing else has to change to compile: %s', (_name, ...words) => {
  const tsc = ['node_modules/typescript/bin/tsc', ...words];
  expect(run(process.execPath, tsc, copy)).toMatchObject({ code: 0, stdout: '' });
});

const SOKOBAN = file('sokoban.xsb', '#####', '#   #', '#@$.#', '#####');
const FUTOSHIKI = file('futoshiki.txt', '2', '|- -|', '|   |', '|->-|');
const added = (...words: readonly string[]) => run(process.execPath, [join(copy, 'dist/bin/masu.js'), ...words], copy);

test.each([
  ['a solver', ['solve', SOKOBAN, '--solver', 'added', '--json'], /"solver":"added","verdict":"solved"/],
  ['a solver in the list', ['solvers'], /^added +sokoban .*one more way/m],
  ['a format', ['convert', SOKOBAN, '--to', 'upside-down'], /^#####\n#@\$\.#\n# {3}#\n#####/],
  ['a format in the list', ['formats'], /^upside-down +sokoban +levels +\.down +the last row first/m],
  ['a command', ['echo', '--twice', 'box'], /^box\nbox\n$/],
  ['a command in help', ['--help'], /^ {2}echo +Print a word/m],
  ['a command in completion', ['completion', 'bash'], /\becho\b/],
  ['a deduction', ['grade', FUTOSHIKI, '--json'], /"rules":{"inequality bounds":1,"last digit":\d/],
  ['a deadlock rule', ['solve', SOKOBAN, '--solver', 'astar', '--rules', 'never', '--json'], /"verdict":"solved"/],
])('%s works', (_name, words, expected) => {
  const { code, stdout } = added(...words);
  expect(stdout).toMatch(expected);
  expect(code).toBe(0);
});

test('a kind of job is performed, here and in a worker', () => {
  const level = readFileSync(SOKOBAN, 'utf8');
  const job = { kind: 'measure', puzzle: 'sokoban', level, format: 'xsb', limits: {} };
  const script = `
    import { loadAllWork } from './dist/engine/jobs/all-work.js';
    import { thisThread } from './dist/engine/jobs/engines/this-thread.js';
    import { nodeClock, nodeThread, workerPool } from './dist/node-host/jobs/index.js';
    for (const engine of [thisThread(nodeClock(), loadAllWork), nodeThread(), workerPool(1)]) {
      const { value } = await engine.run(${JSON.stringify(job)}).report;
      console.log(value.verdict, value.cells);
      engine.close();
    }`;
  addFile('measure.mjs', script);
  const { code, stdout, stderr } = run(process.execPath, ['measure.mjs'], copy);
  expect([code, stdout, stderr]).toEqual([0, 'measured 20\n'.repeat(3), '']);
});

test('the check finds nothing missing in it', () => {
  const checked = run(process.execPath, ['scripts/check-languages.mjs'], copy);
  expect([checked.code, checked.stderr]).toEqual([0, '']);
  expect(checked.stdout).toContain(`${languageFolders().length} languages`);
});

test('the pages are in the language of the browser, with hints and explanations', async () => {
  const { server, address } = await serveFrom(copy, '--port', '0');
  try {
    const here = { browser: app.browser, address };
    const page = await openPage(here, '#/sokoban/first-steps/3', { locale: 'is-IS' });
    expect(await page.evaluate('document.documentElement.lang')).toBe(ADDED_LANGUAGE);
    await page.getByRole('button', { name: '⟦Uñdó' }).first().waitFor();
    // An explanation is made in a worker, a hint too; their words come from the catalogs.
    await page.goto(`${address}#/sokoban/corners/4`);
    await page.locator('summary', { hasText: '⟦Expláíñ' }).first().click();
    await page.getByRole('button', { name: '⟦Shów thé ídéá' }).first().click();
    await page.locator('.idea li').filter({ hasText: /⟧.*⟦/s }).first().waitFor();
    await page.goto(`${address}#/futoshiki/trivial/1`);
    for (const name of ['⟦Shów whéré tó lóók', '⟦Shów why', '⟦Shów thé dígít'])
      await page.getByRole('button', { name }).click();
    await page
      .locator('main')
      .filter({ hasText: /çólúmñ \d+⟦rów/ })
      .waitFor();
    for (const fragment of ['#/futoshiki', '#/levels', '#/daily/2026-11-10', '#/lab/first-steps/3', '#/settings']) {
      await page.goto(`${address}${fragment}`);
      await page.locator('main h1').waitFor();
      await page.locator('main').filter({ hasText: '⟦' }).waitFor();
    }
    // A skin without a translation is offered by its id, and the language by its own name.
    await page.getByText('added', { exact: true }).waitFor({ state: 'attached' });
    await page.locator(`option[value=${ADDED_LANGUAGE}]`, { hasText: ADDED_NAME }).waitFor({ state: 'attached' });
    await page.goto(`${address}#/lessons/a-star/3`);
    await page.locator('main h1').filter({ hasText: '⟦' }).waitFor();
    // One more lesson is listed and opens.
    await page.goto(`${address}#/lessons`);
    await page.getByRole('link', { name: '⟦Oñé móré' }).first().click();
    await page.locator('main h1').filter({ hasText: '⟦Oñé móré' }).waitFor();
    await page.getByText('⟦Théré ís á bóx').first().waitFor();
    await closePage(page);
  } finally {
    server.kill();
  }
});

test('the terminal is in the language of the system, with hints and explanations', async () => {
  const program = join(copy, 'dist/bin/masu.js');
  const game = start(['play', file('small.txt', ...SMALL)], { env: LOCALE, program });
  await game.until('⟦');
  expect(game.screen).toMatch(/⟦\p{L}*[áéíóúçñ]/u);
  // What the level takes, in sentences whose parts are the other way around.
  await game.type('O', /⟧[^⟦⟧]*(?:bóx|púsh)[^⟦⟧]*⟦/is);
  game.send('q');
  game.send('q');
  expect(await game.end()).toBe(0);

  const puzzle = start(['play', FUTOSHIKI], { env: LOCALE, program });
  await puzzle.until('⟦');
  await puzzle.type('i', 'Lóók át');
  await puzzle.type('i', /çólúmñ|rów/);
  puzzle.send('q');
  expect(await puzzle.end()).toBe(0);
});
