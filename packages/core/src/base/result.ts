// The result of parsing outside text: a value, or an error with its position. Bad outside text never throws; a thrown
// error always means a bug in masu.

import type { Message, MessageFacts } from './message.js';

/** A value, or the error that took its place. */
export type Result<T, F> =
  | {
      readonly ok: true;
      /** What was asked for. */
      readonly value: T;
    }
  | {
      readonly ok: false;
      /** Why there is no value. */
      readonly error: F;
    };

/** Where and why a text was refused or fixed. Lines and columns count from 1; the message is a sentence. */
export interface TextError<Code extends string = string> {
  /** Where it is, from 1. */
  readonly line: number;
  /** Where it is in the line, from 1. */
  readonly column: number;
  /** What is wrong, as an id that doesn't change. */
  readonly code: Code;
  /** What is wrong, in an English sentence. */
  readonly message: string;
  /** What the message says, for other languages. */
  readonly facts?: MessageFacts;
}

/** The message of an error as a part of another. */
export const errorMessage = ({ message, facts }: TextError): string | Message => (facts ? { message, facts } : message);

/**
 * A result with a value.
 * @example
 * ```ts
 * console.log(ok(5)); // { ok: true, value: 5 }
 * ```
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/**
 * A result with an error.
 * @example
 * ```ts
 * console.log(fail('no level')); // { ok: false, error: 'no level' }
 * ```
 */
export function fail<F>(error: F): { readonly ok: false; readonly error: F } {
  return { ok: false, error };
}

export function textError<Code extends string>(
  line: number,
  column: number,
  code: Code,
  message: string | Message,
): TextError<Code> {
  if (typeof message === 'string') return { line, column, code, message };
  return { line, column, code, message: message.message, facts: message.facts };
}
