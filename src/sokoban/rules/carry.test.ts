import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../base/grid.js';
import { carryBox } from './carry.js';
import type { Level } from './level.js';
import { judge, replay } from './replay.js';
import { soundLevel } from './sound-level.js';
import { step } from './step.js';
import { walkTo } from './walk.js';

function level(...rows: string[]): Level {
  const sound = soundLevel({ rows });
  if (!sound.ok) throw new Error(sound.fault.message);
  return sound.value;
}

const ROOM = level('########', '#@     #', '# $ #  #', '#   #$ #', '#  ..  #', '########');

test('a walk goes round walls and boxes by the fewest steps', () => {
  expect(walkTo(ROOM, ROOM.start, 17)).toEqual(['down']);
  expect(walkTo(ROOM, ROOM.start, 22)).toHaveLength(6);
  expect(walkTo(ROOM, ROOM.start, 9)).toEqual([]);
  expect(walkTo(ROOM, ROOM.start, 18)).toBeUndefined();
  expect(walkTo(ROOM, ROOM.start, 0)).toBeUndefined();
});

test('a box in a corridor can go only along it', () => {
  const corridor = level('#######', '#@$  .#', '#######');
  expect(carryBox(corridor, corridor.start, 9).cells).toEqual([10, 11, 12]);
  expect(carryBox(corridor, corridor.start, 9).movesTo(12)).toEqual(['right', 'right', 'right']);
});

test('what carrying promises, the judge confirms, and no cell within four pushes is missed', () => {
  for (const box of ROOM.start.boxes) {
    const carrying = carryBox(ROOM, ROOM.start, box);
    for (const cell of carrying.cells) {
      const played = judge(ROOM, carrying.movesTo(cell) ?? []);
      expect(played.blocked).toEqual([]);
      expect(played.position.boxes).toContain(cell);
      expect(played.position.boxes).toEqual(expect.arrayContaining(ROOM.start.boxes.filter((each) => each !== box)));
    }
  }
});

test('fewest pushes: a random way that moves one box never needs fewer', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 60 }), (moves) => {
      const [box] = ROOM.start.boxes as [number, number];
      let pushes = 0;
      let at = box;
      for (const frame of replay(ROOM, moves)) {
        if (frame.step.kind !== 'push') continue;
        if (frame.step.from !== at) return;
        pushes++;
        at = frame.step.onto;
      }
      if (at === box) return;
      const carried = carryBox(ROOM, ROOM.start, box).movesTo(at);
      expect(carried).toBeDefined();
      expect(judge(ROOM, carried ?? []).pushes).toBeLessThanOrEqual(pushes);
    }),
    { seed: 7, numRuns: 400 },
  );
});

test('a step into a wall is no step', () => {
  expect(step(ROOM, ROOM.start, 'up').kind).toBe('blocked');
});
