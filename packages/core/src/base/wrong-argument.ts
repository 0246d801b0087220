// Errors for callers without type checking: what was expected, and what was passed.

/** A value in a few words, for a sentence. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? 'a long text' : JSON.stringify(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** `Expected a direction (up, right, down, or left), got "north".` */
export function wrongArgument(expected: string, got: unknown, advice = ''): TypeError {
  return new TypeError(`Expected ${expected}, got ${shownValue(got)}.${advice === '' ? '' : ` ${advice}`}`);
}

/** Throws unless the value is a text. */
export function mustBeText(value: unknown, name = 'a text'): asserts value is string {
  if (typeof value !== 'string') throw wrongArgument(name, value, 'Decode bytes first, for example with TextDecoder.');
}

/** Whether a value has a property; false for what is no object. */
export const hasProperty = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;
