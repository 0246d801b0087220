// The XML of .slc files as a small tree. The parser is fast-xml-parser with entities, namespaces and values left
// alone: a document type is skipped and never fetched, entities of a file's own are refused, the five of XML and
// numbers are decoded here. Its own bound on nesting stands.

import { XMLParser } from 'fast-xml-parser';
import { fail, ok, type Result } from '../../base/result.js';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** All text right inside it, entities decoded. */
  readonly text: string;
  /** Where its tag begins in the file. */
  readonly at: number;
}

/** The largest file known is a tenth of this; past it, reading would keep a person waiting. */
const MAX_LENGTH = 16 * 2 ** 20;

const PLACE = XMLParser.getMetaDataSymbol() as unknown as string;

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

/** What the parser gives for one node: its name or #text with the contents, and apart its attributes. */
type Raw = Readonly<Record<string, unknown>>;

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

/** The elements at the top of a file, or a sentence that says why there are none. */
export function parseXml(text: string): Result<readonly Element[], string> {
  if (text.length > MAX_LENGTH) return fail(`The XML has ${text.length} characters; at most ${MAX_LENGTH} are read.`);
  if (text.includes('<!ENTITY')) return fail('The XML declares entities of its own; expected a file without them.');
  try {
    return ok((PARSER.parse(text) as Raw[]).flatMap((raw) => elementOf(raw) ?? []));
  } catch (error) {
    return fail(brokenMessage((error as Error).message));
  }
}

/** What the parser's own words mean for a person who has the file before them. */
function brokenMessage(cause: string): string {
  if (/nested tags/.test(cause))
    return 'The XML is nested too deeply. A level file needs only a few levels of nesting.';
  if (/reserved/.test(cause)) return 'The XML uses an element or attribute name that isn’t allowed, such as __proto__.';
  if (/closed|readTagExp/i.test(cause)) return 'The XML is incomplete: something is never closed. Is the file cut off?';
  return 'The XML is not well-formed. Check the file with an XML editor.';
}

/** What XML 1.0 can't contain, not even as a reference: control characters, lone surrogates, and two non-characters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The first character that no XML file can hold, as `U+0007`; undefined where there is none. */
export function notXml(text: string): string | undefined {
  const code = NOT_XML.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // A reader may turn these into blanks or line feeds when it meets them bare.
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
};

/** Text made safe between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (letter) => REFERENCES[letter] ?? letter);
}
