import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../../test/any-text.js';
import { sampled } from '../../../../../test/sample.js';
import { seedFor } from '../../../../../test/seed.js';
import type { Draft, StoredMoves } from '../rules/draft.js';
import { recognizeFormat, SOKOBAN_FORMATS } from './formats.js';
import { withoutPlace } from './make-text.js';
import { parseMoves } from './move-formats.js';

const SEED = 11;

const BOARD = '#####\n#@$.#\n#####\n';
const RECOGNIZED: readonly [name: string, text: string, extension: string | undefined, id: string | undefined][] = [
  ['a board', BOARD, undefined, 'xsb'],
  ['a board in a .sok file', BOARD, '.sok', 'sok'],
  ['a board with a solution', `${BOARD}\nSolution\nR\n`, undefined, 'sok'],
  ['run lengths in a .xsb file', '5#|#@$.#|5#\n', '.xsb', 'rle'],
  ['a size line in a .xsb file', `5 3\n${BOARD}`, '.xsb', 'sized'],
  ['letters in a .xsb file', '#####\n#ABG#\n#####\n', '.xsb', 'letters'],
  ['letters with a mistake', '#####\n#ABQ#\n#####\n', '.txt', 'letters'],
  ['XML in a .txt file', '<?xml version="1.0"?>\n<SokobanLevels></SokobanLevels>', '.txt', 'slc'],
  ['text in a .sok file', 'no level here', '.sok', undefined],
  ['nothing', '', '.xsb', undefined],
];

test.each(RECOGNIZED)('%s is recognized by its content', (_name, text, extension, id) => {
  expect(recognizeFormat(text, extension)?.id).toBe(id);
});

test('floor around a board in letters is not its title', () => {
  const text = '........\n.######.\n.#ABG.#.\n.######.\n........\n';
  const rows = ['######', '#@$. #', '######'];
  expect(recognizeFormat(text)?.id).toBe('letters');
  expect(recognizeFormat(text)?.parse(text).levels).toEqual([
    { ok: true, value: { rows, place: { line: 1, column: 2, lines: [2, 3, 4] } } },
  ]);
});

/** Pieces that level files are made of, and pieces that they should not be made of. */
const piece = fc.oneof(
  fc.constantFrom(
    '#####',
    '#@$.#',
    '# * #',
    '#+ $#',
    '-',
    '__',
    '3#',
    '12-',
    '|',
    '\n',
    '\r\n',
    '\r',
    '\t',
    ' ',
    ';',
    '>',
    ':',
  ),
  fc.constantFrom(
    'Title: a',
    'Author: b',
    'Solution',
    'Snapshot',
    'lurdLURD',
    '2l3U',
    'Comment:',
    'Comment-End:',
    '5 3',
    '#ABG#',
  ),
  fc.constantFrom(
    '<?xml version="1.0"?>',
    '<SokobanLevels>',
    '<LevelCollection>',
    '<Level Id="1">',
    '<L>#@$.#</L>',
    '</Level>',
    '&amp;',
    '<!--',
  ),
  anyText(4),
);

test('no text makes a reader throw', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      (text) => {
        recognizeFormat(text, '.txt');
        parseMoves(text);
        for (const format of SOKOBAN_FORMATS) {
          for (const level of format.parse(text).levels) {
            if (!level.ok) expect(level.error.message).toMatch(/\S/);
          }
        }
      },
    ),
    { seed: seedFor(SEED), numRuns: sampled(60, 300) },
  );
});

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzé0123456789 #$.,!?-'),
  minLength: 1,
  maxLength: 12,
});
const line = word.map((text) => text.trim()).filter((text) => text !== '');
const note = fc.oneof(
  line,
  fc.constantFrom('Title: in a note', '#####', 'Solution', 'lurd', '; x', '> y', '5 3', '&lt;'),
);
const notes = fc.array(note, { minLength: 1, maxLength: 4 });
const optional = <T>(key: string, value: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc.option(value).map((found) => (found === null ? {} : { [key]: found }));

const stored: fc.Arbitrary<StoredMoves> = fc
  .tuple(
    fc.constantFrom(
      ['solution', 'Solution/Moves 3/1'] as const,
      ['snapshot', 'Snapshot'] as const,
      ['solution', 'Best Solution'] as const,
    ),
    fc.string({ unit: fc.constantFrom(...'lurdLURD'), minLength: 1, maxLength: 200 }),
    optional('notes', notes),
  )
  .map(([[kind, title], moves, more]) => ({ kind, title, moves, ...more }));

const board = fc
  .array(fc.string({ unit: fc.constantFrom(...'#  .$*@+'), maxLength: 9 }), { minLength: 1, maxLength: 7 })
  .map((inner) => ['########', ...inner.map((row) => (row === '' ? '' : `#${row}#`)), '####'])
  .filter((rows) => rows.some((row) => row.includes('@')));

const draft: fc.Arbitrary<Draft> = fc
  .tuple(
    board,
    optional('title', line),
    optional('author', line),
    optional(
      'properties',
      fc.array(fc.tuple(fc.constantFrom('ID', 'Difficulty', 'my key'), line), { minLength: 1, maxLength: 3 }),
    ),
    optional('notes', notes),
    optional('stored', fc.array(stored, { minLength: 1, maxLength: 3 })),
  )
  .map(([rows, ...parts]) => Object.assign({ rows }, ...parts) as Draft);

const drafts = fc
  .tuple(fc.array(draft, { minLength: 1, maxLength: 4 }), optional('collection', notes))
  .map(([[first, ...rest], head]) => [{ ...(first as Draft), ...head }, ...rest]);

for (const format of SOKOBAN_FORMATS) {
  test(`${format.id} reads back what it writes`, () => {
    fc.assert(
      fc.property(drafts, (all) => {
        const made = format.make(all);
        if (!made.ok) throw new Error(`${made.error.message} ${JSON.stringify(all)}`);
        const read = format.parse(made.value).levels.map((level) => level.ok && withoutPlace(level.value));
        expect(read).toEqual(all);
      }),
      { seed: seedFor(SEED), numRuns: sampled(10, 60) },
    );
  });
}

test.each(SOKOBAN_FORMATS)('levels in $id written one at a time make the same file', ({ id, make, separator }) => {
  const one: Draft = { rows: ['#####', '#@$.#', '#####'], title: 'One', notes: ['a note'] };
  const two: Draft = { rows: ['######', '#@ $.#', '######'], title: 'Two' };
  const [first, second, both] = [[one], [two], [one, two]]
    .map((drafts) => make(drafts))
    .map((made) => made.ok && made.value);
  const isOneFile = `${first}${separator ?? ''}${second}` === both;
  expect([separator !== undefined, isOneFile]).toEqual([id !== 'slc', id !== 'slc']);
});

const sentence = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('#####\n#@$.#\n#####', '####\n# @$.#\n#####', '#####|#@$.#|#####', '5#|#@$.#|5#'),
  },
  { weight: 8, arbitrary: fc.constantFrom('', '', '\n') },
  fc.constantFrom(
    'Title: a',
    'Author: b',
    'Difficulty: 3',
    'a b c: d',
    'Solution\nlurd',
    'Snapshot 3\n2l3U',
    'Solution: r',
  ),
  fc.constantFrom(
    'Comment:',
    'Comment-End:',
    '; one',
    ';',
    'some text',
    '  indented',
    '---',
    '***',
    '> quoted',
    '#50 (3)',
  ),
  fc.constantFrom('lurd', 'Solution', 'x', '1.', '12', '#?#', 'é'),
);

test('everything that was read can be written and read again', () => {
  const [xsb] = SOKOBAN_FORMATS;
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 14 }), (sentences) => {
      const read = xsb?.parse(sentences.join('\n')).levels.flatMap((level) => (level.ok ? [level.value] : [])) ?? [];
      for (const format of SOKOBAN_FORMATS) {
        // Run lengths and letters can't store characters that are not on a board.
        if (['rle', 'letters'].includes(format.id)) continue;
        expect([format.id, format.make(read).ok]).toEqual([format.id, true]);
      }
    }),
    { seed: seedFor(SEED), numRuns: sampled(25, 200) },
  );
});

test('a level that no format can store is an error, not another level', () => {
  const made = SOKOBAN_FORMATS.map(
    (format) => format.make([{ rows: ['#####', '#@$.#', '#####'], title: 'two\nlines' }]).ok,
  );
  expect(made).toEqual([false, false, false, false, false, true]);
});
