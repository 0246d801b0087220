// The Sokoban half of `masu generate`: new levels of the requested grade, each with a proven optimum. Level k of a run
// has the seed of the first plus k - 1, so each can be generated again by itself.

import { randomInt } from 'node:crypto';
import { defined } from '../../base/defined.js';
import {
  canonicalHash,
  composeSokoban,
  type Draft,
  difficultyNumber,
  draftOfComposed,
  reasonMessage,
  SOKOBAN,
  SOKOBAN_GRADES,
  type SokobanComposed,
  type SokobanComposing,
  type SokobanWish,
  XSB,
} from '../../sokoban/index.js';
import type { ExitCode } from '../interface/exit-codes.js';
import type { Output } from '../interface/output.js';
import { type GenerateOptions, generateLevels, gradeNamed, type LevelSource } from './generate-levels.js';

const fieldsOf = ({ level, rows, graded, seed }: SokobanComposed, index: number) => ({
  puzzle: 'sokoban',
  level: index,
  seed,
  grade: graded.grade,
  difficulty: difficultyNumber(graded.units),
  pushes: graded.figures.pushes,
  boxChanges: graded.figures.boxChanges,
  boxes: graded.figures.boxes,
  hash: canonicalHash(level),
  reasons: graded.reasons.map(reasonMessage),
  board: rows,
});

function wishOf(options: GenerateOptions): SokobanWish {
  const { boxes, width, height, rooms } = options;
  return {
    grade: gradeNamed(options.grade ?? 'easy', SOKOBAN_GRADES, 'Sokoban'),
    ...defined({ boxes, width, height, rooms }),
  };
}

export async function generateSokobanFiles(options: GenerateOptions, output: Output): Promise<ExitCode> {
  const wish = wishOf(options);
  const { count = 1 } = options;
  const seed = options.seed ?? randomInt(2 ** 32);
  const source: LevelSource<Draft, SokobanComposed, SokobanComposing> = {
    puzzle: 'sokoban',
    formats: SOKOBAN.formats,
    defaultFormat: XSB,
    seed,
    compose: (index) => composeSokoban(wish, seed + (index - 1)),
    draftOf: (composed) => draftOfComposed(composed),
    fieldsOf,
    progressOf: ({ tries }, index) => `level ${index} of ${count}, ${wish.grade}, try ${tries}`,
  };
  return generateLevels(source, options, output);
}
