// Parses the XML of .slc files into a small tree, with fast-xml-parser. A document type is skipped and never fetched, a
// file that declares entities is refused, and the five XML entities and character numbers are decoded here. The parser
// limits nesting.

import { XMLParser } from 'fast-xml-parser';
import type { Message } from '../../base/message.js';
import { fail, ok, type Result } from '../../base/result.js';
import { saySokobanFormat } from './error-codes.js';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** All text right inside it, entities decoded. */
  readonly text: string;
  /** The offset of its tag in the file. */
  readonly at: number;
}

/** Ten times the largest known file; beyond it, reading would take too long. */
const MAX_LENGTH = 16 * 2 ** 20;

const PLACE = XMLParser.getMetaDataSymbol() as symbol;

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
});

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReference(whole: string, name: string): string {
  const named = NAMED[name.toLowerCase()];
  if (named !== undefined) return named;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const decoded = (text: string): string => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decodeReference);

/** The parser's output for one node: its name or #text with the contents, and its attributes. */
type Raw = Readonly<Record<string | symbol, unknown>>;

function elementOf(raw: Raw): Element | undefined {
  const name = Object.keys(raw).find((key) => key !== ':@');
  if (name === undefined || name === '#text') return undefined;
  const inside = raw[name] as readonly Raw[];
  const attributes = Object.entries((raw[':@'] ?? {}) as Record<string, unknown>).map(
    ([key, value]) => [key, decoded(String(value))] as const,
  );
  return {
    name,
    attributes: Object.fromEntries(attributes),
    children: inside.flatMap((child) => elementOf(child) ?? []),
    text: decoded(inside.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('')),
    at: (raw[PLACE] as { startIndex?: number } | undefined)?.startIndex ?? 0,
  };
}

/** The top elements of a file, or what is wrong with it. */
export function parseXml(text: string): Result<readonly Element[], Message> {
  if (text.length > MAX_LENGTH) return fail(saySokobanFormat('xml-too-large', text.length, MAX_LENGTH));
  if (text.includes('<!ENTITY')) return fail(saySokobanFormat('xml-entities'));
  try {
    return ok((PARSER.parse(text) as Raw[]).flatMap((raw) => elementOf(raw) ?? []));
  } catch (error) {
    return fail(brokenMessage((error as Error).message));
  }
}

/** The parser's error in plain words. */
function brokenMessage(cause: string): Message {
  if (/nested tags/.test(cause)) return saySokobanFormat('xml-nested');
  if (/reserved/.test(cause)) return saySokobanFormat('xml-name');
  if (/closed|readTagExp/i.test(cause)) return saySokobanFormat('xml-incomplete');
  return saySokobanFormat('xml-broken');
}

/** What XML 1.0 can't contain, not even as a reference: control characters, lone surrogates, and two non-characters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The first character that XML can't contain, as `U+0007`; undefined if there is none. */
export function notXml(text: string): string | undefined {
  const code = NOT_XML.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // Unescaped, a parser may turn these into blanks or line feeds.
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
};

/** Escapes text for elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (letter) => REFERENCES[letter] ?? letter);
}
