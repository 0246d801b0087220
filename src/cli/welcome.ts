// `masu` without a command: on a terminal the game, if there is one; elsewhere the tour, which solves what ships with
// the program, prints a table and says what to try next.

import type { CommandRow } from './command.js';
import { COMMANDS } from './commands.js';

/** The command that runs when none is typed. */
export const WELCOME: CommandRow = {
  id: '',
  usage: '',
  summary: '',
  group: 'play',
  examples: [],
  async load() {
    const play = COMMANDS.find(({ id }) => id === 'play');
    if (play && process.stdin.isTTY && process.stdout.isTTY) return play.load();
    return (await import('./tour.js')).TOUR;
  },
};
