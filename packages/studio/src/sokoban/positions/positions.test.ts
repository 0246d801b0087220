import { finish } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { explore } from './explore.js';
import { planFloor } from './floor-plan.js';
import { Positions } from './positions.js';
import { playerAt, pushGraph, pushTarget } from './push-graph.js';

const BOARDS = {
  'two boxes': '######\n#@ $.#\n# $ .#\n#    #\n######',
  'walls inside, three boxes': '########\n#  @   #\n# $ $  #\n#  ##  #\n# $   .#\n#    ..#\n########',
  // Its ranks exceed the table that has an entry for each.
  'many cells, seven boxes':
    '##########\n#.   @   #\n#.$ ## $ #\n#.$    $ #\n#. $  $  #\n#.   $   #\n#.      ##\n#.      #\n#########',
};

test.each(Object.entries(BOARDS))('a position found by pushing is the one found by its cells: %s', (_, board) => {
  const level = levelOf(board.split('\n'));
  const plan = planFloor(level);
  const cells = level.start.boxes.map((box) => plan.cellNumbers[box] as number);
  const positions = Positions.open(plan, cells.length) as Positions;
  const start = positions.at(cells, plan.cellNumbers[level.start.player] as number);
  finish(explore(positions, start, 3_000, { notesPushes: true }));
  const fresh = Positions.open(plan, cells.length) as Positions;
  for (let each = 0; each < positions.configurations; each++) {
    const at = positions.boxCells.subarray(each * cells.length, (each + 1) * cells.length);
    const same = fresh.configurationAt(at);
    const row = (store: Positions, index: number): number[] =>
      Array.from(store.labels.subarray(index * plan.size, (index + 1) * plan.size));
    expect(positions.configurationAt(at)).toBe(each);
    expect(row(positions, each)).toEqual(row(fresh, same));
  }
});

test('the push graph names each box before and after its push', () => {
  const level = levelOf(BOARDS['walls inside, three boxes'].split('\n'));
  const plan = planFloor(level);
  const positions = Positions.open(plan, 3) as Positions;
  const start = positions.at(
    level.start.boxes.map((box) => plan.cellNumbers[box] as number),
    plan.cellNumbers[level.start.player] as number,
  );
  const explored = finish(explore(positions, start, 100_000, { notesPushes: true }));
  if (!explored) throw new Error('too many positions');
  const graph = pushGraph(positions, explored);
  const boxesAt = (index: number): Uint16Array => {
    const configuration = positions.configurationOf[graph.order[index] as number] as number;
    return positions.boxCells.subarray(3 * configuration, 3 * configuration + 3);
  };
  expect(graph.from.length).toBeGreaterThan(1_000);
  for (let push = 0; push < graph.from.length; push++) {
    const [from, to] = [graph.from[push] as number, graph.to[push] as number];
    const before = Array.from(boxesAt(from));
    expect(before.splice(graph.fromSlots[push] as number, 1)).toEqual([graph.cells[push]]);
    const after = Array.from(boxesAt(to));
    expect(after.splice(graph.toSlots[push] as number, 1)).toEqual([pushTarget(graph, push)]);
    expect(after).toEqual(before);
    const cell = graph.cells[push] as number;
    expect(positions.at(boxesAt(to), playerAt(graph, to))).toBe(positions.at(boxesAt(to), cell));
  }
});
