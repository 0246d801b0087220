// What Futoshiki shows in the terminal.

import { clockTime } from '../../base/format.js';
import { GRADES } from '../../futoshiki/index.js';
import { futoshikiBoard, futoshikiBoardSize } from '../futoshiki/board.js';
import { FutoshikiPage } from '../futoshiki/page.js';
import { FutoshikiLines } from '../lines/futoshiki-lines.js';
import { texts } from '../texts/language.js';
import type { TerminalPuzzle } from './terminal-puzzle.js';

export const FUTOSHIKI_IN_TERMINAL: TerminalPuzzle<'futoshiki'> = {
  page: (...facts) => new FutoshikiPage(...facts),
  lines: (host, level) => new FutoshikiLines(host, level),

  sorts: ['file', 'grade', 'boxes'],
  measured: 'size',
  measure: ({ size }) => size,
  sizeText: ({ size }) => texts.levels.size(size, size),
  pictureColumns: ({ size }) => futoshikiBoardSize(size, false).columns,
  preview(level, room) {
    const picture = futoshikiBoard({ level, digits: level.cells });
    const fits = picture.columns <= room.columns && picture.lines <= room.lines;
    return fits ? { picture, isPart: false } : undefined;
  },
  listed: ({ cells }) => ({ length: cells.filter((digit) => digit === 0).length }),

  recordText: ({ best }) => texts.levels.timed(clockTime(best.millis), best.hints),
  recordAbout: ({ best }) => texts.savedGames.record.futoshiki(clockTime(best.millis), best.hints),
  solvedAt: ({ best }) => best.at,

  fields: [
    { name: 'size', values: ['4', '5', '6', '7', '8', '9'], usual: '6' },
    { name: 'difficulty', values: GRADES, usual: 'easy' },
  ],
  generateJob: ({ size, difficulty }, seed) => ({
    kind: 'generate',
    puzzle: 'futoshiki',
    size: Number(size),
    grade: GRADES.find((each) => each === difficulty) ?? 'easy',
    seed,
    limits: {},
  }),
  generatedTitle: ({ size }, { grade, seed }) =>
    Object.entries(texts.generate.sizedTitle).find(([id]) => id === grade)?.[1](size, seed) ?? '',
};
