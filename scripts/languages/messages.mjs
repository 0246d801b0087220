// Messages in ICU MessageFormat, and the code they compile to. The parser is needed by the build alone: nothing of it
// reaches the program.

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Number styles that a message may name, `{millis, number, seconds}`: functions of `MessageTools`. */
const STYLES = ['decimal', 'hundredths', 'seconds', 'mebibytes'];
/** One more style: `{count, number, words}` is a word of the table `counts`, or digits from where that ends. */
const WORDS = 'words';
/** Types of arguments that are several texts: shown as a list with this word, counted by a plural. */
export const LIST_TYPES = ['and', 'or'];
/** A place on the board, of one or more cells: shown by its name, `{cells, number, in}` in another form, counted by a plural. */
export const PLACE_TYPE = 'place';
const PLACE_FORMS = ['in', 'of'];

/** The parsed message; throws with a readable sentence. */
export function parseMessage(text) {
  try {
    return parse(text, { requiresOtherClause: true, shouldParseSkeletons: false, ignoreTag: true });
  } catch (error) {
    throw new Error(`${error.message.toLowerCase().replaceAll('_', ' ')}: ${text}`);
  }
}

const branches = (node) => Object.values(node.options ?? {}).map(({ value }) => value);

/** Every argument of a message: whether it is used as a number, and the cases of its choices. */
export function argumentsIn(nodes, found = new Map()) {
  for (const node of nodes) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
    const uses = found.get(node.value) ?? { isNumber: false, cases: new Set() };
    found.set(node.value, uses);
    if (node.type === TYPE.plural || node.type === TYPE.number) uses.isNumber = true;
    if (node.type === TYPE.select) for (const name of Object.keys(node.options)) uses.cases.add(name);
    for (const branch of branches(node)) argumentsIn(branch, found);
  }
  return found;
}

/** The arguments that the code of a message reads: a plural or select with `other` alone makes no choice. */
export function argumentsRead(nodes, pound, found = new Set()) {
  for (const node of nodes) {
    if (node.type === TYPE.literal) continue;
    if (node.type === TYPE.pound) found.add(pound);
    else if (!node.options || Object.keys(node.options).length > 1) found.add(node.value);
    const counted = node.type === TYPE.plural ? node.value : pound;
    for (const branch of branches(node)) argumentsRead(branch, counted, found);
  }
  return found;
}

/** The plural forms that a message spells out, one entry per plural: argument, forms, `cardinal` or `ordinal`. */
export function pluralForms(nodes, found = []) {
  for (const node of nodes) {
    if (node.type === TYPE.plural) found.push([node.value, Object.keys(node.options), node.pluralType]);
    for (const branch of branches(node)) pluralForms(branch, found);
  }
  return found;
}

/** Text as ICU syntax: braces and, in a plural, the number sign are quoted. */
export const escapeText = (text, isInPlural) =>
  text.replace(/'(?=[{}#'])/g, "''").replace(isInPlural ? /[{}#]+/g : /[{}]+/g, "'$&'");

const UNSAFE = /[\\'\n\u2028\u2029]/g;
export const quote = (text) =>
  `'${text.replace(UNSAFE, (sign) => (sign > '~' || sign === '\n' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : `\\${sign}`))}'`;
const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');

/**
 * The code of a message: a TypeScript expression. `argument` gives the code of an argument, `types` its type; `tools`
 * collects the names of the tools `t` that it calls; `counts` are the words for 0, 1, … `pound` is the code of the number
 * that # stands for.
 */
export function messageCode(nodes, context, pound) {
  const parts = nodes.map((node) => nodeCode(node, context, pound));
  if (parts.every(({ text }) => text !== undefined)) return quote(parts.map(({ text }) => text).join(''));
  // A lone expression is a text already, unless it is a bare argument.
  if (parts.length === 1 && parts[0].isText) return parts[0].code;
  return `\`${parts.map(({ text, code }) => (text === undefined ? `\${${code}}` : inTemplate(text))).join('')}\``;
}

function nodeCode(node, context, pound) {
  const { argument, types } = context;
  const branch = (nodes, number = pound) => messageCode(nodes, context, number);
  switch (node.type) {
    case TYPE.literal:
      return { text: node.value };
    case TYPE.pound:
      return { code: callTool(context, 'number', pound), isText: true };
    case TYPE.argument:
      if (LIST_TYPES.includes(types[node.value])) {
        return { code: callTool(context, types[node.value], argument(node.value)), isText: true };
      }
      if (types[node.value] === PLACE_TYPE) return { code: `${argument(node.value)}.plain`, isText: true };
      return { code: argument(node.value), isText: types[node.value] === 'string' };
    case TYPE.number: {
      const style = node.style ?? 'number';
      if (types[node.value] === PLACE_TYPE && PLACE_FORMS.includes(style)) {
        return { code: `${argument(node.value)}.${style}`, isText: true };
      }
      if (style === WORDS) {
        const words = `[${context.counts.map(quote).join(', ')}]`;
        return { code: callTool(context, WORDS, argument(node.value), words), isText: true };
      }
      if (style !== 'number' && !STYLES.includes(style)) throw new Error(`unknown number style ${style}`);
      return { code: callTool(context, style, argument(node.value)), isText: true };
    }
    case TYPE.select: {
      const { other, ...cases } = node.options;
      const tests = Object.entries(cases).map(([name, { value }]) => [
        caseTest(argument(node.value), name, types[node.value]),
        branch(value),
      ]);
      return { code: choice(tests, branch(other.value)), isText: true };
    }
    case TYPE.plural: {
      if (node.offset) throw new Error('offsets are not supported');
      const isList = [...LIST_TYPES, PLACE_TYPE].includes(types[node.value]);
      const value = isList ? `${argument(node.value)}.length` : argument(node.value);
      return { code: pluralCode(node, value, branch, context), isText: true };
    }
    default:
      throw new Error('dates and times are not supported: pass them as text');
  }
}

function callTool(context, name, ...values) {
  context.tools.add(name);
  return `t.${name}(${values.join(', ')})`;
}

function caseTest(value, name, type = '') {
  // No value; for a text also an empty one.
  if (name === 'none') return type.startsWith('string') ? `!${value}` : `${value} === undefined`;
  if (type === 'boolean') return name === 'true' ? value : `!${value}`;
  return `${value} === ${/^\d+$/.test(name) ? name : quote(name)}`;
}

const choice = (tests, last) => `(${[...tests.map(([test, code]) => `${test} ? ${code}`), last].join(' : ')})`;

/** `# box` or `# boxes` is one call; anything else is a choice between whole texts. */
function pluralCode(node, value, branch, context) {
  const options = Object.entries(node.options).map(([name, option]) => [name, option.value]);
  const exact = options.filter(([name]) => name.startsWith('='));
  const named = options.filter(([name]) => !name.startsWith('='));
  const { one, other } = Object.fromEntries(named);
  const [oneNoun, otherNoun] = [one, other].map((nodes) => nodes && nounAfterNumber(nodes));
  let rest;
  if (named.length === 1) rest = branch(other, value);
  else if (node.pluralType === 'cardinal' && named.length === 2 && one) {
    rest =
      oneNoun !== undefined && otherNoun !== undefined
        ? callTool(context, 'counted', value, quote(oneNoun), quote(otherNoun))
        : choice([[callTool(context, 'isOne', value), branch(one, value)]], branch(other, value));
  } else {
    const rows = named.map(([name, nodes]) => `${name}: ${branch(nodes, value)}`);
    const tool = node.pluralType === 'ordinal' ? 'ordinal' : 'form';
    rest = callTool(context, tool, value, `{ ${rows.join(', ')} }`);
  }
  const tests = exact.map(([name, nodes]) => [`${value} === ${name.slice(1)}`, branch(nodes, value)]);
  return tests.length === 0 ? rest : choice(tests, rest);
}

function nounAfterNumber([first, second, ...more]) {
  if (first?.type !== TYPE.pound || second?.type !== TYPE.literal || more.length > 0) return undefined;
  return second.value.startsWith(' ') ? second.value.slice(1) : undefined;
}

const ACCENTS = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };
const LONGER = 0.4;
/** Brackets that nothing else on a screen uses: a text without them is in no catalog. */
export const PSEUDO_BRACKETS = ['⟦', '⟧'];

/** How many letters a message shows, with the last case of every choice. */
const shownLength = (nodes) =>
  nodes.reduce((sum, node) => {
    if (node.type === TYPE.literal) return sum + node.value.length;
    return sum + shownLength(branches(node).at(-1) ?? []);
  }, 0);

const hasWords = (nodes) =>
  nodes.some((node) => (node.type === TYPE.literal && /[a-z]{2}/i.test(node.value)) || branches(node).some(hasWords));

function accented(nodes, isInPlural) {
  return nodes
    .map((node) => {
      if (node.type === TYPE.literal) {
        return escapeText(
          node.value.replace(/[aeioucn]/g, (letter) => ACCENTS[letter]),
          isInPlural,
        );
      }
      if (node.type === TYPE.pound) return '#';
      if (node.type === TYPE.argument) return `{${node.value}}`;
      if (node.type === TYPE.number) return `{${node.value}, number${node.style ? `, ${node.style}` : ''}}`;
      const isPlural = node.type === TYPE.plural;
      const rows = Object.entries(node.options).map(([name, { value }]) => `${name} {${accented(value, isPlural)}}`);
      const plural = node.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
      return `{${node.value}, ${isPlural ? plural : 'select'}, ${rows.join(' ')}}`;
    })
    .join('');
}

/** The message with accents, in brackets, and longer; its arguments and cases stay. Signs and single letters do too. */
export function pseudoMessage(message) {
  const nodes = parseMessage(message);
  if (!hasWords(nodes)) return message;
  const [open, close] = PSEUDO_BRACKETS;
  return `${open}${accented(nodes, false)}${'~'.repeat(Math.ceil(shownLength(nodes) * LONGER))}${close}`;
}
