// Parses and makes game IDs of Simon Tatham's Unequal: `4:0,3U,0R,…`, one per line. Each field is a number (0 blank) and
// the letters U R D L for every neighbor the cell is greater than; a lowercase letter skips that many blank cells
// (a = 1), as in the original program. Parameters before the colon (`7dk:`) give its difficulty.

import { indexLines, MAX_LEVELS, MAX_LINES, tooManyLevels, tooManyLines } from '../../base/lines.js';
import type { Message } from '../../base/message.js';
import type { Format, Reading } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { type FutoshikiDraft, type Inequality, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { areNeighbors } from '../rules/validate-level.js';
import { sayFutoshikiFormat } from './messages.js';
import { quotedText } from './quoted-text.js';

const ID = /^(\s*)(\d{1,9})(a?)(d[a-z])?([:#])/;
const FIELD = /([a-z])|(\d+)([URDL]*)(,|$)/y;

function neighbor(cell: number, letter: string, size: number): number {
  return cell + (letter === 'U' ? -size : letter === 'D' ? size : letter === 'R' ? 1 : -1);
}

function readFields(body: string, size: number, error: (i: number, code: string, message: Message) => TextError) {
  const cells: number[] = [];
  const inequalities: Inequality[] = [];
  for (let at = 0; at < body.length; ) {
    FIELD.lastIndex = at;
    const [field, skip, digits, letters] = FIELD.exec(body) ?? [];
    if (field === undefined) {
      return fail(error(at, 'unknown-character', sayFutoshikiFormat('bad-field', quotedText(body.slice(at, at + 8)))));
    }
    if (skip) cells.push(...new Array<number>(skip.charCodeAt(0) - 96).fill(0));
    else {
      const digit = Number(digits);
      if (digit > size) {
        return fail(error(at, 'digit-out-of-range', sayFutoshikiFormat('digit-out-of-range', digit, size, '0')));
      }
      for (const letter of letters ?? '') {
        const other = neighbor(cells.length, letter, size);
        if (!areNeighbors(size, cells.length, other)) {
          return fail(error(at, 'bad-sign', sayFutoshikiFormat('bad-sign', letter)));
        }
        inequalities.push({ less: other, greater: cells.length });
      }
      cells.push(digit);
    }
    if (cells.length > size * size) {
      return fail(error(at, 'too-many-cells', sayFutoshikiFormat('too-many-cells', size * size, size)));
    }
    at += field.length;
  }
  if (cells.length < size * size) {
    const message = sayFutoshikiFormat('too-few-cells', cells.length, size * size, size);
    return fail(error(body.length, 'too-few-cells', message));
  }
  return ok({ cells, inequalities });
}

function readLine(text: string, line: number): Result<FutoshikiDraft, TextError> {
  const head = ID.exec(text);
  const indent = text.search(/\S/);
  if (!head) {
    return fail(textError(line, indent + 1, 'bad-id', sayFutoshikiFormat('bad-id', quotedText(text.trim()))));
  }
  const size = Number(head[2]);
  if (size < MIN_SIZE || size > MAX_SIZE) {
    return fail(
      textError(line, indent + 1, 'bad-size', sayFutoshikiFormat('size-out-of-range', size, MIN_SIZE, MAX_SIZE)),
    );
  }
  if (head[3]) {
    return fail(textError(line, indent + 1, 'adjacent-kind', sayFutoshikiFormat('adjacent-kind')));
  }
  if (head[5] === '#') {
    return fail(textError(line, indent + 1, 'random-seed', sayFutoshikiFormat('random-seed')));
  }
  const start = head[0].length;
  const read = readFields(text.slice(start).trimEnd(), size, (i, code, message) =>
    textError(line, start + i + 1, code, message),
  );
  return read.ok ? ok({ size, ...read.value, place: { line, column: indent + 1 } }) : read;
}

function parse(text: string): Reading<FutoshikiDraft> {
  const lines = indexLines(text);
  const levels: Result<FutoshikiDraft, TextError>[] = [];
  const warnings: TextError[] = lines.count >= MAX_LINES ? [tooManyLines()] : [];
  for (let at = 0; at < lines.count; at++) {
    const line = lines.line(at);
    if (line.trim() === '') continue;
    if (levels.length === MAX_LEVELS) {
      warnings.push(tooManyLevels(at));
      break;
    }
    levels.push(readLine(line, at + 1));
  }
  return { levels, warnings };
}

function makeId({ size, cells, inequalities }: FutoshikiDraft): string {
  const signs = new Set(inequalities.map(({ less, greater }) => `${greater}>${less}`));
  const fields = cells.map((digit, cell) => {
    const letters = [...'URDL'].filter((letter) => signs.has(`${cell}>${neighbor(cell, letter, size)}`));
    return `${digit}${letters.join('')},`;
  });
  return `${size}:${fields.join('')}\n`;
}

export const UNEQUAL: Format<FutoshikiDraft> = {
  id: 'unequal',
  name: 'Unequal',
  about: "game IDs of Simon Tatham's Unequal, one per line",
  extensions: ['.unequal', '.txt'],
  separator: '',
  recognize(text) {
    const [first] = indexLines(text.slice(0, 65_536)).written();
    if (first === undefined || !ID.test(first)) return 0;
    if (/:\s*[a-z]*\d+[URDL]*,/.test(first)) return 1;
    // `1: Start` and `5#` can start titles and rows of Sokoban files, so match only if no other format does.
    return /:|#\d+\s*$/.test(first) ? 0.2 : 0;
  },
  parse,
  make: (drafts) => ok(drafts.map(makeId).join('')),
};
