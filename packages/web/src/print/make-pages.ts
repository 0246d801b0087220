// Makes the book of a collection: a worker finds what is missing of grades and answers, level by level, and can be
// stopped. The book is then printed from a frame of this page, which its content security policy allows: the frame has no
// address, its style is a style sheet object, and no part of the book has a style attribute or a script.

import { defined } from '@masu/core/base/defined.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { type Book, type BookOptions, bookFile, makeBook } from '@masu/engine/print/book.js';
import type { BookLevel, LevelFacts } from '@masu/engine/print/book-level.js';
import { findFacts } from '@masu/engine/print/find-facts.js';
import { fileName, saveBytes } from '../app/files.js';
import type { Collection, CollectionLevel } from '../collections/data/collection.js';
import { knownGrade } from '../grades/known-grades.js';
import { catalogLanguage } from '../language.js';
import type { GradeName } from '../level-grade.js';
import { bookTexts } from '../texts/book.js';
import { gradesTexts } from '../texts/grades.js';
import { workers } from '../workers.js';

export interface PageWish extends Pick<BookOptions, 'layout' | 'perPage' | 'ink'> {
  readonly hasAnswers: boolean;
}

export interface Preparing {
  /** Undefined if it was stopped. */
  readonly book: Promise<{ readonly book: Book; readonly open: number } | undefined>;
  stop(): void;
}

function knownFacts(puzzle: Collection['puzzle'], level: CollectionLevel): LevelFacts | undefined {
  const graded = knownGrade(puzzle, level);
  if (!graded) return undefined;
  const { grade, isExact, optimum } = graded;
  return {
    grade,
    isEstimated: !isExact,
    ...(optimum === undefined ? {} : { pushes: { count: optimum, isProven: true } }),
  };
}

export function prepareBook(
  { puzzle, levels, title }: Collection,
  { hasAnswers, ...wish }: PageWish,
  report: (done: number) => void,
): Preparing {
  let isStopped = false;
  let stopSearch = (): void => {};
  const prepare = async () => {
    const engine = (await workers()).singleEngine('print');
    const printed: BookLevel[] = [];
    for (const [index, level] of levels.entries()) {
      const draft = level.draft as never;
      const valid = playableOf(puzzle).validate(draft);
      if (!valid.ok) continue;
      const known = knownFacts(puzzle, level);
      const search = findFacts(engine, { puzzle, draft, playable: valid.value, ...defined({ known }) }, hasAnswers);
      stopSearch = search.stop;
      const facts = await search.facts;
      if (isStopped || !facts) return undefined;
      const author = 'author' in valid.value ? valid.value.author : undefined;
      printed.push({ puzzle, level: valid.value, title: level.title ?? '', facts, ...defined({ author }) });
      report(index + 1);
    }
    const gradeName = (grade: string): string => gradesTexts.names[grade as GradeName] ?? grade;
    const book = makeBook(printed, {
      title,
      hasAnswers,
      words: bookTexts,
      language: catalogLanguage,
      gradeName,
      ...wish,
    });
    return { book, open: printed.filter(({ facts }) => facts.end === 'open').length };
  };
  return {
    book: prepare(),
    stop: () => {
      isStopped = true;
      stopSearch();
    },
  };
}

let frame: HTMLIFrameElement | undefined;

/** Opens the browser's dialog for the book alone. */
export function printBook({ title, language, style, body }: Book): void {
  frame?.remove();
  frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const inner = frame.contentWindow as (Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }) | null;
  if (!inner) throw new Error('no frame');
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync(style);
  inner.document.adoptedStyleSheets = [sheet];
  inner.document.documentElement.lang = language;
  inner.document.title = title;
  inner.document.body.innerHTML = body;
  inner.focus();
  inner.print();
}

export const downloadBook = (book: Book): void =>
  saveBytes(fileName(book.title, 'html'), bookFile(book), 'text/html;charset=utf-8');
