// Every screen in the pseudo-language, in a window of 80 by 24: text that is in no table is outside the brackets, and
// text without room loses a bracket. Text that comes from elsewhere (titles of levels, hints of the solver) is known by
// name.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@masu/core/base/languages.js';
import { PUZZLE_IDS } from '@masu/core/base/puzzle.js';
import { english as englishPlaylists } from '@masu/core/base/texts/en/playlist.js';
import { english } from '@masu/core/base/texts/en/terminal.js';
import { futoshikiFrame } from '@masu/program/terminal/futoshiki/frame.js';
import { gradeLines } from '@masu/program/terminal/game/level-grade.js';
import { newReplay, replayFrame } from '@masu/program/terminal/pages/replay-page.js';
import { TextPage } from '@masu/program/terminal/pages/text-page.js';
import { ASCII, COLORED } from '@masu/program/terminal/screen/appearance.js';
import { sokobanFrame } from '@masu/program/terminal/sokoban/frame.js';
import { saidReasonInTerminal, texts, useTexts } from '@masu/program/terminal/texts/language.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { afterAll, describe, expect, test } from 'vitest';
import { PageStack, WINDOW } from '../page-stack.js';
import { inMenu, startWithSaves, statesOf } from '../terminal-states.js';
import { loadCatalog } from '../translations.js';
import * as Futoshiki from '../workshop-futoshiki.js';
import * as Sokoban from '../workshop-sokoban.js';

const SIZE = WINDOW;
/** Its reason comes from the solver, so it is plain text here. */
const DIGIT_HINT = { name: '', steps: [''], cell: 1, because: [0] };
const ASCII_LOOK = { signs: ASCII, theme: COLORED };
const BRACKETS = ['⟦', '⟧'] as const;
const home = mkdtempSync(join(tmpdir(), 'masu-pseudo-'));

// Before the states below, which hold messages.
const [{ terminal }, { playlist }] = await Promise.all([
  loadCatalog('terminal', 'x-pseudo'),
  loadCatalog('names', 'x-pseudo'),
]);
useTexts(terminal, playlist);
afterAll(() => {
  useTexts(english, englishPlaylists);
  rmSync(home, { recursive: true, force: true });
});

const app = new PageStack(home);

/** Titles, names, and formats: the same in every language. Longer ones first, since some begin with others. */
const NAMES = [
  ...['masu', 'Sokoban', 'Futoshiki', 'Workshop', 'Two lanterns', 'Easy, number 7', 'Mine', 'Small', 'xx'],
  ...Object.values(LANGUAGES),
  ...SOKOBAN.solvers.flatMap(({ id, about }) => [id, about]),
  ...PUZZLE_IDS.flatMap((puzzle) =>
    app.library
      .collections(puzzle)
      .flatMap(({ title, levels }) => [
        title,
        ...levels.flatMap((level) => [level.title, ...(level.grade?.reasons ?? []).map(saidReasonInTerminal)]),
      ]),
  ),
]
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length);

const ANY_NAME = new RegExp(NAMES.map((name) => name.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g');
const withoutNames = (screen: string): string => screen.replace(/\s+/g, ' ').replace(ANY_NAME, '');

/** The mark of a cut is at the end of a column or of a line. */
const CUT = '✂';
const cutMarked = (screen: string): string => screen.replace(/…(?= {2}|\n|$)/g, CUT);

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Words outside of all brackets. */
function wordsOutside(screen: string): string[] {
  let depth = 0;
  let outside = '';
  for (const letter of withoutNames(cutMarked(screen))) {
    if (letter === BRACKETS[0]) depth++;
    if (depth === 0) outside += letter;
    if (letter === BRACKETS[1]) depth--;
    // A text that was cut has no bracket at its end.
    if (letter === CUT) depth = 0;
  }
  return outside.match(/[a-zA-Z]{3,}/g) ?? [];
}

/** `isCut`: something may be shortened, with the mark of it. */
function check(screen: string, isCut = false): void {
  expect(count(screen, BRACKETS[0]), screen).toBeGreaterThan(0);
  const [opened, closed] = [count(screen, BRACKETS[0]), count(screen, BRACKETS[1])];
  if (isCut) expect(opened - closed, screen).toBeGreaterThanOrEqual(count(cutMarked(screen), CUT) > 0 ? 1 : 0);
  else expect([closed, count(cutMarked(screen), CUT)], screen).toEqual([opened, 0]);
  expect(wordsOutside(screen), screen).toEqual([]);
}

const [IN_PLAY, SOLVED] = [Sokoban.played(Sokoban.START, 'rrrrruulL'), 'rrrrruulL'];
const best = { moves: { moves: 206, pushes: 35 }, pushes: { moves: 214, pushes: 33 } };

describe('games', () => {
  test.each([
    ['at the start', Sokoban.START],
    ['with records', { ...IN_PLAY, best, millis: 83_000 }],
    [
      'with a grade',
      { ...IN_PLAY, heading: { ...IN_PLAY.heading, grade: { grade: 'tricky', isExact: false, reasons: [] } } },
    ],
    ['with a hint, first step', Sokoban.hinted(Sokoban.START, SOLVED, 1)],
    ['with a hint, second step', Sokoban.hinted(Sokoban.START, SOLVED, 2)],
    ['with a hint, third step', Sokoban.hinted(Sokoban.START, SOLVED, 3)],
    ['with a hint, last step', Sokoban.hinted(Sokoban.START, SOLVED, 4)],
  ])('Sokoban %s', (_, state) => {
    check(sokobanFrame(state, SIZE, ASCII_LOOK).toText());
    check(sokobanFrame(state, { columns: 60, lines: 20 }, ASCII_LOOK).toText(), true);
  });

  test('a window too small for a game', () => {
    check(sokobanFrame(Sokoban.START, { columns: 30, lines: 4 }, ASCII_LOOK).toText(), true);
  });

  test.each([
    ['at the start', Futoshiki.START],
    ['with a conflict', Futoshiki.typed(Futoshiki.START, 1)],
    ['with pencil marks', Futoshiki.acted(Futoshiki.START, { kind: 'set-pencil', on: true }, { kind: 'fill-marks' })],
    ['with a hint, first step', Futoshiki.hinted(Futoshiki.START, DIGIT_HINT, 1)],
    ['with a hint, last step', Futoshiki.hinted(Futoshiki.START, DIGIT_HINT)],
    ['with a record', { ...Futoshiki.START, best: { hints: 2, millis: 61_000 } }],
  ])('Futoshiki %s', (_, state) => {
    check(futoshikiFrame(state, SIZE, ASCII_LOOK).toText());
  });

  test('a replay', () => {
    check(replayFrame(newReplay(Sokoban.START.session.game.level, [], 'Mine'), SIZE, ASCII_LOOK).toText());
  });

  test('why a level has its grade', () => {
    const grade = { grade: 'extreme', isExact: false, difficulty: 6.1, optimum: 90, reasons: [] };
    const lines = gradeLines('sokoban', grade, ASCII);
    check(new TextPage(texts.grades.heading, lines, () => {}).frame(SIZE, ASCII_LOOK).toText());
  });
});

describe('pages', () => {
  startWithSaves(app);

  test('the menu', () => {
    inMenu(app, texts.menu.continue);
    check(app.settled(), true);
    check(app.after('/', 'x', 'x'), true);
    check(app.after('escape', '?'), true);
  });

  test.each(statesOf(texts))('%s', (_, row, ...keys) => {
    check(inMenu(app, row, 'enter', ...keys), true);
  });

  test('the end of a long page', () => {
    const screen = inMenu(app, texts.menu.help, 'enter', 'end');
    // A text whose beginning is out of view comes before the first bracket.
    expect(wordsOutside(screen.slice(screen.indexOf(`${BRACKETS[0]}s`))), screen).toEqual([]);
  });
});
