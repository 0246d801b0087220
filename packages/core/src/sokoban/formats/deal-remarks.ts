// Parses a text of boards and remarks into drafts: finds the boards, then assigns every remark to its level. Files put
// titles above or below their boards; the file as a whole decides which: `key: value` pairs directly below a board
// settle it. Otherwise pairs belong to the board before them, and a single line of text to the board after.

import { defined } from '../../base/defined.js';
import { indexLines, Lines, MAX_LEVELS, MAX_LINES, tooManyLevels, tooManyLines } from '../../base/lines.js';
import type { Reading, ReadOptions } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Draft, StoredMoves } from '../rules/draft.js';
import type { BoardText, FindBoard } from './board.js';
import { saySokobanFormat, type WarningCode } from './error-codes.js';
import { CommentBlocks, type Remark, readRemarks } from './remarks.js';

// Assigns the remarks of a file to its levels: title, author, properties, notes, and stored moves of each, and the
// remarks on the collection as a whole. The conventions are those of .sok files and of the older lists of boards under
// `; comment` lines; collection.ts explains how the two are distinguished.

/** Everything in a draft except its board, and the line of each of its stored moves, from 1. */
interface LevelWords extends Omit<Draft, 'rows' | 'place'> {
  readonly storedLines?: readonly number[];
}

/** Longer lines than this are prose, not titles. */
const MAX_TITLE = 200;

/** Keys that are never part of a title. */
const KNOWN_KEYS =
  /^(?:title|author|e-?mail|homepage|web ?site|url|copyright|collection|description|difficulty|date|id|set|comment|view|solver|optimality|time|maze|solution|size.*|.*author.*)$/i;

const isTitlePair = (remark: Remark): boolean => remark.kind === 'pair' && /^title$/i.test(remark.key);
const pairText = (key: string, value: string): string => (value === '' ? `${key}:` : `${key}: ${value}`);
const remarkText = (remark: Remark | undefined): string | undefined => {
  if (remark?.kind === 'comment' || remark?.kind === 'text') return remark.text.trim();
  return remark?.kind === 'pair' && !KNOWN_KEYS.test(remark.key) ? pairText(remark.key, remark.value) : undefined;
};
/** Nothing, or a ruling without a letter or digit in it. */
const isGap = (remark: Remark | undefined): boolean =>
  remark === undefined || remark.kind === 'gap' || (remark.kind === 'text' && !/[\p{L}\p{N}]/u.test(remark.text));

/** The last remark with content; -1 if there is none. */
const lastWord = (remarks: readonly Remark[]): number => remarks.findLastIndex((remark) => !isGap(remark));

/** Whether pairs are above their boards: only if the first one is, and none touches only the board above it. */
function arePairsAbove(boards: readonly BoardText[], remarks: readonly Remark[][]): boolean {
  const touches = boards.some((board, at) => {
    const list = remarks[at + 1] as Remark[];
    const isBetween = at + 1 < boards.length && !list.some(isGap);
    return list[0]?.kind === 'pair' && list[0].line === board.to && !isBetween;
  });
  const last = remarks.at(-1) as Remark[];
  if (touches || boards.length === 0) return false;
  const head = remarks[0] as Remark[];
  if (head.some(isTitlePair)) {
    // A single level: a title line nearer to the board leaves the pair to the collection. Many: the head's is not alone.
    if (boards.length === 1) return titleAbove(head, -1, boards[0] as BoardText) < head.findLastIndex(isTitlePair);
    return !last.some(isTitlePair) && remarks.filter((list) => list.some(isTitlePair)).length > 1;
  }
  if (boards.length === 1 || last.some((remark) => remark.kind === 'pair')) return false;
  return remarks.slice(0, -1).every((list) => list[lastWord(list)]?.kind === 'pair');
}

/** Where the remarks of the next level begin if pairs are above: its title pair, or the last block. */
function nextLevelRemark(remarks: readonly Remark[]): number {
  const title = remarks.findLastIndex(isTitlePair);
  if (title >= 0) return title;
  let at = lastWord(remarks);
  while (at > 0 && !isGap(remarks[at - 1])) at--;
  return at;
}

/** The beginning of a block that names the next level and touches only that; else -1. */
function gluedTurn(remarks: readonly Remark[], board: BoardText): number {
  const last = remarks.at(-1);
  if (last?.kind !== 'pair' || last.line !== board.from - 1) return -1;
  const from = remarks.findLastIndex(isGap) + 1;
  return from > 0 && remarks.slice(from).some(isTitlePair) ? from : -1;
}

/** Whether title lines are below their boards: only if the last board has one there and the first has none above. */
function areTitlesBelow(boards: readonly BoardText[], remarks: readonly Remark[][]): boolean {
  if (boards.length === 0 || titleAbove(remarks[0] as Remark[], -1, boards[0] as BoardText) >= 0) return false;
  return titleBelow(remarks.at(-1) as Remark[], boards.at(-1) as BoardText) >= 0;
}

/** Which remark above a board is its title: the last comment, or the last text if it is a single line; else -1. */
function titleAbove(remarks: readonly Remark[], previousEnd: number, board: BoardText): number {
  const at = lastWord(remarks);
  const last = remarks[at];
  const title = remarkText(last);
  if (!last || !title || title.length > MAX_TITLE) return -1;
  if (last.kind === 'comment') return at;
  const touchesAbove = last.line === previousEnd;
  const touchesBelow = last.line === board.from - 1;
  return isGap(remarks[at - 1]) && (!touchesAbove || touchesBelow) ? at : -1;
}

/** Which remark below a board is its title: the first, if it touches the board and is a single line; else -1. */
function titleBelow(remarks: readonly Remark[], board: BoardText): number {
  const first = remarks[0];
  const title = remarkText(first);
  if (!first || isGap(first) || first.kind === 'pair' || first.line !== board.to) return -1;
  if (!title || title.length > MAX_TITLE) return -1;
  return first.kind === 'comment' || isGap(remarks[1]) ? 0 : -1;
}

/** Collects the remarks of one level. */
class LevelWriter {
  private title: string | undefined;
  private author: string | undefined;
  private readonly properties: [string, string][] = [];
  private readonly notes: string[] = [];
  private readonly stored: { moves: StoredMoves; line: number; notes: string[] }[] = [];
  private isAfterGap = false;

  take(remark: Remark): void {
    switch (remark.kind) {
      case 'gap':
        this.isAfterGap = true;
        return;
      case 'comment':
      case 'text':
        this.note([remark.text]);
        break;
      case 'block':
        this.note(remark.texts);
        break;
      case 'stored':
        this.stored.push({ moves: remark.stored, line: remark.line + 1, notes: [] });
        break;
      case 'pair':
        this.pair(remark.key, remark.value);
    }
    this.isAfterGap = false;
  }

  private note(texts: readonly string[]): void {
    const notes = this.stored.at(-1)?.notes ?? this.notes;
    if (this.isAfterGap && notes.length > 0) notes.push('');
    for (const text of texts) notes.push(text);
  }

  private pair(key: string, value: string): void {
    if (/^title$/i.test(key) && this.title === undefined && value !== '') this.title = value;
    else if (/^author$/i.test(key) && this.author === undefined && value !== '') this.author = value;
    else if (this.stored.length > 0 || value === '') this.note([pairText(key, value)]);
    else this.properties.push([key, value]);
  }

  /** `above` is the title line over the board; a `Title:` pair goes before it. */
  words(above: string | undefined, defaultAuthor: string | undefined): LevelWords {
    const words: Writable<LevelWords> = {};
    const title = this.title ?? above;
    const author = this.author ?? defaultAuthor;
    if (title !== undefined) words.title = title;
    if (author !== undefined) words.author = author;
    if (this.properties.length > 0) words.properties = this.properties;
    const isNoted = above !== undefined && above !== title;
    const notes = trimmedLines(isNoted ? [above, ...this.notes] : this.notes);
    if (notes.length > 0) words.notes = notes;
    if (this.stored.length > 0) {
      words.stored = this.stored.map(({ moves, notes: lines }) => {
        const own = trimmedLines(lines);
        return own.length === 0 ? moves : { ...moves, notes: own };
      });
      words.storedLines = this.stored.map(({ line }) => line);
    }
    return words;
  }
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Without empty lines at both ends. */
function trimmedLines(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return [];
  return lines.slice(first, lines.findLastIndex((line) => line.trim() !== '') + 1);
}

/** The lines of a remark about the collection as a whole. */
function linesOfRemark(remark: Remark): readonly string[] {
  if (remark.kind === 'gap') return [''];
  if (remark.kind === 'pair') return [pairText(remark.key, remark.value)];
  if (remark.kind === 'block') return remark.texts;
  if (remark.kind === 'stored') return [remark.stored.title, remark.stored.moves];
  return [remark.text];
}

/** The author of all levels without one of their own, from the head of the file. */
function collectionAuthor(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const match = /^(?:author|copyright)[ \t]*:[ \t]*(.*)$/i.exec(line.trimStart().slice(0, MAX_TITLE));
    if (match?.[1]) return match[1].trimEnd();
  }
  return undefined;
}

/** The remarks of every level; `remarks` has one more list than there are boards. */
function dealRemarks(boards: readonly BoardText[], remarks: readonly Remark[][]): LevelWords[] {
  const pairsAbove = arePairsAbove(boards, remarks);
  const titlesBelow = areTitlesBelow(boards, remarks);
  const writers = boards.map(() => new LevelWriter());
  const titles: (string | undefined)[] = boards.map(() => undefined);
  const head: string[] = [];
  remarks.forEach((list, at) => {
    const next = boards[at];
    const isNamed = pairsAbove && list.some(isTitlePair);
    const above = next && !titlesBelow && !isNamed ? titleAbove(list, boards[at - 1]?.to ?? -1, next) : -1;
    const below = at > 0 && titlesBelow ? titleBelow(list, boards[at - 1] as BoardText) : -1;
    const glued = next && at > 0 ? gluedTurn(list, next) : -1;
    const turn = pairsAbove && next ? nextLevelRemark(list) : glued;
    list.forEach((remark, i) => {
      if (i === above) titles[at] = remarkText(remark);
      else if (i === below) titles[at - 1] = remarkText(remark);
      else if (turn >= 0 && i >= turn) writers[at]?.take(remark);
      else if (at > 0) writers[at - 1]?.take(remark);
      else for (const line of linesOfRemark(remark)) head.push(line);
    });
  });
  const collection = trimmedLines(head);
  const author = collectionAuthor(collection);
  const words = writers.map((writer, at) => writer.words(titles[at], author));
  if (words[0] && collection.length > 0) words[0] = { ...words[0], collection };
  return words;
}

// Reads levels copied from an email: skips the quote marks at the start of the lines.

const QUOTE = 62;
const SPACE = 32;

/** The lines without the quote marks of an email (`>`, `> >`), or undefined if no line has any. */
function unquoted(lines: Lines): Lines | undefined {
  const { text, starts, ends } = lines;
  let quoted: Uint32Array | undefined;
  for (let at = 0; at < lines.count; at++) {
    let start = starts[at] as number;
    const end = ends[at] as number;
    if (text.charCodeAt(start) !== QUOTE) continue;
    while (start < end && text.charCodeAt(start) === QUOTE) {
      start++;
      if (text.charCodeAt(start) === SPACE && text.charCodeAt(start + 1) === QUOTE) start++;
    }
    quoted ??= starts.slice();
    quoted[at] = start;
  }
  return quoted && new Lines(text, quoted, ends);
}

export interface CollectionReading extends Reading<Draft> {
  /** How many boards use run lengths. */
  readonly runLengthBoards: number;
}

interface Found {
  readonly boards: readonly BoardText[];
  /** The remarks before, between, and after the boards: one more list than boards. */
  readonly remarks: readonly Remark[][];
  /** The line after which there was too much text to keep. */
  readonly cutAt?: number;
}

/** Lines of text kept for all levels of a file together; the rest is skipped with a warning. */
const MAX_REMARKS = 2_000_000;

function findAll(lines: Lines, find: FindBoard): Found {
  const boards: BoardText[] = [];
  const blocks = new CommentBlocks(lines);
  for (let at = 0; at < lines.count && boards.length < MAX_LEVELS; ) {
    const block = blocks.endOf(at);
    if (block !== undefined) {
      at = block + 1;
      continue;
    }
    const found = find(lines, at);
    if (typeof found !== 'number') boards.push(found);
    at = typeof found === 'number' ? found : found.to;
  }
  return { boards, ...assignRemarks(lines, boards) };
}

/** The remarks between the boards; none if there are no boards. */
function assignRemarks(lines: Lines, boards: readonly BoardText[]): Omit<Found, 'boards'> {
  const blocks = new CommentBlocks(lines);
  const remarks: Remark[][] = [];
  let left = boards.length === 0 ? 0 : MAX_REMARKS;
  let cutAt: number | undefined;
  const read = (from: number, to: number): void => {
    const until = Math.min(to, from + left);
    if (until < to && boards.length > 0) cutAt ??= until;
    remarks.push(readRemarks(lines, from, until, blocks));
    left -= until - from;
  };
  let from = 0;
  for (const board of boards) {
    read(from, board.from);
    from = board.to;
  }
  // After the level limit, the following text contains further boards, not remarks.
  read(from, boards.length < MAX_LEVELS ? lines.count : from);
  return { remarks, ...defined({ cutAt }) };
}

const isNothing = (remark: Remark): boolean =>
  remark.kind === 'gap' || (remark.kind === 'text' && /^[-_ \t]*$/.test(remark.text));

/** A wall pattern without a player right above a board with one is decoration separated by a blank line. */
function isOrphan(found: Found, at: number): boolean {
  const board = found.boards[at] as BoardText;
  const below = found.boards[at + 1];
  if (!board.isWallsOnly || board.error || !below) return false;
  const between = found.remarks[at + 1] as Remark[];
  return between.every(isNothing) && below.rows.some((row) => /[@+]/.test(row));
}

function withoutOrphans(found: Found): Found {
  if (!found.boards.some((_, at) => isOrphan(found, at))) return found;
  const isKept = found.boards.map((_, at) => !isOrphan(found, at));
  // Each list is copied once and then grows: otherwise a file of only orphans would take quadratic time.
  const remarks: Remark[][] = [[...(found.remarks[0] as Remark[])]];
  found.boards.forEach((_, at) => {
    const after = found.remarks[at + 1] as Remark[];
    if (isKept[at]) remarks.push([...after]);
    else for (const remark of after) remarks.at(-1)?.push(remark);
  });
  return { ...found, boards: found.boards.filter((_, at) => isKept[at]), remarks };
}

function readDraft(board: BoardText, words: LevelWords, repair: TextError | undefined): Result<Draft, TextError> {
  const error = board.error ?? repair;
  if (error) return fail(error);
  const { storedLines, ...rest } = words;
  const lines = defined({ lines: board.rowLines, stored: storedLines });
  return ok({ rows: board.rows, ...rest, place: { line: board.from + 1, column: board.margin + 1, ...lines } });
}

/** Warnings about text skipped because there is too much of it. */
function* excesses(lines: Lines, found: Found): Generator<TextError<WarningCode>> {
  if (lines.count >= MAX_LINES) yield tooManyLines();
  if (found.boards.length >= MAX_LEVELS) yield tooManyLevels((found.boards.at(-1) as BoardText).to);
  if (found.cutAt !== undefined)
    yield textError(found.cutAt + 1, 1, 'too-much-text', saySokobanFormat('too-much-text'));
}

/** Never throws; takes linear time for any text. */
export function readCollection(text: string, find: FindBoard, options: ReadOptions = {}): CollectionReading {
  const written = indexLines(text);
  const warnings: TextError<WarningCode>[] = [];
  let found = findAll(written, find);
  let quoted: TextError<WarningCode> | undefined;
  if (found.boards.length === 0) {
    const bare = unquoted(written);
    const inside = bare && findAll(bare, find);
    if (inside?.boards.some((board) => board.rows.some((row) => row.includes('#')))) {
      found = inside;
      const line = (found.boards[0] as BoardText).from + 1;
      quoted = textError(line, 1, 'quoted', saySokobanFormat('quoted'));
      warnings.push(quoted);
    }
  }
  warnings.push(...excesses(written, found));
  const { boards, remarks } = withoutOrphans(found);
  const words = dealRemarks(boards, remarks);
  for (const board of boards) for (const repair of board.repairs) warnings.push(repair);
  return {
    levels: boards.map((board, at) =>
      readDraft(board, words[at] as LevelWords, options.strict ? (quoted ?? board.repairs[0]) : undefined),
    ),
    warnings,
    runLengthBoards: boards.reduce((sum, board) => sum + (board.isRunLength ? 1 : 0), 0),
  };
}
