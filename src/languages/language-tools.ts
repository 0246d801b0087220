// What a translation needs besides its words.

/** Numbers and counts of a language. */
export interface LanguageTools {
  /** 12,000 or 12 000 or 12.000 */
  readonly number: (value: number) => string;
  /** With one digit after the separator: 1.5 or 1,5. */
  readonly decimal: (value: number) => string;
  /** A number and its noun, in the form that the number asks for. */
  readonly countOf: (count: number, one: string, many: string) => string;
}
