import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { gameTimeline } from '@masu/engine/session/history.js';
import { expect, test } from 'vitest';
import { makeCollection, titleOfFile } from '../../saves/library.js';
import { FUTOSHIKI_KEYS } from '../futoshiki/keys.js';
import { ASCII, COLORED, type Signs, UNICODE } from '../screen/appearance.js';
import { inView, LIST_START } from '../screen/list.js';
import { NO_STATUS } from '../screen/status.js';
import { SOKOBAN_KEYS } from '../sokoban/keys.js';
import { choiceFrame } from './choice-page.js';
import { generateFrame, gradeMessage } from './generate-page.js';
import { helpPage } from './help-page.js';
import { shownRows, type TerminalLevelRow, WHOLE_LIST } from './level-rows.js';
import { levelsFrame } from './levels-frame.js';
import { LevelsPage } from './levels-page.js';
import { newReplay, replayFrame, stepReplay } from './replay-page.js';
import { textFrame } from './text-page.js';

const ascii = { signs: ASCII, theme: COLORED };
const SIZE = { columns: 80, lines: 14 };

const BOARD = ['#######', '#@ $ .#', '#######'];
const level = validateLevel({ rows: BOARD });
if (!level.ok) throw new Error(level.error.message);
const LEVEL = level.value;

function row(number: number, title: string, about = '', isSolved = false, isBegun = false): TerminalLevelRow {
  return {
    level: { number, title, hash: String(number), play: { puzzle: 'sokoban', level: LEVEL } },
    isSolved,
    isBegun,
    about,
  };
}

const ROWS = [
  row(4, 'Three pegs', '  39 moves, 7 pushes', true),
  row(5, 'Crossbeam'),
  row(6, 'Two lanterns', ' 110 moves in', false, true),
];

test('the list of levels with the selected one next to it', () => {
  const state = {
    title: 'Workshop',
    rows: ROWS,
    shown: [0, 1, 2],
    list: { chosen: 2, top: 0 },
    view: WHOLE_LIST,
    isFinding: false,
    status: NO_STATUS,
    canSave: false,
  };
  expect(levelsFrame(state, SIZE, ascii).toText()).toMatchInlineSnapshot(`
    "
      Workshop                 3 levels, 1 solved

           4  Three pegs   *    39 moves, 7 pushes   7 by 3, 1 box
           5  Crossbeam
      >    6  Two lanterns ~   110 moves in          ##############
                                                     ##@v  []   .##
                                                     ##############





      Up, Down choose   Enter play   / find   o sort   f grade   ? keys   q back"
  `);
  expect(
    levelsFrame({ ...state, view: { ...WHOLE_LIST, find: 'pe' }, isFinding: true }, SIZE, ascii).toText(),
  ).toContain('Find: pe_');
  for (const columns of [1, 5, 20, 40]) levelsFrame(state, { columns, lines: 3 }, ascii);
});

test('the heading of a list in a narrow window keeps its counts', () => {
  const state = { title: 'A workshop with a long name', rows: ROWS, shown: [0], list: { chosen: 0, top: 0 } };
  const usual = { view: WHOLE_LIST, isFinding: false, status: NO_STATUS, canSave: false };
  const heading = (columns: number) =>
    levelsFrame({ ...state, ...usual }, { columns, lines: 10 }, ascii)
      .toText()
      .split('\n')[1];
  expect(heading(80)).toBe('  A workshop with a long name   3 levels, 1 solved');
  expect(heading(40)).toBe('  A workshop wit…   3 levels, 1 solved');
});

test('a narrow window gives the space to the titles, and shows how many rows are out of view', () => {
  const rows = Array.from({ length: 9 }, (_, index) =>
    row(index + 1, 'The far one first', '  39 moves, 7 pushes', true),
  );
  const state = { title: 'Workshop', rows, shown: [...rows.keys()], list: { chosen: 4, top: 3 } };
  const usual = { view: WHOLE_LIST, isFinding: false, status: NO_STATUS, canSave: false };
  expect(levelsFrame({ ...state, ...usual }, { columns: 40, lines: 10 }, ascii).toText()).toMatchInlineSnapshot(`
    "
      Workshop          9 levels, 9 solved
      ^ 3 more
           4  The far one first *
      >    5  The far one first *
           6  The far one first *
      v 3 more


      Up, Down choose   ? keys   q back"
  `);
});

test('a long title uses the columns that would be blank next to it, and leaves room for record and picture', () => {
  const long = 'The warehouse at the end of the long canal';
  const stateOf = (about: string) => ({
    ...{ title: 'Workshop', rows: [row(1, long, about)], shown: [0], list: { chosen: 0, top: 0 } },
    ...{ view: WHOLE_LIST, isFinding: false, status: NO_STATUS, canSave: false },
  });
  const line = (about: string, columns: number): string =>
    levelsFrame(stateOf(about), { columns, lines: 12 }, ascii).toText().split('\n')[3] ?? '';
  expect(line('', 80)).toBe(`  >    1  ${long}       7 by 3, 1 box`);
  expect(line('  39 moves, 7 pushes', 80)).toBe(
    '  >    1  The warehouse at the end o…      39 moves, 7 pushes   7 by 3, 1 box',
  );
  expect(line('  39 moves, 7 pushes', 120)).toContain(long);
  expect(line('  39 moves, 7 pushes', 60)).toContain('39 moves');
});

test('a level too large for its picture is drawn in part', () => {
  const rows = ['#'.repeat(60), `#@$.${' '.repeat(55)}#`, ...new Array(20).fill(`#${' '.repeat(58)}#`), '#'.repeat(60)];
  const large = validateLevel({ rows });
  if (!large.ok) throw new Error(large.error.message);
  const play = { puzzle: 'sokoban', level: large.value } as const;
  const shelf = { level: { number: 1, title: 'Hall', hash: '1', play }, isSolved: false, isBegun: false, about: '' };
  const state = { title: 'Workshop', rows: [shelf], shown: [0], list: LIST_START };
  const usual = { view: WHOLE_LIST, isFinding: false, status: NO_STATUS, canSave: false };
  expect(levelsFrame({ ...state, ...usual }, { columns: 80, lines: 13 }, ascii).toText()).toMatchInlineSnapshot(`
    "
      Workshop                 1 level, 0 solved

      >    1  Hall             60 by 23, 1 box, in part

                               ###################################################
                               #@$.
                               #
                               #



      Up, Down choose   Enter play   / find   o sort   f grade   ? keys   q back"
  `);
});

test('after a search that finds nothing, the same level is selected', () => {
  const played: number[] = [];
  const page = new LevelsPage(
    { escape: () => true, back() {}, size: () => SIZE },
    {
      title: 'Workshop',
      canSave: false,
      rows: () => ROWS,
      play: (index) => played.push(index),
      explain() {},
      save: () => NO_STATUS,
      paste() {},
      help() {},
    },
    2,
  );
  const key = (name: string) => page.take({ kind: 'key', name, ctrl: false, shift: false, alt: false });
  for (const name of ['/', 'q', 'q', 'enter', 'enter']) key(name);
  expect(played).toEqual([2]);
});

test('a search, and only unsolved levels', () => {
  expect(shownRows(ROWS, { ...WHOLE_LIST, solved: 'unsolved' })).toEqual([1, 2]);
  expect(shownRows(ROWS, { ...WHOLE_LIST, solved: 'solved' })).toEqual([0]);
  expect(shownRows(ROWS, { ...WHOLE_LIST, find: 'TWO' })).toEqual([2]);
  expect(shownRows(ROWS, { ...WHOLE_LIST, find: '5' })).toEqual([1]);
});

test('the menu', () => {
  const rows = [
    { name: 'Go on', about: 'Two lanterns, 110 moves in', open() {} },
    { name: 'Sokoban', about: '33 of 97 solved', open() {} },
  ];
  const state = { heading: '', wayOut: 'quit', empty: '', list: LIST_START, rows, status: NO_STATUS } as const;
  expect(choiceFrame(state, { columns: 60, lines: 9 }, ascii).toText()).toMatchInlineSnapshot(`
    "
      [*] masu

      > Go on            Two lanterns, 110 moves in
        Sokoban          33 of 97 solved



      Arrows choose   Enter open   / find   ? keys   q quit"
  `);
});

test('a new puzzle', () => {
  const chosen = { size: '6', difficulty: 'tricky' };
  const state = { puzzle: 'futoshiki', chosen, seed: '', row: 1, isMaking: false, status: NO_STATUS } as const;
  expect(generateFrame(state, { columns: 70, lines: 12 }).toText()).toMatchInlineSnapshot(`
    "
      New puzzle

        size         4   5  [6]  7   8   9
      > difficulty   trivial   easy  [tricky]  extreme   recursive
        seed        [random]

        chains of signs, pairs, and triples



      Left, Right change   Up, Down choose   Enter generate   q back"
  `);
  expect(generateFrame(state, { columns: 40, lines: 12 }).toText()).toMatchInlineSnapshot(`
    "
      New puzzle

        size         4   5  [6]  7   8   9
      > difficulty   trivial   easy
                    [tricky]  extreme
                     recursive
        seed        [random]

        chains of signs, pairs, and
        triples
      Enter generate   q back"
  `);
  expect(gradeMessage('sokoban', 'tricky')).toBe('the order matters, and most first ideas do not work');
});

test('a replay', () => {
  const state = stepReplay(newReplay(LEVEL, ['right', 'up', 'right', 'right'], 'Best moves'), 2);
  expect(replayFrame(state, { columns: 60, lines: 14 }, { ...ascii, signs: UNICODE }).toText()).toMatchInlineSnapshot(`
    "
      ██████████████
      ██    @→[]··██
      ██████████████

      Best moves
      2 moves, 1 push, on goal 0/1
      playing, speed 4 of 7

      ━━━━━━━━━━━━━━━━━━━━━●──────────  2 / 3



      Space play, pause   Left, Right step   ? keys   q back"
  `);
  expect(gameTimeline(stepReplay(state, 9).session).index).toBe(3);
  expect(replayFrame(state, { columns: 10, lines: 5 }, ascii).toText()).toContain('needs');
});

test('a replay of a level larger than the window follows the player', () => {
  const rows = ['#'.repeat(60), `#@${' '.repeat(30)}$.${' '.repeat(25)}#`];
  const room = Array.from({ length: 12 }, () => `#${' '.repeat(58)}#`);
  const level = validateLevel({ rows: [...rows, ...room, rows[0] as string] });
  if (!level.ok) throw new Error(level.error.message);
  const whole = newReplay(level.value, new Array(31).fill('right'), 'Best moves');
  expect(replayFrame(stepReplay(whole, 31), { columns: 44, lines: 14 }, ascii).toText()).toMatchInlineSnapshot(`
    "
      ########################################
                          @*
    <                                          >


                   v 10 rows more
      Best moves
      31 moves, 1 push, on goal 1/1
      the end, speed 4 of 7

      ===============O  31 / 31

      Space play, pause   ? keys   q back"
  `);
});

test('a page of text wraps and scrolls', () => {
  const rows = [['key', 'what it does, at some length, so that it wraps'], 'a line over both'] as const;
  const cells = textFrame({ heading: 'Keys', rows, top: 0 }, { columns: 54, lines: 8 }, ascii);
  expect(cells.toText()).toMatchInlineSnapshot(`
    "
      Keys

      key                        what it does, at some
                                 length, so that it
                                 wraps
      v 1 more
      Up, Down scroll   q back"
  `);
  textFrame({ heading: 'Keys', rows, top: 99 }, { columns: 1, lines: 1 }, ascii);
});

test('the selected row is always in view', () => {
  for (let chosen = 0; chosen < 50; chosen++) {
    for (const height of [1, 3, 7, 60]) {
      const { top } = inView({ chosen, top: 20 }, 50, height);
      expect(chosen).toBeGreaterThanOrEqual(top);
      expect(chosen).toBeLessThan(top + height);
      expect(top).toBeLessThanOrEqual(Math.max(0, 50 - height));
    }
  }
});

test('a page of text in a narrow window: one column above the other', () => {
  const rows = [['u  z', 'undo; hold to repeat, as often as you like']] as const;
  expect(
    textFrame({ heading: 'Keys', rows, top: 0 }, { columns: 30, lines: 8 }, ascii).toText(),
  ).toMatchInlineSnapshot(`
    "
      Keys

      u  z
        undo; hold to repeat, as
        often as you like

      q back"
  `);
});

test('help shows the signs that are in use', () => {
  const page = helpPage(() => {}, 'sokoban');
  const lines = (signs: Signs) =>
    page.frame({ columns: 80, lines: 24 }, { signs, theme: COLORED }).toText().split('\n').slice(3, 5);
  expect(lines(ASCII)).toEqual([
    '  ## wall  [] box            . goal  ** box on goal  @> you, looking right',
    '  XX  ,  o                   deadlocked box, dead square, where a selected box',
  ]);
  expect(lines(UNICODE)).toEqual([
    '  ██ wall  [] box            ·· goal  ▐▌ box on goal  @→ you, looking right',
    '  ╳╳  ░░  •                  deadlocked box, dead square, where a selected box',
  ]);
});

test.each([
  ['Sokoban', SOKOBAN_KEYS],
  ['Futoshiki', FUTOSHIKI_KEYS],
])('no key of %s means two things, and every command is listed or shares a row', (_, table) => {
  const keys = table.flatMap((entry) => entry.keys);
  expect(new Set(keys).size).toBe(keys.length);
  const spoken = table.flatMap(({ help }) => (help ? [help()] : []));
  expect(spoken.length).toBeGreaterThan(15);
  for (const [shown, about] of spoken) expect([shown, about]).not.toContain('');
});

test('collections from text: valid levels, invalid ones counted, titles from file names', () => {
  const read = makeCollection(
    [...BOARD, 'Title: One', '', '###', '#@#', '###', ''].join('\n'),
    'Mine',
    'mine.txt',
    false,
  );
  expect(read.ok && read.value.levels.map(({ title, number }) => [title, number])).toEqual([['One', 1]]);
  expect(read.ok && read.value.unsound.count).toBe(1);
  expect(read.ok && read.value.unsound.first).toMatch(/^mine\.txt: line \d+, column \d+: /);
  expect(makeCollection('', 'Nothing', 'nothing.txt', false).ok).toBe(false);
  expect(titleOfFile('/a/b/2-first_cuts.xsb')).toBe('First cuts');
  expect(titleOfFile('2026.txt')).toBe('2026');
});
