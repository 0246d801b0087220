// Every lesson in every language: the same steps, answers, labs, marks, and numbers as in English, in other words.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../test/sample.js';
import { type Counting, countIn } from '../../base/format.js';
import { finish } from '../../base/outcome.js';
import { checkAnswer, exercisesOf, LESSONS, type Lesson, type LessonTables, rightAnswer } from '../../lessons/index.js';
import type { LanguageTools } from '../texts/language.js';
import type { Tables } from '../texts/tables.js';
import { parseSpans } from './rich-text.js';

const LANGUAGES = ['fr', 'es', 'pt-BR'] as const;
const LESSONS_IN = join(import.meta.dirname, '../../lessons/languages');
const TEXTS_IN = join(import.meta.dirname, '../texts/languages');

const loaded = new Map<string, Promise<LessonTables>>();

function lessonsIn(language: string): Promise<LessonTables> {
  const known = loaded.get(language) ?? loadLessons(language);
  loaded.set(language, known);
  return known;
}

async function loadLessons(language: string): Promise<LessonTables> {
  const { lessons } = (await import(join(LESSONS_IN, `${language}.ts`))) as {
    readonly lessons: (tools: Counting) => LessonTables;
  };
  return lessons(countIn(language));
}

/** Facts of which each is another number, the same in every language, too small for groups of thousands. */
const FACTS = new Proxy(
  {},
  { get: (_, name) => [...String(name)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 800 },
);

/** All texts of a table by their paths. */
function textsOf(table: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof table === 'string') return [[path, table]];
  if (typeof table === 'function') return textsOf(table(FACTS), `${path}()`);
  return Object.entries(table as object).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
}

const numbersIn = (text: string): readonly string[] =>
  (text.replace(/(?<=\d)[,.\s](?=\d{3}\b)/g, '').match(/\d+/g) ?? []).sort();
/** Bold and italics may hold other words; code is what a person types. */
const marksIn = (text: string): readonly string[] =>
  parseSpans(text)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text: inside }) => (kind === 'code' ? inside : kind))
    .sort();

/** What a lesson shows besides its words. */
const withoutWords = ({ id, steps }: Lesson): unknown => ({
  id,
  steps: steps.map((step) => {
    const lab = (shown: typeof step.lab) => shown && { ...shown, title: '' };
    if (step.kind === 'section') {
      const { kind, id: own, paragraphs, actions, commands, table } = step;
      const labs = [step.lab, ...actions.map((action) => action.lab)].map(lab);
      return { kind, own, paragraphs: paragraphs.length, labs, commands, table };
    }
    const { kind, id: own, answer, value, board } = step;
    return { kind, own, answer, value, board, options: 'options' in step && step.options.map((each) => each.id) };
  }),
});

/** The same in two languages, and rightly so. */
const SAME = /^(?:[A-D]: g \d, h \d|Backtracking)$/;

const ENGLISH = new Map(LESSONS.map((row) => [row.id, withoutWords(finish(row.make()))]));

describe.each(LANGUAGES)('%s', (language) => {
  test.each(LESSONS.map((row) => [row.id, row] as const))('%s says the same in other words', async (id, row) => {
    const table = (await lessonsIn(language))[id];
    const english = textsOf(row.english);
    const translated = textsOf(table);
    expect(translated.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    const own = new Map(translated);
    for (const [path, text] of english) {
      const words = own.get(path) ?? '';
      expect(numbersIn(words), `${path}: ${words}`).toEqual(numbersIn(text));
      expect(marksIn(words), `${path}: ${words}`).toEqual(marksIn(text));
      if (!SAME.test(text)) expect(words, path).not.toBe(text);
    }
  });

  // Every lesson in one language, in the long run in all of them.
  const made = LESSONS.filter((_, at) => sampled(LANGUAGES[at % LANGUAGES.length] === language, true));

  test.each(made.map((row) => [row.id, row] as const))('%s has the same steps and answers', async (id, row) => {
    const lesson = finish(row.make((await lessonsIn(language))[id]));
    expect(withoutWords(lesson)).toEqual(ENGLISH.get(id));
    for (const exercise of exercisesOf(lesson)) expect(checkAnswer(exercise, rightAnswer(exercise))).toBe('right');
  });

  test('buttons and words of the lab are named as the lab names them', async () => {
    const { tables } = (await import(join(TEXTS_IN, `${language}.ts`))) as {
      readonly tables: (tools: LanguageTools) => Tables;
    };
    const { lab } = tables({ ...countIn(language), decimal: String });
    const lessons = await lessonsIn(language);
    const said = (id: keyof LessonTables): string =>
      textsOf(lessons[id])
        .map(([, text]) => text)
        .join('\n');
    const quoted = (name: string): RegExp => new RegExp(`[«“]\u202f?${name}\u202f?[»”]`, 'i');
    expect(said('what-a-state-is')).toMatch(quoted(lab.bar.line));
    expect(said('what-a-state-is')).toMatch(quoted(lab.tree.outcomes.visited));
    expect(said('breadth-first')).toMatch(quoted(lab.bar.forward));
    expect(said('deadlocks')).toMatch(quoted(lab.tree.outcomes.pruned));
    expect(said('deadlocks')).toMatch(quoted(lab.rules['dead-cells']));
  });
});

test('French has its narrow spaces', async () => {
  for (const table of Object.values(await lessonsIn('fr'))) {
    for (const [path, text] of textsOf(table)) expect(text, path).not.toMatch(/ [;:!?»]|« |[^\u202f][;!?»]/);
  }
});

/** The files that a file brings along: it and whatever it imports besides types. */
function broughtBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '(.*)\.js';$/gm,
  )) {
    broughtBy(join(dirname(path), `${target}.ts`), found);
  }
  return found;
}

// A page waits for its translation; a translation that imported a value of the page would wait for the page: a
// deadlock.
test.each(LANGUAGES)('the translations in %s import nothing but types and translations', (language) => {
  const explanations = join(TEXTS_IN, language, 'explanations.ts');
  for (const entry of [join(LESSONS_IN, `${language}.ts`), join(TEXTS_IN, `${language}.ts`), explanations]) {
    const others = [...broughtBy(entry)].filter((path) => !path.includes('/languages/'));
    expect(others, entry).toEqual([]);
  }
});
