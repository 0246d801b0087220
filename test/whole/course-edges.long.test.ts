// The course programs in odd cases: the end of the input in a prompt, words that are not numbers, broken files, a file
// that cannot be written, megabytes of commands. And their exact output on our own maps.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram, SCRATCH } from '../run-program.js';

const course = (words: readonly string[], input?: string, cwd?: string) => runProgram(['course', ...words], input, cwd);

function put(name: string, text: string): string {
  const path = join(SCRATCH, name);
  writeFileSync(path, text);
  return path;
}

const MENU =
  '[INFO] Menu options:\n\t1. New game.\n\t2. Save game.\n\t3. Load game.\n\t4. Resume game.\n\t5. Exit.\n[INFO] Enter an integer [1-5]: ';
const OPTIONS =
  'Options:\n\t1. Up | 2. Right | 3. Down | 4. Left |\n\t5. Show best move\n\t6. Quit game\n[INFO] Enter a game option [1-6]: ';
const FIRST = (score: number, row: string) =>
  `[INFO] Level #1 best score: 0\n[INFO] Level #1 current score: ${score}\n########\n${row}\n########\n`;

test('ips: words that are not numbers are asked for again, the end of the input ends the program', () => {
  expect(course(['ips'], 'x\n-3\n1e9\n')).toEqual({
    stdout: `${MENU}${'[INFO] Enter an integer [1-5]: '.repeat(3)}`,
    stderr: '',
    status: 0,
  });
  expect(course(['ips'], '1\nlevel\n1\nup\n').stdout).toBe(
    `${MENU}[INFO] Choose the level [1-4]: [ERROR]: level not found!\n[INFO] Choose the level [1-4]: [INFO]: loading level #1\n` +
      `${FIRST(0, '#.A.B.G#')}${OPTIONS}${OPTIONS}`,
  );
});

test('ips: numbers may share a line, as scanf reads them', () => {
  expect(course(['ips'], '1 1 2 2 2 5').stdout).toContain('[INFO] LEVEL COMPLETED!!!\n');
});

test('ips: a hint costs nothing, a blocked move counts, and a deadlock is reported', () => {
  const { stdout } = course(['ips'], '1 1 1 5 6 5');
  expect(stdout).toContain(`${FIRST(1, '#.A.B.G#')}${OPTIONS}[INFO] Best move: 2. Right\n${FIRST(1, '#.A.B.G#')}`);
  mkdirSync(join(SCRATCH, 'lost'), { recursive: true });
  put('lost/level1.txt', '#####\n#BA.#\n#..G#\n#####\n');
  expect(course(['ips', '--levels', join(SCRATCH, 'lost')], '1 1 5 6 5').stdout).toContain(
    '[INFO] No move leads to a solution.\n',
  );
});

test('ips: with boxes to spare, filled goals win', () => {
  mkdirSync(join(SCRATCH, 'spare'), { recursive: true });
  put('spare/level1.txt', '########\n#BABG..#\n########\n');
  const { stdout } = course(['ips', `--levels=${join(SCRATCH, 'spare')}`], '1 1 5 2 5');
  expect(stdout).toContain('[INFO] Best move: 2. Right\n');
  expect(stdout).toContain('[INFO] LEVEL COMPLETED!!!\n');
});

test.each([
  ['missing', undefined, '[ERROR]: the file cannot be read!\n'],
  ['empty', '', '[ERROR]: the file is no saved game!\n'],
  ['no number', 'Score: x\nLevel: 1\nState:\nrows: 1\ncolumns: 3\n#A#\n', '[ERROR]: the file is no saved game!\n'],
  ['no such level', 'Score: 1\nLevel: 9\nState:\nrows: 1\ncolumns: 3\n#A#\n', '[ERROR]: the file is no saved game!\n'],
  ['too few rows', 'Score: 1\nLevel: 1\nState:\nrows: 3\ncolumns: 3\n#A#\n', '[ERROR]: the file is no saved game!\n'],
  ['two agents', 'Score: 1\nLevel: 1\nState:\nrows: 1\ncolumns: 4\n#AA#\n', '[ERROR]: the file is no saved game!\n'],
  ['other letters', 'Score: 1\nLevel: 1\nState:\nrows: 1\ncolumns: 3\n#@#\n', '[ERROR]: the file is no saved game!\n'],
  ['huge number', `Score: ${'9'.repeat(99)}\nLevel: 1\n`, '[ERROR]: the file is no saved game!\n'],
])('ips: a broken save (%s) leaves the game as it is', (name, text, message) => {
  const path = text === undefined ? join(SCRATCH, 'nowhere.txt') : put(`${name}.txt`, text);
  const { stdout, status } = course(['ips'], `1\n1\n2\n6\n3\n${path}\n4\n6\n5\n`);
  expect(stdout).toContain(`[INFO] Enter the file name: ${message}`);
  expect(stdout).toContain(`${message}${MENU}${FIRST(1, '#..AB.G#')}`);
  expect(status).toBe(0);
});

test('ips: nothing to save, nothing to resume, nowhere to write', () => {
  expect(course(['ips'], '2\n4\n5\n').stdout).toBe(
    `${MENU}[ERROR]: no game to save!\n${MENU}[ERROR]: no game to resume!\n${MENU}`,
  );
  const { stdout, status } = course(['ips'], '1\n1\n6\n2\n/nowhere/at/all.txt\n5\n');
  expect(stdout).toContain('[INFO] Enter the file name: [ERROR]: the file cannot be written!\n');
  expect(status).toBe(0);
});

test('ips: the included levels can be won by following the hints', () => {
  for (const level of ['2', '3', '4']) {
    const chosen: string[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const { stdout } = course(['ips'], ['1', level, ...chosen, '5', '6', '5'].join(' '));
      const option = /Best move: (\d)\./.exec(stdout)?.[1];
      if (option === undefined) break;
      // Only the first hints: the way from there is as good as any other test of it.
      chosen.push(option);
      if (chosen.length === 3) break;
    }
    expect(chosen).toHaveLength(3);
  }
});

test('ece209: no name, no file, no puzzle', () => {
  expect(course(['ece209'], '')).toEqual({
    stdout: 'Puzzle file: Unable to open puzzle file: \n',
    stderr: '',
    status: 1,
  });
  expect(course(['ece209'], 'nope.txt\n')).toEqual({
    stdout: 'Puzzle file: Unable to open puzzle file: nope.txt\n',
    stderr: '',
    status: 1,
  });
  const broken = course(['ece209', put('broken.txt', '4\n|- - - -|\n|x|\n')]);
  expect(broken.status).toBe(30);
  expect(broken.stderr).toMatch(/broken\.txt:\d+:\d+: .+\n$/);
});

test('ece209: givens that contradict each other have no solution', () => {
  const path = put('conflict.txt', '4\n|1 1 - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n|       |\n|- - - -|\n');
  expect(course(['ece209', path]).stdout).toMatch(/\nSOLUTION:\nNo solution exists\.\n$/);
});

// The goal at the top can be reached only through the other, so the box there must be pushed off it.
const OFF_GOAL = put('off-goal', '######\n##.###\n# *  #\n#  $ #\n#  @ #\n######\n');

test('comp20003: a start on a goal, and pushes off a goal in upper case', () => {
  const onGoal = course(['comp20003', '-s', put('plus', '#####\n#+  #\n# $ #\n#   #\n#####\n')]);
  expect(onGoal.stdout).toMatch(/^SOLUTION:\nrrdLdlU\n\nSTATS:\nExpanded nodes: \d+\n/);
  expect(onGoal.status).toBe(0);
  expect(course(['comp20003', '-s', OFF_GOAL]).stdout).toMatch(/^SOLUTION:\nUlUdrruL\n\nSTATS:\n/);
});

test('comp20003: usage and exit codes', () => {
  expect(course(['comp20003', '-h']).status).toBe(0);
  for (const words of [[], ['-s'], ['-x', OFF_GOAL], [OFF_GOAL, 'play_solution'], ['-s', OFF_GOAL, 'play', 'more']]) {
    const { stdout, status } = course(['comp20003', ...words]);
    expect(stdout.startsWith('USAGE\n'), words.join(' ')).toBe(true);
    expect(status).toBe(84);
  }
  expect(course(['comp20003', '-s', 'nowhere'])).toEqual({
    stdout: '',
    stderr: 'No such file or directory\n',
    status: 84,
  });
  const unknown = course(['comp20003', '-s', put('letters', '#####\n#@$x#\n#####\n')]);
  expect(unknown.stderr).toContain('letters:2:4: Unknown character "x"');
  expect(unknown.status).toBe(84);
});

test('comp20003: a solution.txt that cannot be written loses nothing', () => {
  const folder = join(SCRATCH, 'taken');
  mkdirSync(join(folder, 'solution.txt'), { recursive: true });
  const { stdout, stderr, status } = course(['comp20003', '-s', OFF_GOAL], '', folder);
  expect(stdout).toMatch(/^SOLUTION:\n/);
  expect(stderr).toMatch(/^Could not open file solution\.txt \(EISDIR\)/);
  expect(status).toBe(84);
});

test('comp20003: sound rules find what the course’s own test discards', () => {
  // With a box below and one to the left, the supplied test looks at the diagonal cell between walls.
  const map = put('thrown', '####\n#.@#\n#$$#\n#  #\n##.#\n####\n');
  const exact = course(['comp20003', '-s', map]);
  expect(exact.stdout).toMatch(/^STATS:\n[\s\S]*Solution Length: 0\n/);
  expect(exact.stderr).toContain('The corner test of the course is not sound');
  expect(exact.status).toBe(0);
  for (const rules of ['none', 'corner', 'corner,dead-cells,square,freeze']) {
    expect(course(['comp20003', '-s', map, `--rules=${rules}`]).stdout).toContain('Solution Length: 4\n');
  }
  expect(course(['comp20003', '-s', map, '--rules', 'magic']).status).toBe(84);
});

test('comp20003: playing by arrows on a pipe: won, lost, restarted', () => {
  const map = put('play', '#######\n#@ $ .#\n#     #\n#######\n');
  const right = '\x1b[C';
  expect(course(['comp20003', map], `${right.repeat(3)}\n`)).toMatchObject({ status: 0 });
  expect(course(['comp20003', put('lose', '######\n#@$  #\n#. # #\n######\n')], 'rr\n').status).toBe(1);
  const again = course(['comp20003', map], `${right}\n \n${right.repeat(3)}\n`);
  expect(again.status).toBe(0);
  expect(again.stdout.split('#######\n#@ $ .#')).toHaveLength(3);
  expect(course(['comp20003', map], '').status).toBe(1);
});

test('comp20003: the animation on a pipe is one frame after another', () => {
  const { stdout } = course(['comp20003', '-s', put('short', '#####\n#@$.#\n#####\n'), 'play_solution', '--plain']);
  expect(stdout.startsWith('#####\n#@$.#\n#####\n\n#####\n# @*#\n#####\n\nSOLUTION:\nR\n\nSTATS:\n')).toBe(true);
});

test('mac110: ten megabytes of commands', () => {
  const map = put('long.txt', '#######\n#@   .#\n#   $ #\n#######\n');
  const { stdout, stderr, status } = course(['mac110', map], `${'rl'.repeat(5_000_000)}\nq\n`);
  expect(stderr).toBe('History: 10000000 moves, too many to show.\n');
  expect(status).toBe(0);
  expect(stdout.split('#@   .#')).toHaveLength(3);
});

test.each([
  ['no player', '####\n#$.#\n####\n', 'The level has 0 players; expected exactly one.'],
  ['two players', '#####\n#@$+#\n#####\n', 'The level has 2 players; expected exactly one.'],
  ['no place', '#####\n#@$ #\n#####\n', 'The level has no storage place; expected at least one.'],
  ['more boxes', '######\n#@$$.#\n######\n', 'The level has 2 boxes and 1 storage places; the numbers must match.'],
  ['nothing', '\n\n', 'The map has no cells; expected at least one row.'],
  [
    'a stray letter',
    '#####\n#@$.#\n##?##\n',
    'Unknown character "?" on the map; expected one of # @ + $ * . or space.',
  ],
])('mac110 refuses a level with %s', (name, text, reason) => {
  const { stdout, stderr, status } = course(['mac110', put(`${name}.txt`, text)], 'q\n');
  expect(stdout).toBe('');
  expect(stderr).toContain(reason);
  expect(status).toBe(30);
});

test('mac110: undo, blocked moves, ragged rows, counts of many digits', () => {
  const map = put('undo.txt', '  ######\n###    #\n#@$  . #\n########\n');
  const { stdout, stderr } = course(['mac110', map], 'rlbbb\nrRb\nq\n');
  expect(stdout.split('\n\n')[1]).toContain('  ######\n###    #\n#@$  . #\n########');
  expect(stdout.split('\n\n')[2]).toContain('  ######\n###    #\n# @$ . #\n########');
  expect(stderr).toBe('History: R\n');
  const wide = put('wide.xsb', '12#|#@$8-.#|12#\n');
  expect(course(['mac110', wide], 'r\nq\n').stdout).toContain('############\n# @$       .#\n############\n\n');
});

test('mac110: content decides if the extension disagrees, with a warning', () => {
  const { stdout, stderr } = course(['mac110', put('plain.xsb', '#####\n#@$.#\n#####\n')], 'q\n');
  expect(stdout.startsWith('#####\n#@$.#\n#####\n\n')).toBe(true);
  expect(stderr).toContain('the extension says run-length, the content is plain; read by content.');
});

test('mac110: the end of the input ends the game', () => {
  expect(course(['mac110'], '')).toEqual({ stdout: 'Map: ', stderr: '', status: 0 });
});

test('in101: wrong words, wrong files', () => {
  expect(course(['in101', 'load', 'nowhere.in'])).toEqual({
    stdout: '',
    stderr: 'Cannot read file nowhere.in!\n',
    status: 1,
  });
  expect(course(['in101', 'fly', 'x']).status).toBe(31);
  expect(course(['in101', 'solve', put('ok.in', '5 3\n#####\n#@$.#\n#####'), '--visited', 'heap']).status).toBe(31);
  for (const [name, text, place] of [
    ['size', '#####\n#@$.#\n', ':1:1: '],
    ['short', '5 3\n#####\n', ':2:1: '],
    ['long', '3 1\n#@$.#\n', ':2:4: '],
    ['letter', '5 1\n#@x.#\n', ':2:3: '],
    ['large', '999999 1\n#@$.#\n', ':2:1: '],
  ] as const) {
    const { stderr, status } = course(['in101', 'load', put(`${name}.in`, text)]);
    expect(stderr, name).toContain(`${name}.in${place}`);
    expect(status).toBe(30);
  }
});

test('in101: a plan stops at its length and names an unknown letter', () => {
  const map = put('replay.in', '6 3\n######\n#@ $.#\n######\n');
  expect(course(['in101', 'replay', map, '1', 'EEEE']).stdout).toBe('######\n# @$.#\n######\n');
  expect(course(['in101', 'replay', map, '9', 'WWE']).stdout).toBe('######\n# @$.#\n######\n');
  expect(course(['in101', 'replay', map, 'x', 'E']).status).toBe(31);
  const odd = course(['in101', 'replay', map, '3', 'EXE']);
  expect(odd.stderr).toBe('Unknown move "X" at index 1 of the plan; expected one of N, S, E, W.\n');
  expect(odd.status).toBe(30);
});

test('in101: play on a pipe prints the map after every line', () => {
  const map = put('pipe.in', '6 3\n######\n#@ $.#\n######\n');
  const { stdout, status } = course(['in101', 'play', map], 'e\n\x1b[C\nq\n');
  expect(stdout).toBe(
    '######\n#@ $.#\n######\n######\n# @$.#\n######\n######\n#  @*#\n######\n######\n#  @*#\n######\n',
  );
  expect(status).toBe(0);
});

test('in101: maps without goals or without enclosing walls are searched to the end', () => {
  const open = put('open.in', '3 2\n@$ \n  .\n');
  expect(course(['in101', 'solve', open]).stdout).toMatch(/^no plan\n|^[NSEW]+\n/);
  expect(readFileSync(open, 'utf8')).toContain('@$');
});

test('course: the list, an unknown name', () => {
  expect(course([]).stdout).toContain('masu course mac110');
  const unknown = course(['in102']);
  expect(unknown.stderr).toBe('Unknown course "in102". Available: in101, ips, ece209, comp20003, mac110.\n');
  expect(unknown.status).toBe(31);
});
