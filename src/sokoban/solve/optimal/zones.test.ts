import { expect, test } from 'vitest';
import { randomLevels } from '../../../../test/random-level.js';
import { sampled } from '../../../../test/sample.js';
import { offsets } from '../../../base/grid.js';
import { seededRandom } from '../../../base/random.js';
import type { Level } from '../../rules/level.js';
import { validateLevel } from '../../rules/validate-level.js';
import { findZones, makeGroups, stepsFrom } from './abstractions.js';

/** The parts into which the floor falls without one cell. */
function partsWithout(level: Level, door: number): number[][] {
  const seen = new Set([door]);
  const parts: number[][] = [];
  for (const [from, wall] of level.walls.entries()) {
    if (wall || seen.has(from)) continue;
    seen.add(from);
    const part = [from];
    for (const cell of part) {
      for (const offset of Object.values(offsets(level.width))) {
        if (level.walls[cell + offset] || seen.has(cell + offset)) continue;
        seen.add(cell + offset);
        part.push(cell + offset);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The smallest part with all goals and no box, by taking out one cell after the other. */
function smallestPart(level: Level): number | undefined {
  const sizes = [...level.walls.entries()]
    .filter(([, wall]) => !wall)
    .flatMap(([door]) => partsWithout(level, door))
    .filter((part) => level.goals.every((goal) => part.includes(goal)))
    .filter((part) => !level.start.boxes.some((box) => part.includes(box)))
    .map((part) => part.length);
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}

const AROUND = 6;

test('the zone behind a door is the smallest part with all goals and no box', () => {
  let found = 0;
  for (const level of randomLevels(seededRandom(5), sampled(100, 400), 5, 6, 2)) {
    const zones = findZones(level);
    const size = smallestPart(level);
    expect(zones.length).toBe(size === undefined ? AROUND : AROUND + 1);
    if (size === undefined) continue;
    found++;
    const [zone = []] = zones;
    expect(zone.length).toBe(size);
    expect(level.goals.every((goal) => zone.includes(goal))).toBe(true);
    expect(level.start.boxes.some((box) => zone.includes(box))).toBe(false);
  }
  expect(found).toBeGreaterThan(sampled(5, 20));
});

test('the zones around the goals end with the goals alone', () => {
  for (const level of randomLevels(seededRandom(6), 50, 5, 6, 3)) {
    expect([...(findZones(level).at(-1) ?? [])].sort((a, b) => a - b)).toEqual([...level.goals]);
  }
});

test('every box is in one group, and no group is much larger than the others', () => {
  const level = validateLevel({
    rows: ['##########', '#@$ $ $ $#', '#  . . . #', '#.$.$.$. #', '#        #', '##########'],
  });
  if (!level.ok) throw new Error(level.error.message);
  const { boxes } = level.value.start;
  const between = boxes.map((box) => {
    const steps = stepsFrom(level.value, [box]);
    return boxes.map((other) => steps[other] as number);
  });
  const random = seededRandom(7);
  for (const count of [2, 3, 2, 3]) {
    const groups = makeGroups(level.value, between, count, random);
    expect(groups).toHaveLength(count);
    expect(groups.flat().sort((a, b) => a - b)).toEqual([...boxes]);
    for (const group of groups) expect(group.length).toBeLessThanOrEqual(Math.ceil(boxes.length / count) + 2);
  }
});
