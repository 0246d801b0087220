// The words of a sentence that name boxes, goals, cells, and numbers.

/** Patterns for names: a capital letter or two for a box, a number for a goal. */
const LETTERS = '[A-Z]{1,2}';
const list = (name: string, last: string): string => `${name}(?:, ${name})*(?:,? ${last} ${name})?`;

/** `box A`, `boxes A and B`, `boxes A, B, and C`: one group, with the names. */
export const BOXES = `[Bb]ox(?:es)? (${list(LETTERS, 'and')})`;
export const BOX = `[Bb]ox (${LETTERS})`;
export const GOALS = `[Gg]oals? (${list('\\d+', 'and')})`;
export const ANY_GOALS = `goals? (${list('\\d+', 'or')})`;
export const GOAL = '[Gg]oal (\\d+)';
export const CELL = 'row (\\d+), column (\\d+)';
export const DIRECTION = '(up|right|down|left)';
export const NUMBER = '([A-Za-z]+|\\d[\\d,]*)';

const names = (text: string): string[] => text.split(/,? (?:and|or|then) |, /);

const letterIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The indexes of boxes: A is 0. */
export const boxesNamed = (text: string): number[] => names(text).map(letterIndex);
/** The indexes of goals: 1 is 0. */
export const goalsNamed = (text: string): number[] => names(text).map((name) => Number(name) - 1);

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in words or digits. */
export function numberNamed(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  const number = word >= 0 ? word : Number(text.replaceAll(',', ''));
  if (Number.isNaN(number)) throw new Error(`not a number: ${text}`);
  return number;
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.]) (?=[A-Z])/);
