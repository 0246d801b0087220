// Spanish, for players anywhere: informal, and with the words that Sokoban players use.

import type { LanguageTools } from '../language.js';
import type { Tables } from '../tables.js';
import { daily } from './es/daily.js';
import { editor } from './es/editor.js';
import { events } from './es/events.js';
import { files } from './es/files.js';
import { futoshiki } from './es/futoshiki.js';
import { generate } from './es/generate.js';
import { grades } from './es/grades.js';
import { help } from './es/help.js';
import { lab } from './es/lab.js';
import { lessons } from './es/lessons.js';
import { level } from './es/level.js';
import { levels } from './es/levels.js';
import { play } from './es/play.js';
import { progress } from './es/progress.js';
import { reverse } from './es/reverse.js';
import { savedGames } from './es/saved-games.js';
import { settings } from './es/settings.js';
import { share } from './es/share.js';
import { side } from './es/side.js';
import { solve } from './es/solve.js';

export { messages, names } from '../../../languages/es.js';

export function tables(tools: LanguageTools): Tables {
  return {
    daily: daily(tools),
    editor: editor(tools),
    events: events(tools),
    files: files(tools),
    futoshiki: futoshiki(tools),
    generate: generate(tools),
    grades: grades(tools),
    help: help(),
    lab: lab(tools),
    lessons: lessons(tools),
    level: level(tools),
    levels: levels(tools),
    play: play(tools),
    progress: progress(tools),
    reverse: reverse(tools),
    savedGames: savedGames(tools),
    settings: settings(tools),
    share: share(),
    side: side(tools),
    solve: solve(tools),
  };
}
