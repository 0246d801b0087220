// All tables of the terminal's texts, in English, and the shape that every translation has.

import type { LanguageTools, Words } from '../../base/languages.js';
import { ENGLISH as daily } from './daily.js';
import { ENGLISH as futoshiki } from './futoshiki.js';
import { ENGLISH as game } from './game.js';
import { ENGLISH as generate } from './generate.js';
import { ENGLISH as grades } from './grades.js';
import { ENGLISH as keys } from './keys.js';
import { ENGLISH as lab } from './lab.js';
import { ENGLISH as levels } from './levels.js';
import { ENGLISH as menu } from './menu.js';
import { ENGLISH as progress } from './progress.js';
import { ENGLISH as replay } from './replay.js';
import { ENGLISH as savedGames } from './saved-games.js';
import { ENGLISH as saving } from './saving.js';
import { ENGLISH as screen } from './screen.js';
import { ENGLISH as sokoban } from './sokoban.js';

export const ENGLISH = {
  daily,
  futoshiki,
  game,
  generate,
  grades,
  keys,
  lab,
  levels,
  menu,
  progress,
  replay,
  savedGames,
  saving,
  screen,
  sokoban,
} as const;

export type Tables = Words<typeof ENGLISH>;

/** What a translation is: every table, made with the numbers and counts of its language. */
export type TableMakers = { readonly [Name in keyof Tables]: (tools: LanguageTools) => Tables[Name] };

export const tablesFrom = (makers: TableMakers, tools: LanguageTools): Tables =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(tools)])) as Tables;
