// What can follow the open level once it is solved. Loaded after the board is shown.

import { notifySokoban } from '../app/notice.js';
import { onward } from '../collections/data/onward.js';
import { playTexts } from '../texts/play.js';
import { play } from './state/replay.js';
import type { NextActions } from './state/solved-message.js';
import { currentLevel, performSokoban } from './state/state.js';

export const nextActions = (): NextActions => ({
  replay: play,
  restart: () => performSokoban({ kind: 'restart' }),
  compare: () =>
    void import('./compare/dialog.js').then(
      ({ openCompare }) => openCompare(),
      () => notifySokoban({ tone: 'ink', lead: playTexts.shell.failed }),
    ),
  onward: onward('sokoban', currentLevel.value?.origin ?? {}, playTexts.play.nextLevel),
});
