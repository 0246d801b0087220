// Texts of the lists of games in progress, of records, and of what is removed from a list.

import { countOf, formatNumber } from '../../base/format.js';

export const ENGLISH = {
  heading: 'Games in progress',
  headingAbout: 'open or delete one',
  none: 'No games in progress.',
  /** A game, after its title: its puzzle, its moves, and when it was saved. */
  about: {
    sokoban: (moves: number, when: string) => `Sokoban, ${countOf(moves, 'move', 'moves')}, ${when}`,
    futoshiki: (steps: number, when: string) => `Futoshiki, ${countOf(steps, 'step', 'steps')}, ${when}`,
  },
  unreadable: "Couldn't read the level of this game.",
  askGame: (title: string) => `Delete the game of ${title}? Press x again to delete it.`,
  gameDeleted: (title: string) => `Deleted the game of ${title}.`,
  gameChanged: (title: string) => `${title} has been played since, so it was not deleted.`,
  records: 'Your records',
  recordCount: (count: number) => `${formatNumber(count)} solved`,
  noRecords: 'No records yet.',
  /** A record, after the title of its level. */
  record: {
    sokoban: (moves: number, pushes: number) =>
      `Sokoban, ${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}`,
    futoshiki: (time: string, hints: number) => `Futoshiki, ${time}, ${countOf(hints, 'hint', 'hints')}`,
  },
  askCollection: (title: string) => `Remove ${title} from your collections? Press x again to remove it.`,
  collectionRemoved: (title: string) => `Removed ${title}. Games and records are kept.`,
  collectionKept: (title: string) => `Couldn't remove ${title}.`,
} as const;
