// `masu` without a command: the game menu on a terminal, otherwise the demo (tour.ts).

import { COMMANDS } from '../commands.js';
import type { CommandRow } from '../interface/command.js';

/** The command that runs if none is given. */
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
