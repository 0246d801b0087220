// Texts of the page of saved games.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  title: 'Saved games',
  summary: (count: number) => (count === 0 ? 'No games in progress' : `${countOf(count, 'game', 'games')} in progress`),
  none: 'Games are saved automatically from the first move on and removed when they are solved.',
  choose: 'Choose a level',
  moves: {
    sokoban: (count: number) => countOf(count, 'move', 'moves'),
    futoshiki: (count: number) => countOf(count, 'entry', 'entries'),
  },
  hints: (count: number) => countOf(count, 'hint', 'hints'),
  open: 'Continue',
  openName: (title: string) => `Continue ${title}`,
  remove: 'Delete',
  removeName: (title: string) => `Delete the game of ${title}`,
  removed: (title: string) => `Deleted the game of ${title}.`,
  undo: 'Undo',
  unreadable: 'Couldn’t read the level of this game.',
} as const;

export const SG = inLanguage('savedGames', ENGLISH);
