// The sound of a command: one, that of the most important event.

import type { SokobanEvent } from '@masu/engine/session/sokoban/event.js';
import { expect, test } from 'vitest';
import { eventSound } from './event-sounds.js';

const PUSHED = { kind: 'pushed', direction: 'right', from: 1, onto: 2, boxesLeft: 1 } as const;

test.each<[string, readonly SokobanEvent[], string | undefined]>([
  ['a walk', [{ kind: 'walked', steps: 3 }], 'step'],
  [
    'a push',
    [
      { kind: 'walked', steps: 1 },
      { ...PUSHED, goal: 'neither' },
    ],
    'push',
  ],
  ['a push onto a goal', [{ ...PUSHED, goal: 'onto' }], 'goal'],
  [
    'a win',
    [
      { ...PUSHED, goal: 'onto' },
      { kind: 'solved', by: 'player', moves: 1, pushes: 1 },
    ],
    'solved',
  ],
  ['a wall', [{ kind: 'blocked', direction: 'up', by: 'wall' }], 'blocked'],
  ['an undo', [{ kind: 'undone', what: 'walk', count: 1 }], 'undo'],
  ['an answer of a worker', [{ kind: 'lower-bound', pushes: 3 }], undefined],
])('%s', (_name, events, sound) => {
  expect(eventSound(events)).toBe(sound);
});
