// What the analyzer says about small boards, as notes by kind; planted faults are in test/conformance.

import { finish } from '@masu/core/base/outcome.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { symmetries } from '@masu/core/sokoban/rules/hash.js';
import { describe, expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { pushesOfMoves } from '../positions/line-of-moves.js';
import { analyzeSokoban, type SokobanAnalysis } from './analyze.js';

const analyze = (rows: readonly string[], moves?: string): SokobanAnalysis => {
  const level = levelOf(rows);
  const read = moves === undefined ? undefined : parseLurd(moves);
  const line = read?.ok ? pushesOfMoves(level, read.value).pushes : undefined;
  return finish(analyzeSokoban(level, line ? { line } : {}));
};
const messages = (analysis: SokobanAnalysis): string[] =>
  analysis.notes.map(({ kind, message }) => `${kind}: ${message}`);

const PLAIN = ['######', '#@$ .#', '######'];
const CORNER = ['#####', '#$ .#', '#@  #', '#####'];
const ROOM = ['########', '#@$ .  #', '#####  #', '#####  #', '########'];
const HALL = ['#######', '#     #', '#     #', '# $@ .#', '#     #', '#######'];

const HALL_TURN = ['#######', '#     #', '# $   #', '#   . #', '# @   #', '#     #', '#######'];
const TWO_BOXES = ['########', '#      #', '# $ .  #', '# $@.  #', '#      #', '########'];

const CASES: readonly [
  what: string,
  rows: readonly string[],
  moves: string | undefined,
  status: string,
  notes: string[],
][] = [
  ['nothing to say', PLAIN, undefined, 'Solvable in 2 pushes, proven. Trivial (0.9).', []],
  [
    'a box in a corner',
    CORNER,
    undefined,
    'No solution, proven.',
    [
      'dead-boxes: The box at row 2, column 2 can’t reach any goal, even without the other boxes.',
      'repair: Move the box at row 2, column 2 one cell right: solvable in 1 push.',
    ],
  ],
  [
    'a room behind the goal',
    ROOM,
    undefined,
    'Solvable in 2 pushes, proven. Trivial (0.9).',
    [
      'spare-floor: 6 cells can be walls: r2c6, r2c7, r3c6, r3c7, r4c6, r4c7. Then still 2 pushes, difficulty 0.9 → 0.9.',
    ],
  ],
  ['a line that is shortest', PLAIN, 'RR', 'Solvable in 2 pushes, proven. Trivial (0.9).', []],
  [
    'a line that stops early',
    PLAIN,
    'R',
    'Solvable in 2 pushes, proven. Trivial (0.9).',
    ['line: Your line plays, but the level isn’t solved at its end.'],
  ],
];

describe('notes', () => {
  test.each(CASES)('%s', (_, rows, moves, status, notes) => {
    const analysis = analyze(rows, moves);
    expect([analysis.status.message, ...messages(analysis)]).toEqual([status, ...notes]);
    expect(analysis.isComplete).toBe(true);
  });

  test.each([
    ['a push', 'rR', 'push 1 is blocked.', [19, 20]],
    ['a step', 'dd', 'a step before any push is blocked.', [25, 25]],
  ])('a move that can’t be made ends the line: %s', (_, moves, why, cells) => {
    const level = levelOf(['########', '#      #', '#@ $$  #', '#  ..  #', '########']);
    const read = parseLurd(moves);
    const { pushes, attempt } = pushesOfMoves(level, read.ok ? read.value : []);
    const { notes } = finish(analyzeSokoban(level, { line: attempt ? [...pushes, attempt] : pushes }));
    const message = `Your line can’t be played here: ${why}`;
    expect(notes.find(({ kind }) => kind === 'line')).toMatchObject({ message, cells, push: 1 });
  });

  test('a step that is blocked after pushes names the last of them', () => {
    const level = levelOf(PLAIN);
    const read = parseLurd('RRu');
    const { pushes, attempt } = pushesOfMoves(level, read.ok ? read.value : []);
    const { notes } = finish(analyzeSokoban(level, { line: attempt ? [...pushes, attempt] : pushes }));
    expect(notes.map(({ message }) => message)).toEqual([
      'Your line can’t be played here: a step after push 2 is blocked.',
    ]);
  });

  const ALREADY = 'Every box is on a goal already: there is nothing to solve.';
  test.each([
    ['one box', ['#####', '#   ###', '#   *@#', '#######'], undefined, []],
    ['a push into a deadlock is possible', ['######', '#    #', '# *@ #', '#    #', '#  * #', '######'], undefined, []],
    [
      'with a line',
      ['#####', '#   ###', '#   *@#', '#######'],
      'LLulldRR',
      ['shortcut: Your line has 4 pushes; 0 are enough. They part at push 1.'],
    ],
  ])('a level that is solved at the start: %s', (_, rows, moves, notes) => {
    const analysis = analyze(rows, moves);
    expect([analysis.verdict, analysis.status.message, ...messages(analysis)]).toEqual(['solved', ALREADY, ...notes]);
  });

  test('every box that can’t reach a goal is named, then boxes that can’t both', () => {
    const three = analyze(['########', '#$    $#', '#      #', '# @$...#', '########']);
    expect(messages(three).filter((each) => each.startsWith('dead-boxes'))).toEqual([
      'dead-boxes: The box at row 2, column 2 can’t reach any goal, even without the other boxes.',
      'dead-boxes: The box at row 2, column 7 can’t reach any goal, even without the other boxes.',
    ]);
    // One goal at the upper wall, two boxes there; the same at the lower one.
    const pairs = analyze(['#########', '#  $ $ .#', '#       #', '#.  @  .#', '#       #', '#. $ $  #', '#########']);
    expect(messages(pairs).filter((each) => each.startsWith('dead-boxes'))).toEqual([
      'dead-boxes: These 2 boxes can’t all reach goals, even without the others: r2c4, r2c6.',
      'dead-boxes: These 2 boxes can’t all reach goals, even without the others: r6c4, r6c6.',
    ]);
  });

  test('a box apart: what is without it, and without its goal', () => {
    const { notes } = analyze(TWO_BOXES);
    expect(notes.filter(({ kind }) => kind === 'lone-box').map(({ message }) => message)).toEqual([
      'Without the box at row 3, column 3 and the goal r3c5: 2 pushes fewer, as many as the box takes alone.',
      'Without the box at row 4, column 3 and the goal r4c5: 2 pushes fewer, as many as the box takes alone.',
    ]);
  });

  test('a line with a detour parts from the shortest solution at its first push', () => {
    const { notes } = analyze(HALL, 'dlUluRRRurD');
    const note = notes.find(({ kind }) => kind === 'shortcut');
    expect(note).toMatchObject({ pushes: 3, push: 1, line: [{ from: 23, onto: 24 }] });
    expect(note?.message).toBe('Your line has 5 pushes; 3 are enough. They part at push 1.');
  });

  const EDITED = ['#######', '#     #', '#  #  #', '# $@ .#', '#     #', '#######'];
  const CORRIDOR = ['########', '#@ $  .#', '########'];
  test.each([
    [
      'a wall in the way',
      EDITED,
      [
        [23, 16],
        [16, 17],
      ],
      2,
      'push 2 is blocked.',
    ],
    ['a box that is elsewhere', EDITED, [[25, 26]], 1, 'at push 1, there is no box to push.'],
    ['no way behind the box', CORRIDOR, [[11, 10]], 1, 'the player can’t get to push 1.'],
  ])('a line that no longer plays names the push and why: %s', (_, rows, cells, push, why) => {
    const line = cells.map(([from = 0, onto = 0]) => ({ from, onto }));
    const { notes } = finish(analyzeSokoban(levelOf(rows), { line }));
    const message = `Your line can’t be played here: ${why}`;
    expect(notes.find(({ kind }) => kind === 'line')).toMatchObject({ push, cells: cells.at(-1), message });
  });

  test('stages arrive in order and never take anything back', () => {
    const stages: SokobanAnalysis[] = [];
    // The facts of a board that another test asked for are remembered: then there would be only the end.
    const own = ['#########', '#       #', '# @$ $  #', '#  . .  #', '#########'];
    const last = finish(analyzeSokoban(levelOf(own), { onStage: (stage) => stages.push(stage) }));
    expect(stages.length).toBeGreaterThan(0);
    for (const stage of stages) {
      expect(stage.isComplete).toBe(false);
      expect([stage.verdict, stage.pushes]).toEqual([last.verdict, last.pushes]);
    }
  });

  test.each([
    ['one box, straight on', PLAIN, 1],
    ['one box, three orders of two turns', HALL_TURN, 3],
    ['two boxes whose pushes only change their order', TWO_BOXES, 1],
  ])('plans: %s', (_, rows, plans) => {
    expect(analyze(rows).plans).toBe(plans);
  });

  test('every orientation gets the same notes', () => {
    const kinds = symmetries(ROOM).map((rows) =>
      analyze(rows).notes.map(({ kind, cells }) => `${kind} ${cells.length}`),
    );
    for (const each of kinds) expect(each).toEqual(kinds[0]);
  });
});

describe('what an author asks', () => {
  const ask = (rows: readonly string[], wish: 'edits' | 'fill', onStage = (_: SokobanAnalysis): void => {}) =>
    finish(analyzeSokoban(levelOf(rows), { wish, onStage }));

  test('all spare floor is filled together, and only if there is some', () => {
    const [note] = ask(ROOM, 'fill').notes;
    expect(note?.message).toBe(
      '6 cells can be walls: r2c6, r2c7, r3c6, r3c7, r4c6, r4c7. Then still 2 pushes, difficulty 0.9 → 0.9.',
    );
    expect(ask(PLAIN, 'fill').notes).toEqual([]);
  });

  test('single edits: what each does, and the best of each list with its figures', () => {
    const { edits, notes } = ask(HALL_TURN, 'edits');
    expect(notes).toEqual([]);
    expect(edits?.isComplete).toBe(true);
    const effects = new Map<string, number>();
    for (const { effect } of edits?.edits ?? []) effects.set(effect, (effects.get(effect) ?? 0) + 1);
    expect([...effects.keys()].sort()).toEqual(['dead', 'longer', 'other', 'traps']);
    expect(edits?.offers.longer[0]?.message).toMatch(
      /^Move the (box|goal) at row \d, column \d one cell \w+: 3 → \d pushes, difficulty \d\.\d → \d\.\d\.$/,
    );
    expect(edits?.offers.traps[0]?.message).toMatch(
      /: still 3 pushes, deadlocks \d+% → \d+% \(dead squares aside\), difficulty/,
    );
    for (const note of edits?.offers.longer ?? []) expect(note.pushes).toBeGreaterThan(3);
    for (const note of edits?.offers.traps ?? []) expect(note.pushes).toBe(3);
  });

  test('the map fills in as it runs, and nothing in it is taken back', () => {
    const parts: SokobanAnalysis[] = [];
    const last = ask(HALL_TURN, 'edits', (part) => parts.push(part)).edits?.edits ?? [];
    expect(parts.length).toBeGreaterThan(3);
    for (const { edits } of parts) {
      expect(edits?.isComplete).toBe(false);
      expect(last.slice(0, edits?.edits.length)).toEqual(edits?.edits);
    }
  });

  test('a level without a solution has no map of edits', () => {
    expect(ask(CORNER, 'edits')).toMatchObject({ verdict: 'unsolvable', notes: [] });
    expect(ask(CORNER, 'edits').edits).toBeUndefined();
  });
});
