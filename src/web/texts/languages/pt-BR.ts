// Brazilian Portuguese.

import type { LanguageTools } from '../language.js';
import type { Tables } from '../tables.js';
import { daily } from './pt-BR/daily.js';
import { editor } from './pt-BR/editor.js';
import { events } from './pt-BR/events.js';
import { files } from './pt-BR/files.js';
import { futoshiki } from './pt-BR/futoshiki.js';
import { generate } from './pt-BR/generate.js';
import { grades } from './pt-BR/grades.js';
import { help } from './pt-BR/help.js';
import { lab } from './pt-BR/lab.js';
import { lessons } from './pt-BR/lessons.js';
import { level } from './pt-BR/level.js';
import { levels } from './pt-BR/levels.js';
import { play } from './pt-BR/play.js';
import { progress } from './pt-BR/progress.js';
import { reverse } from './pt-BR/reverse.js';
import { savedGames } from './pt-BR/saved-games.js';
import { settings } from './pt-BR/settings.js';
import { share } from './pt-BR/share.js';
import { side } from './pt-BR/side.js';
import { solve } from './pt-BR/solve.js';

export { messages, names } from '../../../languages/pt-BR.js';

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
