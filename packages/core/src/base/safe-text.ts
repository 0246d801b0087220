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

/** The code points that are two columns wide. */
const WIDE = new RegExp(
  [
    '[\\u1100-\\u115e\\u231a-\\u231b\\u2329-\\u232a\\u23e9-\\u23ec\\u23f0\\u23f3\\u25fd-\\u25fe',
    '\\u2614-\\u2615\\u2630-\\u2637\\u2648-\\u2653\\u267f\\u268a-\\u268f\\u2693\\u26a1\\u26aa-\\u26ab',
    '\\u26bd-\\u26be\\u26c4-\\u26c5\\u26ce\\u26d4\\u26ea\\u26f2-\\u26f3\\u26f5\\u26fa\\u26fd\\u2705',
    '\\u270a-\\u270b\\u2728\\u274c\\u274e\\u2753-\\u2755\\u2757\\u2795-\\u2797\\u27b0\\u27bf',
    '\\u2b1b-\\u2b1c\\u2b50\\u2b55\\u2e80-\\u303e\\u3041-\\u4dbf\\u4dc0-\\u9fff\\ua000-\\ua4cf',
    '\\ua960-\\ua97f\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff01-\\uff60',
    '\\uffe0-\\uffe6\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1d300}-\\u{1d376}\\u{1f004}\\u{1f0cf}',
    '\\u{1f18e}\\u{1f191}-\\u{1f19a}\\u{1f200}-\\u{1f320}\\u{1f32d}-\\u{1f64f}\\u{1f680}-\\u{1f6ff}',
    '\\u{1f7e0}-\\u{1f7f0}\\u{1f90c}-\\u{1f9ff}\\u{1fa70}-\\u{1faff}\\u{20000}-\\u{3fffd}]',
  ].join(''),
  'u',
);

/** A letter with its marks, and the columns it takes: 1 or 2. */
export interface Letter {
  readonly text: string;
  readonly columns: 1 | 2;
}

/** Tabs and line ends become spaces, because they separate words; the other unsafe characters are removed. */
export function safeText(text: string): string {
  const spaced = text.replace(/[\t\n\r\v\f\u0085\u2028\u2029]+/g, ' ');
  // Composed at the end: a letter and its mark may have been parted by what was removed.
  return lettersOfSafe(spaced.replace(UNSAFE, '').normalize('NFC'))
    .map((letter) => letter.text)
    .join('');
}

function lettersOfSafe(safe: string): Letter[] {
  const letters: { text: string; columns: 1 | 2; marks: number }[] = [];
  for (const character of safe) {
    const last = letters.at(-1);
    if (!MARK.test(character)) {
      letters.push({ text: character, columns: WIDE.test(character) ? 2 : 1, marks: 0 });
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

/** The end of the text in at most this many columns: where the cursor of a line of input is. */
export function textEnd(text: string, columns: number): string {
  const letters = splitLetters(text);
  let [first, used] = [letters.length, 0];
  while (first > 0 && used + (letters[first - 1] as Letter).columns <= columns) {
    first--;
    used += (letters[first] as Letter).columns;
  }
  return letters
    .slice(first)
    .map((letter) => letter.text)
    .join('');
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

/** With spaces before it, to at least this many columns. */
export const alignRight = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - columnsOfText(text))) + text;

/** Chinese and Japanese letters and their punctuation: a line may break between two of them, without a space. */
const IDEOGRAPHS =
  '[\\u2e80-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff01-\\uffee\\u{20000}-\\u{3fffd}]';
const IDEOGRAPHIC = new RegExp(IDEOGRAPHS, 'u');
const FIRST_IDEOGRAPHIC = new RegExp(`^${IDEOGRAPHS}`, 'u');
const LAST_IDEOGRAPHIC = new RegExp(`${IDEOGRAPHS}$`, 'u');
/** What no line may start or end with: closing and opening punctuation, and small and long kana (JIS X 4051). */
const NO_START =
  /^[\p{Pe}\p{Pf}、。，．・：；！？‥…〜ーゝゞヽヾ々ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ%,.:;!?’”]/u;
const NO_END = /[\p{Ps}\p{Pi}‘“]$/u;

/** The pieces of a word between which a line may break. */
function piecesOf(word: string): readonly string[] {
  if (!IDEOGRAPHIC.test(word)) return [word];
  const pieces: string[] = [];
  for (const { text } of splitLetters(word)) {
    const before = pieces.at(-1) ?? '';
    const isBreak =
      before !== '' &&
      (IDEOGRAPHIC.test(text) || LAST_IDEOGRAPHIC.test(before)) &&
      !NO_START.test(text) &&
      !NO_END.test(before) &&
      // A number stays with its counter.
      !/\d$/.test(before);
    if (before === '' || isBreak) pieces.push(text);
    else pieces[pieces.length - 1] = before + text;
  }
  return pieces;
}

/** Lines of at most this many columns, broken at spaces and between ideographs; a longer word is cut. */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of safeText(text).split(' ')) {
    for (const [index, piece] of piecesOf(word).entries()) {
      const joined = line === '' || index > 0 ? `${line}${piece}` : `${line} ${piece}`;
      if (columnsOfText(joined) <= columns) {
        line = joined;
        continue;
      }
      if (line !== '') lines.push(line);
      line = clipText(piece, columns);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Lines as one again. */
const unwrapped = (lines: readonly string[]): string =>
  lines.reduce((before, line) => {
    const isInside = LAST_IDEOGRAPHIC.test(before) || FIRST_IDEOGRAPHIC.test(line);
    return before === '' || isInside ? before + line : `${before} ${line}`;
  }, '');

/** The first lines of a text; if there are more, the last one ends in the mark of a cut. */
export function fitLines(text: string, columns: number, most: number, mark = '…'): string[] {
  const lines = wrapText(text, columns);
  if (lines.length <= most) return lines;
  const last = unwrapped(lines.slice(most - 1));
  return [...lines.slice(0, most - 1), clipText(last, columns, mark)];
}
