// Counts and units that several tables need.

import type { LanguageTools } from '../../language.js';

export interface Nouns {
  readonly moves: (count: number) => string;
  readonly pushes: (count: number) => string;
  readonly boxes: (count: number) => string;
  readonly hints: (count: number) => string;
  readonly score: (moveCount: number, pushCount: number) => string;
  readonly seconds: (millis: number) => string;
  readonly mebibytes: (bytes: number) => string;
}

export function nouns({ countOf, number, decimal }: LanguageTools): Nouns {
  const moves = (count: number): string => countOf(count, 'movimiento', 'movimientos');
  const pushes = (count: number): string => countOf(count, 'empuje', 'empujes');
  return {
    moves,
    pushes,
    boxes: (count) => countOf(count, 'caja', 'cajas'),
    hints: (count) => countOf(count, 'pista', 'pistas'),
    score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
    seconds: (millis) => (millis < 9950 ? decimal(millis / 1000) : number(millis / 1000)),
    mebibytes: (bytes) => (bytes / 2 ** 20 < 9.95 ? decimal(bytes / 2 ** 20) : number(bytes / 2 ** 20)),
  };
}
