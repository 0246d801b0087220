// Sanitizes outside text (titles, authors, file names, notes) for the terminal. The result has no control character, no
// escape sequence, no invisible or direction-changing character, and at most two combining marks per letter, and its
// width in columns is known. Widths follow Unicode's East Asian Width (UAX #11) as the common terminals do; where a
// terminal still disagrees, the screen sets the cursor again after such a letter.

/** What could move the cursor, or hide, join, or reorder the text around it. */
const UNSAFE = new RegExp(
  [
    '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}', // controls, formats, surrogates, private, unassigned, separators
    '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0\\ufe00-\\ufe0f', // fillers and variation selectors
    '\\u{1f1e6}-\\u{1f1ff}\\u{1f3fb}-\\u{1f3ff}\\u{e0100}-\\u{e01ef}]', // flags, skin tones: terminals differ
  ].join(''),
  'gu',
);
const MARK = /^\p{M}$/u;
const MAX_MARKS = 2;

/** First and last code point of each range two columns wide. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115e],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x23f0, 0x23f0],
  [0x23f3, 0x23f3],
  [0x25fd, 0x25fe],
  [0x2614, 0x2615],
  [0x2630, 0x2637],
  [0x2648, 0x2653],
  [0x267f, 0x267f],
  [0x268a, 0x268f],
  [0x2693, 0x2693],
  [0x26a1, 0x26a1],
  [0x26aa, 0x26ab],
  [0x26bd, 0x26be],
  [0x26c4, 0x26c5],
  [0x26ce, 0x26ce],
  [0x26d4, 0x26d4],
  [0x26ea, 0x26ea],
  [0x26f2, 0x26f3],
  [0x26f5, 0x26f5],
  [0x26fa, 0x26fa],
  [0x26fd, 0x26fd],
  [0x2705, 0x2705],
  [0x270a, 0x270b],
  [0x2728, 0x2728],
  [0x274c, 0x274c],
  [0x274e, 0x274e],
  [0x2753, 0x2755],
  [0x2757, 0x2757],
  [0x2795, 0x2797],
  [0x27b0, 0x27b0],
  [0x27bf, 0x27bf],
  [0x2b1b, 0x2b1c],
  [0x2b50, 0x2b50],
  [0x2b55, 0x2b55],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4dc0, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1d300, 0x1d376],
  [0x1f004, 0x1f004],
  [0x1f0cf, 0x1f0cf],
  [0x1f18e, 0x1f18e],
  [0x1f191, 0x1f19a],
  [0x1f200, 0x1f320],
  [0x1f32d, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f7e0, 0x1f7f0],
  [0x1f90c, 0x1f9ff],
  [0x1fa70, 0x1faff],
  [0x20000, 0x3fffd],
];

/** A letter with its marks, and the columns it takes: 1 or 2. */
export interface Letter {
  readonly text: string;
  readonly columns: 1 | 2;
}

function letterColumns(codePoint: number): 1 | 2 {
  if (codePoint < 0x1100) return 1;
  return WIDE.some(([first, last]) => codePoint >= first && codePoint <= last) ? 2 : 1;
}

/** Tabs and line ends become spaces, because they separate words; the other unsafe characters are removed. */
export function safeText(text: string): string {
  const spaced = text.normalize('NFC').replace(/[\t\n\r\v\f\u0085\u2028\u2029]+/g, ' ');
  return lettersOfSafe(spaced.replace(UNSAFE, ''))
    .map((letter) => letter.text)
    .join('');
}

function lettersOfSafe(safe: string): Letter[] {
  const letters: { text: string; columns: 1 | 2; marks: number }[] = [];
  for (const character of safe) {
    const last = letters.at(-1);
    if (!MARK.test(character)) {
      letters.push({ text: character, columns: letterColumns(character.codePointAt(0) as number), marks: 0 });
    } else if (last && last.marks < MAX_MARKS) {
      last.text += character;
      last.marks++;
    }
  }
  return letters;
}

/** The letters of a text that may come from outside, each with its columns. */
export function splitLetters(text: string): readonly Letter[] {
  if (/^[ -~]*$/.test(text)) return [...text].map((character) => ({ text: character, columns: 1 }));
  return lettersOfSafe(safeText(text));
}

export function columnsOfText(text: string): number {
  return splitLetters(text).reduce((sum, letter) => sum + letter.columns, 0);
}

/** The text in at most this many columns; a mark at the end shows that something was cut off. */
export function clipText(text: string, columns: number, mark = '…'): string {
  const letters = splitLetters(text);
  const total = letters.reduce((sum, letter) => sum + letter.columns, 0);
  if (total <= columns) return letters.map((letter) => letter.text).join('');
  let used = columnsOfText(mark);
  if (used > columns) return '';
  let clipped = '';
  for (const letter of letters) {
    used += letter.columns;
    if (used > columns) break;
    clipped += letter.text;
  }
  return clipped + mark;
}

/** Clipped or padded to exactly this many columns. */
export function fitText(text: string, columns: number, mark = '…'): string {
  const clipped = clipText(text, columns, mark);
  return clipped + ' '.repeat(Math.max(0, columns - columnsOfText(clipped)));
}

/** Lines of at most this many columns, broken at spaces; a longer word is cut. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of safeText(text).split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (columnsOfText(joined) <= columns) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = clipText(word, columns);
  }
  return line === '' ? lines : [...lines, line];
}

/** The first lines of a text; if there are more, the last one ends in the mark of a cut. */
export function fitLines(text: string, columns: number, most: number, mark = '…'): string[] {
  const lines = wrapText(text, columns);
  if (lines.length <= most) return lines;
  const last = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), clipText(last, columns, mark)];
}
