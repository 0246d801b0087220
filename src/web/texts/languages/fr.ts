// French.

import type { LanguageTools } from '../language.js';
import type { Tables } from '../tables.js';
import { daily } from './fr/daily.js';
import { editor } from './fr/editor.js';
import { events } from './fr/events.js';
import { files } from './fr/files.js';
import { futoshiki } from './fr/futoshiki.js';
import { generate } from './fr/generate.js';
import { grades } from './fr/grades.js';
import { help } from './fr/help.js';
import { lab } from './fr/lab.js';
import { lessons } from './fr/lessons.js';
import { level } from './fr/level.js';
import { levels } from './fr/levels.js';
import { play } from './fr/play.js';
import { progress } from './fr/progress.js';
import { reverse } from './fr/reverse.js';
import { savedGames } from './fr/saved-games.js';
import { settings } from './fr/settings.js';
import { share } from './fr/share.js';
import { side } from './fr/side.js';
import { solve } from './fr/solve.js';

export { messages, names } from '../../../languages/fr.js';

export function tables(tools: LanguageTools): Tables {
  return {
    daily: daily(tools),
    editor: editor(tools),
    events: events(tools),
    files: files(tools),
    futoshiki: futoshiki(tools),
    generate: generate(tools),
    grades: grades(tools),
    help: help(tools),
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
