// Writes drafts as text that readCollection reads back to the same drafts: the board, its pairs right below it (so that
// no parser assigns them to the next board), notes between `Comment:` and `Comment-End:`, stored moves last. Whatever a
// format can't represent is found by reading the text back, not by a list of cases.

import type { Reading } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Draft } from '../rules/draft.js';
import { type FormatErrorCode, saySokobanFormat } from './error-codes.js';

export interface TextStyle {
  /** The lines of the board. */
  board(rows: readonly string[]): readonly string[];
  /** Wrap stored moves at this many letters. */
  readonly wrap?: number;
  /** Put plain titles on a separate line above the board. */
  readonly titleAbove?: boolean;
}

const isPlainTitle = (title: string): boolean => /^[\p{L}\p{N}][^:|]*$/u.test(title) && /\p{L}{3}/u.test(title);

/** The rows unchanged, except that a blank row inside the board becomes `-`: an empty line would end it. */
export const plainRows = (rows: readonly string[]): string[] => rows.map((row) => row.trimEnd() || '-');

function block(notes: readonly string[] | undefined): string[] {
  return notes && notes.length > 0 ? ['Comment:', ...notes, 'Comment-End:'] : [];
}

function levelLines(draft: Draft, style: TextStyle): string[] {
  const { title, author } = draft;
  const isAbove = style.titleAbove && title !== undefined && isPlainTitle(title);
  const lines = isAbove ? [title, ''] : [];
  lines.push(...style.board(draft.rows));
  if (title !== undefined && !isAbove) lines.push(`Title: ${title}`);
  if (author !== undefined) lines.push(`Author: ${author}`);
  for (const [key, value] of draft.properties ?? []) lines.push(`${key}: ${value}`);
  lines.push(...block(draft.notes));
  for (const { title, moves, notes } of draft.stored ?? []) {
    const wrapped = style.wrap === undefined ? [moves] : (moves.match(new RegExp(`.{1,${style.wrap}}`, 'gs')) ?? []);
    lines.push('', title, ...wrapped, ...block(notes));
  }
  return lines;
}

/** The head of a file as comments; the empty one at the end keeps the last from being read as a title. */
const headLines = (collection: readonly string[]): string[] => [
  ...collection.map((line) => `; ${line}`.trimEnd()),
  ';',
  '',
];

export function makeCollectionText(drafts: readonly Draft[], style: TextStyle): string {
  const lines: string[] = [];
  drafts.forEach((draft, at) => {
    if (at > 0) lines.push('');
    if (draft.collection) lines.push(...headLines(draft.collection));
    lines.push(...levelLines(draft, style));
  });
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** A draft without its position in a file, for comparison. */
export function withoutPlace(draft: Draft): Draft {
  const { place: _, ...rest } = draft;
  return rest;
}

/** Whether drafts are equal except for their positions, with keys in any order. */
function sameDraft(one: Draft, other: Draft): boolean {
  const ordered = (draft: Draft): string => JSON.stringify(Object.entries(withoutPlace(draft)).sort());
  return ordered(one) === ordered(other);
}

/** The text, if reading it gives the same drafts again; otherwise an error at the first level that it would change. */
export function checkedText(
  drafts: readonly Draft[],
  text: string,
  parse: (text: string) => Reading<Draft>,
  numbers: readonly number[] = [],
): Result<string, TextError<FormatErrorCode>> {
  const { levels } = parse(text);
  for (const [at, draft] of drafts.entries()) {
    const read = levels[at];
    if (read?.ok && sameDraft(read.value, draft)) continue;
    return fail(
      textError(draft.place?.line ?? 1, 1, 'cannot-hold', saySokobanFormat('cannot-hold', numbers[at] ?? at + 1)),
    );
  }
  if (levels.length === drafts.length) return ok(text);
  return fail(textError(1, 1, 'cannot-hold', saySokobanFormat('cannot-hold-count', levels.length, drafts.length)));
}
