import { expect, test } from 'vitest';
import type { Draft } from '../rules/draft.js';
import { validateLevel } from '../rules/validate-level.js';
import { withoutPlace } from './make-text.js';
import { XSB } from './xsb.js';

const read = (text: string): Partial<Draft>[] =>
  XSB.parse(text).levels.map((level) => (level.ok ? withoutPlace(level.value) : { title: level.error.message }));
const BOARD = '#####\n#@$.#\n#####';
const rows = BOARD.split('\n');

const READ: readonly [name: string, text: string, levels: Partial<Draft>[]][] = [
  ['nothing', '', []],
  ['text alone', 'a text\nwith lines\n', []],
  ['a ruling', '-----\n*****\n', []],
  ['a table', '+---+---+\n| 1 | 2 |\n+---+---+\n', []],
  ['words of board letters', 'bob\npop\nboo\n', []],
  ['a board', BOARD, [{ rows }]],
  ['line ends of a Mac', BOARD.replaceAll('\n', '\r'), [{ rows }]],
  ['a byte order mark and line ends of Windows', `\ufeff${BOARD.replaceAll('\n', '\r\n')}\r\n`, [{ rows }]],
  ['blank ends and a margin', '  #####  \n  #@$.#\n  #####', [{ rows }]],
  ['two boards', `${BOARD}\n\n${BOARD}\n`, [{ rows }, { rows }]],
  ['other floors', '######\n#@$_.#\n#--- #\n######', [{ rows: ['######', '#@$ .#', '#    #', '######'] }]],
  ['floor that cannot break', '######\n#@$\u00a0.#\n######', [{ rows: ['######', '#@$ .#', '######'] }]],
  ['a blank row inside', '  #\n-\n#####\n#@$.#\n#####', [{ rows: ['  #', '', ...rows] }]],
  ['rows without a wall', '@$.', [{ rows: ['@$.'] }]],
  ['tabs before rows', BOARD.replace(/^/gm, '\t'), [{ rows }]],
  [
    'tabs for eight blanks',
    `${' '.repeat(8)}###\n#######@#\n#$.\t #\n#########`,
    [{ rows: ['        ###', '#######@#', '#$.      #', '#########'] }],
  ],
  ['quote marks', `> ${BOARD.replaceAll('\n', '\n> ')}\n> Title: Quoted`, [{ rows, title: 'Quoted' }]],
  ['rows joined by pipes', '#####|#@$.#|#####', [{ rows }]],
  ['a board a line', '#####|#@$.#|#####\n#####|#@* #|#####', [{ rows }, { rows: ['#####', '#@* #', '#####'] }]],
  ['run lengths', '5#|#@$.#|5#', [{ rows }]],
  ['run lengths row by row', '5#\n#@$.#\n5#', [{ rows }]],
  ['run lengths wrapped after a pipe', '5#|\n#@$.#|\n5#|', [{ rows }]],
  ['lower-case letters', '#####\n#pbo#\n#####', [{ rows }]],
  ['walls of X', 'XXXXX\nX@*.X\nX @ X\nX & X\nXXXXX', [{ rows: ['#####', '#@$.#', '# @ #', '# * #', '#####'] }]],
  ['a title above', `First\n\n${BOARD}`, [{ rows, title: 'First' }]],
  ['a title right above', `First\n${BOARD}`, [{ rows, title: 'First' }]],
  ['a title with a wall in it', `#50 (3)\n\n${BOARD}`, [{ rows, title: '#50 (3)' }]],
  [
    'a comment above',
    `; 1\n\n${BOARD}\n\n; 2\n${BOARD}`,
    [
      { rows, title: '1' },
      { rows, title: '2' },
    ],
  ],
  [
    'a comment below',
    `${BOARD}\n; One\n\n${BOARD}\n; Two\n`,
    [
      { rows, title: 'One' },
      { rows, title: 'Two' },
    ],
  ],
  [
    'text below',
    `${BOARD}\nOne\n\n${BOARD}\nTwo\n`,
    [
      { rows, title: 'One' },
      { rows, title: 'Two' },
    ],
  ],
  [
    'pairs below',
    `${BOARD}\nTitle: One\nAuthor: A\n\n${BOARD}\nTitle: Two\n`,
    [
      { rows, title: 'One', author: 'A' },
      { rows, title: 'Two' },
    ],
  ],
  [
    'pairs above',
    `Title: One\nAuthor: A\n\n${BOARD}\n\nTitle: Two\n\n${BOARD}\n`,
    [
      { rows, title: 'One', author: 'A' },
      { rows, title: 'Two' },
    ],
  ],
  [
    'pairs above without a blank line',
    `Title: One\n${BOARD}\nTitle: Two\n${BOARD}`,
    [
      { rows, title: 'One' },
      { rows, title: 'Two' },
    ],
  ],
  [
    'a title for the file, others for its boards',
    `Title: Set\n\n; 1\n${BOARD}\n\n; 2\n${BOARD}`,
    [
      { rows, title: '1', collection: ['Title: Set'] },
      { rows, title: '2' },
    ],
  ],
  [
    'a title for the file, another for its board',
    `Title: Set\n\n; 1\n${BOARD}`,
    [{ rows, title: '1', collection: ['Title: Set'] }],
  ],
  ['a pair of an unknown key below', `${BOARD}\nmy key: a`, [{ rows, properties: [['my key', 'a']] }]],
  ['a ruling between title and board', `One\n---\n${BOARD}`, [{ rows, title: 'One', collection: ['---'] }]],
  [
    'rulings right below boards are no titles',
    `${BOARD}\n=====\n\n${BOARD}\n=====\n`,
    [
      { rows, notes: ['====='] },
      { rows, notes: ['====='] },
    ],
  ],
  [
    'pairs right above a board that other boards have right below',
    `${BOARD}\nTitle: One\nAuthor: A\n\nTitle: Two\n${BOARD}\nAuthor: B\n`,
    [
      { rows, title: 'One', author: 'A' },
      { rows, title: 'Two', author: 'B' },
    ],
  ],
  ['a numbered title with a dot', `1.\n${BOARD}`, [{ rows, title: '1.' }]],
  [
    'text with a colon above',
    `Level: 1\n\n${BOARD}\n\nLevel: 2\n\n${BOARD}`,
    [
      { rows, title: 'Level: 1' },
      { rows, title: 'Level: 2' },
    ],
  ],
  [
    'a head for all',
    `; A set\n; Copyright: B\n;\n; 1\n${BOARD}\n\n; 2\n${BOARD}`,
    [
      { rows, title: '1', author: 'B', collection: ['A set', 'Copyright: B'] },
      { rows, title: '2', author: 'B' },
    ],
  ],
  ['a block of text with a board in it', `${BOARD}\nComment:\n${BOARD}\nComment-End:`, [{ rows, notes: rows }]],
  [
    'a comment never ended',
    `${BOARD}\nComment: see below\n\n${BOARD}`,
    [{ rows, properties: [['Comment', 'see below']] }, { rows }],
  ],
  [
    'stored moves',
    `${BOARD}\n\nSolution/Moves 1/1\nR\nby hand\n\nSnapshot\n2l\n3u\n`,
    [
      {
        rows,
        stored: [
          { kind: 'solution', title: 'Solution/Moves 1/1', moves: 'R', notes: ['by hand'] },
          { kind: 'snapshot', title: 'Snapshot', moves: '2l3u' },
        ],
      },
    ],
  ],
  [
    'moves on the line of their heading',
    `${BOARD}\nSolution: R`,
    [{ rows, stored: [{ kind: 'solution', title: 'Solution', moves: 'R' }] }],
  ],
  [
    'a solution in another notation',
    `${BOARD}\nSolution: r1,5-7l2`,
    [{ rows, properties: [['Solution', 'r1,5-7l2']] }],
  ],
];

test.each(READ)('%s', (_name, text, levels) => {
  expect(read(text)).toEqual(levels);
});

test('a row with a mistake stays in its board, so that the mistake can be named', () => {
  expect(read('#####\n#@$?#\n# . #\n#####')).toEqual([{ rows: ['#####', '#@$?#', '# . #', '#####'] }]);
});

test('fixes are warnings, and errors in strict mode', () => {
  const text = '#####\n#pbo#\n#####';
  const message = 'Converted nonstandard board letters (b B box, p P player, o goal).';
  expect(XSB.parse(text).warnings).toMatchObject([{ line: 1, column: 1, code: 'other-letters', message }]);
  expect(XSB.parse(text, { strict: true }).levels).toMatchObject([{ ok: false, error: { message } }]);
});

test('a level whose only row with boxes has an unknown character is an error, not decoration', () => {
  const text = '#######\n#@ x .#\n#     #\n#######\n\n'.repeat(2);
  expect(XSB.parse(text).levels).toHaveLength(2);
});

test('a board with too many rows is refused without being stored', () => {
  const { levels } = XSB.parse('#\n'.repeat(100_000));
  const message = 'Level too large: 100000 rows (maximum 255 × 255).';
  expect(levels).toMatchObject([{ ok: false, error: { code: 'board-too-large', message } }]);
});

test('a run length cannot fill the memory', () => {
  const [level] = XSB.parse('999999999#|#@$.#|5#').levels;
  expect(level).toMatchObject({ ok: false, error: { line: 1, column: 1, code: 'board-too-large' } });
});

const MISTAKES: readonly (readonly [name: string, rows: readonly string[], message: string, column: number])[] = [
  [
    'letters of no alphabet between # walls are named, and no alphabet is guessed',
    ['########', '#      #', '# B .  #', '#  &   #', '# X .  #', '########'],
    'Unknown characters "B", "&", "X" on the board; expected one of # @ + $ * . or space.',
    3,
  ],
  [
    '& for the player, in an ordinary board',
    ['########', '# $ .  #', '#  &   #', '# * .  #', '########'],
    'Unknown character "&" on the board; expected one of # @ + $ * . or space.',
    4,
  ],
  [
    'a letter of no alphabet between X walls',
    ['XXXXXXXX', 'X   @  X', 'X B .  X', 'XXXXXXXX'],
    'Unknown character "B" on the board; expected one of X @ + * . &.',
    3,
  ],
];

test.each(MISTAKES)('%s', (_name, rows, message, column) => {
  const { levels, warnings } = XSB.parse(rows.join('\n'));
  const line = rows.findIndex((row) => /[B&]/.test(row)) + 1;
  const found = levels.map((level) => (level.ok ? validateLevel(level.value) : level));
  expect(found).toMatchObject([{ ok: false, error: { line, column, code: 'unknown-character', message } }]);
  expect(warnings).toEqual([]);
});
