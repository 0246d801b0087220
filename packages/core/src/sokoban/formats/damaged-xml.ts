// The XML is read by a reader made for damaged files: it gives every element it can tell apart, and does not ask if names
// match or if the rest is well-formed. General parsers refuse such a file, or are many times the size. A document type is
// skipped and never fetched, and a file that declares entities is refused. The time is linear in the length of the file.

import type { Message } from '../../base/message.js';
import { fail, ok, type Result } from '../../base/result.js';
import { saySokobanFormat } from './error-codes.js';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** All text right inside it, entities decoded. */
  text: string;
  /** The line of its tag. */
  readonly line: number;
}

/** Ten times the largest known file; beyond it, reading would take too long. */
const MAX_LENGTH = 16 * 2 ** 20;

/** Open elements inside each other; a level file needs five. */
const MAX_DEPTH = 101;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReference(whole: string, name: string): string {
  const named = NAMED[name.toLowerCase()];
  if (named !== undefined) return named;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const decoded = (text: string): string => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decodeReference);

/** What ends at the first closer after its opener. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['<!--', '-->'],
  ['<![', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
  ['"', '"'],
  ["'", "'"],
]);

/** What matters inside a tag, and inside a document type, which contains declarations. */
const TAG_MARKS = /["'>]/g;

const DOCTYPE_MARKS = /<!--|<\?|["'<>]/g;

/** The index after the next closer; -1 if there is none. */
function closerEnd(text: string, closer: string, from: number): number {
  const at = text.indexOf(closer, from);
  return at < 0 ? -1 : at + closer.length;
}

/** The index after the `>` that ends a tag or document type; if the text ends first, minus the number of open ones. */
function tagEnd(text: string, from: number, marks: RegExp): number {
  let depth = 1;
  marks.lastIndex = from;
  for (let mark = marks.exec(text)?.[0]; mark !== undefined; mark = marks.exec(text)?.[0]) {
    const closer = CLOSERS.get(mark);
    if (closer === undefined) {
      depth += mark === '<' ? 1 : -1;
      if (depth === 0) return marks.lastIndex;
    } else {
      const end = closerEnd(text, closer, marks.lastIndex);
      if (end < 0) break;
      marks.lastIndex = end;
    }
  }
  return -depth;
}

/** The line of an index, for indexes that only grow. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (index) => {
    for (; next >= 0 && next < index; next = text.indexOf('\n', next + 1)) line++;
    return line;
  };
}

const HARMFUL_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The element of a tag, given without its brackets; undefined if a name in it could do harm. */
function tagElement(tag: string, line: number): Element | undefined {
  const [, name = '', rest = ''] = /^(\S*)(.*)$/s.exec(tag) ?? [];
  // A name without a value is matched too, so that a long one is passed at once.
  const written = Array.from(rest.matchAll(/([^\s=]+)\s*(?:=\s*(["'])(.*?)\2)?/gs));
  if (HARMFUL_NAMES.has(name) || written.some(([, key = '']) => HARMFUL_NAMES.has(key))) return undefined;
  const attributes = written.flatMap(([, key, , value]) => (value === undefined ? [] : [[key, decoded(value)]]));
  return { name, attributes: Object.fromEntries(attributes), children: [], text: '', line };
}

/** The top elements of a file, or what is wrong with it. */
export function parseXml(file: string): Result<readonly Element[], Message> {
  if (file.length > MAX_LENGTH) return fail(saySokobanFormat('xml-too-large', file.length, MAX_LENGTH));
  if (file.includes('<!ENTITY')) return fail(saySokobanFormat('xml-entities'));
  const text = file.replace(/\r\n?/g, '\n');
  const lineAt = lineCounter(text);
  const top: Element[] = [];
  const open: Element[] = [];
  let end = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', end)) {
    const parent = open.at(-1);
    if (parent) parent.text += decoded(text.slice(end, start));
    const [opener = '<'] = /^<(?:!--|!\[|!DOCTYPE|[?/])?/i.exec(text.slice(start, start + 9)) ?? [];
    const closer = CLOSERS.get(opener);
    // The end of an opener may begin the closer: `<?>`.
    end = closer
      ? closerEnd(text, closer, start + opener.length - 1)
      : tagEnd(text, start + 1, opener.length > 1 ? DOCTYPE_MARKS : TAG_MARKS);
    if (end < 0) return fail(saySokobanFormat(end === -1 ? 'xml-incomplete' : 'xml-broken'));
    if (opener === '<![' && parent) parent.text += text.slice(start + '<![CDATA['.length, end - ']]>'.length);
    if (opener === '</') open.pop();
    if (opener !== '<') continue;
    const isClosed = text[end - 2] === '/';
    const element = tagElement(text.slice(start + 1, end - (isClosed ? 2 : 1)), lineAt(start));
    if (!element) return fail(saySokobanFormat('xml-name'));
    (parent?.children ?? top).push(element);
    if (isClosed) continue;
    if (open.length >= MAX_DEPTH) return fail(saySokobanFormat('xml-nested'));
    open.push(element);
  }
  return ok(top);
}
