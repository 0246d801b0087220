// Numbers, counts, and capitals as every front end writes them: 12,000 with a comma, "1 box", "2 boxes". Intl supplies the
// grammar, so that another language needs other words but no other code.

// Formats the time played as a clock does: 0:07, 12:30, 1:02:03.

const two = (value: number): string => String(value).padStart(2, '0');

export function clockTime(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export interface Counting {
  /** A whole number with groups of thousands: 12,000. */
  readonly number: (value: number) => string;
  /** A number and its noun: `countOf(1, 'box', 'boxes')` is "1 box". */
  readonly countOf: (count: number, one: string, many: string) => string;
}
export interface Plurals extends Counting {
  /** The plural form that a number requires: one, few, other. */
  readonly category: (count: number) => Intl.LDMLPluralRule;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Numbers and counts of a language, by its tag. */
export function countIn(locale: string): Plurals {
  // English gets by without Intl, whose data takes a slow phone 50 ms to load.
  const isEnglish = locale === 'en-US';
  // Made when first needed: both take milliseconds, and a program that prints nothing needs neither.
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const number = (value: number): string => {
    // Small counts are the same in every language.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    if (isEnglish && Number.isSafeInteger(value) && value > 0) return String(value).replace(THOUSANDS, ',');
    numbers ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    return numbers.format(value);
  };
  const category = (count: number): Intl.LDMLPluralRule => {
    if (isEnglish) return Math.abs(count) === 1 ? 'one' : 'other';
    plurals ??= new Intl.PluralRules(locale);
    return plurals.select(count);
  };
  return {
    number,
    category,
    countOf: (count, one, many) => `${number(count)} ${category(count) === 'one' ? one : many}`,
  };
}

const ENGLISH = countIn('en-US');

export const formatNumber = ENGLISH.number;
export const { countOf } = ENGLISH;

/** With a capital as its first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
