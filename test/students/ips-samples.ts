// The faulty submissions for IPS, lab 1, as edits of ips/.

import { type RubricSample, replaced } from './rubric-sample.js';

const edited = (
  name: string,
  path: string,
  edit: (text: string) => string,
  points: RubricSample['points'],
  evidence?: string,
): RubricSample => ({ name, edits: { [path]: edit }, points, ...(evidence === undefined ? {} : { evidence }) });

const NOTHING = {
  ...{ print_state: 0, print_game: 0, is_terminal: 0, move: 0 },
  ...{ restart_session_game: 0, init_session: 0, print_session: 0, new_game_score: 0 },
};

export const IPS_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {}, evidence: 'no errors, no leaks' },
  edited(
    'syntax-error',
    'game.c',
    replaced('return true;', 'return true'),
    { ...NOTHING, compiles: 0, menu: 0, game: 0, score: 0 },
    'error',
  ),
  edited(
    'blocked-free',
    'main.c',
    replaced('session->game.score++;', 'session->game.score += is_terminal(session->game.state);'),
    { game: 0.75, score: 0.5 },
  ),
  edited('no-x', 'game.c', replaced("*beyond == 'G' ? 'X' : 'B'", "'B'"), { move: 0.75, game: 0.75, score: 0.25 }),
  edited('left-is-right', 'game.c', replaced('right[] = {0, 1, 0, -1}', 'right[] = {0, 1, 0, 1}'), {
    move: 0.75,
    game: 0.75,
    score: 0.5,
  }),
  edited('last-score', 'session.c', replaced('*best == 0 || *best > session->game.score', '1'), {
    new_game_score: 0.75,
    score: 0.75,
  }),
  edited('first-score-only', 'session.c', replaced(' || *best > session->game.score', ''), {
    new_game_score: 0.75,
    score: 0.75,
  }),
  edited(
    'no-last-screen',
    'main.c',
    replaced('  new_game_score(session);\n  print_session(session);\n', '  new_game_score(session);\n'),
    { game: 0.75, score: 0.25 },
  ),
  edited('menu-six', 'main.c', replaced('[1-5]: ", 5)', '[1-5]: ", 6)'), {}, '3 of 3 right'),
  edited('silent-level', 'game.c', replaced('"[ERROR]: level not found!\\n"', '""'), {}, '3 of 3 right'),
  edited(
    'options-once',
    'main.c',
    replaced('printf("%s%s", first, prompt);', 'printf("%s%s", first, prompt);\n    first = "";'),
    {},
  ),
  edited('keeps-the-score', 'session.c', replaced('session->game.score = 0;', 'session->game.score += 0;'), {
    restart_session_game: 0,
    init_session: 0.5,
    score: 0.5,
  }),
  {
    name: 'other-function-name',
    edits: Object.fromEntries(
      ['game.c', 'game.h', 'session.c'].map((path) => [
        path,
        (text: string) => text.replaceAll('print_game', 'show_game'),
      ]),
    ),
    points: { print_game: 0 },
    evidence: 'There is no such function.',
  },
  {
    name: 'other-signature',
    edits: {
      'game.h': replaced('bool is_terminal(State s);', 'bool is_terminal(State *s);'),
      'game.c': (text) =>
        replaced(
          'bool is_terminal(State s) {',
          'bool is_terminal(State *s) {',
        )(
          text.replace(
            '  for (int i = 0; i < s.rows; i++) {\n    if (strpbrk(s.grid[i]',
            '  for (int i = 0; i < s->rows; i++) {\n    if (strpbrk(s->grid[i]',
          ),
        ),
      'main.c': replaced('is_terminal(session->game.state)', 'is_terminal(&session->game.state)'),
    },
    points: { is_terminal: 0.75 },
    evidence: 'The signature differs; expected bool is_terminal(State s); found _Bool(State *).',
  },
];
