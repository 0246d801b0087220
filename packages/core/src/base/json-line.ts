// One JSON value on one line that any terminal can show: nothing in it can move the cursor or hide text.

/** Characters that are legal in JSON but that a terminal may interpret. Escaped, they mean the same. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** One JSON value on one line. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE_IN_JSON,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
