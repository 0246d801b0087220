// What a reader of outside text gives back: a value, or an error that names its place.
// Text from outside is never an exception; a thrown error always means that we are wrong.

export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: F };

/** Where and why a text was refused or repaired. Lines and columns count from 1; the message is a whole sentence. */
export interface TextError<Code extends string = string> {
  readonly line: number;
  readonly column: number;
  readonly code: Code;
  readonly message: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<F>(error: F): { readonly ok: false; readonly error: F } {
  return { ok: false, error };
}

export function textError<Code extends string>(
  line: number,
  column: number,
  code: Code,
  message: string,
): TextError<Code> {
  return { line, column, code, message };
}
