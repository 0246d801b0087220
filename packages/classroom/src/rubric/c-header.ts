// Reads what C headers declare: functions with their types, the fields of structures, and names of types. It is for headers
// as students write them; what it can't read, it leaves out.

import { type CToken, tokensOfC } from './c-tokens.js';

interface Declared {
  readonly name: string;
  /** As written, without const: `map*`. */
  readonly type: string;
}

export interface Prototype extends Declared {
  readonly parameters: readonly Declared[];
}

export interface CHeaders {
  readonly functions: readonly Prototype[];
  /** The type without its aliases: `queue` is `struct cell*` after `typedef struct cell *queue`. */
  bare(type: string): string;
  /** The fields of a structure, or of what a pointer points to. */
  fields(type: string): readonly Declared[];
}

/** Names of types that stand for each other, one after another. */
const MAX_ALIASES = 20;
const SILENT = ['const', 'extern', 'static', 'inline', 'volatile'];
const tokensText = (tokens: readonly CToken[]): string =>
  tokens
    .map(({ text }) => text)
    .filter((text) => !SILENT.includes(text))
    .join(' ')
    .replace(/ ?\* ?/g, '*');

const findToken = (tokens: readonly CToken[], sign: string): number => tokens.findIndex(({ text }) => text === sign);

/** The parts between commas outside of brackets. */
function parts(tokens: readonly CToken[]): CToken[][] {
  const all: CToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text)) depth--;
    if (token.text === ',' && depth === 0) all.push([]);
    else all.at(-1)?.push(token);
  }
  return all.filter((part) => part.length > 0);
}

/** A name with its type; `int` alone has no name, and an array is a pointer. */
function declaredBy(tokens: readonly CToken[]): Declared {
  const bracket = findToken(tokens, '[');
  const all = (bracket < 0 ? tokens : tokens.slice(0, bracket)).filter(({ text }) => !SILENT.includes(text));
  const star = bracket < 0 ? '' : '*';
  const words = all.filter(({ kind }) => kind === 'word').length;
  const isTagged = ['struct', 'enum', 'union'].includes(all[0]?.text ?? '');
  const last = all.at(-1);
  if (last?.kind !== 'word' || words < (isTagged ? 3 : 2)) return { name: '', type: `${tokensText(all)}${star}` };
  return { name: last.text, type: `${tokensText(all.slice(0, -1))}${star}` };
}

/** All names of a declaration such as `unsigned rows, columns;`. */
function declaredAll(statement: readonly CToken[]): Declared[] {
  const [first, ...others] = parts(statement);
  if (!first) return [];
  const own = declaredBy(first);
  const at = first.findIndex(({ text, kind }) => kind === 'word' && text === own.name);
  const base = first.slice(0, Math.max(0, at)).filter(({ text }) => text !== '*');
  return [own, ...others.map((part) => declaredBy([...base, ...part]))];
}

/** The statements at the top level of a file, without bodies of functions. */
function* statements(tokens: readonly CToken[]): Generator<CToken[]> {
  let pending: CToken[] = [];
  let depth = 0;
  /** The first of `(` and `{` that is pending. */
  let first = '';
  for (const token of tokens) {
    if (token.text === ';' && depth === 0) {
      yield pending;
      [pending, first] = [[], ''];
      continue;
    }
    if (token.text === '{') depth++;
    if (first === '' && (token.text === '(' || token.text === '{')) first = token.text;
    else if (first === '(' && token.text === '{') first = '({';
    pending.push(token);
    if (token.text !== '}' || --depth > 0) continue;
    if (first === '({') [pending, first] = [[], ''];
  }
}

export function readHeaders(sources: readonly string[]): CHeaders {
  const functions: Prototype[] = [];
  const aliases = new Map<string, string>();
  const structures = new Map<string, readonly Declared[]>();
  const addType = (statement: readonly CToken[]): void => {
    const isTypedef = statement[0]?.text === 'typedef';
    const rest = isTypedef ? statement.slice(1) : statement;
    const open = findToken(rest, '{');
    if (open < 0) {
      const { name, type } = declaredBy(rest);
      if (isTypedef && name !== '' && name !== type) aliases.set(name, type);
      return;
    }
    const close = rest.findLastIndex(({ text }) => text === '}');
    const after = rest.slice(close + 1);
    const alias = after.at(-1)?.text ?? '';
    const tag = open === 2 ? `struct ${rest[1]?.text}` : `struct of ${alias}`;
    const fields = [...statements(rest.slice(open + 1, close))].flatMap((each) => declaredAll(each));
    structures.set(tag, fields);
    if (isTypedef && alias !== '') aliases.set(alias, `${tag}${tokensText(after.slice(0, -1))}`);
  };
  for (const source of sources) {
    // `extern "C"` and the like are for another language.
    const code = tokensOfC(source).filter(({ kind }) => kind !== 'comment' && kind !== 'directive');
    for (const statement of statements(code)) {
      const open = findToken(statement, '(');
      if (open < 2 || statement[0]?.text === 'typedef' || findToken(statement, '{') >= 0) addType(statement);
      else {
        const { name, type } = declaredBy(statement.slice(0, open));
        const given = parts(statement.slice(open + 1, -1)).map(declaredBy);
        functions.push({ name, type, parameters: given.filter(({ type: each }) => each !== 'void') });
      }
    }
  }
  /** Names of types may name each other in a circle. */
  const bareWithin = (type: string, hops: number): string => {
    const [base = '', stars = ''] = type.split(/(?=\*)(.*)/s);
    const known = aliases.get(base.trim());
    const isEnd = known === undefined || known === base || hops === 0;
    return isEnd ? `${base.trim()}${stars}` : bareWithin(`${known}${stars}`, hops - 1);
  };
  const bare = (type: string): string => bareWithin(type, MAX_ALIASES);
  return { functions, bare, fields: (type) => structures.get(bare(type).replaceAll('*', '')) ?? [] };
}
