// What a reader of outside text gives back: a value, or a fault that names its place.
// Text from outside is never an exception; a thrown error always means that we are wrong.

export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

/** Where and why a text was refused or repaired. Lines and columns count from 1; the message is a whole sentence. */
export interface TextFault<Code extends string = string> {
  readonly line: number;
  readonly column: number;
  readonly code: Code;
  readonly message: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<F>(fault: F): { readonly ok: false; readonly fault: F } {
  return { ok: false, fault };
}

export function textFault<Code extends string>(
  line: number,
  column: number,
  code: Code,
  message: string,
): TextFault<Code> {
  return { line, column, code, message };
}
