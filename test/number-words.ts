// What the script of a language means for its translations: Japanese, Chinese, and Korean have no capitals, and write in digits
// what other languages write in words (“one move”).

const WITHOUT_CAPITALS: ReadonlySet<string> = new Set(['ja', 'ko', 'zh-Hans']);

export const hasCapitals = (language: string): boolean => !WITHOUT_CAPITALS.has(language);

/** The largest number that may be a word in English and digits elsewhere: “half of fifty cells”. */
const LARGEST_WORD = 100;

/** Numbers as strings, without those that such a language has in digits and English in words. */
export function withoutDigitWords(
  language: string,
  translated: readonly string[],
  english: readonly string[],
): readonly string[] {
  if (hasCapitals(language)) return translated;
  const left = [...english];
  return translated.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 || !(Number(number) <= LARGEST_WORD);
  });
}
