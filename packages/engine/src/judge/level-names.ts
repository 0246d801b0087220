// How a line of text or the name of a file says which level it is for: by a number that is called one (`level 3`, `3:`,
// `anna-L3`) or by the level's title. A digit elsewhere in a name says nothing: it may be a student's number or a group's.

import { defined } from '@masu/core/base/defined.js';
import type { Target } from './attempt.js';
import { type JudgedLevel, type LevelTable, nameWords } from './level-table.js';

/** What a line says: the number or the title of a level, and what follows it on the same line. */
interface Heading {
  readonly number?: number;
  readonly title?: string;
  /** Moves; '' if there are none on the line. */
  readonly rest: string;
}

const WORDS = 'level|lvl|lev|niveau|n[ií]vel|puzzle|map|mapa|board|fase|number|nr|no|n[º°]';

/** `Level 3`, `level #3: rrdL`, `Level 3 rrdL`, `Niveau 3 - Two boxes` */
const WORDED = new RegExp(
  `^(?:${WORDS})\\.?\\s*[-_#:=]?\\s*#?(\\d{1,6})(?:\\s*[:.),;=|–—-]+>?\\s*(.*)|\\s+(.*)|)$`,
  'iu',
);

/** `3`, `3: rrdL`, `3. rrdL`, `3) rrdL`, `3;rrdL`, `3 - rrdL`, `L3: rrdL`, `#3` */
const SHORT = /^(?:l|#)?\s?(\d{1,6})(?:\s*(?:[:.),;=|\t]|-+>|\s[-–—]\s)\s*(.*)|)$/i;

/** Around a heading: `; Level 3`, `== Level 3 ==`, `[Level 3]`. */
const DECORATION = /^[\s;#/*=[({<>"'–—-]+|[\s*=\])}<>"'–—-]+$/g;

const MOVES = /^[lurdnsew\d()[\]{}\s]*$/i;

const DIGIT_MOVES = /r\d{1,2}c\d{1,2}[=~]/i;

/** Whether a text has only the letters, counts, and brackets of moves, or moves of digits. */
export const isMovesText = (text: string): boolean => MOVES.test(text) || DIGIT_MOVES.test(text);

/** `Two boxes: RldR` */
const TITLED = /^(.*?\S)\s*[:=]\s*(.*)$/;

/** A remark after moves on the same line: `RldR (4 moves)`, `RldR ; my own`. */
const REMARK = /\s+(?:\([^()]*[^\s\dlurdnsew()][^()]*\)|[;#].*|\/\/.*)$/i;

/** Only this much of a line is looked at for a heading: a line may be megabytes of moves, or of anything. */
export const MAX_HEAD_LENGTH = 400;

function withRest(number: number, written: string): Heading {
  const after = written.length <= MAX_HEAD_LENGTH ? written.replace(REMARK, '') : written;
  if (isMovesText(after)) return { number, rest: after };
  const [, title = '', moves = ''] = TITLED.exec(after.slice(0, MAX_HEAD_LENGTH)) ?? [];
  const rest = moves + after.slice(MAX_HEAD_LENGTH);
  return title !== '' && isMovesText(rest) ? { number, title, rest } : { number, title: after, rest: '' };
}

/** The heading of a line, or undefined if it names no level. */
export function parseHeading(table: LevelTable, row: string): Heading | undefined {
  const line = row.trim();
  const [head, tail] = [line.slice(0, MAX_HEAD_LENGTH), line.slice(MAX_HEAD_LENGTH)];
  const match = WORDED.exec(head) ?? WORDED.exec(head.replaceAll(DECORATION, '')) ?? SHORT.exec(head);
  if (match) return withRest(Number(match[1]), (match[2] ?? match[3] ?? '') + tail);
  if (isMovesText(head)) return undefined;
  const isTitle = (text: string): boolean => table.byTitle.has(nameWords(text).join(' '));
  if (tail === '' && isTitle(head)) return { title: head, rest: '' };
  const [, title = '', rest = ''] = TITLED.exec(head) ?? [];
  return title !== '' && isTitle(title) && isMovesText(rest + tail) ? { title, rest: rest + tail } : undefined;
}

export const targetIn = ({ number, title }: Heading): Target => ({
  ...defined({ number, title }),
});

/** Titles shorter than this are too likely to be a part of somebody's name. */
const MIN_TITLE_LENGTH = 3;

const MAX_NAME_WORDS = 24;

const MAX_NAME_LENGTH = 200;

/** What a file or folder name says, and what is left of the name without it: `anna-level3` is level 3 of `anna`. */
export interface NamedLevel {
  readonly level?: JudgedLevel;
  /** A number that no level has. */
  readonly missing?: number;
  /** The name stands for more than one level. */
  readonly isAmbiguous?: true;
  readonly rest: string;
}

const HASH_IN_NAME = /(?<![0-9a-f])[0-9a-f]{16}(?![0-9a-f])/i;

/** `level3`, `anna_Level-03`, `map 3`, `anna-L3` */
const NUMBER_IN_NAME =
  /(?:(?:level|niveau|n[ií]vel)|(?<![\p{L}\p{N}])(?:lvl|lev|puzzle|map|mapa|board|fase))[\s_.#-]*0*(\d{1,6})(?!\p{N})|(?<![\p{L}\p{N}])l0*(\d{1,6})(?![\p{L}\p{N}])/giu;

/** A name without a part of it, and without the separators that were around it. */
const without = (name: string, part: string): string =>
  name
    .replace(part, ' ')
    .replace(/^[\s_.,#-]+|[\s_.,#-]+$/g, '')
    .replace(/[_.,#-]*\s+[_.,#-]*/g, ' ');

/** The title that is the longest run of words of a name, as written there. */
function titleIn(table: LevelTable, name: string): NamedLevel | undefined {
  const spans = [...name.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].slice(0, MAX_NAME_WORDS);
  for (let length = spans.length; length > 0; length--) {
    const names = new Map<JudgedLevel, string>();
    for (let from = 0; from + length <= spans.length; from++) {
      const [first, last] = [spans[from], spans[from + length - 1]];
      if (!first || !last) continue;
      const part = name.slice(first.index, last.index + last[0].length);
      const key = nameWords(part).join(' ');
      if (key.length < MIN_TITLE_LENGTH || /^[\d ]+$/.test(key)) continue;
      for (const level of table.byTitle.get(key) ?? []) names.set(level, part);
    }
    const [only] = names;
    if (only && names.size === 1) return { level: only[0], rest: without(name, only[1]) };
    if (names.size > 1) return undefined;
  }
  return undefined;
}

/** The level that a file or folder name stands for: by hash, by title, or by a number that is called a level's. */
export function levelInName(table: LevelTable, whole: string): NamedLevel {
  const name = whole.slice(0, MAX_NAME_LENGTH).normalize('NFKC');
  const hash = HASH_IN_NAME.exec(name)?.[0];
  const hashed = hash === undefined ? undefined : table.byHash.get(hash.toLowerCase())?.[0];
  if (hash !== undefined && hashed) return { level: hashed, rest: without(name, hash) };
  const titled = titleIn(table, name);
  if (titled) return titled;
  const numbers = [...name.matchAll(NUMBER_IN_NAME)];
  const [first] = numbers;
  if (!first) return { rest: name };
  const levelNumbers = new Set(numbers.map(([, worded, short]) => Number(worded ?? short)));
  const rest = numbers.reduce((left, [part]) => without(left, part), name);
  if (levelNumbers.size > 1) return { isAmbiguous: true, rest };
  const [number = 0] = levelNumbers;
  const level = table.levels[number - 1];
  return level ? { level, rest } : { missing: number, rest };
}
