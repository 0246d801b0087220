// The sentences of pure modules in other languages: every row, the same numbers, and real hints from facts alone.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countIn } from '../../src/base/format.js';
import { toolsOf } from '../../src/base/languages.js';
import { LIMIT_TEXTS } from '../../src/base/lines.js';
import { isMessageFacts, type Message, type MessageFacts } from '../../src/base/message.js';
import { ENGLISH as FUTOSHIKI_GENERATE } from '../../src/futoshiki/compose/messages.js';
import { ENGLISH as FUTOSHIKI_FORMAT } from '../../src/futoshiki/formats/messages.js';
import {
  FUTOSHIKI_SOLVERS,
  findHint,
  futoshikiReasons,
  gradeLevel,
  parseFutoshikiReason,
} from '../../src/futoshiki/index.js';
import { ENGLISH as FUTOSHIKI_LEVEL } from '../../src/futoshiki/rules/messages.js';
import { ENGLISH as HINTS } from '../../src/futoshiki/solve/deductions/messages.js';
import { isFutoshikiLevel } from '../../src/jobs/index.js';
import { ENGLISH as LEVEL_FILE } from '../../src/jobs/messages.js';
import { messages as es, names as esNames } from '../../src/languages/es.js';
import { messages as fr, names as frNames } from '../../src/languages/fr.js';
import type { MessageTables } from '../../src/languages/message-tables.js';
import { shippedTitle, solverNamed } from '../../src/languages/names.js';
import { messages as ptBR, names as ptBRNames } from '../../src/languages/pt-BR.js';
import { sentence } from '../../src/languages/sentence.js';
import { SHIPPED_TITLES } from '../../src/languages/shipped-titles.js';
import { SOLVER_IDS } from '../../src/languages/solver-names.js';
import { lessons as esLessons } from '../../src/lessons/languages/es.js';
import { lessons as frLessons } from '../../src/lessons/languages/fr.js';
import { lessons as ptBRLessons } from '../../src/lessons/languages/pt-BR.js';
import { A_STAR } from '../../src/lessons/texts/a-star.js';
import { DEADLOCKS } from '../../src/lessons/texts/deadlocks.js';
import { WHAT_A_STATE_IS } from '../../src/lessons/texts/what-a-state-is.js';
import { ENGLISH as SAVED } from '../../src/play/messages.js';
import { ENGLISH as SOKOBAN_GENERATE } from '../../src/sokoban/compose/messages.js';
import { ENGLISH as SOKOBAN_FORMAT } from '../../src/sokoban/formats/messages.js';
import { ENGLISH as SOKOBAN_MOVES } from '../../src/sokoban/formats/move-messages.js';
import { SOKOBAN_SOLVERS } from '../../src/sokoban/index.js';
import { ENGLISH as SOKOBAN_LEVEL } from '../../src/sokoban/rules/messages.js';
import * as examples from '../message-examples.js';
import { readShipped, shippedFiles } from '../own-levels.js';

const ROOT = join(import.meta.dirname, '..', '..');
const SRC = join(ROOT, 'src');

function tablesOf(locale: string, messages: typeof fr): MessageTables {
  return messages({ ...countIn(locale), decimal: (value) => value.toFixed(1) });
}
const LANGUAGES = [
  ['fr', tablesOf('fr', fr)],
  ['es', tablesOf('es', es)],
  ['pt-BR', tablesOf('pt-BR', ptBR)],
] as const;

type Rows = Readonly<Record<string, (...values: unknown[]) => string>>;
/** Every table: its English, examples of its values, and where its sentences are made. */
const TABLES = {
  'futoshiki-format': { english: FUTOSHIKI_FORMAT, examples: examples.FUTOSHIKI_FORMAT, made: 'futoshiki/formats' },
  'futoshiki-generate': {
    english: FUTOSHIKI_GENERATE,
    examples: examples.FUTOSHIKI_GENERATE,
    made: 'futoshiki/compose',
  },
  'futoshiki-hint': { english: HINTS, examples: examples.FUTOSHIKI_HINTS, made: 'futoshiki/solve' },
  'futoshiki-level': { english: FUTOSHIKI_LEVEL, examples: examples.FUTOSHIKI_LEVEL, made: 'futoshiki/rules' },
  'level-file': { english: LEVEL_FILE, examples: examples.LEVEL_FILE, made: 'jobs/puzzles' },
  saved: { english: SAVED, examples: examples.SAVED, made: 'play' },
  'sokoban-format': { english: SOKOBAN_FORMAT, examples: examples.SOKOBAN_FORMAT, made: 'sokoban/formats' },
  'sokoban-generate': { english: SOKOBAN_GENERATE, examples: examples.SOKOBAN_GENERATE, made: 'sokoban/compose' },
  'sokoban-level': { english: SOKOBAN_LEVEL, examples: examples.SOKOBAN_LEVEL, made: 'sokoban/rules' },
  'sokoban-moves': { english: SOKOBAN_MOVES, examples: examples.SOKOBAN_MOVES, made: 'sokoban/formats' },
  'text-limit': { english: LIMIT_TEXTS, examples: examples.TEXT_LIMIT, made: 'base' },
} satisfies Record<keyof MessageTables, unknown>;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  once: '1',
  both: '2',
  two: '2',
  dos: '2',
  deux: '2',
  duas: '2',
};
/** The numbers that a sentence mentions, each once; small ones may be words. */
function numbersIn(text: string): readonly string[] {
  const digits = text.replace(/(?<=\d)[\u202f\u00a0.,](?=\d{3})/g, '').match(/\d+/g) ?? [];
  return [...new Set(digits)].sort();
}
const wordNumbers = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => NUMBER_WORDS[word] ?? []);

function sourcesBelow(folder: string): string {
  const entries = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' });
  const files = entries.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|messages\.ts$/.test(name));
  return files.map((name) => readFileSync(join(SRC, folder, name), 'utf8')).join('\n');
}

const rowsOf = (table: keyof MessageTables) =>
  Object.entries(TABLES[table].english as unknown as Rows).map(([key, english]) => ({
    key,
    english,
    examples: (TABLES[table].examples as unknown as Record<string, readonly unknown[][]>)[key] ?? [],
  }));

describe.each(Object.keys(TABLES) as (keyof MessageTables)[])('%s', (table) => {
  test('every sentence is used somewhere', () => {
    const sources = sourcesBelow(TABLES[table].made);
    // As the first value, or as one of two to choose from.
    const isSaid = (key: string): boolean =>
      new RegExp(`\\bsay\\(\\s*(?:[^'();]*\\? )?(?:'[^']*' : )?'${key}'`).test(sources);
    const unused = rowsOf(table).filter(({ key }) => !isSaid(key));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  test.each(LANGUAGES)('%s has every sentence, with the same numbers', (_language, tables) => {
    const rows = tables[table] as unknown as Rows;
    expect(Object.keys(rows).sort()).toEqual(Object.keys(TABLES[table].english).sort());
    for (const { key, english, examples } of rowsOf(table)) {
      expect(examples.length, key).toBeGreaterThan(0);
      for (const values of examples) {
        const [text, translated] = [english(...values), (rows[key] as Rows[string])(...values)];
        expect(translated, key).not.toBe(text);
        expect(translated, key).not.toMatch(/undefined|NaN|\[object| {2}|\$\{/);
        expect(/^[\s(]*[\p{Lu}\d]/u.test(translated), translated).toBe(
          /^[\s(]*[\p{Lu}\d]/u.test(text.replace(/^r\d/, 'R')),
        );
        const inWords = [...wordNumbers(text), ...wordNumbers(translated)];
        const without = (all: readonly string[]) => all.filter((each) => !inWords.includes(each));
        expect(without(numbersIn(translated)), translated).toEqual(without(numbersIn(text)));
      }
    }
  });
});

const PUZZLES = ['1-trivial', '3-tricky', '5-recursive'].flatMap((file) => {
  const read = readShipped(`futoshiki/${file}.txt`);
  if (!read.ok) throw new Error(`no puzzles in ${file}`);
  return read.value.levels
    .slice(0, 2)
    .flatMap(({ level }) => (level.ok && isFutoshikiLevel(level.value) ? [level.value] : []));
});

test.each(LANGUAGES)('hints of shipped puzzles in %s, from facts sent to another thread', (_language, tables) => {
  for (const level of PUZZLES) {
    const hint = findHint(level);
    const told: readonly Message[] = hint.kind === 'digit' ? [...hint.steps, hint] : [hint];
    for (const message of told) {
      const { facts } = JSON.parse(JSON.stringify({ facts: message.facts })) as Message;
      expect(isMessageFacts(facts)).toBe(true);
      const text = sentence(tables, { message: message.message, facts });
      expect(text).not.toBe(message.message);
      expect(numbersIn(text)).toEqual(numbersIn(message.message));
    }
  }
});

test('reasons of a grade are read back from their sentences', () => {
  const [, tables] = LANGUAGES[0];
  for (const level of PUZZLES) {
    const graded = gradeLevel(level);
    if (graded.verdict !== 'graded') throw new Error('not graded');
    for (const reason of futoshikiReasons(graded)) {
      const facts = parseFutoshikiReason(reason);
      expect(facts && (HINTS as unknown as Rows)[facts.key]).toBeDefined();
      expect(sentence(tables, { message: reason, ...(facts ? { facts } : {}) })).not.toBe(reason);
    }
  }
  expect(parseFutoshikiReason('One box is parked on the way.')).toBeUndefined();
});

test.each<[string, unknown]>([
  ['null', null],
  ['no values', { table: 'a', key: 'b' }],
  ['a function', { table: 'a', key: 'b', values: [() => 1] }],
  ['null among the values', { table: 'a', key: 'b', values: [null] }],
])('%s are not facts', (_name, value) => {
  expect(isMessageFacts(value)).toBe(false);
});

test('a sentence with facts of an unknown table stays English', () => {
  const told = { message: 'So.', facts: { table: '__proto__', key: 'toString', values: [] } };
  expect(sentence(LANGUAGES[0][1], told)).toBe('So.');
});

const NAMES = [
  ['fr', frNames],
  ['es', esNames],
  ['pt-BR', ptBRNames],
] as const;

/** The titles of the level files that ship with masu, without their numbers. */
function titlesInFiles(): readonly string[] {
  const titles = shippedFiles().flatMap((file) => {
    const read = readShipped(file);
    const [folder, name = ''] = file.split('/');
    const words = name.replace(/^\d+-|\.\w+$/g, '').replaceAll('-', ' ');
    const own = folder === 'lessons' ? [] : [words.charAt(0).toUpperCase() + words.slice(1)];
    return [...own, ...(read.ok ? read.value.levels.map(({ title = '' }) => title) : [])];
  });
  return [...new Set(titles.map((title) => title.replace(/ \d+(?: × \d+)?$/, '')))].sort();
}

test('the titles to translate are exactly those of the files', () => {
  expect([...SHIPPED_TITLES].sort()).toEqual(titlesInFiles());
});

const SOLVERS = [...SOKOBAN_SOLVERS, ...FUTOSHIKI_SOLVERS];

test('every solver with a name in other languages is one of the puzzles', () => {
  const solvers = SOLVERS.map(({ id }) => id);
  expect(SOLVER_IDS.filter((id) => !solvers.includes(id))).toEqual([]);
});

test.each(NAMES)('%s leaves a solver that it has no name for in English', (_language, names) => {
  const row = { id: 'new', name: 'New', about: 'solves levels in a new way' };
  expect(solverNamed(names, row)).toEqual(row);
});

test.each(NAMES)('%s has a title for every level and a name for every solver', (_language, names) => {
  for (const title of SHIPPED_TITLES) expect(names.titles[title], title).toMatch(/^\p{Lu}[^~|]*$/u);
  // Different levels have different titles.
  expect(new Set(Object.values(names.titles)).size).toBeGreaterThan(SHIPPED_TITLES.length - 4);
  for (const solver of SOLVERS.filter(({ id }) => SOLVER_IDS.some((each) => each === id))) {
    const named = solverNamed(names, solver);
    expect(named.about, solver.id).not.toBe(solver.about);
    expect(numbersIn(named.about), solver.id).toEqual(numbersIn(solver.about));
  }
});

test.each([
  ['Easy 12', 'Facile 12'],
  ['Tricky 5 × 5', 'Délicat 5 × 5'],
  ['Zipper', 'Fermeture éclair'],
  ['Somebody’s level 3', 'Somebody’s level 3'],
  ['constructor', 'constructor'],
])('%s is %s in French', (title, french) => {
  expect(shippedTitle(frNames, title)).toBe(french);
  expect(shippedTitle(undefined, title)).toBe(title);
});

test.each<[name: string, facts: MessageFacts]>([
  ['an unknown table', { table: 'constructor', key: 'toString', values: [] }],
  ['an unknown sentence', { table: 'futoshiki-hint', key: '__proto__', values: [] }],
  ...Object.keys(HINTS).map((key): [string, MessageFacts] => [
    `too few values for ${key}`,
    { table: 'futoshiki-hint', key, values: [] },
  ]),
])('facts with %s never throw', (_, facts) => {
  expect(typeof sentence(fr(toolsOf('fr')), { message: 'In English.', facts })).toBe('string');
});

test.each([
  ['fr', frLessons(countIn('fr')), frNames],
  ['es', esLessons(countIn('es')), esNames],
  ['pt-BR', ptBRLessons(countIn('pt-BR')), ptBRNames],
] as const)('%s: a level has the same title in a lesson and in the lists', (_, lessons, { titles }) => {
  const english = { ...A_STAR.boards, ...DEADLOCKS.boards, ...WHAT_A_STATE_IS.boards };
  const { 'a-star': aStar, deadlocks, 'what-a-state-is': whatAStateIs } = lessons;
  const shown: Readonly<Record<string, string>> = { ...aStar.boards, ...deadlocks.boards, ...whatAStateIs.boards };
  const expected = Object.entries(english).map(([board, title]) => [board, titles[title]]);
  expect(shown).toEqual(Object.fromEntries(expected));
});

/** The strings of a folder of texts; an inserted value is an x. */
function stringsIn(folder: string): readonly string[] {
  const lines = readdirSync(join(ROOT, folder)).flatMap((file) =>
    readFileSync(join(ROOT, folder, file), 'utf8').split('\n'),
  );
  return lines
    .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'|`[^`]*`/g) ?? [])
    .map((text) => text.replace(/\$\{.*?\}/g, 'x').replaceAll('\\u202f', '\u202f'))
    .filter((text) => !/[{}]/.test(text));
}

test.each([
  'src/languages/fr',
  'src/lessons/languages/fr',
  'src/terminal/texts/languages/fr',
  'src/web/texts/languages/fr',
])('%s has narrow no-break spaces before high punctuation and inside quotation marks', (folder) => {
  const strings = stringsIn(folder);
  expect(strings.length).toBeGreaterThan(100);
  const isWrong = (text: string): boolean => /[^\u202f]»|«[^\u202f]|[^\u202f'`][;:!?](?=[ '`_])/.test(text);
  expect(strings.filter(isWrong)).toEqual([]);
});

test('a goal, a restart, and a frozen box have one word per language', () => {
  const inAll = (language: string): string =>
    ['languages', 'lessons/languages', 'terminal/texts/languages', 'web/texts/languages']
      .flatMap((folder) => stringsIn(`src/${folder}/${language}`))
      .join('\n');
  expect(inAll('fr')).not.toMatch(/objectif|figée|[Rr]ejouer du début/);
  // The goal of a search is not a goal of a board.
  expect(inAll('es').replace(/del objetivo tienen|hacia el objetivo/g, '')).not.toMatch(/objetivo/i);
  expect(inAll('pt-BR').replace(/do objetivo têm|ao objetivo/g, '')).not.toMatch(/objetivo/i);
});
