// Rewrites moves as people write them into letters, line by line: arrows, words, commas between moves, the keys W A S D, counts
// in brackets, headings of other programs, and tables with more columns. Any other line stays as it is.

import { splitLines } from '@masu/core/base/text.js';

/** Letters of moves by what is written for them. */
const ARROWS: Readonly<Record<string, string>> = {
  ...{ '↑': 'u', '⬆': 'u', '▲': 'u', '⇑': 'u', '🡑': 'u', '↓': 'd', '⬇': 'd', '▼': 'd', '⇓': 'd', '🡓': 'd' },
  ...{ '←': 'l', '⬅': 'l', '◀': 'l', '⇐': 'l', '🡐': 'l', '→': 'r', '➡': 'r', '▶': 'r', '⇒': 'r', '🡒': 'r' },
};
const ARROW = new RegExp(`[${Object.keys(ARROWS).join('')}]\\ufe0f?`, 'gu');
const WORDS: Readonly<Record<string, string>> = {
  ...{ up: 'u', down: 'd', left: 'l', right: 'r', north: 'u', south: 'd', west: 'l', east: 'r' },
  ...{ haut: 'u', bas: 'd', gauche: 'l', droite: 'r', oben: 'u', unten: 'd', links: 'l', rechts: 'r' },
  ...{ arriba: 'u', abajo: 'd', izquierda: 'l', derecha: 'r', cima: 'u', baixo: 'd', esquerda: 'l', direita: 'r' },
};
const KEYS: Readonly<Record<string, string>> = { w: 'u', a: 'l', s: 'd', d: 'r' };

/** Only this much of a line may be a heading before the moves. */
const MAX_HEAD = 100;

/** A token as letters of moves; undefined otherwise. */
function letterOf(token: string): string | undefined {
  const word = WORDS[token.toLowerCase()];
  if (word !== undefined) return word;
  return /^[lurdnsew]$/i.test(token) ? token : undefined;
}

/** What is written with arrows, words, or single letters with separators, as letters; undefined if it is anything else. */
function spelled(text: string): string | undefined {
  const plain = text.replaceAll(ARROW, (arrow) => ` ${ARROWS[arrow.replace('\ufe0f', '')]} `);
  const tokens = plain.split(/(?:\s|[,;>|/•·]|->|=>)+/u).filter((token) => token !== '' && token !== '-');
  if (tokens.length === 0 || (tokens.length === 1 && plain === text && WORDS[text.trim().toLowerCase()] === undefined))
    return undefined;
  const letters = tokens.map(letterOf);
  return letters.every((letter) => letter !== undefined) ? letters.join('') : undefined;
}

const MOVES = /^[lurdLURD]+$/;
const COUNT = /\(\s*\d+\s*(?:moves?|steps?|pushes|coups?|pasos?|movimentos?|movimientos?)[^()]*\)/giu;
/** `%%ID:1%%`, `%% Level 3 %%` */
const PERCENTS = /^\s*%%\s*(?:id|level|map|puzzle|lvl)?\s*[:#=]?\s*(\d{1,6})\s*%%\s*$/i;

/** The cells of a row of a table; undefined if it is no table of three columns or more. */
function cellsOf(row: string): string[] | undefined {
  const separator = ['\t', ';', ',', '|'].find((each) => row.includes(each));
  const cells =
    separator === undefined ? [] : row.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return cells.length > 2 ? cells : undefined;
}

const MOVE_COLUMN = /^(moves?|solution|lurd|plan|result|answer|path)$/i;
const LEVEL_COLUMN = /^(level|id|no|nr|number|puzzle|map|#)$/i;

interface Columns {
  readonly moves: number;
  readonly level: number;
}

/** Which columns are named so in the first row. */
function columnsIn(cells: readonly string[] | undefined): Columns | undefined {
  if (!cells) return undefined;
  const [moves, level] = [MOVE_COLUMN, LEVEL_COLUMN].map((name) => cells.findIndex((cell) => name.test(cell)));
  return moves !== undefined && level !== undefined && moves >= 0 && level >= 0 ? { moves, level } : undefined;
}

/** A row of a table as `2: rrdL`: by its columns, or by its number and the only cell of moves. */
function rowOfTable(row: string, columns: Columns | undefined): string | undefined {
  const cells = cellsOf(row);
  if (!cells) return undefined;
  if (columns) {
    const [level = '', moves = ''] = [cells[columns.level], cells[columns.moves]];
    return level === '' ? undefined : `${/^\d+$/.test(level) ? `Level ${level}` : level}: ${moves}`;
  }
  const numbered = /^\d{1,6}$/.test(cells[0] ?? '');
  const moves = cells.filter((cell) => MOVES.test(cell));
  return numbered && moves.length === 1 ? `Level ${cells[0]}: ${moves[0]}` : undefined;
}

/** Whether all moves of a text are written with the keys W A S D: some letter is of no other spelling. */
function usesKeys(lines: readonly string[]): boolean {
  const tails = lines.map((line) => line.replace(/^.{0,100}?[:=)]\s*/, '').trim());
  const rows = tails.filter((tail) => /^[wasd]+$/i.test(tail));
  return rows.some((row) => /a/i.test(row) || (/d/i.test(row) && /[ws]/i.test(row)));
}

const byKeys = (line: string): string =>
  line.replace(/(^|[:=)]\s*)([wasd]+)\s*$/i, (_, head: string, keys: string) => {
    const letters = [...keys].map((key) => {
      const letter = KEYS[key.toLowerCase()] as string;
      return key === key.toLowerCase() ? letter : letter.toUpperCase();
    });
    return head + letters.join('');
  });

/** One line: as it is, or with its moves as letters after whatever names the level. */
function spelledLine(line: string): string {
  const plain = line.replace(PERCENTS, 'Level $1').replaceAll(COUNT, ' ');
  const whole = spelled(plain);
  if (whole !== undefined) return whole;
  const head =
    /^.{0,100}?(?:[:=)]|\d\.)\s+/.exec(plain.slice(0, MAX_HEAD + 20))?.[0] ?? /^[^:=]{0,100}[:=]/.exec(plain)?.[0];
  if (head === undefined) return plain;
  const rest = spelled(plain.slice(head.length));
  return rest === undefined ? plain : `${head}${rest}`;
}

/** Moves alone, as letters: the value of a field. */
export const spelledMoves = (moves: string): string => {
  const lines = splitLines(moves);
  const keyed = usesKeys(lines) ? lines.map(byKeys) : lines;
  return keyed.map((line) => spelled(line) ?? line).join('\n');
};

/** The lines of a submission of moves, with their moves as letters. */
export function spelledLines(text: string): string[] {
  const lines = splitLines(text);
  const first = lines.findIndex((line) => line.trim() !== '');
  const columns = columnsIn(cellsOf(lines[first] ?? ''));
  const rows = columns ? lines.map((line, index) => (index === first ? '' : line)) : lines;
  const keyed = usesKeys(rows) ? rows.map(byKeys) : rows;
  return keyed.map((line) => rowOfTable(line, columns) ?? spelledLine(line));
}
