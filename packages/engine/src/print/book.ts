// A book of levels of both puzzles as one web page that prints well: boards on pages of fixed height, answers at the back.
// No script, no request, no date: the same levels and options give the same bytes.

import { escapeHtml } from '@masu/core/base/html.js';
import { seededRandom } from '@masu/core/base/random.js';
import { SOKOBAN_SYMBOLS } from '../pictures/sokoban-svg.js';
import { answerHtml, type BookLevel, boardHtml, boardShape, type LevelFacts, linesLabel } from './book-level.js';
import { bookStyle, type Ink } from './book-style.js';
import { type BookWords, ENGLISH_BOOK } from './book-words.js';
import {
  type BookLayout,
  type PageGrid,
  type Paper,
  type PerPage,
  type PlacedBoard,
  pageGrid,
  placeBoards,
} from './layout.js';
import { type QrCode, qrCode } from './qr-code.js';

export interface BookOptions {
  readonly title: string;
  readonly layout?: BookLayout;
  readonly perPage?: PerPage;
  readonly paper?: Paper;
  /** Answers on pages at the end (default: true). */
  readonly hasAnswers?: boolean;
  readonly ink?: Ink;
  /** Shuffles the levels, the same way each time. */
  readonly seed?: number;
  readonly words?: BookWords;
  /** The name of a grade for people; the grade itself by default. */
  readonly gradeName?: (grade: string) => string;
  /** The language of `words`. */
  readonly language?: string;
}

export interface Book {
  readonly title: string;
  readonly language: string;
  readonly style: string;
  /** The content of the page's body. */
  readonly body: string;
  /** Pages with boards; the answers follow. */
  readonly pages: number;
  /** Levels whose link is too long for a QR code. */
  readonly withoutCode: number;
}

/** A level as it is printed. */
interface Printed {
  readonly level: BookLevel;
  /** From 1, in the order of the book. */
  readonly number: number;
  readonly code: QrCode | undefined;
}

/** `3. Corner`, or the number alone. */
const headingText = ({ level, number }: Printed): string => (level.title ? `${number}. ${level.title}` : `${number}.`);

function factsText({ grade, isEstimated, pushes, end }: LevelFacts, words: BookWords, options: BookOptions): string {
  const name = grade === undefined ? undefined : (options.gradeName?.(grade) ?? grade);
  const parts = [
    ...(name === undefined ? [] : [isEstimated ? words.estimated(name) : name]),
    ...(pushes ? [pushes.isProven ? words.minimum(pushes.count) : words.best(pushes.count)] : []),
    ...(end === 'unsolvable' ? [words.unsolvable] : end === 'several' ? [words.several] : []),
  ];
  return parts.join(' · ');
}

const linesHtml = (count: number, label: string): string =>
  count === 0
    ? ''
    : `<div class="lines">${Array.from({ length: count }, (_, index) => `<div>${index === 0 ? escapeHtml(label) : ''}</div>`).join('')}</div>`;

function figureHtml(printed: Printed, placed: PlacedBoard, grid: PageGrid, options: BookOptions): string {
  const { words = ENGLISH_BOOK } = options;
  const { level, code } = printed;
  const title = headingText(printed);
  const author = level.author ? ` <small>${escapeHtml(level.author)}</small>` : '';
  const facts = `<div class="facts${code ? ' coded' : ''}"><span>${escapeHtml(factsText(level.facts, words, options))}</span>${code?.svg ?? ''}</div>`;
  return `<figure class="r${placed.row} c${placed.column} h${placed.rowSpan} w${placed.columnSpan}"><h2>${escapeHtml(title)}${author}</h2>${boardHtml(level, title, placed.cell)}${facts}${linesHtml(grid.lines, linesLabel(level, words))}</figure>`;
}

function headHtml(grid: PageGrid, options: BookOptions, isFirst: boolean): string {
  const { title, seed, layout = 'book', words = ENGLISH_BOOK } = options;
  if (grid.head === 0) return '<header></header>';
  const name = isFirst ? `<h1>${escapeHtml(title)}</h1>` : `<span>${escapeHtml(title)}</span>`;
  const blank = '<span class="blank"></span>';
  const end =
    layout === 'sheet'
      ? `<span class="fill">${escapeHtml(words.name)} ${blank} ${escapeHtml(words.date)} ${blank}</span>`
      : `<span>${seed === undefined ? '' : escapeHtml(words.seed(seed))}</span>`;
  return `<header>${name}${end}</header>`;
}

function footHtml(
  page: number,
  pages: number,
  grid: PageGrid,
  { hasAnswers = true, words = ENGLISH_BOOK }: BookOptions,
): string {
  if (grid.foot === 0) return '<footer></footer>';
  const where = hasAnswers ? escapeHtml(words.answersAtBack) : '';
  return `<footer><span>${where}</span><span>${page} / ${pages}</span></footer>`;
}

/** An answer that is longer may be broken over two columns. */
const LONG_ANSWER = 900;

function answersHtml(printed: readonly Printed[], { words = ENGLISH_BOOK }: BookOptions): string {
  const hasMoves = printed.some(({ level }) => typeof level.facts.answer === 'string');
  const about = hasMoves ? `<p class="about">${escapeHtml(words.letters)}</p>` : '';
  const rows = printed.map((each) => {
    const { level } = each;
    const isLong = typeof level.facts.answer === 'string' && level.facts.answer.length > LONG_ANSWER;
    const name = headingText(each);
    return `<p${isLong ? ' class="long"' : ''}><b>${escapeHtml(name)}</b> ${answerHtml(level, words, name)}</p>`;
  });
  return `<section class="answers"><h2>${escapeHtml(words.answers)}</h2>${about}\n${rows.join('\n')}\n</section>`;
}

export function makeBook(levels: readonly BookLevel[], options: BookOptions): Book {
  const { layout = 'book', perPage = 6, paper = 'both', ink = 'full', hasAnswers = true, seed } = options;
  const grid = pageGrid(paper, layout, perPage);
  const ordered = seed === undefined ? levels : seededRandom(seed).shuffle([...levels]);
  const printed = ordered.map((level, index): Printed => {
    return { level, number: index + 1, code: level.link === undefined ? undefined : qrCode(level.link) };
  });
  const shapes = printed.map(({ level, code }) => ({ ...boardShape(level), ...(code ? { code: code.side } : {}) }));
  const pages = placeBoards(shapes, grid);
  const sections = pages.map((placed, at) => {
    const figures = placed.map((each) => figureHtml(printed[each.index] as Printed, each, grid, options));
    return `<section class="page">${headHtml(grid, options, at === 0)}<div class="grid">${figures.join('\n')}</div>${footHtml(at + 1, pages.length, grid, options)}</section>`;
  });
  const answers = hasAnswers && printed.length > 0 ? [answersHtml(printed, options)] : [];
  return {
    title: options.title,
    language: options.language ?? 'en',
    style: bookStyle(grid, paper, ink),
    body: `<svg class="symbols" aria-hidden="true">${SOKOBAN_SYMBOLS}</svg>\n<main class="${layout}">\n${[...sections, ...answers].join('\n')}\n</main>`,
    pages: pages.length,
    withoutCode: printed.filter(({ level, code }) => level.link !== undefined && !code).length,
  };
}

/** The book as a file of its own. The policy in its head refuses anything but its style. */
export const bookFile = ({ title, language, style, body }: Book): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=860">
<meta name="generator" content="masu">
<title>${escapeHtml(title)}</title>
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
