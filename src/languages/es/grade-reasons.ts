// Why a Sokoban level has its grade, in Spanish.

import type { LanguageTools } from '../../base/languages.js';
import type { GradeReason } from '../../sokoban/index.js';

/** Shares of positions that are deadlocks, each with the per mille from which it is the nearest. */
const DEAD_SHARES: readonly (readonly [from: number, sentence: string])[] = [
  [950, 'Casi todas las posiciones a las que puedes llegar son bloqueos sin salida.'],
  [850, 'Nueve de cada diez posiciones a las que puedes llegar son bloqueos sin salida.'],
  [775, 'Cuatro de cada cinco posiciones a las que puedes llegar son bloqueos sin salida.'],
  [710, 'Tres de cada cuatro posiciones a las que puedes llegar son bloqueos sin salida.'],
  [635, 'Dos de cada tres posiciones a las que puedes llegar son bloqueos sin salida.'],
  [550, 'Tres de cada cinco posiciones a las que puedes llegar son bloqueos sin salida.'],
];
const DEAD_HALF = 'La mitad de las posiciones a las que puedes llegar son bloqueos sin salida.';

function losing(count: number, openings: number): string {
  if (count === openings) return 'Todos los primeros empujes llevan a un bloqueo sin salida.';
  if (count === openings - 1) return `Solo uno de los ${openings} primeros empujes evita un bloqueo sin salida.`;
  return count === 1
    ? `Uno de los ${openings} primeros empujes lleva a un bloqueo sin salida.`
    : `${count} de los ${openings} primeros empujes llevan a un bloqueo sin salida.`;
}

export const gradeReason =
  ({ countOf, number }: LanguageTools) =>
  (fact: GradeReason): string => {
    switch (fact.kind) {
      case 'solved':
        return 'Todas las cajas están ya en una meta.';
      case 'straight':
        return 'Cada caja va directa a su meta.';
      case 'box-changes':
        return fact.isShortest
          ? `${countOf(fact.count, 'cambio', 'cambios')} de caja en la solución más corta.`
          : `${countOf(fact.count, 'cambio', 'cambios')} de caja en la solución encontrada.`;
      case 'away-pushes':
        return fact.count === 1
          ? `1 de ${number(fact.pushes)} empujes aleja de las metas.`
          : `${number(fact.count)} de ${number(fact.pushes)} empujes alejan de las metas.`;
      case 'most-runs':
        return `Una misma caja se empuja en ${countOf(fact.count, 'ocasión distinta', 'ocasiones distintas')}.`;
      case 'parked-boxes':
        return countOf(fact.count, 'caja se aparca por el camino.', 'cajas se aparcan por el camino.');
      case 'dead-positions': {
        const share = Math.floor((1000 * fact.dead) / fact.reachable);
        return DEAD_SHARES.find(([from]) => share >= from)?.[1] ?? DEAD_HALF;
      }
      case 'losing-first-pushes':
        return losing(fact.losing, fact.openings);
    }
  };
