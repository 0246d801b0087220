// Assigns the remarks of a file to its levels: title, author, properties, notes, and stored moves of each, and the
// remarks on the collection as a whole. The conventions are those of .sok files and of the older lists of boards under
// `; comment` lines; collection.ts explains how the two are distinguished.

import type { Draft, StoredMoves } from '../rules/draft.js';
import type { BoardText } from './board.js';
import type { Remark } from './remarks.js';

/** Everything in a draft except its board, and the line of each of its stored moves, from 1. */
export interface LevelWords extends Omit<Draft, 'rows' | 'place'> {
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
export function dealRemarks(boards: readonly BoardText[], remarks: readonly Remark[][]): LevelWords[] {
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
