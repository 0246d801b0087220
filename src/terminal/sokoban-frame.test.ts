import { expect, test } from 'vitest';
import { parseLurd, soundLevel } from '../sokoban/index.js';
import { climb, planOf } from './hint-plan.js';
import { ASCII, COLOURED, UNICODE } from './look.js';
import { click, playText, undoMove, walk } from './sokoban-actions.js';
import { cellAt, sokobanFrame } from './sokoban-frame.js';
import { assessed, newSokoban, positionNow, type SokobanState, USUAL_CHOICES } from './sokoban-state.js';

const ROWS = [
  '  #####  #####',
  '  #   ####   #',
  '  # $        #',
  '### ## .## ###',
  '#  $ #. # $  #',
  '#     ..$    #',
  '### ##  ## ###',
  '  #  @     #',
  '  #  ##    #',
  '  ##########',
];

const PLACE = { collection: 'Workshop', number: 12, of: 40, title: 'Two lanterns' };
const SIZE = { columns: 80, lines: 17 };
const ascii = { signs: ASCII, theme: COLOURED };
const unicode = { signs: UNICODE, theme: COLOURED };

function stateOf(rows: readonly string[]): SokobanState {
  const level = soundLevel({ rows });
  if (!level.ok) throw new Error(level.fault.message);
  return assessed(newSokoban(level.value, PLACE));
}

function played(state: SokobanState, moves: string): SokobanState {
  const result = playText(state, moves);
  if (!result.ok) throw new Error(result.fault);
  return assessed(result.value);
}

const movesIn = (text: string) => {
  const moves = parseLurd(text);
  return moves.ok ? moves.value : [];
};

const START = stateOf(ROWS);
const at = (row: number, column: number): number => row * 14 + column;

test('a level at its start, ASCII', () => {
  expect(sokobanFrame(START, SIZE, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     0
      ##    []  ## .  ##  []    ##    pushes    0
      ##           . .[]        ##    home      0 of 4
      ######  ####    ####  ######    time   0:00
          ##    @v          ##
          ##    ####        ##        at least 19 pushes to go
          ####################





      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('a push onto a goal, Unicode, with records', () => {
  const best = { moves: { moves: 206, pushes: 35 }, pushes: { moves: 214, pushes: 33 } };
  const state = { ...played(START, 'rrrrruulL'), best, millis: 83_000 };
  expect(sokobanFrame(state, SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██      ████████      ██    Two lanterns
          ██  []                ██
      ██████  ████  ··████  ██████    moves     9
      ██    []  ██··  ██  []    ██    pushes    1
      ██          ··▐▌@←        ██    home      1 of 4
      ██████  ████    ████  ██████    time   1:23
          ██                ██
          ██    ████        ██        fewest  206 moves, 35 pushes
          ████████████████████                214 moves, 33 pushes
                                      at least 18 pushes to go


      Pushed left onto goal. 3 boxes left, at least 18 pushes.

      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('roles repeat what the signs say', () => {
  expect(
    sokobanFrame(played(START, 'rrrrruulL'), SIZE, ascii).toRoles().split('\n').slice(0, 12).join('\n'),
  ).toMatchInlineSnapshot(`
    "
          wwwwwwwwww    wwwwwwwwww    qqqqqqqqqqqqqqqqq
          ww      wwwwwwww      ww    ssssssssssss
          ww  bb                ww
      wwwwww  wwww  ggwwww  wwwwww    .....     .
      ww    bb  wwgg  ww  bb    ww    ......    .
      ww          gghhpp        ww    ....      . .. .
      wwwwww  wwww    wwww  wwwwww    qqqqqqqqqqq
          ww                ww
          ww    wwww        ww        .. ..... .. ...... .. ..
          wwwwwwwwwwwwwwwwwwww
    "
  `);
});

test('a hint with three rungs open', () => {
  const plan = planOf(START.game.level, positionNow(START), movesIn('rrrrruulL'), true);
  if (!plan) throw new Error('no plan');
  const hint = climb(climb(climb(plan)));
  expect(sokobanFrame({ ...START, hint }, SIZE, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     0
      ##    []  ## .  ##  []    ##    pushes    0
      ##           .<-[]        ##    home      0 of 4
      ######  ####    ####  ######    time   0:00
          ##    @v          ##        at least 19 pushes to go
          ##    ####        ##        Hint 3 of 4
          ####################        Row 6, column 9.
                                      Push it left.
                                      i shows the whole way: 1 push



      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
  const below = sokobanFrame({ ...START, hint }, { columns: 60, lines: 20 }, ascii).toText();
  expect(below).toContain('Hint 3 of 4: Row 6, column 9. Push it left.');
});

test('a chosen box and where it can go', () => {
  expect(sokobanFrame(click(START, at(5, 8)), SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██      ████████      ██    Two lanterns
          ██  [] • • • • • • • •██
      ██████  ████ • •████ •██████    moves     0
      ██    []  ██ • •██  []    ██    pushes    0
      ██ • • • • • • •[] • • • •██    home      0 of 4
      ██████ •████ • •████ •██████    time   0:00
          ██ • •@↓ • • • • •██
          ██ •  ████ •     •██        at least 19 pushes to go
          ████████████████████



      Box chosen. The dots show where it can go.

      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('dead cells', () => {
  const state = { ...START, choices: { ...USUAL_CHOICES, dead: true, time: false } };
  expect(sokobanFrame(state, SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██░░░░░░████████░░░░░░██    Two lanterns
          ██  []              ░░██
      ██████  ████  ··████  ██████    moves     0
      ██░░  []░░██··  ██░░[]  ░░██    pushes    0
      ██░░        ····[]      ░░██    home      0 of 4
      ██████  ████    ████  ██████
          ██    @↓          ██        at least 19 pushes to go
          ██░░░░████░░░░░░░░██
          ████████████████████





      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('stuck: the boxes are marked, said in ink, and undo is the first key', () => {
  const stuck = played(START, 'ruurRRRR');
  expect(sokobanFrame(stuck, SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██      ████████      ██    Two lanterns
          ██  []                ██
      ██████  ████  ··████  ██████    moves     8
      ██    []  ██··  ██  []    ██    pushes    4
      ██          ····      @→╳╳██    home      0 of 4
      ██████  ████    ████  ██████    time   0:00
          ██                ██
          ██    ████        ██
          ████████████████████



      ! This position cannot be won. The marked box stands in a corner.

      u undo the push   y redo   r restart   ? keys   q quit"
  `);
  expect(sokobanFrame(stuck, SIZE, unicode).toRoles().split('\n')[6]).toContain('pp!!ww');
});

test('text below the board in a narrow window, one column a cell in a very narrow one', () => {
  expect(sokobanFrame(START, { columns: 60, lines: 19 }, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########
          ##      ########      ##
          ##  []                ##
      ######  ####   .####  ######
      ##    []  ## .  ##  []    ##
      ##           . .[]        ##
      ######  ####    ####  ######
          ##    @v          ##
          ##    ####        ##
          ####################

      Workshop 12 of 40: Two lanterns
      0 moves, 0 pushes, home 0 of 4, 0:00




      u undo   y redo   r restart   i hint   ? keys   q quit"
  `);
  expect(sokobanFrame(START, { columns: 24, lines: 18 }, ascii).toText()).toMatchInlineSnapshot(`
    "
        #####  #####
        #   ####   #
        # $        #
      ### ## .## ###
      #  $ #. # $  #
      #     ..$    #
      ### ##  ## ###
        #  @     #
        #  ##    #
        ##########

      Workshop 12 of 40: Tw…
      0 moves, 0 pushes, ho…



      ? keys   q quit"
  `);
});

test('where lines are scarce the blank ones go first', () => {
  expect(sokobanFrame(played(START, 'rrrrruulL'), { columns: 80, lines: 12 }, ascii).toText()).toMatchInlineSnapshot(`
    "      ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     9
      ##    []  ## .  ##  []    ##    pushes    1
      ##           .**@<        ##    home      1 of 4
      ######  ####    ####  ######    time   0:00
          ##                ##
          ##    ####        ##        at least 18 pushes to go
          ####################
      Pushed left onto goal. 3 boxes left, at least 18 pushes.
      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
  const narrow = sokobanFrame(START, { columns: 40, lines: 13 }, ascii).toText();
  expect(narrow.split('\n').slice(9)).toMatchInlineSnapshot(`
    [
      "      ####################",
      "  0 moves, 0 pushes, home 0 of 4, 0:00",
      "",
      "  u undo   y redo   ? keys   q quit",
    ]
  `);
  expect(cellAt(START.game.level, { columns: 80, lines: 12 }, 5, 18)).toBe(at(5, 8));
});

test('too small says what is needed', () => {
  expect(sokobanFrame(START, { columns: 30, lines: 8 }, ascii).toText()).toMatchInlineSnapshot(`
    "This level needs 16 columns
    and 13 lines; the window has
    30 and 8.




    "
  `);
  expect(sokobanFrame(START, { columns: 1, lines: 1 }, ascii).toText()).toBe('…');
});

test('a click finds its cell in every layout', () => {
  const level = START.game.level;
  expect(cellAt(level, SIZE, 6, 18)).toBe(at(5, 8));
  expect(cellAt(level, SIZE, 6, 19)).toBe(at(5, 8));
  expect(cellAt(level, { columns: 24, lines: 18 }, 6, 10)).toBe(at(5, 8));
  expect(cellAt(level, SIZE, 0, 18)).toBeUndefined();
  expect(cellAt(level, SIZE, 6, 60)).toBeUndefined();
});

test('hostile titles stay within their line', () => {
  const title = '\u001b[2J\u001b]0;x\u0007倉庫番e\u0301\u202e\r\n\u009b31mend';
  const cells = sokobanFrame({ ...START, place: { ...PLACE, title, collection: title } }, SIZE, unicode);
  expect(cells.toText()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(cells.texts).toHaveLength(80 * 17);
  expect(cells.toText().split('\n')[2]).toContain('[2J]0;x倉庫番é 31mend');
});

test('undo after a push says what was undone', () => {
  expect(undoMove(played(START, 'rrrrruulL')).say.text).toBe('Undone: push left.');
  expect(walk(START, 'up').facing).toBe('up');
});

test('a small window: what is said takes two lines, a hint speaks there too', () => {
  const size = { columns: 34, lines: 12 };
  const lost = played(stateOf(['#######', '#  @  #', '# $$  #', '#   . #', '#   . #', '#     #', '#######']), 'dlD');
  const rows = (state: SokobanState) => sokobanFrame(state, size, ascii).toText().split('\n').slice(-4);
  expect(rows(lost)).toMatchInlineSnapshot(`
    [
      "",
      "  ! This position cannot be won.",
      "  The marked box can reach no g…",
      "  ? keys   q quit",
    ]
  `);
  const plan = planOf(START.game.level, positionNow(START), movesIn('rrrrruulL'), true);
  if (!plan) throw new Error('no plan');
  const hinted = { ...START, hint: climb(climb(climb(plan))) };
  expect(sokobanFrame(hinted, { columns: 34, lines: 13 }, ascii).toText()).toMatchInlineSnapshot(`
    "      ##########    ##########
          ##      ########      ##
          ##  []                ##
      ######  ####   .####  ######
      ##    []  ## .  ##  []    ##
      ##           .<-[]        ##
      ######  ####    ####  ######
          ##    @v          ##
          ##    ####        ##
          ####################
      Hint 3 of 4: Row 6, column 9.
      Push it left.
      u undo   ? keys   q quit"
  `);
});
