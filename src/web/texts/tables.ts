// The type of all text tables: exactly what a translation must have. English defines the type.

import type { Words } from '../../base/languages.js';
import type { TryWords } from '../../futoshiki/index.js';
import type { ExplanationWords } from '../../search/index.js';
import type { ENGLISH as DAILY } from './daily.js';
import type { ENGLISH as EDITOR } from './editor.js';
import type { ENGLISH as EVENTS } from './events.js';
import type { ENGLISH as FILES } from './files.js';
import type { ENGLISH as FUTOSHIKI } from './futoshiki.js';
import type { ENGLISH as GENERATE } from './generate.js';
import type { ENGLISH as GRADES } from './grades.js';
import type { ENGLISH as HELP } from './help.js';
import type { ENGLISH as LAB } from './lab.js';
import type { ENGLISH as LESSONS } from './lessons.js';
import type { ENGLISH as LEVEL } from './level.js';
import type { ENGLISH as LEVELS } from './levels.js';
import type { ENGLISH as PLAY } from './play.js';
import type { ENGLISH as PROGRESS } from './progress.js';
import type { ENGLISH as REVERSE } from './reverse.js';
import type { ENGLISH as SAVED_GAMES } from './saved-games.js';
import type { ENGLISH as SETTINGS } from './settings.js';
import type { ENGLISH as SHARE } from './share.js';
import type { ENGLISH as SIDE } from './side.js';
import type { ENGLISH as SOLVE } from './solve.js';

export interface Tables {
  readonly daily: Words<typeof DAILY>;
  readonly editor: Words<typeof EDITOR>;
  readonly events: Words<typeof EVENTS>;
  readonly files: Words<typeof FILES>;
  readonly futoshiki: Words<typeof FUTOSHIKI>;
  readonly generate: Words<typeof GENERATE>;
  readonly grades: Words<typeof GRADES>;
  readonly help: Words<typeof HELP>;
  readonly lab: Words<typeof LAB>;
  readonly level: Words<typeof LEVEL>;
  readonly lessons: Words<typeof LESSONS>;
  readonly levels: Words<typeof LEVELS>;
  readonly play: Words<typeof PLAY>;
  readonly progress: Words<typeof PROGRESS>;
  readonly reverse: Words<typeof REVERSE>;
  readonly savedGames: Words<typeof SAVED_GAMES>;
  readonly settings: Words<typeof SETTINGS>;
  readonly share: Words<typeof SHARE>;
  readonly side: Words<typeof SIDE>;
  readonly solve: Words<typeof SOLVE>;
}

/** The algorithms in words, and their pseudo-code: loaded with the lab, not with the page. */
export interface ExplanationTables {
  readonly searches: ExplanationWords;
  readonly tries: TryWords;
}
