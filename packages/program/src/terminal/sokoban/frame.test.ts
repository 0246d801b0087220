// The Sokoban frame with room for everything: the board in both sets of signs, the counts beside it, a hint, a selected
// box, dead squares, a deadlock. Smaller windows are in frame-windows.test.ts.

import { nextBox } from '@masu/engine/session/sokoban/session.js';
import { expect, test } from 'vitest';
import {
  acted,
  advised,
  ascii,
  at,
  HEADING,
  hinted,
  played,
  SIZE,
  START,
  unicode,
  unseen,
} from '../../../../../test/workshop-sokoban.js';
import type { Size } from '../screen/cells.js';
import { sokobanFrame } from './frame.js';
import { SOKOBAN_DEFAULTS, type SokobanState, statusNow } from './state.js';

test('a level at its start, ASCII', () => {
  expect(sokobanFrame(START, SIZE, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     0
      ##    []  ## .  ##  []    ##    pushes    0
      ##           . .[]        ##    on goal   0/4
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
      ██          ··▐▌@←        ██    on goal   1/4
      ██████  ████    ████  ██████    time   1:23
          ██                ██
          ██    ████        ██        best    206 moves, 35 pushes
          ████████████████████                214 moves, 33 pushes
                                      at least 18 pushes to go


      Pushed left onto a goal. 3 boxes to go, at least 18 pushes.

      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('roles repeat what the signs show', () => {
  expect(
    sokobanFrame(played(START, 'rrrrruulL'), SIZE, ascii).toRoles().split('\n').slice(0, 12).join('\n'),
  ).toMatchInlineSnapshot(`
    "
          wwwwwwwwww    wwwwwwwwww    qqqqqqqqqqqqqqqqq
          ww      wwwwwwww      ww    ssssssssssss
          ww  bb                ww
      wwwwww  wwww  ggwwww  wwwwww    .....     .
      ww    bb  wwgg  ww  bb    ww    ......    .
      ww          gghhpp        ww    .. ....   ...
      wwwwww  wwww    wwww  wwwwww    qqqqqqqqqqq
          ww                ww
          ww    wwww        ww        .. ..... .. ...... .. ..
          wwwwwwwwwwwwwwwwwwww
    "
  `);
});

test('a hint with four steps open', () => {
  const state = hinted(START, 'rrrrruulL', 4);
  expect(sokobanFrame(state, SIZE, ascii).toText()).toMatchInlineSnapshot(`
    "
          ##########    ##########    Workshop 12 of 40
          ##      ########      ##    Two lanterns
          ##  []                ##
      ######  ####   .####  ######    moves     0
      ##    []  ## .  ##  []    ##    pushes    0
      ##           .<-()        ##    on goal   0/4
      ######  ####    ####  ######    time   0:00
          ##    @v          ##        at least 19 pushes to go
          ##    ####        ##        Hint 4 of 5
          ####################        The box marked ().
                                      Push it left.
                                      i: full solution (1 push)



      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
  const below = sokobanFrame(state, { columns: 60, lines: 20 }, ascii).toText();
  expect(below).toContain('Hint 4 of 5: The box marked (). Push it left.');
});

test('a selected box and where it can go', () => {
  expect(sokobanFrame(acted(START, { kind: 'touch', cell: at(5, 8) }), SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██      ████████      ██    Two lanterns
          ██  [] • • • • • • • •██
      ██████  ████ •·•████ •██████    moves     0
      ██    []  ██·• •██  []    ██    pushes    0
      ██ • • • • •·•·•() • • • •██    on goal   0/4
      ██████ •████ • •████ •██████    time   0:00
          ██ • •@↓ • • • • •██
          ██ •  ████ •     •██        at least 19 pushes to go
          ████████████████████



      Box selected. The marks show where it can go.

      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('dead squares', () => {
  const state = { ...START, options: { ...SOKOBAN_DEFAULTS, dead: true, time: false } };
  expect(sokobanFrame(state, SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██░░░░░░████████░░░░░░██    Two lanterns
          ██  []              ░░██
      ██████  ████  ··████  ██████    moves     0
      ██░░  []░░██··  ██░░[]  ░░██    pushes    0
      ██░░        ····[]      ░░██    on goal   0/4
      ██████  ████    ████  ██████
          ██    @↓          ██        at least 19 pushes to go
          ██░░░░████░░░░░░░░██
          ████████████████████





      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
});

test('a deadlock: the boxes are marked, the reason is given, and undo is the first key', () => {
  const stuck = played(START, 'ruurRRRR');
  expect(sokobanFrame(stuck, SIZE, unicode).toText()).toMatchInlineSnapshot(`
    "
          ██████████    ██████████    Workshop 12 of 40
          ██      ████████      ██    Two lanterns
          ██  []                ██
      ██████  ████  ··████  ██████    moves     8
      ██    []  ██··  ██  []    ██    pushes    4
      ██          ····      @→╳╳██    on goal   0/4
      ██████  ████    ████  ██████    time   0:00
          ██                ██
          ██    ████        ██
          ████████████████████



      ! Deadlock: the marked box is in a corner.

      u undo   y redo   r restart   ? keys   q quit"
  `);
  expect(sokobanFrame(stuck, SIZE, unicode).toRoles().split('\n')[6]).toContain('pp!!ww');
  expect(statusNow(advised(stuck)).text).toBe('Deadlock: the marked box is in a corner. Undo 1 push.');
});

test('hostile titles stay within their line', () => {
  const title = '\u001b[2J\u001b]0;x\u0007倉庫番e\u0301\u202e\r\n\u009b31mend';
  const cells = sokobanFrame({ ...START, heading: { ...HEADING, title, collection: title } }, SIZE, unicode);
  expect(cells.toText()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(cells.texts).toHaveLength(80 * 17);
  expect(cells.toText().split('\n')[2]).toContain('[2J]0;x倉庫番é 31mend');
});

test('undo after a push says what was undone', () => {
  expect(statusNow(acted(played(START, 'rrrrruulL'), { kind: 'undo' })).text).toBe('Undone: push left.');
});

test('the pushes that take a selected box to each cell, in both sets of signs', () => {
  const room = ['#######', '#     #', '# @$  #', '#   . #', '#######'];
  const rows = (state: SokobanState, size: Size, look = ascii): string[] =>
    sokobanFrame(state, size, look).toText().split('\n').slice(1, 6);
  const start = { ...unseen(room), options: { ...SOKOBAN_DEFAULTS, ghosts: true } };
  const chosen = acted(start, { kind: 'select-box', box: nextBox(start.session) ?? -1 });
  const wide = { columns: 40, lines: 14 };
  expect(rows(start, wide)[2]).toBe('  ##  @v[]    ##');
  expect(rows(chosen, wide)).toEqual([
    '  ##############',
    '  ##x3x2x1x2x3##',
    '  ##x2@v() 1x2##',
    '  ##x3 2 1.2x3##',
    '  ##############',
  ]);
  expect(rows(chosen, wide, unicode)[3]).toBe('  ██x3 2 1·2x3██');
  expect(rows({ ...chosen, options: SOKOBAN_DEFAULTS }, wide)[3]).toBe('  ## o o o.o o##');
  // A hint says which box: it has them, too.
  expect(rows(hinted(start, 'urDldR', 2), wide)[3]).toBe('  ##x3 2 1.2x3##');
  expect(rows(hinted(start, 'urDldR', 3), wide)[3]).toBe('  ##      .o  ##');
});

test('a cost of two digits fills its cell, a larger one has the sign of a target', () => {
  const wall = '#'.repeat(120);
  const hall = unseen([wall, `#@$${' '.repeat(116)}#`.replace(/ #$/, '.#'), wall]);
  const chosen = acted({ ...hall, options: { ...SOKOBAN_DEFAULTS, ghosts: true } }, { kind: 'select-box', box: 122 });
  const lineAt = (columns: number): string =>
    sokobanFrame(chosen, { columns, lines: 12 }, ascii).toText().split('\n')[2] ?? '';
  const line = lineAt(250);
  expect(line).toContain('@v() 1 2 3 4 5 6 7 8 91011');
  expect(line).toMatch(/9899( o)+\.o##$/);
  expect(lineAt(130)).toMatch(/^ +#@&123456789o+O#$/);
});
