// The message if the collection has no next or no previous level. After the last one it offers what can follow.

import { notifySokoban } from '../../app/notice.js';
import { onward } from '../../collections/data/onward.js';
import type { Origin } from '../../play/play-state.js';
import { eventsTexts } from '../../texts/events.js';
import { playTexts } from '../../texts/play.js';

export function notifyNoNeighbor(origin: Origin, by: 1 | -1): void {
  const { title, count = 1 } = origin.collection ?? {};
  const lead =
    title === undefined || count === 1
      ? eventsTexts.notInCollection
      : by > 0
        ? eventsTexts.lastLevel(title)
        : eventsTexts.firstLevel(title);
  notifySokoban({
    tone: 'calm',
    lead,
    ...(by > 0 && { actions: [onward('sokoban', origin, playTexts.play.nextLevel)] }),
  });
}
