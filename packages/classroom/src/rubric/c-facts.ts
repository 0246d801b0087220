// Facts about the style of C source, for a person to judge: what is counted, never whether it is good.

import { countOf } from '@masu/core/base/format.js';
import { type CToken, tokensOfC } from './c-tokens.js';

/** The number of the last line of a token. */
const lastLine = ({ text, line }: CToken): number => line + (text.match(/\n/g)?.length ?? 0);

interface CFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
  /** Whether a comment ends in one of the two lines above it, or stands at the top of its body. */
  readonly hasComment: boolean;
}

type CFacts = ReturnType<typeof factsOfC>;

const LONG_LINE = 80;

const TYPES = ['struct', 'union', 'enum', 'typedef'];

/** The names that a declaration without parentheses declares. */
function declaredNames(tokens: readonly CToken[]): string[] {
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const ends = [undefined, '=', ',', '['].includes(tokens[at + 1]?.text);
    if (tokens[at]?.kind === 'word' && ends && at > 0) names.push((tokens[at] as CToken).text);
    if (tokens[at + 1]?.text !== '=') continue;
    while (at + 1 < tokens.length && tokens[at + 1]?.text !== ',') at++;
  }
  return names;
}

/** The functions and variables at the top level of a file. */
function topLevel(code: readonly CToken[], commentEnds: ReadonlySet<number>, commentStarts: ReadonlySet<number>) {
  const functions: CFunction[] = [];
  /** Functions that are declared but not defined here. */
  const prototypes: CFunction[] = [];
  const globals: string[] = [];
  let pending: CToken[] = [];
  /** Whether a bracket, and a sign of assignment, are pending. */
  let [isCall, isAssigned] = [false, false];
  const clear = (): void => {
    pending = [];
    [isCall, isAssigned] = [false, false];
  };
  /** The place after the brace that closes the one at `open`. */
  const afterBlock = (open: number): number => {
    let depth = 0;
    for (let at = open; at < code.length; at++) {
      if (code[at]?.text === '{') depth++;
      if (code[at]?.text === '}' && --depth === 0) return at + 1;
    }
    return code.length;
  };
  const readFunction = (end: number): CFunction => {
    const [{ line }, bracket] = [pending[0] as CToken, pending.findIndex(({ text }) => text === '(')];
    const body = pending.at(-1)?.line ?? line;
    const hasComment = commentEnds.has(line - 1) || commentEnds.has(line - 2) || commentStarts.has(body + 1);
    return { name: pending[bracket - 1]?.text ?? '', line, lines: end - line + 1, hasComment };
  };
  for (let at = 0; at < code.length; at++) {
    const token = code[at] as CToken;
    if (token.text === '{') {
      const next = afterBlock(at);
      if (isCall && !isAssigned) {
        functions.push(readFunction(code[next - 1]?.line ?? token.line));
        clear();
      } else pending.push({ kind: 'sign', text: '{}', line: token.line });
      at = next - 1;
    } else if (token.text === ';') {
      const words = pending.map(({ text }) => text);
      const isType = words[0] === 'typedef' || (TYPES.includes(words[0] ?? '') && words.at(-1) === '{}');
      if (isCall && pending.length > 1 && words[0] !== 'typedef') prototypes.push(readFunction(token.line));
      else if (!isCall && !isType && words[0] !== 'extern' && !words.includes('const')) {
        // One declaration may have more names than a call can take.
        for (const name of declaredNames(pending)) globals.push(name);
      }
      clear();
    } else {
      pending.push(token);
      isCall ||= token.text === '(';
      isAssigned ||= token.text === '=';
    }
  }
  return { functions, prototypes, globals };
}

export function factsOfC(source: string) {
  const tokens = tokensOfC(source);
  const comments = tokens.filter(({ kind }) => kind === 'comment');
  const code = tokens.filter(({ kind }) => kind !== 'comment' && kind !== 'directive');
  const commentLines = new Set(
    comments.flatMap((each) => Array.from({ length: lastLine(each) - each.line + 1 }, (_, index) => each.line + index)),
  );
  const rows = source.replace(/\n$/, '').split('\n');
  return {
    lines: rows.length,
    commentLines: commentLines.size,
    longLines: rows.filter((row) => row.length > LONG_LINE).length,
    /** Whether the file begins with a comment. */
    hasHeader: tokens[0]?.kind === 'comment',
    gotos: code.filter(({ kind, text }) => kind === 'word' && text === 'goto').map(({ line }) => line),
    ...topLevel(code, new Set(comments.map(lastLine)), new Set(comments.map(({ line }) => line))),
  };
}

/** The most names in a fact. */
const MAX_NAMED = 6;

const nameList = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : [])].join(', ');

/** The facts of a file as sentences for a person. */
export function factLines(name: string, facts: CFacts): string[] {
  const { lines, commentLines, longLines, hasHeader, functions, globals, gotos } = facts;
  const longest = [...functions].sort((a, b) => b.lines - a.lines)[0];
  const bare = functions
    .filter(({ hasComment, name: each }) => !hasComment && each !== 'main')
    .map((each) => each.name);
  return [
    `${name}: ${countOf(lines, 'line', 'lines')}, ${commentLines} with comments; ${hasHeader ? 'begins with' : 'no'} header comment.`,
    `${name}: global variables: ${globals.length === 0 ? 'none' : nameList(globals)}.`,
    `${name}: goto: ${gotos.length === 0 ? 'none' : `in line ${nameList(gotos.map(String))}`}.`,
    ...(longest ? [`${name}: longest function: ${longest.name}, ${countOf(longest.lines, 'line', 'lines')}.`] : []),
    `${name}: functions without a comment: ${bare.length === 0 ? 'none' : nameList(bare)}.`,
    ...(longLines > 0 ? [`${name}: ${countOf(longLines, 'line', 'lines')} longer than ${LONG_LINE} characters.`] : []),
  ];
}
