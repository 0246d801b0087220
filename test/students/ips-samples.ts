// The faulty submissions for IPS, lab 1, as edits of ips/.

import { type RubricSample, replaced } from './rubric-sample.js';

const edited = (
  name: string,
  path: string,
  edit: (text: string) => string,
  points: RubricSample['points'],
  evidence?: string,
): RubricSample => ({ name, edits: { [path]: edit }, points, ...(evidence === undefined ? {} : { evidence }) });

export const IPS_SAMPLES: readonly RubricSample[] = [
  { name: 'right', points: {}, evidence: 'no errors, no leaks' },
  edited(
    'syntax-error',
    'game.c',
    replaced('return true;', 'return true'),
    { compiles: 0, menu: 0, game: 0, score: 0 },
    'error',
  ),
  edited(
    'blocked-free',
    'main.c',
    replaced('session->game.score++;', 'session->game.score += is_terminal(session->game.state);'),
    { game: 0, score: 0 },
  ),
  edited('no-x', 'game.c', replaced("*beyond == 'G' ? 'X' : 'B'", "'B'"), { game: 0.5, score: 0 }),
  edited('left-is-right', 'game.c', replaced('right[] = {0, 1, 0, -1}', 'right[] = {0, 1, 0, 1}'), {
    game: 0.5,
    score: 0.5,
  }),
  edited('last-score', 'session.c', replaced('*best == 0 || *best > session->game.score', '1'), { score: 0.5 }),
  edited('first-score-only', 'session.c', replaced(' || *best > session->game.score', ''), { score: 0.5 }),
  edited(
    'no-last-screen',
    'main.c',
    replaced('  new_game_score(session);\n  print_session(session);\n', '  new_game_score(session);\n'),
    { game: 0.5, score: 0 },
  ),
  edited('menu-six', 'main.c', replaced('[1-5]: ", 5, "")', '[1-5]: ", 6, "")'), { menu: 0.5 }, 'menu/out-of-range'),
  edited(
    'silent-level',
    'main.c',
    replaced('"[ERROR]: level not found!\\n"', '""'),
    { menu: 0.5 },
    'menu/unknown-level',
  ),
  edited(
    'options-once',
    'main.c',
    replaced('printf("%s%s", first, prompt);', 'printf("%s%s", first, prompt);\n    first = "";'),
    { game: 0.5 },
  ),
  edited('keeps-the-score', 'session.c', replaced('session->game.score = 0;', 'session->game.score += 0;'), {
    game: 0.5,
    score: 0,
  }),
  {
    name: 'other-function-name',
    edits: Object.fromEntries(
      ['game.c', 'game.h', 'session.c'].map((path) => [
        path,
        (text: string) => text.replaceAll('print_game', 'show_game'),
      ]),
    ),
    points: { functions: 0.5 },
    evidence: 'print_game: There is no such function.',
  },
];
