// Every lesson in every language: the same steps, answers, labs, marks, and numbers as in English, in other words.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from '@masu/core/base/outcome.js';
import { checkAnswer, rightAnswer } from '@masu/teach/check.js';
import { type Lesson, type LessonId, lessonExercises } from '@masu/teach/lesson.js';
import { LESSONS } from '@masu/teach/lessons.js';
import { describe, expect, test } from 'vitest';
import { withoutDigitWords } from '../../../../test/number-words.js';
import { sampled } from '../../../../test/sample.js';
import {
  compiledFolder,
  OTHER_LANGUAGES as LANGUAGES,
  loadCatalog,
  WEB_CATALOGS,
} from '../../../../test/translations.js';
import type { LessonsTables } from '../catalogs/tables.js';
import { parseSpans } from './rich-text.js';

const lessonsIn = async (language: string): Promise<LessonsTables['lesson']> =>
  (await loadCatalog('lessons', language)).lesson;

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
      const numbers = withoutDigitWords(language, numbersIn(words), numbersIn(text));
      expect(numbers, `${path}: ${words}`).toEqual(numbersIn(text));
      expect(marksIn(words), `${path}: ${words}`).toEqual(marksIn(text));
      if (!SAME.test(text)) expect(words, path).not.toBe(text);
    }
  });

  // Every lesson in one language, in the long run in all of them.
  const made = LESSONS.filter((_, at) => sampled(LANGUAGES[at % LANGUAGES.length] === language, true));

  test.each(made.map((row) => [row.id, row] as const))('%s has the same steps and answers', async (id, row) => {
    const lesson = finish(row.make((await lessonsIn(language))[id]));
    expect(withoutWords(lesson)).toEqual(ENGLISH.get(id));
    for (const exercise of lessonExercises(lesson)) expect(checkAnswer(exercise, rightAnswer(exercise))).toBe('right');
  });

  test('buttons and words of the lab are named as the lab names them', async () => {
    const { lab } = await loadCatalog('lab', language);
    const lessons = await lessonsIn(language);
    const said = (id: LessonId): string =>
      textsOf(lessons[id])
        .map(([, text]) => text)
        .join('\n');
    const quoted = (name: string): RegExp => new RegExp(`[«“„‘「『]\u202f?${name}\u202f?[»”“’」』]`, 'i');
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

// A page waits for its translation; a translation that imported a value of the page would wait for the page: a
// deadlock.
test.each(LANGUAGES)('the translations in %s import nothing but types', (language) => {
  for (const catalog of [...WEB_CATALOGS, 'errors', 'names'] as const) {
    const code = readFileSync(join(compiledFolder(catalog), `${catalog}.${language}.ts`), 'utf8');
    expect(code.match(/^(?:import|export) (?!type )[^;]*?from .*$/gm), catalog).toBeNull();
  }
});
