// The .slc files of the Sokoban page at sourcecode.se: XML with one <Level> per level and one <L> per row. Properties,
// notes, and stored moves, which the format lacks, go into additional elements that other programs ignore.

import { defined } from '../../base/defined.js';
import type { Message } from '../../base/message.js';
import type { Format, Reading } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Draft, StoredMoves } from '../rules/draft.js';
import { STANDARD } from './alphabets.js';
import { withoutMargin } from './board.js';
import { type Element, parseXml } from './damaged-xml.js';
import { type FormatErrorCode, saySokobanFormat } from './error-codes.js';
import { checkedText } from './make-text.js';

/** What XML 1.0 can't contain, not even as a reference: control characters, lone surrogates, and two non-characters. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The first character that XML can't contain, as `U+0007`; undefined if there is none. */
function notXml(text: string): string | undefined {
  const code = NOT_XML.exec(text)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // Unescaped, a parser may turn these into blanks or line feeds.
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
};

/** Escapes text for elements and attributes. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (letter) => REFERENCES[letter] ?? letter);
}

const named = (element: Element, name: string): readonly Element[] =>
  element.children.filter((child) => child.name === name);

function boardLine(element: Element): string {
  return Array.from(element.text, (letter) => (letter === '\t' ? ' ' : STANDARD.letterOf(letter.charCodeAt(0))))
    .join('')
    .trimEnd();
}

function storedMoves(element: Element): StoredMoves {
  const notes = named(element, 'Note').map((note) => note.text);
  return {
    kind: element.name === 'Solution' ? 'solution' : 'snapshot',
    title: element.attributes.Title ?? element.name,
    moves: (element.attributes.Moves ?? element.text).replace(/\s+/g, ''),
    ...(notes.length > 0 ? { notes } : {}),
  };
}

function elementDraft(level: Element, shared: string | undefined): Draft {
  const written = named(level, 'L').map((row) => ({ row: boardLine(row), line: row.line }));
  const first = written.findIndex(({ row }) => row !== '');
  const kept = first < 0 ? [] : written.slice(first, written.findLastIndex(({ row }) => row !== '') + 1);
  const { rows } = withoutMargin(kept.map(({ row }) => row));
  const title = level.attributes.Id?.trim() || undefined;
  const author = level.attributes.Copyright?.trim() || shared || undefined;
  const properties = named(level, 'Property').map((one) => [one.attributes.Name ?? '', one.text] as const);
  const notes = named(level, 'Note').map((note) => note.text);
  const moves = level.children.filter(({ name }) => name === 'Solution' || name === 'Snapshot');
  const stored = moves.map(storedMoves);
  return {
    rows,
    ...defined({ title, author }),
    ...(properties.length > 0 ? { properties } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(stored.length > 0 ? { stored } : {}),
    place: {
      line: level.line,
      column: 1,
      lines: kept.map((row) => row.line),
      ...(stored.length > 0 ? { stored: moves.map(({ line }) => line) } : {}),
    },
  };
}

/** The notes on the collection in the head of the file, line by line. */
function collectionLines(root: Element): string[] {
  const text = (name: string): string => named(root, name)[0]?.text ?? '';
  const pair = (name: string): string[] => (text(name).trim() ? [`${name}: ${text(name).trim()}`] : []);
  const description = text('Description')
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*\n/, '')
    .trimEnd();
  const lines = description === '' ? [] : description.split('\n').map((line) => line.trimEnd());
  return [...pair('Title'), ...lines, ...pair('Email'), ...pair('Url')];
}

function failedReading(code: FormatErrorCode, message: Message): Reading<Draft> {
  return { levels: [fail(textError(1, 1, code, message))], warnings: [] };
}

function parse(text: string): Reading<Draft> {
  if (!text.includes('<')) return { levels: [], warnings: [] };
  const tree = parseXml(text);
  if (!tree.ok) return failedReading('bad-xml', tree.error);
  const root = tree.value.find(({ name }) => name === 'SokobanLevels');
  if (!root) {
    const isLibrary = tree.value.some(({ name }) => name === 'SokobanLibrary');
    return failedReading('other-xml', saySokobanFormat('other-xml', isLibrary));
  }
  const collection = collectionLines(root);
  const drafts = [root, ...named(root, 'LevelCollection')].flatMap((set) => {
    const author = set.attributes.Copyright?.trim();
    return named(set, 'Level').map((level) => elementDraft(level, author));
  });
  const [head, ...rest] = drafts;
  if (!head) return { levels: [], warnings: [] };
  const first = collection.length > 0 ? { ...head, collection } : head;
  return { levels: [first, ...rest].map((draft) => ok(draft)), warnings: [] };
}

const tag = (indent: number, name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `${' '.repeat(indent)}<${name}${list.join('')}>${escapeXml(text)}</${name}>`;
};

function storedLines(stored: StoredMoves): string[] {
  const name = stored.kind === 'solution' ? 'Solution' : 'Snapshot';
  const open = `      <${name} Title="${escapeXml(stored.title)}" Moves="${escapeXml(stored.moves)}">`;
  return [open, ...(stored.notes ?? []).map((note) => tag(8, 'Note', note)), `      </${name}>`];
}

function levelLines(draft: Draft, isAuthorShared: boolean): string[] {
  const width = draft.rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const author = isAuthorShared || draft.author === undefined ? '' : ` Copyright="${escapeXml(draft.author)}"`;
  const size = `Width="${width}" Height="${draft.rows.length}"`;
  return [
    `    <Level Id="${escapeXml(draft.title ?? '')}" ${size}${author}>`,
    ...draft.rows.map((row) => tag(6, 'L', row)),
    ...(draft.properties ?? []).map(([key, value]) => tag(6, 'Property', value, { Name: key })),
    ...(draft.notes ?? []).map((note) => tag(6, 'Note', note)),
    ...(draft.stored ?? []).flatMap(storedLines),
    '    </Level>',
  ];
}

/** The head of the file: a first `Title:` line and last `Email:` and `Url:` lines become elements. */
function headLines(collection: readonly string[]): string[] {
  const lines = [...collection];
  const take = (name: string, at: 0 | -1): string => {
    const line = lines.at(at) ?? '';
    if (!line.startsWith(`${name}: `)) return '';
    lines.splice(at, 1);
    return line.slice(name.length + 2);
  };
  const title = take('Title', 0);
  const url = take('Url', -1);
  const email = take('Email', -1);
  return [
    tag(2, 'Title', title),
    ...(lines.length > 0 ? [`  <Description>\n${lines.map(escapeXml).join('\n')}\n  </Description>`] : []),
    ...(email ? [tag(2, 'Email', email)] : []),
    ...(url ? [tag(2, 'Url', url)] : []),
  ];
}

/** The first level with a character that XML can't contain. */
function notWritable(drafts: readonly Draft[], numbers: readonly number[]): TextError | undefined {
  for (const [index, draft] of drafts.entries()) {
    const foreignText = notXml([...(draft.collection ?? []), ...levelLines(draft, false)].join(''));
    if (foreignText === undefined) continue;
    const message = saySokobanFormat('cannot-hold-character', numbers[index] ?? index + 1, foreignText);
    return textError(draft.place?.line ?? 1, 1, 'cannot-hold', message);
  }
  return undefined;
}

function make(drafts: readonly Draft[], numbers: readonly number[] = []): Result<string, TextError> {
  const error = notWritable(drafts, numbers);
  if (error) return fail(error);
  const [first] = drafts;
  const shared = drafts.every(({ author }) => author === first?.author) ? first?.author : undefined;
  const widest = drafts.reduce((max, { rows }) => rows.reduce((most, row) => Math.max(most, row.length), max), 0);
  const highest = drafts.reduce((max, { rows }) => Math.max(max, rows.length), 0);
  const copyright = shared === undefined ? '' : `Copyright="${escapeXml(shared)}" `;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<SokobanLevels>',
    ...headLines(first?.collection ?? []),
    `  <LevelCollection ${copyright}MaxWidth="${widest}" MaxHeight="${highest}">`,
    ...drafts.flatMap((draft) => levelLines(draft, shared !== undefined)),
    '  </LevelCollection>',
    '</SokobanLevels>',
    '',
  ];
  return checkedText(drafts, lines.join('\n'), parse, numbers);
}

function recognize(text: string): number {
  const head = text.slice(0, 4096).trimStart();
  if (!head.startsWith('<')) return 0;
  if (head.includes('<SokobanLevels')) return 1;
  return head.startsWith('<?xml') || head.includes('<SokobanLibrary') ? 0.5 : 0;
}

export const SLC: Format<Draft> = {
  id: 'slc',
  name: 'SLC',
  about: 'XML with one element per level and per row',
  extensions: ['.slc', '.xml'],
  recognize,
  parse,
  make,
};
