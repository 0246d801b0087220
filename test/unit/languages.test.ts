// The sentences of pure modules in other languages: every row, the same numbers, and real hints from facts alone.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '@masu/core/base/languages.js';
import { isMessageFacts, type Message, type MessageFacts } from '@masu/core/base/message.js';
import { unmarked } from '@masu/core/base/sentence-parts.js';
import { english as FUTOSHIKI_FORMAT } from '@masu/core/base/texts/en/futoshiki-format.js';
import { english as FUTOSHIKI_GENERATE } from '@masu/core/base/texts/en/futoshiki-generate.js';
import { english as FUTOSHIKI_HINT } from '@masu/core/base/texts/en/futoshiki-hint.js';
import { english as FUTOSHIKI_LEVEL } from '@masu/core/base/texts/en/futoshiki-level.js';
import { english as FUTOSHIKI_REVIEW } from '@masu/core/base/texts/en/futoshiki-review.js';
import { english as LESSON } from '@masu/core/base/texts/en/lesson.js';
import { english as LEVEL_FILE } from '@masu/core/base/texts/en/level-file.js';
import { english as SAVED } from '@masu/core/base/texts/en/saved.js';
import { english as SOKOBAN_FORMAT } from '@masu/core/base/texts/en/sokoban-format.js';
import { english as SOKOBAN_GENERATE } from '@masu/core/base/texts/en/sokoban-generate.js';
import { english as SOKOBAN_LEVEL } from '@masu/core/base/texts/en/sokoban-level.js';
import { english as SOKOBAN_MOVES } from '@masu/core/base/texts/en/sokoban-moves.js';
import { english as SOKOBAN_REVIEW } from '@masu/core/base/texts/en/sokoban-review.js';
import { english as SOLVER_NAMES } from '@masu/core/base/texts/en/solvers.js';
import { english as TEXT_LIMIT } from '@masu/core/base/texts/en/text-limit.js';
import { english as TITLES } from '@masu/core/base/texts/en/titles.js';
import { isFutoshikiLevel } from '@masu/engine/jobs/puzzles/level-puzzle.js';
import { gradeSentence } from '@masu/engine/languages/grade-sentence.js';
import type { MessageTables } from '@masu/engine/languages/message-tables.js';
import { shippedTitle, solverNamed } from '@masu/engine/languages/names.js';
import { sentence } from '@masu/engine/languages/sentence.js';
import { namesInWords } from '@masu/solve/futoshiki/solve/deductions/hint-names.js';
import { futoshikiSentences } from '@masu/solve/futoshiki/solve/deductions/sentences.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { futoshikiReasons } from '@masu/solve/futoshiki/solve/explain/grade-reasons.js';
import { findHint } from '@masu/solve/futoshiki/solve/explain/hint.js';
import { parseFutoshikiReason } from '@masu/solve/futoshiki/solve/explain/parse-reason.js';
import { FUTOSHIKI_SOLVERS } from '@masu/solve/futoshiki/solve/solvers.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { describe, expect, test } from 'vitest';
import * as examples from '../message-examples.js';
import { hasCapitals, withoutDigitWords } from '../number-words.js';
import { readShipped, shippedFiles } from '../own-levels.js';
import { readSource, sourcesBelow } from '../sources.js';
import { loadCatalog, OTHER_LANGUAGES } from '../translations.js';

const ROOT = join(import.meta.dirname, '..', '..');

async function messagesIn(id: LanguageId): Promise<MessageTables> {
  const [errors, reasons] = await Promise.all([loadCatalog('errors', id), loadCatalog('reasons', id)]);
  return { ...errors, ...reasons };
}
const LANGUAGES = await Promise.all(OTHER_LANGUAGES.map(async (id) => [id, await messagesIn(id)] as const));
const FRENCH = await messagesIn('fr');

type Rows = Readonly<Record<string, (...values: unknown[]) => string>>;
const HINTS = futoshikiSentences(FUTOSHIKI_HINT, namesInWords(FUTOSHIKI_HINT, 9));
/** The sentences of a table, from any catalog. */
function rowsIn(tables: MessageTables, table: TableName): Rows {
  const { 'futoshiki-hint': hints } = tables;
  const rows = table === 'futoshiki-hint' ? futoshikiSentences(hints, namesInWords(hints, 9)) : tables[table];
  return rows as unknown as Rows;
}
/** Every table: its English, examples of its values, and where its sentences are made. */
const TABLES = {
  'futoshiki-format': {
    english: FUTOSHIKI_FORMAT,
    examples: examples.FUTOSHIKI_FORMAT,
    made: 'core/futoshiki/formats',
  },
  'futoshiki-generate': {
    english: FUTOSHIKI_GENERATE,
    examples: examples.FUTOSHIKI_GENERATE,
    made: 'studio/futoshiki/compose',
  },
  'futoshiki-hint': { english: HINTS, examples: examples.FUTOSHIKI_HINTS, made: 'solve/futoshiki/solve' },
  'futoshiki-level': { english: FUTOSHIKI_LEVEL, examples: examples.FUTOSHIKI_LEVEL, made: 'core/futoshiki/rules' },
  'futoshiki-review': {
    english: FUTOSHIKI_REVIEW,
    examples: examples.FUTOSHIKI_REVIEW,
    made: 'studio/futoshiki/analyze',
  },
  'sokoban-review': { english: SOKOBAN_REVIEW, examples: examples.SOKOBAN_REVIEW, made: 'studio/sokoban/analyze' },
  'level-file': { english: LEVEL_FILE, examples: examples.LEVEL_FILE, made: 'engine/jobs/puzzles' },
  saved: { english: SAVED, examples: examples.SAVED, made: 'core/play' },
  'sokoban-format': { english: SOKOBAN_FORMAT, examples: examples.SOKOBAN_FORMAT, made: 'core/sokoban/formats' },
  'sokoban-generate': {
    english: SOKOBAN_GENERATE,
    examples: examples.SOKOBAN_GENERATE,
    made: 'studio/sokoban/compose',
  },
  'sokoban-level': { english: SOKOBAN_LEVEL, examples: examples.SOKOBAN_LEVEL, made: 'core/sokoban/rules' },
  'sokoban-moves': { english: SOKOBAN_MOVES, examples: examples.SOKOBAN_MOVES, made: 'core/sokoban/formats' },
  'text-limit': { english: TEXT_LIMIT, examples: examples.TEXT_LIMIT, made: 'core/base' },
};
type TableName = keyof typeof TABLES;

/** The numbers that a sentence mentions, each once. */
function numbersIn(text: string): readonly string[] {
  const digits = text.replace(/(?<=\d)[\u202f\u00a0.,](?=\d{3})/g, '').match(/\d+/g) ?? [];
  return [...new Set(digits)].sort();
}
/** Smaller ones may be words: “once”, “both”. */
const largeNumbersIn = (text: string): readonly string[] => numbersIn(text).filter((each) => Number(each) > 2);

function textBelow(folder: string): string {
  const files = sourcesBelow(folder).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|messages\.ts$/.test(name));
  return files.map(readSource).join('\n');
}

const rowsOf = (table: TableName) =>
  Object.entries(TABLES[table].english as unknown as Rows).map(([key, english]) => ({
    key,
    english,
    examples: (TABLES[table].examples as unknown as Record<string, readonly unknown[][]>)[key] ?? [],
  }));

describe.each(Object.keys(TABLES) as TableName[])('%s', (table) => {
  test('every sentence is used somewhere', () => {
    const sources = textBelow(TABLES[table].made);
    // As the first value, or as one of two to choose from.
    const isSaid = (key: string): boolean =>
      new RegExp(`\\bsay(?:[A-Z]\\w*)?\\(\\s*(?:[^'();]*\\? )?(?:'[^']*' : )?'${key}'`).test(sources);
    const unused = rowsOf(table).filter(({ key }) => !isSaid(key));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  test.each(LANGUAGES)('%s has every sentence, with the same numbers', (language, tables) => {
    const rows = rowsIn(tables, table);
    expect(Object.keys(rows).sort()).toEqual(Object.keys(TABLES[table].english).sort());
    for (const { key, english, examples } of rowsOf(table)) {
      expect(examples.length, key).toBeGreaterThan(0);
      for (const values of examples) {
        const [text, translated] = [english(...values), (rows[key] as Rows[string])(...values)].map(unmarked) as [
          string,
          string,
        ];
        expect(translated, key).not.toBe(text);
        expect(translated, key).not.toMatch(/undefined|NaN|\[object| {2}|\$\{/);
        const hasCapital = (sentence: string) => /^[\s(]*[\p{Lu}\p{Lo}\d]/u.test(sentence);
        // German begins every noun with a capital.
        const mayBeNoun = language === 'de' && !hasCapital(text);
        if (hasCapitals(language) && !mayBeNoun)
          expect(hasCapital(translated), translated).toBe(hasCapital(text.replace(/^r\d/, 'R')));
        const numbers = withoutDigitWords(language, largeNumbersIn(translated), largeNumbersIn(text));
        expect(numbers, translated).toEqual(largeNumbersIn(text));
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

test.each(LANGUAGES)('hints of shipped puzzles in %s, from facts sent to another thread', (language, tables) => {
  for (const level of PUZZLES) {
    const hint = findHint(level);
    const told: readonly Message[] = hint.kind === 'digit' ? [...hint.steps, hint] : [hint];
    for (const message of told) {
      const { facts } = JSON.parse(JSON.stringify({ facts: message.facts })) as Message;
      expect(isMessageFacts(facts)).toBe(true);
      const text = sentence(tables, { message: message.message, facts });
      expect(text).not.toBe(message.message);
      const english = largeNumbersIn(message.message);
      expect(withoutDigitWords(language, largeNumbersIn(text), english)).toEqual(english);
    }
  }
});

test('reasons of a grade are facts; old English ones are read', () => {
  const english = { 'futoshiki-hint': FUTOSHIKI_HINT };
  for (const level of PUZZLES) {
    const graded = gradeLevel(level);
    if (graded.verdict !== 'graded') throw new Error('not graded');
    for (const reason of futoshikiReasons(graded)) {
      const saved = gradeSentence(english, reason);
      expect(parseFutoshikiReason(saved)).toEqual(reason);
      const french = gradeSentence(FRENCH, reason);
      expect([saved, french]).not.toContain('');
      expect(gradeSentence(FRENCH, saved)).toBe(french);
      expect(french).not.toBe(saved);
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
  expect(sentence(FRENCH, told)).toBe('So.');
});

const SHIPPED_TITLES = Object.keys(TITLES);
const SOLVERS = [...SOKOBAN_SOLVERS, ...FUTOSHIKI_SOLVERS];

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

test('titles are translated from the words of the files, solvers from those of their rows', () => {
  expect(Object.entries(TITLES).filter(([key, title]) => key !== title)).toEqual([]);
  // A new solver is shown by the words of its row until it is translated.
  const rows = new Map(SOLVERS.map(({ id, name, about }) => [id as string, { name, about }]));
  for (const [id, words] of Object.entries(SOLVER_NAMES)) expect(words, id).toEqual(rows.get(id));
});

test.each(OTHER_LANGUAGES)('%s leaves a solver that it has no name for in English', async (language) => {
  const row = { id: 'new', name: 'New', about: 'solves levels in a new way' };
  expect(solverNamed(await loadCatalog('names', language), row)).toEqual(row);
});

test.each(OTHER_LANGUAGES)('%s has a title for every level and a name for every solver', async (language) => {
  const names = await loadCatalog('names', language);
  for (const title of Object.values(names.titles)) expect(title).toMatch(/^[\p{Lu}\p{Lo}][^~|]*$/u);
  // Different levels have different titles.
  expect(new Set(Object.values(names.titles)).size).toBeGreaterThan(SHIPPED_TITLES.length - 4);
  for (const solver of SOLVERS.filter(({ id }) => id in SOLVER_NAMES)) {
    const named = solverNamed(names, solver);
    expect(named.about, solver.id).not.toBe(solver.about);
    expect(withoutDigitWords(language, numbersIn(named.about), numbersIn(solver.about)), solver.id).toEqual(
      numbersIn(solver.about),
    );
  }
});

test.each([
  ['Easy 12', 'Facile 12'],
  ['Tricky 5 × 5', 'Délicat 5 × 5'],
  ['Zipper', 'Fermeture éclair'],
  ['Somebody’s level 3', 'Somebody’s level 3'],
  ['constructor', 'constructor'],
])('%s is %s in French', async (title, french) => {
  expect(shippedTitle(await loadCatalog('names', 'fr'), title)).toBe(french);
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
  expect(typeof sentence(FRENCH, { message: 'In English.', facts })).toBe('string');
});

test.each(OTHER_LANGUAGES)('%s: a level has the same title in a lesson and in the lists', async (language) => {
  const { lesson } = await loadCatalog('lessons', language);
  const { titles } = await loadCatalog('names', language);
  const boards = (table: { readonly boards: Readonly<Record<string, string>> }) => Object.entries(table.boards);
  for (const id of ['a-star', 'deadlocks', 'what-a-state-is'] as const) {
    const expected = boards(LESSON[id]).map(([board, title]) => [board, (titles as Record<string, string>)[title]]);
    expect(boards(lesson[id])).toEqual(expected);
  }
});

/** The messages of a language; an inserted value is an x. */
function readMessages(language: string): readonly string[] {
  const folder = join(ROOT, 'languages', language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.arb'));
  const files = names.map((file) => readFileSync(join(folder, file), 'utf8'));
  return files
    .flatMap((text) => Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>))
    .flatMap(([key, message]) => (key.startsWith('@') || typeof message !== 'string' ? [] : [message]));
}

test('French has narrow no-break spaces before high punctuation and inside quotation marks', () => {
  const isWrong = (text: string): boolean => /[^\u202f]»|«[^\u202f]|[^\u202f][;:!?](?=[ _]|$)/.test(text);
  // Syntax of a message is no punctuation.
  const words = readMessages('fr').map((text) => text.replace(/\{\w+(?:, number(?:, \w+)?)?\}/g, 'x'));
  expect(words.length).toBeGreaterThan(2000);
  expect(words.filter(isWrong)).toEqual([]);
});

test('a goal, a restart, and a frozen box have one word per language', () => {
  const inAll = (language: string): string => readMessages(language).join('\n');
  expect(inAll('fr')).not.toMatch(/objectif|figée|[Rr]ejouer du début/);
  // The goal of a search is not a goal of a board.
  expect(inAll('es').replace(/del objetivo tienen|hacia el objetivo/g, '')).not.toMatch(/objetivo/i);
  expect(inAll('pt-BR').replace(/do objetivo têm|ao objetivo/g, '')).not.toMatch(/objetivo/i);
});

test('a game that is played or saved is “partida” in Portuguese; “jogo” is the puzzle or the playing', () => {
  const games = readMessages('pt-BR').filter((text) => /\bjogos?\b/i.test(text));
  expect(games.length).toBeGreaterThan(3);
  expect(
    games.filter((text) => /jogos? (?:salv|em andamento|de \{title\})|(?:seus|dois|deste|este) jogos?/i.test(text)),
  ).toEqual([]);
});

test.each(OTHER_LANGUAGES)('%s: a grade has one word in the sentences that name it', async (language) => {
  const { grades } = await loadCatalog('play', language);
  const { futoshiki } = await loadCatalog('futoshiki', language);
  for (const [grade, text] of Object.entries(futoshiki.count.one)) {
    const name = grades.names[grade as keyof typeof grades.names].toLowerCase();
    expect(text.toLowerCase()).toContain(name);
    expect(futoshiki.grades[grade as keyof typeof futoshiki.grades].toLowerCase()).toBe(name);
  }
});
