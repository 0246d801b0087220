// The facts and sentences of small levels, named one by one. `test/conformance/explain-truth.test.ts` checks that all are true.

import type { Direction } from '@masu/core/base/grid.js';
import { finish } from '@masu/core/base/outcome.js';
import { sentenceText } from '@masu/core/base/sentence-parts.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import { symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { type Explanation, explainSokoban, explainSokobanNow, judgePush } from './explain.js';
import { explanationReport, walkthroughReport } from './fact-report.js';
import { labeledRows } from './labeled-rows.js';
import { boxLetter, namesIn } from './names.js';
import { pushVerdictSentence } from './sentences.js';
import { MAX_SUMMARY, summaryFacts, walkthrough } from './summary.js';
import { walkthroughLines } from './walkthrough-lines.js';

const KNOWN = new Map<Level, Explanation>();

function explained(level: Level): Explanation {
  const made = KNOWN.get(level) ?? explainSokobanNow(level);
  if (made.verdict !== 'explained') throw new Error(made.verdict);
  KNOWN.set(level, made);
  return made;
}

const STAGE = levelOf([
  '##########',
  '#...$    #',
  '# $# $   #',
  '#@ ## #  #',
  '####     #',
  '   #     #',
  '   ###   #',
  '     #####',
]);
const ZIGZAG = levelOf(['#####', '#  @##', '# $$ ###', '##     #', ' ## .. #', '  ######']);
/** A box on a goal that has to leave it, and the player on a goal. */
const LEAVES = levelOf([' ####', '##  #', '#   ###', '# $$  #', '## .  #', ' # *###', ' ##+#', '  ###']);
const COLUMN = levelOf(['########', '#   @  #', '# $###.#', '#  ###.#', '# $    #', '#      #', '########']);

test.each<[name: string, level: Level, sentence: string]>([
  ['gate', STAGE, 'Box B is the key: until it moves, no other box can be pushed onto a goal without losing.'],
  [
    'detour',
    STAGE,
    'Every solution pushes a box onto row 2, column 8, a detour: alone on the board, no box would go there to reach a goal in the fewest pushes (in this solution, box A does).',
  ],
  ['first push', STAGE, 'Only one of the three first pushes doesn’t lose: box A right.'],
  ['order of all goals', STAGE, 'The goals have to be filled for good in this order: 1, 2, then 3.'],
  [
    'a trap',
    STAGE,
    'Box B can go straight to goal 2 at the start, but that loses: no further box can then get onto a goal.',
  ],
  ['two runs', ZIGZAG, 'No box can be delivered in one run: every solution leaves each of them and comes back for it.'],
  [
    'where a box ends',
    ZIGZAG,
    'Box B has to end on goal 2, although goal 1 is nearer: alone on the board, 3 pushes instead of 4.',
  ],
  [
    'an order and its reason',
    ZIGZAG,
    'The goals have to be filled for good in this order: 2, then 1; each one closes the way to the one before.',
  ],
  ['off its goal', LEAVES, 'Box C starts on a goal but has to leave it.'],
  ['order of boxes', LEAVES, 'Box A has to move before box B: the other way around loses.'],
  ['plan', COLUMN, 'The plan of this solution: B to 1, then A to 2.'],
  ['delivery only', COLUMN, 'In this solution, each box goes to its goal in one run.'],
])('%s', (_, level, sentence) => {
  const { summary } = explanationReport(explained(level));
  expect(summary.map((text) => text.replaceAll("'", '’'))).toContain(sentence);
  expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY);
});

const kindsOf = (level: Level): string[] => explained(level).facts.map(({ kind }) => kind);

test('no cell is a detour that a player who has to walk around a box can’t avoid with that box alone', () => {
  // "The doorway": the only box goes through its own shortest solution.
  const doorway = levelOf(['#########', '#   #   #', '#    $. #', '#   #@  #', '#########']);
  expect(kindsOf(doorway)).not.toContain('detour');
  expect(explained(doorway).solution).toHaveLength(7);
});

test('no goal is nearer that takes the box more pushes, with the player where he is', () => {
  const yard = levelOf(['######', '#   .#', '#   ##', '##$ @#', '#   *#', '######']);
  expect(kindsOf(yard)).not.toContain('ends-on');
});

test('goals are behind a passage only if the player and at most some boxes are on its other side', () => {
  const inside = levelOf(['########', '# #.   #', '# #. # #', '#  $$ @#', '# #    #', '########']);
  expect(kindsOf(inside)).not.toContain('door');
  const outside = levelOf(['#########', '#   #   #', '# $$   .#', '# @ #  .#', '#   #   #', '#########']);
  expect(explanationReport(explained(outside)).facts.map(({ message }) => message)).toContain(
    'All goals are behind the passage at row 3, column 6: two boxes have to go through it.',
  );
  const some = levelOf(['#########', '#   #   #', '# $   $.#', '# @ #  .#', '#   #   #', '#########']);
  expect(explained(some).facts.find(({ kind }) => kind === 'door')).toMatchObject({ count: 1, behind: 2, isAll: true });
  expect(explanationReport(explained(some)).facts.map(({ message }) => message)).toContain(
    'All goals are behind the passage at row 3, column 6: at least one box has to go through it.',
  );
});

test('runs could be swapped only if the rest of the solution still works', () => {
  // Boxes A and B close both ways between the rooms; the last of them decides in which room the player is for box C.
  const rooms = levelOf([
    '###########',
    '#    #    #',
    '# $  .    #',
    '#    #    #',
    '# @  .  $ #',
    '#    #  $.#',
    '###########',
  ]);
  const moves = parseMoves('luuRRRddrrrurrdLLLdrR');
  const made = moves.ok ? finish(explainSokoban(rooms, rooms.start, moves.value)) : undefined;
  if (made?.verdict !== 'explained') throw new Error('not explained');
  const [first, second] = made.runs.map(({ facts }) => facts.map(({ kind }) => kind));
  expect(made.runs.map(({ box }) => boxLetter(box))).toEqual(['A', 'B', 'C']);
  expect(first).not.toContain('either-order');
  expect(second).toContain('either-order');
});

test('boxes are in the way of a run only if they are so before it and after it', () => {
  const knot = levelOf(['#######', '#.  $ #', '#..$  #', '#.#   #', '# $$  #', '## @###', ' ####']);
  const sixth = explained(knot).runs[5];
  // Before it is set aside, box B could reach a goal without box A; from there, only without box D.
  expect([boxLetter(sixth?.box ?? 0), sixth?.facts.find(({ kind }) => kind === 'way-blocked')]).toMatchObject([
    'B',
    { by: 'one', boxes: [3] },
  ]);
});

test('a level that is solved at the start: nothing to explain, and what follows a push is judged by itself', () => {
  const solved = levelOf(['#####', '#   ###', '#   *@#', '#######']);
  expect(explainSokobanNow(solved)).toEqual({ verdict: 'solved' });
  const [box] = solved.start.boxes as [number];
  const names = namesIn({ level: solved, position: solved.start });
  const left = finish(judgePush(solved, solved.start, box, 'left'));
  expect(left).toEqual({ verdict: 'solved', box: 0 });
  expect(sentenceText(pushVerdictSentence(left, names))).toBe('No push is needed here: every box is on a goal.');
  expect(finish(judgePush(solved, solved.start, box, 'up'))).toEqual({ verdict: 'illegal' });
  // Pushed off its goal, the box can be brought back.
  const after = { boxes: [box - 1], player: box };
  expect(explainSokobanNow(solved, after)).toMatchObject({ verdict: 'explained', isShortest: true });
  expect(finish(judgePush(solved, after, box - 1, 'left'))).toMatchObject({ verdict: 'as-good' });
});

test('a walk alone leaves the first pushes the first, but not one on another side of a box', () => {
  const level = levelOf(['#########', '#   #   #', '# @ $  .#', '#   #   #', '#########']);
  const isStart = (player: number): boolean => namesIn({ level, position: { ...level.start, player } }).isStart;
  expect([level.start.player, level.start.player - 1, level.start.player + 3].map(isStart)).toEqual([
    true,
    true,
    false,
  ]);
});

test('boxes that take turns are one line', () => {
  const [first] = walkthroughLines(explained(ZIGZAG));
  expect(first?.runs).toEqual([0, 6]);
  expect(first?.text).toEqual([
    { text: 'Boxes ' },
    { text: 'A', names: { kind: 'box', id: 0 } },
    { text: ' and ' },
    { text: 'B', names: { kind: 'box', id: 1 } },
    { text: ' move in turns: each waits for the other.' },
  ]);
});

test('boxes do not take turns if one of them could move sooner, though that would lose', () => {
  const explanation = explained(ZIGZAG);
  const isMerged = (loses: boolean): boolean => {
    const waits = { kind: 'waits', modal: 'must', boxes: [1], loses, proof: 0 } as const;
    const runs = explanation.runs.map((run) => (run.box === 0 ? { ...run, facts: [waits] } : run));
    return walkthrough({ ...explanation, runs }).some(({ kind }) => kind === 'in-turns');
  };
  expect([false, true].map(isMerged)).toEqual([true, false]);
});

test('runs come under the delivery they serve', () => {
  const headings = (level: Level): string[] => walkthroughReport(explained(level)).map(({ heading }) => heading ?? '');
  expect(headings(ZIGZAG)).toEqual(['To get box B to goal 2:', '', 'Delivery:']);
  expect(headings(COLUMN)).toEqual(['', '']);
  const { runs } = explanationReport(explained(STAGE));
  expect(runs.map(({ box, serves }) => `${box} for ${serves?.box} to ${serves?.goal}`)).toEqual([
    'A for B to 1',
    'C for B to 1',
    'B for B to 1',
    'A for A to 2',
    'C for C to 3',
  ]);
});

test('a run that no delivery needs', () => {
  const hall = levelOf([
    '##########',
    '#        #',
    '#@ $   . #',
    '#        #',
    '#  $   . #',
    '#        #',
    '##########',
  ]);
  // Box A goes right and later back again.
  const moves = parseMoves('rRdldRurruLdldRRRulllluRRRR');
  const made = moves.ok ? finish(explainSokoban(hall, hall.start, moves.value)) : undefined;
  if (made?.verdict !== 'explained') throw new Error('not explained');
  expect(made.runs.map(({ box, serves }) => [boxLetter(box), serves])).toEqual([
    ['A', undefined],
    ['B', 3],
    ['A', 4],
    ['B', 3],
    ['A', 4],
  ]);
  expect(walkthroughReport(made).map(({ heading }) => heading)).toEqual([
    'No delivery needs this:',
    'To get box B to goal 2:',
    'To get box A to goal 1:',
    'Deliveries:',
    undefined,
  ]);
});

test('a rotated or mirrored level has the same facts', () => {
  const kinds = (level: Level): string[] => explained(level).facts.map(({ kind }) => kind);
  const rows = showPosition(ZIGZAG, ZIGZAG.start);
  for (const board of symmetries(rows)) expect(kinds(levelOf(board)).sort()).toEqual(kinds(ZIGZAG).sort());
});

test.each<[name: string, cell: number, direction: Direction, sentence: string]>([
  ['loses', 22, 'up', 'That push loses: no further box can then get onto a goal.'],
  ['into a corner', 22, 'down', 'That push loses: box B can then never be pushed again.'],
  ['as good', 14, 'right', 'That push is as good as any: it is the first of a solution with the fewest pushes.'],
  ['not possible', 25, 'down', 'That push is not possible here.'],
])('why not this push: %s', (_, cell, direction, sentence) => {
  const verdict = finish(judgePush(STAGE, STAGE.start, cell, direction));
  expect(sentenceText(pushVerdictSentence(verdict, namesIn({ level: STAGE, position: STAGE.start })))).toBe(sentence);
});

test('a position after some pushes is asked of the same table', () => {
  const [first] = explained(STAGE).solution;
  if (!first) throw new Error('no solution');
  const boxes = STAGE.start.boxes.map((box) => (box === first.from ? first.onto : box)).sort((a, b) => a - b);
  const later = explainSokobanNow(STAGE, { player: first.from, boxes });
  expect(later).toMatchObject({ verdict: 'explained', positions: explained(STAGE).positions });
  if (later.verdict === 'explained') expect(later.solution.length).toBe(explained(STAGE).solution.length - 1);
});

test('solved, lost, and lost by a rule', () => {
  const corridor = levelOf(['#######', '#@ $ .#', '#######']);
  expect(explainSokobanNow(corridor, { player: 11, boxes: [12] })).toEqual({ verdict: 'solved' });
  expect(explainSokobanNow(levelOf(['########', '#@ . $ #', '########']))).toMatchObject({ verdict: 'lost' });
  const corner = levelOf(['#####', '#$ .#', '#@  #', '#####']);
  expect(explainSokobanNow(corner)).toMatchObject({ verdict: 'lost', deadlock: { reason: 'corner', boxes: [6] } });
});

test('the board with letters: small ones on goals, and what it hides', () => {
  const { rows, hidden } = labeledRows({ level: LEAVES, position: LEAVES.start });
  expect(rows.slice(3, 7)).toEqual(['# AB  #', '## 1  #', ' # c###', ' ##+#']);
  expect(hidden.map(({ what, index }) => `${what} ${index + 1}`)).toEqual(['goal 2', 'goal 3']);
  expect([0, 25, 26, 51, 52].map(boxLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});

test('every fact of a summary is one of the explanation, and none comes twice', () => {
  for (const level of [STAGE, ZIGZAG, LEAVES, COLUMN]) {
    const explanation = explained(level);
    const told = summaryFacts(explanation);
    expect(told.every((fact) => explanation.facts.includes(fact))).toBe(true);
    expect(new Set(told).size).toBe(told.length);
  }
});
