import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Draft } from '../rules/draft.js';
import { SLC } from './slc.js';

const level = '<Level Id="A &amp; B" Width="5" Height="3"><L>#####</L><L>#@$.#</L><L>#####</L></Level>';
const file = (inside: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<SokobanLevels><Title>Set</Title><LevelCollection Copyright="C&#233;">${inside}</LevelCollection></SokobanLevels>`;

test('levels, titles, and authors are read, and the document type is skipped', () => {
  const { levels } = SLC.parse(file(level, '<!DOCTYPE SokobanLevels SYSTEM "http://127.0.0.1:1/none.dtd">'));
  expect(levels).toMatchObject([
    {
      ok: true,
      value: { rows: ['#####', '#@$.#', '#####'], title: 'A & B', author: 'Cé', collection: ['Title: Set'] },
    },
  ]);
});

test('levels are read outside a collection too', () => {
  expect(SLC.parse(`<SokobanLevels>${level}</SokobanLevels>`).levels).toMatchObject([
    { ok: true, value: { title: 'A & B' } },
  ]);
});

test('each row has its line in the file', () => {
  const [read] = SLC.parse(file(`\n${level.replaceAll('<L>', '\n<L>')}`)).levels;
  expect(read?.ok && read.value.place).toEqual({ line: 2, column: 1, lines: [3, 4, 5] });
});

test('lines are counted whatever the line ends, and in any order of elements', () => {
  const moved = '\n<Level>\n<Solution Moves="R"/>\n<L>#####</L>\n<L>#@$.#</L>\n<L>#####</L>\n</Level>';
  const text = `<SokobanLevels><LevelCollection>${moved}</LevelCollection>\n${level}</SokobanLevels>`;
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const read = SLC.parse(text.replaceAll('\n', lineEnd)).levels;
    expect(read.map((one) => one.ok && one.value.place)).toEqual([
      { line: 8, column: 1, lines: [8, 8, 8] },
      { line: 2, column: 1, lines: [4, 5, 6], stored: [3] },
    ]);
  }
});

const ROWS = '<L>#####</L><L>#@$.#</L><L>#####</L>';
const ODD: readonly [name: string, text: string, title: string][] = [
  ['comments in text', `<Level Id="T"><L>##<!-- <L> -- ' -->###</L><L>#@$.#</L><L>#####</L></Level>`, 'T'],
  ['an apostrophe in an instruction', `<?note it's?><Level Id="T">${ROWS}</Level>`, 'T'],
  ['names that do not match', `<Level Id="T">${ROWS.replaceAll('/L', '/l')}</Levels>`, 'T'],
  ['references that are none', `<Level Id="&T &bogus; &#0; &#x110000;">${ROWS}</Level>`, '&T &bogus; &#0; &#x110000;'],
  ['brackets in an attribute', `<Level Id='a > b "c"'>${ROWS}</Level>`, 'a > b "c"'],
  ['attributes without a value', `<Level new Id = "T" width=5>${ROWS}</Level>`, 'T'],
  ['a close tag too many', `<Level Id="T">${ROWS}</Level></LevelCollection></SokobanLevels></x>`, 'T'],
];

test.each(ODD)('%s: the level is read', (_name, inside, title) => {
  const [read] = SLC.parse(file(inside)).levels;
  expect(read?.ok && [read.value.rows, read.value.title]).toEqual([['#####', '#@$.#', '#####'], title]);
});

test('a row that is cut off is left out', () => {
  const [read] = SLC.parse(`<SokobanLevels><Level>${ROWS}<L>###`).levels;
  expect(read?.ok && read.value.rows).toEqual(['#####', '#@$.#', '#####']);
});

test('a document type is skipped with everything in it', () => {
  const types = [
    '<!doctype a>',
    '<!DOCTYPE a PUBLIC "]>" \'<\' [ <!-- it\'s > --> <?b >?> <!ATTLIST a b CDATA ">"> ]>',
  ];
  for (const type of types) expect(SLC.parse(file(level, type)).levels).toEqual(SLC.parse(file(level)).levels);
});

test('CDATA is taken as it is, and text beside it is decoded', () => {
  const [read] = SLC.parse(file(`<Level><Note>a<![CDATA[<&amp;>]]>&lt;</Note>${ROWS}</Level>`)).levels;
  expect(read?.ok && read.value.notes).toEqual(['a<&amp;><']);
});

const REFUSED: readonly [name: string, text: string, code: string, sentence: string][] = [
  [
    'entities of its own',
    file(level, '<!DOCTYPE a [<!ENTITY x "yyy">]>'),
    'bad-xml',
    'The XML declares entities, which masu doesn’t support. Remove the declarations.',
  ],
  [
    'a tag cut off',
    '<SokobanLevels><Level',
    'bad-xml',
    'The XML is incomplete: something is never closed. Is the file cut off?',
  ],
  [
    'a document type cut off',
    '<!DOCTYPE a',
    'bad-xml',
    'The XML is incomplete: something is never closed. Is the file cut off?',
  ],
  ['a comment cut off', '<!-- x', 'bad-xml', 'The XML is incomplete: something is never closed. Is the file cut off?'],
  [
    'nesting without end',
    '<a>'.repeat(50_000),
    'bad-xml',
    'The XML is nested too deeply. A level file needs only a few levels of nesting.',
  ],
  [
    'a name that could do harm',
    '<SokobanLevels><constructor/></SokobanLevels>',
    'bad-xml',
    'The XML uses an element or attribute name that isn’t allowed, such as __proto__.',
  ],
  [
    'a broken document type',
    '<!DOCTYPE a [<!ELEMENT',
    'bad-xml',
    'The XML is not well-formed. Check the file with an XML editor.',
  ],
  [
    'too much of it',
    `<a>${' '.repeat(17 * 2 ** 20)}`,
    'bad-xml',
    'File too large: 17,825,795 characters of XML (limit: 16,777,216).',
  ],
  [
    'a SokoSolve library',
    '<?xml version="1.0"?><SokobanLibrary/>',
    'other-xml',
    'Expected a SokobanLevels file (.slc), but this is a SokoSolve library (.ssx).',
  ],
  ['other XML', '<html></html>', 'other-xml', 'Expected a SokobanLevels file (.slc), but this is other XML.'],
];

test.each(REFUSED)('%s is refused', (_name, text, code, sentence) => {
  const { levels } = SLC.parse(text);
  expect(levels).toHaveLength(1);
  const [only] = levels;
  if (!only || only.ok) throw new Error('expected an error');
  expect(only.error.code).toBe(code);
  expect(only.error.message).toBe(sentence);
});

const BOARD = { rows: ['#####', '#@$.#', '#####'] } as const;
const UNWRITABLE: readonly [name: string, draft: Draft, character: string][] = [
  ['a bell in a title', { ...BOARD, title: 'A\u0007B' }, 'U+0007'],
  ['an escape in an author', { ...BOARD, author: '\u001b[2J' }, 'U+001B'],
  ['a NUL in a note', { ...BOARD, notes: ['fine', 'not\u0000'] }, 'U+0000'],
  ['a form feed in a property', { ...BOARD, properties: [['Key', '\u000c']] }, 'U+000C'],
  ['half a character in a collection', { ...BOARD, collection: ['\ud83d'] }, 'U+D83D'],
  [
    'a non-character in a stored title',
    { ...BOARD, stored: [{ kind: 'solution', title: '\uffff', moves: 'R' }] },
    'U+FFFF',
  ],
];

test.each(UNWRITABLE)('%s is refused: XML cannot contain it', (_name, draft, character) => {
  expect(SLC.make([BOARD, draft])).toMatchObject({
    ok: false,
    error: {
      line: 1,
      column: 1,
      code: 'cannot-hold',
      message: `This format can’t represent level 2: XML can’t contain the character ${character}.`,
    },
  });
});

test('a tab in a title is written as a reference, so that every parser reads it back', () => {
  const made = SLC.make([{ ...BOARD, title: 'A\tB 😀' }]);
  expect(made.ok && made.value).toContain('Id="A&#9;B 😀"');
});

test('another parser finds what is written well-formed', () => {
  const notes = ['<!-- & -->', ']]>', 'it\'s "quoted"\n'];
  const stored = [{ kind: 'solution', title: '<R>', moves: 'R', notes }] as const;
  const made = SLC.make([{ ...BOARD, title: '<&>', author: '"', notes, properties: [['a<b', '&amp;']], stored }]);
  expect(made.ok && XMLValidator.validate(made.value)).toBe(true);
});
