// Texts of a game, whichever puzzle: what happened, searches, headings.

import { countOf } from '../../base/format.js';

export const ENGLISH = {
  restarted: 'Restarted. Undo to get your moves back.',
  undone: 'Undone.',
  redone: 'Redone.',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  searching: 'Searching.',
  searched: (positions: number, seconds: number) =>
    `Searching: ${countOf(positions, 'position', 'positions')}, ${seconds} s.`,
  stopped: 'Stopped.',
  alreadySolved: 'Already solved.',
  pressQ: 'Press q to quit.',
  notSaved: "Couldn't save the last moves.",
  gaveUp: 'Gave up: no solution found within the limits. There may still be one.',
  gaveUpMemory: 'Gave up: memory limit reached. There may still be a solution.',
  crash: (message: string) => `The search crashed: ${message}`,
  bug: (message: string) => `This is a bug in masu: ${message}`,
  unreadable: (reason: string) => `Couldn't read a saved game: ${reason} It was left unchanged.`,
  edges: {
    sokoban: {
      first: 'This is the first level.',
      last: 'This is the last level.',
      allSolved: 'All other levels are solved.',
    },
    futoshiki: {
      first: 'This is the first puzzle.',
      last: 'This is the last puzzle.',
      allSolved: 'All other puzzles are solved.',
    },
  },
  heading: {
    of: (collection: string, number: number, count: number) => `${collection} ${number} of ${count}`,
    titled: (heading: string, title: string) => `${heading}: ${title}`,
    graded: (heading: string, grade: string) => `${heading}, ${grade}`,
  },
  moves: 'Moves (select to copy)',
  noMoves: 'No moves yet.',
  noReplay: 'No moves to replay yet.',
} as const;
