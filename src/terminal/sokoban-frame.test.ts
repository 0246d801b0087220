// The Sokoban frame where everything has room: the board in both sets of signs, the figures beside it, a hint, a chosen
// box, dead cells, a stuck position. Windows in which something must give way are in sokoban-frame-windows.test.ts.

import { expect, test } from 'vitest';
import { ascii, at, movesIn, PLACE, played, SIZE, START, unicode } from '../../test/workshop-sokoban.js';
import { climb, planOf } from './hint-plan.js';
import { click, undoMove, walk } from './sokoban-actions.js';
import { sokobanFrame } from './sokoban-frame.js';
import { positionNow, USUAL_CHOICES } from './sokoban-state.js';

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
      ww          gghhpp        ww    .. ....   ...
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
      ##           .<-()        ##    on goal   0/4
      ######  ####    ####  ######    time   0:00
          ##    @v          ##        at least 19 pushes to go
          ##    ####        ##        Hint 3 of 4
          ####################        The box marked ().
                                      Push it left.
                                      i: full solution (1 push)



      u undo   y redo   r restart   i hint   n next   v replay   ? keys   q quit"
  `);
  const below = sokobanFrame({ ...START, hint }, { columns: 60, lines: 20 }, ascii).toText();
  expect(below).toContain('Hint 3 of 4: The box marked (). Push it left.');
});

test('a chosen box and where it can go', () => {
  expect(sokobanFrame(click(START, at(5, 8)), SIZE, unicode).toText()).toMatchInlineSnapshot(`
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



      Box selected. The dots show where it can go.

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
      ██░░        ····[]      ░░██    on goal   0/4
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
      ██          ····      @→╳╳██    on goal   0/4
      ██████  ████    ████  ██████    time   0:00
          ██                ██
          ██    ████        ██
          ████████████████████



      ! Deadlock: the marked box is in a corner.

      u undo   y redo   r restart   ? keys   q quit"
  `);
  expect(sokobanFrame(stuck, SIZE, unicode).toRoles().split('\n')[6]).toContain('pp!!ww');
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
