// The faulty submissions for MAC110, as edits of mac110/ep3.c.

import { type RubricSample, replaced } from './rubric-sample.js';

const edited = (
  name: string,
  edit: (text: string) => string,
  points: RubricSample['points'],
  evidence?: string,
): RubricSample => ({ name, edits: { 'ep3.c': edit }, points, ...(evidence === undefined ? {} : { evidence }) });

const FUNCTIONS = 'LoadLevel LoadLevelXSB PrintLevel GetPlayerPos Move Undo LevelComplete IsValidLevel'.split(' ');
const NOTHING = Object.fromEntries(['compiles', ...FUNCTIONS, 'program'].map((line) => [line, 0]));

export const MAC110_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {}, evidence: 'no errors, no leaks' },
  edited(
    'syntax-error',
    replaced('return Count(map, m, n, "$") == 0;', 'return Count(map, m, n, "$") == 0'),
    NOTHING,
    'error',
  ),
  edited('one-digit', replaced("count = 10 * count + letter - '0';", "count = letter - '0';"), {
    LoadLevelXSB: 0.5,
    program: 0.75,
  }),
  edited(
    'first-width',
    replaced(
      '    if (column > *n) *n = column;\n  }\n  if (column > 0) (*m)++;',
      '    if (*m == 0) *n = column;\n  }\n  if (column > 0) (*m)++;',
    ),
    { LoadLevel: 0.5 },
    '*n is',
  ),
  edited('dots-for-floor', replaced('printf("%.*s\\n", n, map[i]);', 'printf("%.*s|\\n", n, map[i]);'), {
    PrintLevel: 0,
    program: 0,
  }),
  edited('player-on-goal', replaced("map[row][column] != '@' && map[row][column] != '+'", "map[row][column] != '@'"), {
    GetPlayerPos: 0.5,
    Move: 0.75,
    program: 0.75,
  }),
  edited(
    'two-boxes',
    replaced("*beyond == '#' || IsBox(*beyond)", "*beyond == '#'"),
    { Move: 0.75, program: 0.75 },
    'two-boxes: 32 of 32 wrong',
  ),
  edited('lower-case', replaced('    *mov = (char)toupper(*mov);\n', ''), { Move: 0.75, program: 0.75 }, '*mov is'),
  edited('forgets-goal', replaced("*from = IsGoal(*from) ? '.' : ' ';", "*from = ' ';"), { Move: 0.75, program: 0.75 }),
  edited('undo-leaves-box', replaced('  if (isupper((unsigned char)mov[length - 1])) {', '  if (0) {'), {
    Undo: 0.25,
    program: 0.75,
  }),
  edited(
    'undo-keeps-history',
    replaced("  mov[length - 1] = '\\0';\n", ''),
    { Undo: 0, program: 0.75 },
    'The history has',
  ),
  edited('always-complete', replaced('return Count(map, m, n, "$") == 0;', 'return m + n > 0;'), {
    LevelComplete: 0,
    program: 0.5,
  }),
  edited('any-players', replaced('Count(map, m, n, "@+") == 1 && ', ''), { IsValidLevel: 0.75 }, 'two-players'),
  edited('no-storage', replaced('places > 0 && ', ''), { IsValidLevel: 0.75 }, 'no-storage'),
  edited(
    'other-signature',
    replaced('void PrintLevel(char map[LIM][LIM], int m, int n)', 'void PrintLevel(char map[LIM][LIM], int m, long n)'),
    { PrintLevel: 0.75 },
    'The signature differs',
  ),
  edited('no-undo', (text) => text.replaceAll('Undo(', 'TakeBack('), { Undo: 0 }, 'There is no function Undo'),
];
