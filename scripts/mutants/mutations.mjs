// The small faults that can be planted in a source file: a row per kind of code, each with the text that replaces it. They
// are found in the syntax tree, so strings, comments, and types are left alone.

import { parseSync } from 'vite';

/** Each operator with the one it is mistaken for. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

/** Methods whose result is often the same as what they are called on, until it matters. */
const PASSING = ['filter', 'sort', 'toSorted', 'reverse', 'slice', 'trim', 'trimEnd', 'flat'];

const MOST_SHOWN = 60;
const shown = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN - 1)}…` : line;
};

/**
 * By the type of a node: what can go wrong there, as pieces of text to replace. `cut` is the source of a node, `between` where
 * an operator is.
 */
const KINDS = {
  BinaryExpression: ({ operator, left, right }, { between }) => [swapped(operator, between(left, right))],
  LogicalExpression: ({ operator, left, right }, { between }) => [swapped(operator, between(left, right))],
  AssignmentExpression: ({ operator, left, right }, { between }) => [swapped(operator, between(left, right))],
  UpdateExpression: ({ operator, start, end, prefix }) => [
    swapped(operator, prefix ? { start, end: start + 2 } : { start: end - 2, end }),
  ],
  UnaryExpression: ({ operator, start, argument, end }, { cut }) =>
    operator === '!' ? [{ kind: 'negation removed', start, end, text: cut(argument) }] : [],
  AwaitExpression: ({ start, end, argument }, { cut }) => [{ kind: 'await removed', start, end, text: cut(argument) }],
  ConditionalExpression: ({ consequent, alternate }, { cut }) => [
    {
      kind: 'branches swapped',
      start: consequent.start,
      end: alternate.end,
      text: `${cut(alternate)} : ${cut(consequent)}`,
    },
  ],
  IfStatement: ({ test }, { cut }) => [{ kind: 'condition negated', ...placeOf(test), text: `!(${cut(test)})` }],
  ExpressionStatement: ({ start, end, directive }) =>
    directive === undefined || directive === null ? [{ kind: 'statement dropped', start, end, text: '{}' }] : [],
  ContinueStatement: (node) => [{ kind: 'statement dropped', ...placeOf(node), text: '{}' }],
  BreakStatement: (node) => [{ kind: 'statement dropped', ...placeOf(node), text: '{}' }],
  ReturnStatement: (node) =>
    node.argument === null ? [{ kind: 'statement dropped', ...placeOf(node), text: '{}' }] : [],
  CallExpression: ({ start, end, callee }, { cut }) =>
    callee.type === 'MemberExpression' && !callee.computed && PASSING.includes(callee.property.name)
      ? [{ kind: 'call dropped', start, end, text: cut(callee.object) }]
      : [],
  Literal: (node) => {
    const { value } = node;
    const change = (text) => [{ kind: 'constant changed', ...placeOf(node), text }];
    if (typeof value === 'number') return change(String(value + 1));
    if (typeof value === 'boolean') return change(String(!value));
    // A sentence may be changed without a fault; an id, a key, or a separator may not.
    return typeof value === 'string' && value.length > 0 && !/\s\S/.test(value) ? change("'changed'") : [];
  },
};

const placeOf = ({ start, end }) => ({ start, end });

function swapped(operator, place) {
  const text = OPERATORS[operator];
  return text === undefined ? undefined : { kind: `${operator} → ${text}`, operator, ...place, text };
}

/** What is not code that runs: types, imports, the names of properties. */
const isLeftOut = (key, child, node) =>
  child.type.startsWith('TS') &&
  !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(child.type)
    ? true
    : key === 'source' || key === 'typeAnnotation' || (key === 'key' && !node.computed);

/** Every mutation of a source: its line from 1, the kind, the place of the text it replaces, and how to show it. */
export function mutationsOf(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0].message}`);
  const tools = {
    cut: ({ start, end }) => source.slice(start, end),
    between: (left, right) => ({ start: left.end, end: right.start }),
  };
  const found = [];
  const add = (mutation) => {
    if (mutation === undefined) return;
    let { start, end } = mutation;
    if (mutation.operator !== undefined) {
      // Only the operator of what is between its sides: there may be brackets and blanks.
      start = source.indexOf(mutation.operator, start);
      if (start < 0 || start + mutation.operator.length > end) return;
      end = start + mutation.operator.length;
    }
    const line = source.slice(0, start).split('\n').length;
    const lineStart = source.lastIndexOf('\n', start) + 1;
    const before = shown(source.slice(start, end));
    const isAlone = before === mutation.operator || before.length < 8;
    const where = isAlone ? `  in: ${shown(source.slice(lineStart, source.indexOf('\n', end)))}` : '';
    const about =
      mutation.operator === undefined ? `${mutation.kind}: ${before} → ${shown(mutation.text)}` : mutation.kind;
    found.push({ path, line, start, end, text: mutation.text, about: `${about}${where}` });
  };
  const visit = (node) => {
    for (const mutation of KINDS[node.type]?.(node, tools) ?? []) add(mutation);
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string' && !isLeftOut(key, child, node)) visit(child);
      }
    }
  };
  for (const statement of program.body) if (statement.type !== 'ImportDeclaration') visit(statement);
  return found;
}

export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);
