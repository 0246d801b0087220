// Line mode as transcripts: exactly what a screen reader or a pipe gets.

import { expect, test } from 'vitest';
import { FUTOSHIKI, linesHere, SOKOBAN, said } from '../../../../../../test/lines-here.js';

const { file, masu } = linesHere();

test('Sokoban: moves, walls, goals, undo, save and load, solved', async () => {
  const path = file('two.txt', ...SOKOBAN);
  const words = [
    'u',
    'rRR',
    'save before',
    'ddllurRRR',
    'undo 2',
    'load before',
    'redo',
    'status',
    'moves',
    'llldrRRR',
    'board',
    'quit',
  ];
  const { out, code } = await masu(['play', path, '--plain'], said(...words));
  expect(out).toMatchInlineSnapshot(`
    "Sokoban, Two 1: Two boxes. 2 boxes to go.
    #######
    #@ $ .#
    # $  .#
    #     #
    #######
    > u
    Blocked by a wall.
    > rRR
    pushed right
    pushed right onto a goal, 1 box to go
    > save before
    Saved as before.
    > ddllurRRR
    pushed up
    Move 9 (R) is blocked by a wall. Played the 8 moves before it.
    Deadlock: the box at row 2, column 3 can no longer reach a goal without giving up another box. Undo 1 push.
    > undo 2
    Undone: 2 moves. 1 box to go.
    > load before
    Loaded before. 3 moves, 2 pushes, 1 box to go. At least 3 pushes to go.
    > redo
    Nothing to redo.
    > status
    3 moves, 2 pushes, 1 box to go. At least 3 pushes to go.
    > moves
    rRR
    > llldrRRR
    pushed right
    pushed right
    pushed right onto a goal, 0 boxes to go
    Solved in 10 moves, 5 pushes.
    > board
    #######
    #    *#
    #   @*#
    #     #
    #######
    > quit
    Solution saved.
    "
  `);
  expect(code).toBe(0);
});

test('Sokoban: rows as sentences, a deadlock, a hint, nonsense, help, the end of the input', async () => {
  const path = file('corner.txt', '#####', '#@  #', '# $.#', '#####');
  const words = ['say rows on', 'board', 'hint', 'hint', 'hint', 'hint', 'hint', 'dance', 'rr', 'help', 'level 9'];
  const { out, code } = await masu(['play', path, '--plain'], said(...words), 'rows');
  expect(out).toMatchInlineSnapshot(`
    "Sokoban, Corner 1. 1 box to go.
    #####
    #@  #
    # $.#
    #####
    > say rows on
    Boards are now read row by row.
    > board
    row 1: wall, wall, wall, wall, wall
    row 2: wall, player, floor, floor, wall
    row 3: wall, floor, box, goal, wall
    row 4: wall, wall, wall, wall, wall
    > hint
    Look at the lower half. The next box to push is there.
    > hint
    The box at row 3, column 3.
    > hint
    This solution takes it to row 3, column 4.
    > hint
    Push it right.
    Box A goes to goal 1.
    Boxes: A at row 3, column 3. Goals: 1 at row 3, column 4.
    > hint
    1 push to go. Proven minimum.
    Solution: dR
    > dance
    Unknown command: dance. Type help for a list.
    > rr
    ok
    > help
    ullURR                    moves: letters of LURD, or of the compass (N E S W)
    hint                      show a hint; repeat for more detail
    why A-left                why not this push? A letter or a cell (r3c4-left)
    idea                      what every solution must do
    letters                   the letters of boxes and numbers of goals
    undo [N]  redo [N]        one move or N
    restart                   restart (can be undone)
    moves                     show the moves so far
    status                    show moves, pushes, and boxes to go
    board                     show the board
    grade                     how hard it is, and why
    say rows on               read the board row by row; say rows off to draw it
    save NAME  load NAME      save this game as NAME; load it later
    next  previous  level N   go to another level
    next unsolved             next unsolved level
    levels  collections       list levels or collections
    collection N              open another collection
    quit                      save and quit
    > level 9
    Level not found. Type levels for a list.
    > 
    "
  `);
  expect(code).toBe(0);
});

const PLACES = 'Boxes: A at row 4, column 5; B at row 4, column 6. Goals: 1 at row 4, column 2; 2 at row 5, column 7.';

test('Sokoban explained: a hint has its idea and reason, any push can be asked about, and the idea names no push', async () => {
  const path = file('explained.txt', ' #####', ' #   ###', '## #   #', '#. @$$ #', '#   # .#', '########');
  const words = ['hint', 'hint', 'why B-down', 'why r4c6-up', 'why A-down', 'why r9c9-up', 'why', 'idea', 'letters'];
  const { out } = await masu(['play', path, '--plain'], said(...words), 'explained');
  const answers = out.split(/^> .*\n/m).slice(1, 1 + words.length);
  const idea = 'Box A is the key: until it moves, no other box can be pushed onto a goal without losing.';
  expect(answers.map((answer) => answer.trimEnd().split('\n'))).toEqual([
    [expect.stringContaining('The next box to push'), idea, PLACES],
    ['The box at row 4, column 6.', "Until it moves, box A can't be pushed without losing.", PLACES],
    [expect.stringMatching(/^That push loses: /), PLACES],
    [expect.stringMatching(/^That push is as good as any/), PLACES],
    [`That push is not possible here. ${PLACES}`],
    [`That push is not possible here. ${PLACES}`],
    [`Usage: why A-left, or why r3c4-left. ${PLACES}`],
    [
      idea,
      'Every solution pushes a box onto row 3, column 5, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes.',
      PLACES,
    ],
    [PLACES],
  ]);
});

test('Sokoban explained: a lost position that no deadlock rule sees has its reason, and letters follow the boxes', async () => {
  const path = file('shelf.txt', ' ####', '##  ##', '# $  #', '#.   #', '#.#$##', '#@  #', '#####');
  const { out } = await masu(['play', path, '--plain'], said('rrU', 'hint', 'why B-up', 'undo', 'letters'), 'shelf');
  expect(out).toContain(
    '> hint\nThis position can no longer be solved: at most one of the two boxes can still be on goals at the same time.\n' +
      'Boxes: A at row 3, column 3; B at row 4, column 4. Goals: 1 at row 4, column 2; 2 at row 5, column 2.\n' +
      'No hint from here: undo 1 push, then ask again.\n',
  );
  expect(out).toContain("Every push loses here: the position can't be solved.");
  expect(out).toContain('B at row 5, column 4. Goals');
});

test('Sokoban: a push into a corner is reported', async () => {
  const path = file('stuck.txt', '#######', '# @   #', '#  $  #', '#  . ##', '#######');
  const { out } = await masu(['play', path, '--plain'], said('ldrRR', 'hint', 'undo', 'quit'), 'stuck');
  const stuck = 'Deadlock: the box at row 3, column 6 can no longer reach a goal.';
  expect(out).toContain(`pushed right\n${stuck} Undo 1 push.\n`);
  expect(out).toContain(`> hint\n${stuck}\nNo hint from here: undo 1 push, then ask again.\n`);
  // From a level that has no solution at all no undo helps, and it is not offered.
  const hopeless = file('hopeless.txt', '######', '#@ $ #', '#   .#', '#    #', '######');
  const none = await masu(['play', hopeless, '--plain'], said('rR', 'quit'), 'hopeless');
  const never = 'The level has no solution, not even from its start.';
  expect(none.out).toContain(`Deadlock: the box at row 2, column 5 can no longer reach a goal. ${never}\n`);
});

test('Futoshiki: digits, a conflict, marks, a check, a hint, solved', async () => {
  const path = file('four.txt', ...FUTOSHIKI);
  const words = [
    'r1c2=1',
    'undo',
    'r1c2~2 r1c2~3',
    'check',
    'say rows on',
    'board',
    'hint',
    'hint',
    'hint',
    'r1c2=2 r2c1=3',
    'save half',
    'r3c4=3 r4c4=1',
    'quit',
  ];
  const { out, code } = await masu(['play', path, '--plain'], said(...words), 'futoshiki');
  expect(out).toMatchInlineSnapshot(`
    "Futoshiki, Four 1. 4 cells left.
    |1 - 3 4|
    |       |
    |- 4 1 2|
    |       |
    |2 1 4 -|
    |       |
    |4 3 2 -|
    > r1c2=1
    Two 1s in row 1. Column 2 is yours, column 1 is given.
    > undo
    Undone: 1 step. 4 cells left.
    > r1c2~2 r1c2~3
    4 cells left.
    > check
    Everything so far is correct. 4 cells left.
    > say rows on
    Boards are now read row by row.
    > board
    row 1: 1 given, empty, 3 given, 4 given
    row 2: empty, 4 given, 1 given, 2 given
    row 3: 2 given, 1 given, 4 given, empty
    row 4: 4 given, 3 given, 2 given, empty
    > hint
    Look at r1c2.
    > hint
    Hint: naked single. All digits but one are already in the row or column of r1c2.
    > hint
    So r1c2 is 2.
    > r1c2=2 r2c1=3
    2 cells left.
    > save half
    Saved as half.
    > r3c4=3 r4c4=1
    0 cells left.
    Solved. 4 cells, 1 hint.
    > quit
    Solution saved.
    "
  `);
  expect(code).toBe(0);
});

test('what is not a terminal gets the line mode by itself', async () => {
  const { out } = await masu(['play', file('plain.txt', ...SOKOBAN)], 'quit\n', 'plain');
  expect(out).toContain('> quit\nNothing to save.');
});

test('a level from standard input is shown; then there is nothing to read', async () => {
  const { out, code } = await masu(['play', '-', '--plain'], '#####\n#@$.#\n#####\n');
  expect([out, code]).toEqual(['Sokoban, Standard input 1. 1 box to go.\n#####\n#@$.#\n#####\n', 0]);
});
