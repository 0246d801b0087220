// Everything that the documents and the help print is run: transcripts, screens, and JSON are compared with real runs,
// and commands without output must end as documented. `node scripts/print-transcripts.mjs` updates the documents.

import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { COMMANDS } from '@masu/program/cli/commands.js';
import { expect, test } from 'vitest';
import { BEFORE, EXAMPLES, EXIT_CODES, type Example, NOT_RUN, TYPED, UNTIL_SHOWN } from '../documents/examples.js';
import { ROOT, Stage } from '../documents/stage.js';
import { countPieces, DOCUMENTS, documentText, printed } from '../documents/transcripts.js';
import { sample, sampled } from '../sample.js';

const WITH_TRANSCRIPTS = DOCUMENTS.filter((path) => countPieces(path) > 0);

test('the documents with transcripts', () => {
  expect(WITH_TRANSCRIPTS).toEqual([
    'docs/README.md',
    'docs/command-line.md',
    'docs/env.md',
    'docs/labels.md',
    'docs/terminal.md',
  ]);
});

test.concurrent.each(sample(WITH_TRANSCRIPTS, 2))('the transcripts of %s are what masu prints', async (path) => {
  const made = await printed(path);
  if (process.env.MASU_PRINT === 'documents') writeFileSync(join(ROOT, path), made);
  else expect(documentText(path)).toBe(made);
});

test('figures of docs/README.md that can be counted', () => {
  const text = documentText('docs/README.md');
  const counts = readdirSync(join(ROOT, 'levels/sokoban'))
    .filter((name) => name.endsWith('.xsb'))
    .map((name) => readLevels(documentText(`levels/sokoban/${name}`)))
    .map((read) => (read.ok ? read.value.levels.length : 0));
  expect(text).toContain(`[${counts.reduce((sum, count) => sum + count, 0)} Sokoban levels of our own]`);
  const lessons = readdirSync(join(ROOT, 'docs/lessons')).filter((name) => /^\d/.test(name));
  expect([lessons.length, text.includes('A lab and twelve lessons')]).toEqual([12, true]);
  const tasks = documentText('docs/library.md').match(/^## \d+\. /gm);
  expect([tasks?.length, text.includes('shows twelve tasks')]).toEqual([12, true]);
  const courses = COMMANDS.find(({ id }) => id === 'course');
  expect([courses?.words?.length, text.includes('five university courses')]).toEqual([5, true]);
});

/** The programs of docs/library.md have their own test. */
const PROGRAMS = DOCUMENTS.filter((path) => path !== 'docs/library.md').flatMap((path) =>
  [...documentText(path).matchAll(/^```(?:ts|js)\n([\s\S]*?)^```$/gm)].map(
    ([, program]) => [path, program as string] as const,
  ),
);

test('the programs of the other documents run, and print what their comments say', async () => {
  expect(PROGRAMS.map(([path]) => path)).toEqual(['docs/README.md', 'docs/courses.md']);
  for (const [path, program] of PROGRAMS) {
    const stage = new Stage();
    await stage.prepare(['puzzle.txt']);
    mkdirSync(join(stage.folder, 'node_modules'));
    symlinkSync(ROOT, join(stage.folder, 'node_modules/masu'));
    writeFileSync(join(stage.folder, 'program.mjs'), program);
    const { code, text } = await stage.run('node program.mjs');
    const printed = [...program.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, comment]) => `${comment}\n`).join('');
    expect([path, code, text]).toEqual([path, 0, printed === '' ? expect.stringMatching(/\|.*\|/) : printed]);
    stage.remove();
  }
});

const isOf = <Row extends readonly [RegExp, ...unknown[]]>(rows: readonly Row[], command: string): Row | undefined =>
  rows.find(([pattern]) => pattern.test(command));

const isRun = ({ commands }: Example): boolean => !commands.some((command) => isOf(NOT_RUN, command));

test('examples that are not run, by reason', () => {
  const commands = EXAMPLES.flatMap((example) => example.commands);
  const counts = NOT_RUN.map((row) => commands.filter((command) => isOf(NOT_RUN, command) === row).length);
  expect(counts).toEqual(NOT_RUN.map(([, , count]) => count));
  expect(EXAMPLES.filter(isRun).length).toBeGreaterThan(100);
});

const RUN = EXAMPLES.filter(isRun);
/** Marking runs the program dozens of times. */
const QUICK = RUN.filter(({ commands }) => !commands.some((command) => / mark /.test(command)));
test.concurrent.each(
  sample(sampled(QUICK, RUN), 6).map(
    (example) => [`${example.where}: ${example.commands.join('; ')}`, example] as const,
  ),
)('%s', async (_name, { commands }) => {
  const stage = new Stage();
  const before = commands.flatMap((command) => isOf(BEFORE, command)?.[1] ?? []);
  const typed = (command: string): string => isOf(TYPED, command)?.[1] ?? '';
  await stage.prepare([...before, ...commands, ...commands.map(typed)]);
  for (const command of before) await stage.run(command);
  for (const command of commands) {
    const untilShown = isOf(UNTIL_SHOWN, command)?.[1];
    const ended = await stage.run(command, {
      input: typed(command),
      ...(untilShown === undefined ? {} : { untilShown }),
    });
    expect([command, ended.code, ended.text]).toEqual([
      command,
      isOf(EXIT_CODES, command)?.[1] ?? 0,
      expect.not.stringContaining('bug in masu'),
    ]);
  }
  stage.remove();
});
