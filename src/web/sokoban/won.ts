// What a solved level needs: its message, what can follow, and the attempt for the rating. Loaded with the first one.

import { notifyNotLoaded } from '../app/notice.js';
import { onward } from '../collections/data/onward.js';
import { playTexts } from '../texts/play.js';
import { play } from './state/replay.js';
import type { NextActions } from './state/solved-message.js';
import { currentLevel, performSokoban } from './state/state.js';

export { noteEvents } from './state/attempt.js';
export { notifySolved } from './state/solved-message.js';

/** What can follow the open level once it is solved. */
export const nextActions = (): NextActions => ({
  replay: play,
  restart: () => performSokoban({ kind: 'restart' }),
  compare: () => void import('./compare/dialog.js').then(({ openCompare }) => openCompare(), notifyNotLoaded),
  onward: onward('sokoban', currentLevel.value?.origin ?? {}, playTexts.play.nextLevel),
});
