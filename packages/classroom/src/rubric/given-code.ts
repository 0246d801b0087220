// The code that a course hands out, known again by its tokens: comments and blanks don't count. It is left out of facts about
// style and of similarity, because nobody in the class has written it.

import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';
import { isFolder } from '@masu/node-host/files/files-below.js';
import { readStrangerFolder } from '@masu/node-host/programs/stranger-files.js';
import { factsOfC } from './c-facts.js';
import { type CToken, tokensOfC } from './c-tokens.js';
import { sourceFingerprints } from './similarity.js';

export interface GivenCode {
  /** Hashes of whole files and of single functions. */
  readonly hashes: ReadonlySet<string>;
  /** Fingerprints of all of it. */
  readonly prints: ReadonlySet<number>;
}

const LIMITS = { files: 500, bytes: 16 * 1024 * 1024 };

const hashOf = (tokens: readonly CToken[]): string => {
  const words = tokens.filter(({ kind }) => kind !== 'comment').map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(words.join('\n')).digest('base64');
};

const functionTokens = (tokens: readonly CToken[], line: number, lines: number): CToken[] =>
  tokens.filter((each) => each.kind !== 'directive' && each.line >= line && each.line < line + lines);

/** The given files below a folder. */
export function readGivenCode(folder: string): Result<GivenCode, string> {
  if (!isFolder(folder)) return fail(`${folder}: this is not a folder.`);
  const hashes = new Set<string>();
  const sources = new Map<string, string>();
  for (const [path, bytes] of readStrangerFolder(folder, LIMITS).files) {
    if (!/\.[ch]$/i.test(path)) continue;
    const text = decodeText(bytes);
    const tokens = tokensOfC(text);
    hashes.add(hashOf(tokens));
    for (const { line, lines } of factsOfC(text).functions) hashes.add(hashOf(functionTokens(tokens, line, lines)));
    sources.set(path, text);
  }
  if (sources.size === 0) return fail(`${folder}: there is no C file in it.`);
  return ok({ hashes, prints: new Set(sourceFingerprints(sources).keys()) });
}

/** Whether a whole file is given. */
export const isGivenFile = (text: string, given: GivenCode | undefined): boolean =>
  given?.hashes.has(hashOf(tokensOfC(text))) === true;

/** Whether a function, by its place, is given. */
export function isGivenFunction(
  text: string,
  { line, lines }: { readonly line: number; readonly lines: number },
  given: GivenCode | undefined,
): boolean {
  return given?.hashes.has(hashOf(functionTokens(tokensOfC(text), line, lines))) === true;
}
