// Levels of both puzzles as a book to print. Pure: HTML text out; an engine finds grades and answers.

export { type Book, type BookOptions, bookFile, makeBook, playLink } from './book.js';
export { type BookLevel, isPrintable, type LevelFacts } from './book-level.js';
export { INKS, type Ink } from './book-style.js';
export { type FactSearch, findFacts } from './find-facts.js';
export { BOOK_LAYOUTS, type BookLayout, PAPERS, type Paper, PER_PAGE } from './layout.js';
