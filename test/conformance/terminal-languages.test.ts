// Every screen of the terminal in every language, in a window of 80 by 24: nothing is cut that has room in English, and
// each line is as wide as the window at most, also with letters that are two columns wide.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageId } from '@masu/core/base/languages.js';
import { columnsOfText } from '@masu/core/base/safe-text.js';
import { futoshikiFrame } from '@masu/program/terminal/futoshiki/frame.js';
import { gradeLines } from '@masu/program/terminal/game/level-grade.js';
import { TextPage } from '@masu/program/terminal/pages/text-page.js';
import { ASCII, COLORED } from '@masu/program/terminal/screen/appearance.js';
import { sokobanFrame } from '@masu/program/terminal/sokoban/frame.js';
import { texts, useLanguage } from '@masu/program/terminal/texts/language.js';
import { afterAll, expect, test } from 'vitest';
import { PageStack, WINDOW } from '../page-stack.js';
import { inMenu, startWithSaves, statesOf } from '../terminal-states.js';
import { OTHER_LANGUAGES } from '../translations.js';
import * as Futoshiki from '../workshop-futoshiki.js';
import * as Sokoban from '../workshop-sokoban.js';

const LOOK = { signs: ASCII, theme: COLORED };
const SOLVED = 'rrrrruulL';
const home = mkdtempSync(join(tmpdir(), 'masu-languages-'));
afterAll(async () => {
  await useLanguage('en');
  rmSync(home, { recursive: true, force: true });
});

/** All screens in a language, by what they show. */
async function screensIn(id: LanguageId): Promise<ReadonlyMap<string, string>> {
  await useLanguage(id);
  const app = new PageStack(join(home, id));
  startWithSaves(app);
  const pages = statesOf(texts).map(([name, row, ...keys]) => [name, inMenu(app, row, 'enter', ...keys)] as const);
  const best = { moves: { moves: 206, pushes: 35 }, pushes: { moves: 214, pushes: 33 } };
  const games = [
    ['a record', { ...Sokoban.played(Sokoban.START, SOLVED), best, millis: 3_683_000 }],
    ...([1, 2, 3, 4] as const).map(
      (detail) => [`hint ${detail}`, Sokoban.hinted(Sokoban.START, SOLVED, detail)] as const,
    ),
  ] as const;
  const grade = { grade: 'extreme', isExact: false, difficulty: 6.1, optimum: 90, reasons: [] };
  const why = gradeLines('sokoban', grade, ASCII);
  return new Map([
    ...pages,
    ...games.map(([name, state]) => [`Sokoban: ${name}`, sokobanFrame(state, WINDOW, LOOK).toText()] as const),
    ['Futoshiki: conflict', futoshikiFrame(Futoshiki.typed(Futoshiki.START, 1), WINDOW, LOOK).toText()],
    ['why a grade', new TextPage(texts.grades.heading, why, () => {}).frame(WINDOW, LOOK).toText()],
  ]);
}

const cuts = (screen: string): number => screen.match(/…(?= {2}|\n|$)/g)?.length ?? 0;
const ENGLISH = await screensIn('en');

test.each(OTHER_LANGUAGES)('%s', async (id) => {
  const screens = await screensIn(id);
  expect([...screens.keys()]).toEqual([...ENGLISH.keys()]);
  const isCut = ([name, screen]: readonly [string, string]) => cuts(screen) > cuts(ENGLISH.get(name) ?? '');
  expect([...screens].filter(isCut).map(([name, screen]) => `${name}\n${screen}`)).toEqual([]);
  for (const [name, screen] of screens) {
    expect(screen, name).not.toBe(ENGLISH.get(name));
    for (const line of screen.split('\n')) expect(columnsOfText(line), line).toBeLessThanOrEqual(WINDOW.columns);
  }
});
