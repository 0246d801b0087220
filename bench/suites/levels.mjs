// Every Sokoban level that ships with masu, proven again by push-optimal and graded again: its pushes must be those of
// the stored solution and its grade the one in its comment. Within a generated set, difficulty must rise and no two
// levels may have the same boxes, pushes, and changes; no two of all levels may be the same puzzle. Exits with code 12
// if something differs. `levels 9-masters` takes one file.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { recognizeFormat } from '@masu/core/sokoban/formats/formats.js';
import { parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { canonicalBoard } from '@masu/core/sokoban/rules/canonical-board.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { difficultyNumber, SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokobanNow } from '@masu/studio/sokoban/grade/grade.js';

export const about = 'every shipped Sokoban level, proven and graded again; `levels FILE…`';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const FOLDER = join(ROOT, 'levels/sokoban');

export function run(args) {
  const solver = SOKOBAN.solvers.find(({ id }) => id === 'push-optimal');
  const solutions = JSON.parse(readFileSync(join(ROOT, 'test/own-solutions.json'), 'utf8'));
  const boards = new Map();
  const errors = [];
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.xsb'))) {
    if (args.length > 0 && !args.some((arg) => file.startsWith(arg))) continue;
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const drafts = recognizeFormat(text, '.xsb')
      .parse(text)
      .levels.map((read) => read.value);
    const counts = Object.fromEntries(SOKOBAN_GRADES.map((grade) => [grade, 0]));
    let last = 0;
    const figures = new Set();
    const began = process.cpuUsage();
    drafts.forEach((draft, at) => {
      const name = `${file} ${at + 1} “${draft.title}”`;
      const level = validateLevel(draft).value;
      const stored = scoreOf(level, parseLurd(solutions[file][at]).value).pushes;
      const proof = finish(solver.solve(level, {}, PATIENT));
      if (proof.verdict !== 'solved' || scoreOf(level, proof.answer).pushes !== stored) {
        errors.push(`${name}: the stored solution has ${stored} pushes, push-optimal says otherwise`);
      }
      const graded = gradeSokobanNow(level);
      const line = `Grade: ${graded.grade} (${difficultyNumber(graded.units).toFixed(2)})`;
      if (draft.notes && draft.notes[0] !== line) errors.push(`${name}: ${draft.notes[0]}, but ${line}`);
      if (draft.notes && graded.units < last) errors.push(`${name}: easier than the one before`);
      last = graded.units;
      const { boxes, pushes, boxChanges } = graded.figures;
      const key = `${boxes} boxes, ${pushes} pushes, ${boxChanges} changes`;
      if (draft.notes && figures.has(key)) errors.push(`${name}: ${key}, like another of its set`);
      figures.add(key);
      counts[graded.grade]++;
      const board = canonicalBoard(level);
      if (boards.has(board)) errors.push(`${name}: the same puzzle as ${boards.get(board)}`);
      boards.set(board, name);
    });
    const { user, system } = process.cpuUsage(began);
    const grades = SOKOBAN_GRADES.map((grade) => `${counts[grade]} ${grade}`).join(', ');
    console.log(`${file.padEnd(24)} ${drafts.length} levels: ${grades}; ${((user + system) / 1e6).toFixed(1)} CPU s`);
  }
  for (const error of errors) console.error(error);
  console.log(errors.length === 0 ? 'all proved, graded as stated, and different' : `${errors.length} differ`);
  if (errors.length > 0) process.exitCode = 12;
}
