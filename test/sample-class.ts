// A class of thirty submissions with every kind of error, for the tests of `judge`: the file, its text, and the verdict.

export const CLASS_LEVELS = `#####
#@$.#
#####
Title: First step

######
#    #
# @$.#
#  $.#
######
Title: Two boxes

#######
#.$@$.#
#######
Title: Twins

#######
#  .  #
# @$$.#
#     #
#######
Title: Corner room
`;

export interface SampleSubmission {
  readonly name: string;
  readonly text: string;
  /** One per solution: level, and either the verdict or the code of the error. */
  readonly expected: readonly {
    readonly level?: number;
    readonly by?: string;
    readonly solved?: boolean;
    readonly failedAt?: number;
    readonly blockedBy?: string;
    readonly fault?: string;
    readonly moves?: number;
    readonly pushes?: number;
    readonly error?: string;
  }[];
}

const one = (name: string, text: string, expected: SampleSubmission['expected'][number]): SampleSubmission => ({
  name,
  text,
  expected: [expected],
});

const TWINS_BOARD = '#######\n#.$@$.#\n#######\n';
const TWINS_HASH_TEXT = 'Hash: HASH3\nRll\n';

export const SAMPLE_CLASS: readonly SampleSubmission[] = [
  one('anna/level1.txt', 'R\n', { level: 1, by: 'file-name', solved: true, moves: 1, pushes: 1 }),
  one('anna/level2.txt', 'RldR', { level: 2, solved: true, moves: 4, pushes: 2 }),
  one('ben/L1.txt', 'r', { level: 1, by: 'file-name', solved: true }),
  one('ben/L02.txt', 'E W S E', { level: 2, solved: true, moves: 4, pushes: 2 }),
  one('carla-twins.lurd', 'Rll', { level: 3, by: 'file-name', solved: true, pushes: 2 }),
  one('dora/First_Step.txt', 'r', { level: 1, by: 'file-name', solved: true }),
  one('level3/emil.txt', 'lrr', { level: 3, by: 'file-name', solved: true }),
  one('3/frida.txt', 'lrr', { error: 'unknown-level' }),
  one('gus.txt', 'Level: 3\nRll', { level: 3, by: 'number', solved: true }),
  one('hana.txt', 'Title: two boxes\n; my own\nRldR', { level: 2, by: 'title', solved: true }),
  one('ivan.txt', TWINS_HASH_TEXT, { level: 3, by: 'board', solved: true }),
  one('judy.sok', `${TWINS_BOARD}\nSolution\nRll\n`, { level: 3, by: 'board', solved: true }),
  one('karl.sok', TWINS_BOARD, { level: 3, by: 'board', solved: false, fault: 'no-solution' }),
  one('lena.jsonl', '{"puzzle":"sokoban","level":2,"title":"Two boxes","verdict":"solved","solution":"RldR"}', {
    level: 2,
    by: 'title',
    solved: true,
  }),
  one('mona.jsonl', '{"level":4,"title":"","verdict":"gave-up","limit":"time"}', {
    level: 4,
    by: 'number',
    solved: false,
    fault: 'no-solution',
  }),
  {
    name: 'nils.txt',
    text: 'Level 1: r\nLevel 2\nRldR\n3. Rll\n',
    expected: [
      { level: 1, by: 'number', solved: true },
      { level: 2, solved: true },
      { level: 3, solved: true },
    ],
  },
  one('olga-level1.txt', 'l', { level: 1, solved: false, failedAt: 1, blockedBy: 'wall', moves: 0 }),
  one('paul-level2.txt', 'Rd', {
    level: 2,
    solved: false,
    failedAt: 2,
    blockedBy: 'box-and-wall',
    moves: 1,
    pushes: 1,
  }),
  one('quin-level4.txt', 'R', { level: 4, solved: false, failedAt: 1, blockedBy: 'two-boxes', moves: 0 }),
  one('rosa-level3.txt', 'R', { level: 3, solved: false, fault: 'unsolved', moves: 1, pushes: 1 }),
  one('sven-level2.txt', 'RldRuuu', { level: 2, solved: false, failedAt: 7, blockedBy: 'wall' }),
  one('tina-level2.txt', 'no plan\nplan length: 0\n', { level: 2, solved: false, fault: 'no-solution' }),
  one('uwe-level1.txt', 'SOLUTION:\nR\n\nSTATS:\nExpanded nodes: 2\nTime (seconds): 0.1\n', { level: 1, solved: true }),
  one('vera-level1.txt', '2(lr)R', { level: 1, solved: false, failedAt: 1 }),
  one('will-level1.txt', 'xyz', { error: 'unknown-move' }),
  one('xena.txt', 'r', { error: 'unknown-level' }),
  one('level1-or-level-2/yuri-1-2.txt', 'r', { error: 'unknown-level' }),
  one('zoe-level1.txt', '', { error: 'empty-file' }),
  one('zack-level1.txt', 'r\u0000', { error: 'binary-file' }),
  {
    name: 'zita.jsonl',
    text: '{"level":1,"solution":"r"}\n{broken\n{"level":9,"solution":"r"}\n',
    expected: [{ level: 1, solved: true }, { error: 'bad-json' }, { error: 'unknown-level' }],
  },
];
