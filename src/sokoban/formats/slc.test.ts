import { expect, test } from 'vitest';
import { SLC } from './slc.js';

const level = '<Level Id="A &amp; B" Width="5" Height="3"><L>#####</L><L>#@$.#</L><L>#####</L></Level>';
const file = (inside: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<SokobanLevels><Title>Set</Title><LevelCollection Copyright="C&#233;">${inside}</LevelCollection></SokobanLevels>`;

test('levels, titles and authors are read, the document type is passed over', () => {
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

test('a row is placed on its line', () => {
  const [read] = SLC.parse(file(`\n${level.replaceAll('<L>', '\n<L>')}`)).levels;
  expect(read?.ok && read.value.place).toEqual({ line: 2, column: 1, lines: [3, 4, 5] });
});

const REFUSED: readonly [name: string, text: string, code: string, sentence: string][] = [
  [
    'entities of its own',
    file(level, '<!DOCTYPE a [<!ENTITY x "yyy">]>'),
    'bad-xml',
    'The XML declares entities of its own; expected a file without them.',
  ],
  ['a tag cut off', '<SokobanLevels><Level', 'bad-xml', 'The XML is broken: '],
  ['nesting without end', '<a>'.repeat(50_000), 'bad-xml', 'The XML is broken: Maximum nested tags exceeded'],
  [
    'too much of it',
    `<a>${' '.repeat(17 * 2 ** 20)}`,
    'bad-xml',
    'The XML has 17825795 characters; at most 16777216 are read.',
  ],
  [
    'a SokoSolve library',
    '<?xml version="1.0"?><SokobanLibrary/>',
    'other-xml',
    'This is a SokoSolve library (.ssx); expected a SokobanLevels file (.slc).',
  ],
  ['other XML', '<html></html>', 'other-xml', 'This is other XML; expected a SokobanLevels file (.slc).'],
];

test.each(REFUSED)('%s is refused', (_name, text, code, sentence) => {
  const { levels } = SLC.parse(text);
  expect(levels).toHaveLength(1);
  const [only] = levels;
  if (!only || only.ok) throw new Error('expected a fault');
  expect(only.fault.code).toBe(code);
  expect(only.fault.message).toContain(sentence);
});
