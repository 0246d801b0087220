// The Sokoban half of `masu generate`: new levels of the requested grade, each with a proven optimum. Level k of a run
// has the seed of the first plus k - 1, so each can be generated again by itself.

import { defined } from '@masu/core/base/defined.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { canonicalHash } from '@masu/core/sokoban/rules/hash.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { composeSokoban, type SokobanComposed, type SokobanComposing } from '@masu/studio/sokoban/compose/compose.js';
import { draftOfComposed } from '@masu/studio/sokoban/compose/draft-of-composed.js';
import type { SokobanComposeOptions } from '@masu/studio/sokoban/compose/wish.js';
import { difficultyNumber, SOKOBAN_GRADES } from '@masu/studio/sokoban/grade/difficulty.js';
import { reasonMessage } from '@masu/studio/sokoban/grade/reason-sentences.js';
import type { Output } from '../../interface/output.js';
import { generateLevels, type LevelSource } from './generate-levels.js';
import { gradeNamed, type SeededOptions } from './generate-options.js';

const sokobanFields = ({ level, rows, graded, seed }: SokobanComposed, index: number) => ({
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

export function generateSokobanFiles(options: SeededOptions, output: Output): Promise<number> {
  const { boxes, width, height, rooms, tight, count = 1, seed } = options;
  const grade = gradeNamed(options.grade ?? 'easy', SOKOBAN_GRADES, 'Sokoban');
  const wish: SokobanComposeOptions = { grade, ...defined({ boxes, width, height, rooms, tight }) };
  const source: LevelSource<Draft, SokobanComposed, SokobanComposing> = {
    puzzle: SOKOBAN,
    defaultFormat: XSB,
    compose: (index) => composeSokoban(wish, seed + (index - 1)),
    draftOf: (composed) => draftOfComposed(composed),
    fieldsOf: sokobanFields,
    progressOf: ({ tries }, index) => `level ${index} of ${count}, ${grade}, try ${tries}`,
  };
  return generateLevels(source, options, output);
}
