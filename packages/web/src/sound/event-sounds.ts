// Which sound the events of a session make: at most one, that of the most important event.

import type { FutoshikiEvent } from '@masu/engine/session/futoshiki/event.js';
import type { ReverseEvent } from '@masu/engine/session/reverse.js';
import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { playSound, type SoundName } from './sounds.js';

type SessionEvent = SokobanEvent | ReverseEvent | FutoshikiEvent;
type Kind = SessionEvent['kind'];

/** The first of these kinds among the events decides. */
const ORDER: readonly (readonly [Kind, SoundName])[] = [
  ['solved', 'solved'],
  ['deadlock', 'deadlock'],
  ['pushed', 'push'],
  ['pulled', 'push'],
  ['digit-placed', 'push'],
  ['restarted', 'undo'],
  ['undone', 'undo'],
  ['redone', 'step'],
  ['walked', 'step'],
  ['marked', 'step'],
  ['erased', 'undo'],
  ['blocked', 'blocked'],
  ['nothing-to-pull', 'blocked'],
  ['cannot-walk', 'blocked'],
  ['cannot-push', 'blocked'],
  ['refused', 'blocked'],
];

export function eventSound(events: readonly SessionEvent[]): SoundName | undefined {
  const row = ORDER.find(([kind]) => events.some((event) => event.kind === kind));
  if (!row) return undefined;
  const isOnGoal = events.some((event) => event.kind === 'pushed' && event.goal === 'onto');
  const isConflict = events.some((event) => event.kind === 'digit-placed' && event.conflict);
  if (row[1] === 'push' && isOnGoal) return 'goal';
  return row[1] === 'push' && isConflict ? 'blocked' : row[1];
}

export function soundEvents(events: readonly SessionEvent[]): void {
  const name = eventSound(events);
  if (name) playSound(name);
}
