// The Sokoban analyzer against planted faults and against solvers that share nothing with it. The figures of the long
// run are those of docs/design-partner.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { type Random, seededRandom } from '@masu/core/base/random.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import { symmetries } from '@masu/core/sokoban/rules/hash.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { analyzeSokoban } from '@masu/studio/sokoban/analyze/analyze.js';
import { levelOfEditBoard, makeEditBoard, withWall } from '@masu/studio/sokoban/analyze/edit-board.js';
import { singleEdits } from '@masu/studio/sokoban/analyze/single-edits.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';
import { describe, expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { ownCollections } from '../own-levels.js';
import {
  type Planted,
  plantDeath,
  plantLoneBox,
  plantRoom,
  plantShortcut,
  plantStillBox,
  roomyBoard,
  solved,
} from '../planted-sokoban.js';
import { sample, sampled } from '../sample.js';
import { goesOn, randomFor as randomOfRun } from '../seed.js';
import { sharedTest } from '../shared.js';

const WANTED = sampled(20, 200);
/** The figures of the document come from these seeds themselves; a sample takes those of its run. */
const randomFor = (use: number): Random => (WANTED === 200 ? seededRandom(use) : randomOfRun(use));
/** Without the two hardest sets: their levels are too large to search hundreds of variants of each. */
const LEVELS = ownCollections().flatMap(([file, levels]) => (/^[1-7]-/.test(file) ? levels : []));
const FIGURES: string[] = [];
const documentText = readFileSync(new URL('../../docs/design-partner.md', import.meta.url), 'utf8').replace(/ +/g, ' ');
const PUSH_OPTIMAL = SOKOBAN_SOLVERS.find(({ id }) => id === 'push-optimal') as (typeof SOKOBAN_SOLVERS)[number];

/** As many planted faults as wanted, from levels in a seeded order; a level may give several. */
function* plantedIn<Fault extends Planted>(
  seed: number,
  plant: (level: Level, random: Random) => Fault | undefined,
): Generator<{ fault: Fault; level: Level }> {
  const random = randomFor(seed);
  let found = 0;
  for (let round = 0; round < 4; round++) {
    for (const level of random.shuffle([...LEVELS])) {
      const fault = plant(level, random);
      if (!fault) continue;
      yield { fault, level };
      if (++found === WANTED) return;
    }
  }
  throw new Error(`only ${found} faults were planted`);
}

const notesOf = (level: Level, kind: string) =>
  finish(analyzeSokoban(level)).notes.filter((note) => note.kind === kind);
const unitsIn = (level: Level): number => {
  const graded = gradeSokobanNow(level);
  if (graded.verdict !== 'graded' || !graded.isExact) throw new Error('no exact grade');
  return graded.units;
};
const record = (what: string, planted: number, found: number): number => {
  FIGURES.push(`| ${what} | ${planted} | ${found} |`);
  return found;
};

/** The fewest pushes that solve a level after these, by the push-optimal solver. */
function fewestAfter(level: Level, pushes: readonly { readonly from: number; readonly onto: number }[]): number {
  const start = makeEditBoard(level);
  const boxes = [...start.boxes];
  for (const { from, onto } of pushes) boxes[boxes.indexOf(from)] = onto;
  const board = { ...start, boxes: boxes.sort((a, b) => a - b), player: pushes.at(-1)?.from ?? start.player };
  if (board.boxes.every((box) => board.goals.includes(box))) return 0;
  const rest = levelOfEditBoard(board);
  if (!rest) throw new Error('pushes that lead to no level');
  const outcome = finish(PUSH_OPTIMAL.solve(rest, {}, PATIENT));
  if (outcome.verdict !== 'solved') return Infinity;
  expect(outcome.claim).toBe('optimal');
  return (verifyMoves(rest, outcome.answer) as { readonly pushes: number }).pushes;
}

describe('planted faults', () => {
  test('a room that nothing needs is found whole, and makes no level more difficult', () => {
    let [planted, found, raised] = [0, 0, 0];
    for (const { fault, level } of plantedIn(1, plantRoom)) {
      planted++;
      if (unitsIn(fault.level) > unitsIn(level)) raised++;
      const cells = new Set(notesOf(fault.level, 'spare-floor').flatMap((note) => note.cells));
      if (fault.cells.every((cell) => cells.has(cell))) found++;
    }
    expect(record('spare room', planted, found)).toBe(planted);
    expect(record('spare room that raises the difficulty', planted, raised)).toBe(0);
  });

  test('a box that never moves is found, and a wall can replace it', () => {
    let [planted, found] = [0, 0];
    for (const { fault } of plantedIn(2, plantStillBox)) {
      planted++;
      const note = notesOf(fault.level, 'still-box').find(({ cells }) => cells[0] === fault.cells[0]);
      if (note?.facts.key === 'still-wall') found++;
    }
    expect(record('box that never moves', planted, found)).toBe(planted);
  });

  test('most boxes that touch nothing else are found', () => {
    let [planted, found] = [0, 0];
    for (const { fault } of plantedIn(3, plantLoneBox)) {
      planted++;
      if (notesOf(fault.level, 'lone-box').some(({ cells }) => cells[0] === fault.cells[0])) found++;
    }
    expect(record('box that does not interact', planted, found)).toBeGreaterThan(sampled(0.4, 0.7) * planted);
  });

  test('a shortcut is found, with the push where it parts from the line', () => {
    let [planted, found] = [0, 0];
    for (const { fault } of plantedIn(4, plantShortcut)) {
      planted++;
      const { notes } = finish(analyzeSokoban(fault.level, { line: fault.line }));
      const note = notes.find(({ kind }) => kind === 'shortcut');
      // The pushes of the line before it begin a shortest solution; with it, they don't.
      const push = note?.push ?? 0;
      const fewest = [push - 1, push].map((made) => made + fewestAfter(fault.level, fault.line.slice(0, made)));
      const isRight = fewest[0] === fault.fewer && (fewest[1] as number) > fault.fewer;
      if (isRight && note?.pushes === fault.fewer && (note.line?.length ?? 0) > 0) found++;
    }
    expect(record('shortcut, with its push', planted, found)).toBe(planted);
  });

  test('a dead level names boxes that are dead and minimal, and offers a repair that solves it', () => {
    let [planted, named, repaired] = [0, 0, 0];
    for (const { fault } of plantedIn(5, plantDeath)) {
      planted++;
      const analysis = finish(analyzeSokoban(fault.level));
      expect(analysis.verdict).toBe('unsolvable');
      const board = makeEditBoard(fault.level);
      const dead = analysis.notes.find(({ kind }) => kind === 'dead-boxes')?.cells ?? [];
      const without = dead.map((box) => ({ ...board, boxes: dead.filter((each) => each !== box) }));
      const isMinimal = without.every((rest) => rest.boxes.length === 0 || solved(rest).verdict === 'solved');
      if (dead.length > 0 && isMinimal && solved({ ...board, boxes: dead }).verdict === 'unsolvable') named++;
      if (analysis.notes.some(({ kind }) => kind === 'repair')) repaired++;
    }
    record('dead set, proven minimal', planted, named);
    record('one edit that repairs it', planted, repaired);
    expect(named).toBe(planted);
    // The budget may end the search for a repair of a large board.
    expect(repaired).toBeGreaterThan(sampled(0.8, 0.97) * planted);
  });

  test('a copy turned, mirrored, and with the player elsewhere is the same board', () => {
    const random = randomFor(6);
    const boards = new Set(LEVELS.map(canonicalBoard));
    let found = 0;
    for (let planted = 0; planted < WANTED; planted++) {
      const board = roomyBoard(LEVELS[random.below(LEVELS.length)] as Level, 1 + random.below(3));
      const boxes = new Set(board.boxes);
      const region = [board.player];
      for (const cell of region) {
        for (const next of [cell - 1, cell + 1, cell - board.width, cell + board.width]) {
          if (!board.walls[next] && !boxes.has(next) && !region.includes(next)) region.push(next);
        }
      }
      const moved = levelOfEditBoard({ ...board, player: region[random.below(region.length)] as number }) as Level;
      const rows = symmetries(canonicalBoard(moved).split('\n'))[random.below(8)] as string[];
      if (boards.has(canonicalBoard(levelOf(rows)))) found++;
    }
    expect(record('turned copy', WANTED, found)).toBe(WANTED);
  });
});

test('levels as they are: a line that is shortest is never called longer', () => {
  const random = randomFor(7);
  let alarms = 0;
  for (const level of random.shuffle([...LEVELS]).slice(0, WANTED)) {
    const answer = solved(makeEditBoard(level));
    if (answer.verdict !== 'solved') continue;
    const { notes, line } = finish(analyzeSokoban(level, { line: answer.line }));
    if (line !== 'solves' || notes.some(({ kind }) => kind === 'shortcut' || kind === 'line')) alarms++;
  }
  FIGURES.push(`| false alarm about a shortest line | ${WANTED} | ${alarms} |`);
  expect(alarms).toBe(0);
});

sharedTest(
  'levels that people made get few notes, but for those about first pushes, which an author asks for',
  (shared) => {
    const text = readFileSync(join(shared, 'levels/Microban-I.txt'), 'latin1');
    const levels = sample(XSB.parse(text).levels, 15).flatMap((draft) =>
      draft.ok ? [validateLevel(draft.value)] : [],
    );
    const noted = levels.filter(
      (level) => level.ok && finish(analyzeSokoban(level.value)).notes.some(({ kind }) => kind !== 'first-push-loses'),
    );
    expect(noted.length / levels.length).toBeLessThan(0.15);
    if (levels.length === 155) expect(documentText).toContain(`get another note: ${noted.length} of 155`);
  },
);

test('the floor map agrees with the push-optimal solver', () => {
  const random = randomFor(8);
  const wanted = sampled(20, 700);
  const kinds = new Map<string, number>();
  for (let checked = 0; goesOn(checked, wanted, kinds.size > 1); ) {
    const level = LEVELS[random.below(LEVELS.length)] as Level;
    const { floor = [], pushes = 0 } = finish(analyzeSokoban(level));
    for (const { cell, kind, by = 0 } of random.shuffle([...floor]).slice(0, 5)) {
      if (kind === 'unknown') continue;
      const walled = levelOfEditBoard(withWall(makeEditBoard(level), cell));
      checked++;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (!walled) {
        // A box out of reach: no solution either.
        expect(kind).toBe('needed');
        continue;
      }
      const outcome = finish(PUSH_OPTIMAL.solve(walled, {}, PATIENT));
      if (outcome.verdict === 'solved') {
        expect(outcome.claim).toBe('optimal');
        expect(verifyMoves(walled, outcome.answer)).toMatchObject({ solved: true, pushes: pushes + by });
      }
      expect(outcome.verdict).toBe(kind === 'needed' ? 'unsolvable' : 'solved');
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
});

test('the map of single edits agrees with the push-optimal solver', () => {
  const random = randomFor(9);
  const effects = new Set<string>();
  const small = LEVELS.filter(({ start }) => start.boxes.length <= 3);
  for (let checked = 0; goesOn(checked, sampled(15, 300), effects.size > 2); ) {
    const level = small[random.below(small.length)] as Level;
    const { edits, pushes = 0 } = finish(analyzeSokoban(level, { wish: 'edits' }));
    const effectOf = new Map(edits?.edits.map(({ edit, effect }) => [JSON.stringify(edit), effect]));
    const board = makeEditBoard(level);
    for (const { edit, board: edited } of random.shuffle([...singleEdits(board)]).slice(0, 20)) {
      const effect = effectOf.get(JSON.stringify(edit));
      // A level that begins solved is left out.
      if (effect === undefined || effect === 'unknown') continue;
      checked++;
      effects.add(effect);
      const valid = levelOfEditBoard(edited);
      const outcome = valid && finish(PUSH_OPTIMAL.solve(valid, {}, PATIENT));
      expect(outcome?.verdict === 'solved').toBe(effect !== 'dead');
      if (!valid || outcome?.verdict !== 'solved') continue;
      const after = (verifyMoves(valid, outcome.answer) as { readonly pushes: number }).pushes;
      expect(after > pushes).toBe(effect === 'longer');
      if (effect === 'traps') expect(after).toBe(pushes);
    }
  }
  expect(effects.size).toBeGreaterThan(2);
});

test('the document has the figures of the long run', () => {
  expect(FIGURES.length).toBeGreaterThan(7);
  if (WANTED === 200) expect(documentText).toContain(FIGURES.join('\n'));
});
