// Parses the text between boards: comments, `key: value` pairs, stored moves under their heading, blocks between
// `Comment:` and `Comment-End:`, and free text. Nothing is dropped here; the caller, which knows the boards, assigns
// remarks to levels.

import type { Lines } from '../../base/lines.js';
import type { StoredMoves } from '../rules/draft.js';

export type Remark = { readonly line: number } & (
  | { readonly kind: 'gap' }
  | { readonly kind: 'comment' | 'text'; readonly text: string }
  | { readonly kind: 'pair'; readonly key: string; readonly value: string }
  | { readonly kind: 'block'; readonly texts: readonly string[] }
  | { readonly kind: 'stored'; readonly stored: StoredMoves }
);

const HEADING = /^[ \t]*(?:best[ \t]+)?(solution|snapshot|save ?game)\b/i;
const MOVES = /^[lurdLURD0-9()[\]{} \t]+$/;
/** Has a move, and no count at the end: `u2d4` is another notation, with counts behind. */
const isMoves = (moves: string): boolean => /[lurd]/i.test(moves) && !/\d$/.test(moves);
const KEY = /^[ \t]*([A-Za-z][A-Za-z0-9'/_-]*(?: [A-Za-z0-9'/_-]+){0,3})[ \t]*:(?!\/\/)/;
const COMMENT = /^[ \t]*comment:[ \t]*$/i;
const COMMENT_END = /^[ \t]*comment[- ]?end:?[ \t]*$/i;

/** How much of a line is examined for a key or a heading; neither is ever longer. */
const HEAD = 80;

const lineHead = (lines: Lines, at: number): string => {
  const start = lines.starts[at] as number;
  return lines.text.slice(start, Math.min(lines.ends[at] as number, start + HEAD));
};

/** Finds comment blocks in one pass over the lines. */
export class CommentBlocks {
  private readonly lines: Lines;
  /** The next marker line at or after `from`, and whether it ends a block. */
  private from = 0;
  private marker = -1;
  private isEnd = false;

  constructor(lines: Lines) {
    this.lines = lines;
  }

  /** The line of `Comment-End:` if a block starts at line `at`; else undefined. */
  endOf(at: number): number | undefined {
    const code = this.lines.text.charCodeAt(this.lines.starts[at] as number) | 32;
    if (code !== 99 && code !== 32 && code !== 41) return undefined;
    if (!COMMENT.test(lineHead(this.lines, at))) return undefined;
    this.seek(at + 1);
    return this.isEnd ? this.marker : undefined;
  }

  private seek(at: number): void {
    if (at >= this.from && (this.marker >= at || this.marker === this.lines.count)) return;
    this.from = at;
    for (let next = at; next < this.lines.count; next++) {
      const head = lineHead(this.lines, next);
      this.isEnd = COMMENT_END.test(head);
      if (!this.isEnd && !COMMENT.test(head)) continue;
      this.marker = next;
      return;
    }
    this.marker = this.lines.count;
    this.isEnd = false;
  }
}

/** The moves from line `at` on, without line ends, and the line after them; undefined if there are none. */
function movesFrom(lines: Lines, at: number, to: number): { moves: string; next: number } | undefined {
  const parts: string[] = [];
  let next = at;
  while (next < to && lines.isBlank(next)) next++;
  for (; next < to; next++) {
    const line = lines.line(next);
    if (!MOVES.test(line)) break;
    parts.push(line.replace(/[ \t]+/g, ''));
  }
  const moves = parts.join('');
  return isMoves(moves) ? { moves, next } : undefined;
}

/** Stored moves whose heading is line `at`, on the same line after a colon or on the lines below. */
function storedAt(lines: Lines, at: number, to: number): { stored: StoredMoves; next: number } | undefined {
  const match = HEADING.exec(lineHead(lines, at));
  if (!match) return undefined;
  const kind = match[1]?.toLowerCase() === 'solution' ? 'solution' : 'snapshot';
  const line = lines.line(at).trim();
  const colon = line.indexOf(':');
  const inline = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (inline !== '') {
    if (!MOVES.test(inline)) return undefined;
    const more = movesFrom(lines, at + 1, to);
    const isWrapped = more !== undefined && !lines.isBlank(at + 1);
    const moves = inline.replace(/[ \t]+/g, '') + (isWrapped ? more.moves : '');
    if (!isMoves(moves)) return undefined;
    return { stored: { kind, title: line.slice(0, colon).trimEnd(), moves }, next: isWrapped ? more.next : at + 1 };
  }
  const movesRead = movesFrom(lines, at + 1, to);
  if (!movesRead) return undefined;
  const title = colon === line.length - 1 ? line.slice(0, colon).trimEnd() : line;
  return { stored: { kind, title, moves: movesRead.moves }, next: movesRead.next };
}

/** A line of its own: a comment, a pair, or free text. */
function remarkAt(lines: Lines, at: number): Remark {
  const text = lines.line(at).trimEnd();
  if (text.charCodeAt(0) === 59) return { kind: 'comment', line: at, text: text.slice(text[1] === ' ' ? 2 : 1) };
  const key = KEY.exec(lineHead(lines, at))?.[1];
  if (key === undefined) return { kind: 'text', line: at, text };
  return { kind: 'pair', line: at, key, value: text.slice(text.indexOf(':') + 1).trim() };
}

function blockAt(lines: Lines, at: number, end: number): Remark {
  const texts: string[] = [];
  for (let line = at + 1; line < end; line++) texts.push(lines.line(line).trimEnd());
  return { kind: 'block', line: at, texts };
}

/** The start or end marker of an incomplete block: it has no content. */
const isStrayMarker = (head: string): boolean => COMMENT.test(head) || COMMENT_END.test(head);

/** All remarks in lines `from` to `to`. */
export function readRemarks(lines: Lines, from: number, to: number, blocks: CommentBlocks): Remark[] {
  const remarks: Remark[] = [];
  for (let at = from; at < to; ) {
    if (lines.isBlank(at)) {
      if (remarks.at(-1)?.kind !== 'gap') remarks.push({ kind: 'gap', line: at });
      at++;
      continue;
    }
    const end = blocks.endOf(at);
    if (end !== undefined && end < to) {
      remarks.push(blockAt(lines, at, end));
      at = end + 1;
      continue;
    }
    if (isStrayMarker(lineHead(lines, at))) {
      at++;
      continue;
    }
    const storedMoves = storedAt(lines, at, to);
    remarks.push(storedMoves ? { kind: 'stored', line: at, stored: storedMoves.stored } : remarkAt(lines, at));
    at = storedMoves ? storedMoves.next : at + 1;
  }
  return remarks;
}
