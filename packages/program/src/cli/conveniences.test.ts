// Conveniences of the command line: completion, defaults, deleting saved games, duplicates.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const HOME = join(FOLDER, 'comfort');
const env = { MASU_HOME: HOME };
const LEVEL = '#####\n#@$.#\n#####\n';
const GRID = '2\n|- -|\n|   |\n|->-|\n';

test('bash completes commands, options, values, and words', async () => {
  const script = file('masu.bash', (await masu(['completion', 'bash'])).stdout);
  const cases: readonly (readonly [line: readonly string[], completed: string])[] = [
    [['masu', 'so'], 'solve solvers'],
    [['masu', 'solve', '--so'], '--solver'],
    [['masu', 'solve', '--solver', 'push'], 'push-optimal'],
    [['masu', 'batch', ''], 'plan run report import compare'],
    [['masu', 'batch', 'plan', '--solv'], '--solvers'],
    [['masu', 'generate', 'f'], 'futoshiki'],
    [['masu', 'completion', 'z'], 'zsh'],
    [['masu', 'generate', 'sokoban', '--grade', 'h'], 'hard'],
    [['masu', 'generate', 'futoshiki', '--grade', 'rec'], 'recursive'],
    [['masu', 'daily', 'f'], 'futoshiki'],
    [['masu', 'daily', 'sokoban', ''], ''],
    [['masu', 'hint', 'x', '--detail', ''], '1 2 3 4'],
    [['masu', 'optimize', 'x', '--for', 'p'], 'pushes'],
    [['masu', 'solve', 'x', '--time', ''], ''],
    [['masu', 'solve', 'x', '--heuristic', 'n'], 'none nearest'],
    [['masu', 'config', 'solve.so'], 'solve.solver'],
    [['masu', 'config', 'solve.time', ''], ''],
    [['masu', 'show', 'only-'], 'only-this-file'],
    [['masu', 'solve', 'x', '-o', 'only-'], 'only-this-file'],
    [['masu', 'solve', '--solver', '=', 'push'], 'push-optimal'],
    [['masu', 'compare', 'x', '--solvers', 'any,push'], 'any,push-optimal'],
    [['masu', 'compare', 'x', '--solvers', 'bfs-list,bfs-tree,bfs'], 'bfs-list,bfs-tree,bfs-hash'],
    [['masu', 'compare', 'x', '--rules', 'none,corn'], 'none,corner'],
    [['masu', 'course', 'c'], 'comp20003'],
    [['masu', 'course', 'in101', 'm'], 'move mark'],
    [['masu', 'course', 'in101', 'solve', '--visited', 'l'], 'list'],
    [['masu', 'course', 'in101', 'play', 'x', '--g'], '--gui'],
    [['masu', 'course', 'in101', 'mark', '--ca'], '--cases'],
    [['masu', 'course', 'ips', 'rubric', '--kee'], '--keep'],
    [['masu', 'course', 'ece209', 'rubric', 'only-'], 'only-this-file'],
    [['masu', 'verify', 'x', 'only-'], 'only-this-file'],
    [['masu', 'show', 'two w'], 'two words.xsb'],
    [['masu', 'show', 'two\\ w'], 'two words.xsb'],
    [['masu', 'show', '"two w'], 'two words.xsb'],
    [['masu', 'show', 'two'], 'two [1].xsb|two words.xsb'],
    [['masu', 'batch', 'plan', 'two w'], 'two words.xsb'],
  ];
  const tries = cases.map(([line]) => `try ${line.map((word) => `'${word}'`).join(' ')}`).join('\n');
  const program = `source "$1"
try() { COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _masu; local IFS='|'; echo "\${COMPREPLY[*]}"; }
${tries}`;
  const cwd = join(FOLDER, 'completed');
  mkdirSync(cwd, { recursive: true });
  for (const name of ['only-this-file', 'two words.xsb', 'two [1].xsb']) writeFileSync(join(cwd, name), '');
  const said = execFileSync('bash', ['-c', program, 'bash', script], { encoding: 'utf8', cwd });
  const wanted = ([line, completed]: (typeof cases)[number]): string =>
    line.includes('show') || completed.includes('.xsb') ? completed : completed.replaceAll(' ', '|');
  const sorted = (text: string): string => text.split('|').sort().join('|');
  expect(said.trimEnd().split('\n').map(sorted)).toEqual(cases.map((each) => sorted(wanted(each))));
});

test('an unknown shell is refused, the others get a script', async () => {
  expect((await masu(['completion', 'fish'])).stdout).toContain("complete -c masu -n '__masu_at 1 solve' -l solver");
  expect((await masu(['completion', 'fish'])).stdout).toContain("-l solvers -x -a '(__fish_append , ");
  const { stdout } = await masu(['completion', 'zsh']);
  expect(stdout).toMatch(/^#compdef masu\n/);
  expect(stdout).toContain('--solvers[');
  expect(stdout).toMatch(/:value:_sequence compadd - [\w-]+ [\w-]+ /);
  expect(stdout).toMatch(/'course in101 mark'\) _arguments .*--cases\[/);
  const { code, stderr } = await masu(['completion', 'tcsh']);
  expect([code, stderr]).toEqual([31, 'masu: <shell>: expected one of bash, zsh, fish, got "tcsh".\n']);
});

test('a default is used until it is overridden or removed', async () => {
  const level = file('level.xsb', LEVEL);
  expect((await masu(['config', 'solve.solver', 'bfs-hash'], { env })).code).toBe(0);
  expect((await masu(['config'], { env })).stdout).toBe('solve.solver.sokoban = bfs-hash\n');
  const solver = async (...words: string[]) =>
    JSON.parse((await masu(['solve', level, '--json', ...words], { env })).stdout).solver;
  expect([await solver(), await solver('--solver', 'dijkstra')]).toEqual(['bfs-hash', 'dijkstra']);
  expect((await masu(['config', 'solve.solver', '--unset'], { env })).code).toBe(0);
  expect(await solver()).toBe('any');
});

test('what is typed wins over a default, for every kind of option', async () => {
  const home = { MASU_HOME: join(FOLDER, 'typed-wins') };
  const level = file('level.xsb', LEVEL);
  const run = async (...words: string[]) => (await masu(words, { env: home })).stdout;
  const plain = await run('hint', level);
  await run('config', 'hint.detail', '4');
  const whole = await run('hint', level);
  expect(whole).toContain('1 push and 1 move to go.');
  expect([await run('hint', level, '--detail', '1'), plain === whole]).toEqual([plain, false]);
  await run('config', 'solve.nodes', '1');
  await run('config', 'solve.heuristic', 'none');
  const notes = async (...words: string[]) =>
    JSON.parse(await run('solve', level, '--solver', 'astar', '--json', ...words)) as Record<string, unknown>;
  expect(await notes()).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  expect(await notes('--nodes', '1000', '--heuristic', 'matching')).toMatchObject({
    verdict: 'solved',
    notes: { heuristic: 'matching' },
  });
  // An error about a value that was typed does not name the default.
  const wrong = await masu(['hint', level, '--detail', '9'], { env: home });
  expect([wrong.code, wrong.stderr]).toEqual([31, 'masu: --detail: expected one of 1, 2, 3, 4, got "9".\n']);
});

test.each([
  { words: ['config', 'hint.time', '--unset'], code: 0, says: 'hint.time is not set.' },
  { words: ['config', 'solve.tim'], code: 31, says: 'Did you mean "solve.time"?' },
  { words: ['config', 'solve.time', 'soon'], code: 31, says: 'solve.time: expected a number of seconds, got "soon".' },
  { words: ['config', 'solve.json', 'true'], code: 31, says: 'Unknown default "solve.json".' },
  { words: ['config', 'solve.solver', 'nosuch'], code: 31, says: 'solve.solver: Unknown value "nosuch".' },
  { words: ['config', 'solve.solver.futoshiki', 'any'], code: 31, says: 'Unknown value "any". Available: propagate' },
  { words: ['config', 'solve.heuristic', 'far'], code: 31, says: 'solve.heuristic: Unknown value "far".' },
  { words: ['config', 'compare.solvers', 'any,nosuch'], code: 31, says: 'Unknown value "nosuch".' },
  { words: ['config', 'generate.size', '33'], code: 31, says: 'generate.size: expected a whole number from 2 to 32' },
  { words: ['config', 'generate.boxes', '0'], code: 31, says: 'generate.boxes: expected a whole number from 1 to 12' },
  { words: ['config', 'generate.grade', 'hardest'], code: 31, says: 'generate.grade: Unknown value "hardest".' },
])('$code: masu $words', async ({ words, code, says }) => {
  const run = await masu(words, { env });
  expect([run.code, run.stderr]).toEqual([code, expect.stringContaining(says)]);
});

test.each([
  ['config', 'solve.time', '60'],
  ['config'],
  ['import', 'home.xsb'],
  ['saves'],
  ['records', '--json'],
  ['export', '--all'],
])('a home that is a file: masu %s exits with 32 and says why', async (...words) => {
  const home = file('home.xsb', LEVEL);
  const run = await masu(words, { env: { MASU_HOME: home } });
  expect([run.code, run.stderr]).toEqual([32, expect.stringContaining(home)]);
  expect(readFileSync(home, 'utf8')).toBe(LEVEL);
});

test('a default is for the puzzle that has its value, and other puzzles keep theirs', async () => {
  const home = { MASU_HOME: join(FOLDER, 'by-puzzle') };
  const [board, grid] = [file('board.xsb', LEVEL), file('grid.txt', GRID)];
  const solver = async (path: string, ...words: string[]) =>
    JSON.parse((await masu(['solve', path, '--json', ...words], { env: home })).stdout).solver;
  for (const value of ['push-optimal', 'backtrack']) await masu(['config', 'solve.solver', value], { env: home });
  expect([await solver(board), await solver(grid)]).toEqual(['push-optimal', 'backtrack']);
  expect((await masu(['config'], { env: home })).stdout).toBe(
    'solve.solver.futoshiki = backtrack\nsolve.solver.sokoban = push-optimal\n',
  );
  // A choice of the teaching solvers is for those that take it; an option of one puzzle is for that puzzle.
  for (const [key, value] of [
    ['solve.heuristic', 'nearest'],
    ['generate.size', '4'],
    ['generate.grade', 'trivial'],
  ] as const) {
    expect((await masu(['config', key, value], { env: home })).code).toBe(0);
  }
  expect((await masu(['solve', board], { env: home })).code).toBe(0);
  expect(
    JSON.parse((await masu(['solve', board, '--solver', 'astar', '--json'], { env: home })).stdout).notes,
  ).toMatchObject({ heuristic: 'nearest' });
  expect((await masu(['generate', 'sokoban', '--seed', '1'], { env: home })).code).toBe(0);
  const made = JSON.parse((await masu(['generate', 'futoshiki', '--seed', '1', '--json'], { env: home })).stdout);
  expect(made).toMatchObject({ size: 4, grade: 'trivial', level: 1 });
});

test('defaults of an older version work, and an error names the default that causes it', async () => {
  const home = join(FOLDER, 'older');
  mkdirSync(home, { recursive: true });
  const config = join(home, 'config.json');
  const [board, grid] = [file('board.xsb', LEVEL), file('grid.txt', GRID)];
  writeFileSync(config, '{"solve.solver":"bfs-hash","compare.heuristic":"nearest","hint.solver":"nix"}');
  const run = (...words: string[]) => masu(words, { env: { MASU_HOME: home } });
  expect([(await run('solve', board)).code, (await run('solve', grid)).code]).toEqual([0, 0]);
  expect((await run('compare', board, '--solvers', 'any')).stderr).toContain(
    'Your defaults (masu config): compare.heuristic = nearest.',
  );
  expect((await run('hint', board)).stderr).toContain(`hint.solver in ${config}: Unknown value "nix"`);
  expect((await run('config')).stderr).toContain('hint.solver: Unknown value "nix"');
  expect((await run('config', 'solve.solver', 'backtrack')).code).toBe(0);
  expect(JSON.parse(readFileSync(config, 'utf8'))).toMatchObject({
    'solve.solver.sokoban': 'bfs-hash',
    'solve.solver.futoshiki': 'backtrack',
  });
});

test.each([
  { name: 'no JSON', text: '{', says: 'it is not JSON' },
  { name: 'a list', text: '[]', says: 'it is not an object' },
  { name: 'a number', text: '{"solve.time":5}', says: 'solve.time is not a text in quotes' },
  { name: 'a wrong value', text: '{"solve.time":"soon"}', says: 'expected a number of seconds' },
])('defaults in a file that is wrong are named and change nothing: $name', async ({ text, says }) => {
  const home = join(FOLDER, 'wrong');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'config.json'), text);
  const run = await masu(['solve', file('level.xsb', LEVEL)], { env: { MASU_HOME: home } });
  expect([run.code === 30 || run.code === 31, run.stdout, run.stderr]).toEqual([
    true,
    '',
    expect.stringContaining(says),
  ]);
  expect(run.stderr).toContain('config.json');
  expect(readFileSync(join(home, 'config.json'), 'utf8')).toBe(text);
});

test('a saved game is deleted by its number', async () => {
  const level = file('two-boxes.xsb', '########\n#@$ .$.#\n########\n');
  const played = await masu(['play', level, '--plain'], { env, input: 'r\nquit\n' });
  expect(played.code).toBe(0);
  const listed = (await masu(['saves'], { env })).stdout.trimEnd().split('\n');
  expect(JSON.parse((await masu(['saves', '--json'], { env })).stdout)).toMatchObject({ state: 'playing', moves: 1 });
  expect(listed.map((line) => line.trim().split(/\s+/)[0])).toEqual(['#', '1']);
  const wrong = await masu(['saves', '--delete', '2'], { env });
  expect([wrong.code, wrong.stderr]).toEqual([
    30,
    'masu: There is no saved game 2; there are 1. List them with `masu saves`.\n',
  ]);
  expect((await masu(['saves', '--delete', '1'], { env })).stderr).toBe('Deleted 1 saved game.\n');
  expect((await masu(['saves'], { env })).stderr).toBe('No saved games yet.\n');
});

test('check reports duplicate boards, including rotated and mirrored ones', async () => {
  const one = file('one.xsb', '#####\n#@$.#\n#   #\n#####\n');
  const two = file(
    'two.xsb',
    '#####\n#.$@#\n#   #\n#####\n\n#####\n#@$.#\n#   #\n#####\n\n#####\n#@$ #\n#  .#\n#####\n',
  );
  const text = await masu(['check', one, two]);
  expect(text.code).toBe(0);
  expect(text.stderr).toContain(`level 1: the same board as level 1 of ${one}, turned or mirrored\n`);
  expect(text.stderr).toContain(`level 2: the same board as level 1 of ${one}\n`);
  expect(text.stderr).toContain('4 levels, all valid; 2 duplicates\n');
  const json = (await masu(['check', one, two, '--json'])).stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).duplicateOf);
  expect(json).toEqual([
    undefined,
    { file: one, level: 1, turned: true, playerMoved: false },
    { file: one, level: 1, turned: false, playerMoved: false },
    undefined,
  ]);
  const strict = await masu(['check', one, two, '--strict']);
  expect(strict.code).toBe(30);
  expect(strict.stderr).toContain(
    `${two}:1:1: level 1: The same board as level 1 of ${one}, turned or mirrored. [duplicate]\n`,
  );
  const moved = file('moved.xsb', '#####\n# $.#\n#  @#\n#####\n');
  expect((await masu(['check', one, moved])).stderr).toContain(
    `level 1: the same board as level 1 of ${one}, the player elsewhere in its region\n`,
  );
});
