// The courses' functions as exported by the library, against the contracts in the course texts.

import { PATIENT } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { type CourseMap, makeMapRows, moveOnMap, parseMap } from './course-map.js';
import { comp20003, ece209, in101, ips, mac110 } from './index.js';

function mapOf(rows: readonly string[]): CourseMap {
  const map = parseMap(rows);
  if (!map.ok) throw new Error(map.error.message);
  return map.value;
}

test('a possible move returns a new map and leaves the old one; a blocked move returns the same map', () => {
  const map = mapOf(['#####', '#@$.#', '#####']);
  const moved = moveOnMap(map, 'right');
  expect(makeMapRows(moved)).toEqual(['#####', '# @*#', '#####']);
  expect(makeMapRows(map)).toEqual(['#####', '#@$.#', '#####']);
  expect(moveOnMap(map, 'up')).toBe(map);
  expect(moveOnMap(moved, 'right')).toBe(moved);
});

test.each([
  ['leaving a goal restores it', '+ ', 'right', '.@'],
  ['entering a goal', '@.', 'right', ' +'],
  ['pushing off a goal', '@* ', 'right', ' +$'],
  ['pushing onto a goal', '@$.', 'right', ' @*'],
  ['from goal to goal', '+*.', 'right', '.+*'],
  ['two boxes never move together', '@$$ ', 'right', '@$$ '],
  ['nothing leaves an open map', '@$', 'right', '@$'],
] as const)('%s', (_, before, direction, after) => {
  expect(makeMapRows(moveOnMap(mapOf([before]), direction))).toEqual([after]);
});

test('in101: a plan is replayed to its length, blocked letters change nothing', () => {
  const map = in101.parseSizedMap('5 3\n#####\n#@  #\n#####');
  if (!map.ok) throw new Error(map.error.message);
  const replayed = in101.replayMap(map.value, 3, 'NEEWW');
  expect(replayed.ok && makeMapRows(replayed.value)).toEqual(['#####', '#  @#', '#####']);
});

test('in101: list, tree and table give the same plan and count', () => {
  const map = mapOf(['#######', '#     #', '# $ . #', '#  @  #', '#######']);
  const [list, tree, hash] = (['list', 'tree', 'hash'] as const).map((visited) => {
    const { win, plan, exploredNodes } = in101.solveMap(map, visited, {}, PATIENT);
    return { win, plan, exploredNodes };
  });
  expect(list).toEqual({ win: true, plan: 'WWNEE', exploredNodes: 71 });
  expect(tree).toEqual(list);
  expect(hash).toEqual(list);
});

test('in101: a solved start needs no plan; a walled-in goal has none', () => {
  expect(in101.solveMap(mapOf(['#@*#']), 'tree', {}, PATIENT)).toMatchObject({ win: true, plan: '', exploredNodes: 0 });
  expect(in101.solveMap(mapOf(['#@ $ #.#']), 'tree', {}, PATIENT)).toMatchObject({ win: false, plan: '' });
});

test('ips: the level is won when every goal has a box, wherever other boxes are', () => {
  const grid = (rows: readonly string[]): CourseMap => {
    const map = ips.parseGrid(rows);
    if (!map.ok) throw new Error(map.error.message);
    return map.value;
  };
  expect(ips.isTerminal(grid(['#AXB#']))).toBe(true);
  expect(ips.isTerminal(grid(['#AXG#']))).toBe(false);
  expect(ips.isTerminal(grid(['#YX.#']))).toBe(false);
  expect(ips.makeGrid(grid(['#######.', '#.A.B.G#', '########']))).toEqual(['#######.', '#.A.B.G#', '########']);
});

test('ips: an error in a grid names the letters of the course', () => {
  const map = ips.parseGrid(['#####', '#.BG#', '#####']);
  expect(!map.ok && map.error.message).toBe('The map has no player; expected one A or Y.');
});

test('ips: the best score is the first, then only a smaller one', () => {
  const levels = ips.IPS_LEVELS.map((rows) => {
    const map = ips.parseGrid(rows);
    if (!map.ok) throw new Error(map.error.message);
    return map.value;
  });
  let session = ips.newSession(levels);
  const scores = [5, 7, 4].map((score) => {
    session = ips.withNewScore(session, { level: 1, score, map: levels[0] as CourseMap });
    return session.bestScores[0];
  });
  expect(scores).toEqual([5, 5, 4]);
  expect(session.bestScores.slice(1)).toEqual([0, 0, 0]);
});

test('ips: every included level can be won, each harder than the one before', () => {
  const lengths = ips.IPS_LEVELS.map((rows) => {
    const map = ips.parseGrid(rows);
    return map.ok ? ips.bestMoves(map.value, {}, PATIENT).moves?.length : undefined;
  });
  expect(lengths).toEqual([3, 13, 31, 44]);
});

test('ips: a save is read back', () => {
  const map = ips.parseGrid(['########', '#...ABG#', '########']);
  if (!map.ok) throw new Error(map.error.message);
  const text = ips.makeSave({ level: 1, score: 2, map: map.value });
  const game = ips.parseSave(text.replaceAll('\n', '\r\n'), 4);
  expect(game.ok && ips.makeSave(game.value)).toBe(text);
});

const PUZ = {
  puzzle: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3],
  constraints: [0, 0, 0, 8, 4, 0, 4, 0, 0, 0, 0, 0, 2, 0, 0, 0],
};

test('ece209: the arrays of the text, printed and read back', () => {
  const text = ece209.puzzleText(PUZ.puzzle, PUZ.constraints, 4);
  expect(text).toBe('|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n');
  expect(ece209.parsePuzzle(`4\n${text}`)).toMatchObject({ ok: true, value: { ...PUZ, size: 4 } });
});

test('ece209: solve fills the array and returns 1, or returns 0 and leaves it unchanged', () => {
  const puzzle = [...PUZ.puzzle];
  expect(ece209.solve(puzzle, PUZ.constraints, 4)).toBe(1);
  expect(puzzle).toEqual([1, 2, 3, 4, 3, 4, 1, 2, 4, 3, 2, 1, 2, 1, 4, 3]);
  const hopeless = [1, 1, 0, 0, ...new Array<number>(12).fill(0)];
  const before = [...hopeless];
  expect(ece209.solve(hopeless, new Array<number>(16).fill(0), 4)).toBe(0);
  expect(hopeless).toEqual(before);
});

test.each([
  ['free', 0, 0, 1, 1],
  ['equal in the row', 2, 0, 2, 0],
  ['equal in the column', 0, 3, 3, 0],
  ['its own digit does not count', 2, 2, 2, 1],
  ['a sign to a blank neighbor does not bind', 0, 3, 1, 1],
  ['a sign to a filled neighbor binds', 1, 2, 4, 0],
  ['a sign to a filled neighbor holds', 1, 2, 1, 1],
])('ece209: isLegal: %s', (_, row, col, num, legal) => {
  expect(ece209.isLegal(row, col, num, PUZ.puzzle, PUZ.constraints, 4)).toBe(legal);
});

test('ece209: a file that cannot be opened returns 0', () => {
  expect(ece209.readPuzzle('/nowhere/at/all', {})).toBe(0);
});

test('comp20003: the seven items', () => {
  const map = comp20003.parseCourseMap('#####\n#@$.#\n##### \n');
  if (!map.ok) throw new Error(map.error.message);
  const stats = comp20003.solveCourseMap(map.value, 'course', {}, PATIENT);
  expect(comp20003.statsText({ ...stats, seconds: 0.5 })).toBe(
    'SOLUTION:\nR\n\nSTATS:\nExpanded nodes: 2\nGenerated nodes: 4\nDuplicated nodes: 0\nSolution Length: 1\nExpanded/seconds: 4\nTime (seconds): 0.500000\n',
  );
});

test.each([
  ['blanks at the start are floor', '  5#|3#--@#|#.-$-#|6#', ['  #####', '###  @#', '#. $ #', '######']],
  ['hyphens in a plain map are floor', '-####\n##-@#\n#.$-#\n#####', [' ####', '## @#', '#.$ #', '#####']],
])('mac110: %s', (_, text, rows) => {
  const level = mac110.parseLevelFile(text);
  expect(level.ok && makeMapRows(level.value.map)).toEqual(rows);
});

test('mac110: history, undo, and where the player is', () => {
  const level = mac110.parseLevelFile('7#|#@-$-.#|7#');
  if (!level.ok) throw new Error(level.error.message);
  const game = new mac110.TextGame(level.value.map);
  expect(game.obey('rrd')).toBe('goes on');
  expect(game.history).toBe('rR');
  expect(makeMapRows(game.map)[1]).toBe('#  @$.#');
  game.undo();
  expect(makeMapRows(game.map)).toEqual(['#######', '# @$ .#', '#######']);
  game.undo();
  game.undo();
  expect(game.history).toBe('');
  expect(game.obey('rrRllll')).toBe('complete');
  expect(game.history).toBe('rRR');
});
