// The facts and sentences of small levels, named one by one. `test/conformance/explain-truth.test.ts` checks that all are true.

import { expect, test } from 'vitest';
import { levelOf } from '../../../test/level-of.js';
import type { Direction } from '../../base/grid.js';
import { finish } from '../../base/outcome.js';
import { parseMoves } from '../formats/formats.js';
import { symmetries } from '../rules/hash.js';
import type { Level } from '../rules/level.js';
import { showPosition } from '../rules/show.js';
import { type Explanation, explainSokoban, explainSokobanNow, judgePush } from './explain.js';
import { explanationReport, labeledRows } from './fact-report.js';
import { namesIn, pushVerdictSentence, walkthroughLines } from './sentences.js';
import { MAX_SUMMARY, summaryFacts } from './summary.js';
import { boxLetter } from './words.js';

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
    'Every solution pushes a box onto row 2, column 8, a detour: no box’s shortest way to a goal goes there (here it is box A).',
  ],
  ['first push', STAGE, 'Only one of the three first pushes doesn’t lose: box A right.'],
  ['order of all goals', STAGE, 'The goals have to be filled for good in this order: 1, 2, then 3.'],
  [
    'a trap',
    STAGE,
    'Box B can go straight to goal 2 at the start, but that loses: no further box can then get onto a goal.',
  ],
  [
    'two runs',
    ZIGZAG,
    'No box can be delivered in one run: every solution sets each of them aside and comes back for it.',
  ],
  ['where a box ends', ZIGZAG, 'Box B has to end on goal 2, although goal 1 is nearer.'],
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

test('boxes that take turns are one line', () => {
  const [first] = walkthroughLines(explained(ZIGZAG));
  expect(first).toMatchObject({ text: 'Boxes A and B move in turns: each waits for the other.', runs: [0, 6] });
});

test('runs come under the delivery they serve', () => {
  const headings = (level: Level): string[] => walkthroughLines(explained(level)).map(({ heading }) => heading ?? '');
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
  expect(walkthroughLines(made).map(({ heading }) => heading)).toEqual([
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
  expect(pushVerdictSentence(verdict, namesIn({ level: STAGE, position: STAGE.start }))).toBe(sentence);
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
