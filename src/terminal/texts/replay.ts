// Texts of the replay, and of what there is to replay.

import { countOf } from '../../base/format.js';

export const ENGLISH = {
  heading: 'Replay',
  choices: {
    game: 'This game',
    gameAbout: 'from the start to here',
    bestMoves: 'Best moves',
    bestPushes: 'Best pushes',
    bestBoth: 'Best for both',
    hint: 'The hint',
    hintAbout: 'full solution',
  },
  title: (name: string, about: string) => `${name}: ${about}`,
  counts: (moves: number, pushes: number, onGoals: number, boxes: number) =>
    `${countOf(moves, 'move', 'moves')}, ${countOf(pushes, 'push', 'pushes')}, on goal ${onGoals}/${boxes}`,
  state: {
    end: (speed: number, speeds: number) => `the end, speed ${speed} of ${speeds}`,
    playing: (speed: number, speeds: number) => `playing, speed ${speed} of ${speeds}`,
    paused: (speed: number, speeds: number) => `paused, speed ${speed} of ${speeds}`,
  },
} as const;
