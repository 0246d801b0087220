// Spanish texts of grades: names, reasons, and what each Futoshiki grade needs.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

type Reason = Parameters<Tables['grades']['reason']>[0];

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
  if (count === openings - 1) return `De ${openings} primeros empujes, solo uno evita un bloqueo sin salida.`;
  return count === 1
    ? `Uno de los ${openings} primeros empujes lleva a un bloqueo sin salida.`
    : `${count} de los ${openings} primeros empujes llevan a un bloqueo sin salida.`;
}

export const grades = (tools: LanguageTools): Tables['grades'] => {
  const { countOf, number } = tools;
  const reason = (fact: Reason): string => {
    switch (fact.kind) {
      case 'solved':
        return 'Todas las cajas están ya en un objetivo.';
      case 'straight':
        return 'Cada caja va directa a su objetivo.';
      case 'box-changes':
        return fact.isShortest
          ? `${countOf(fact.count, 'cambio', 'cambios')} de caja en la solución más corta.`
          : `${countOf(fact.count, 'cambio', 'cambios')} de caja en la solución encontrada.`;
      case 'away-pushes':
        return fact.count === 1
          ? `1 de ${number(fact.pushes)} empujes aleja de los objetivos.`
          : `${number(fact.count)} de ${number(fact.pushes)} empujes alejan de los objetivos.`;
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
  return {
    names: {
      trivial: 'Trivial',
      easy: 'Fácil',
      tricky: 'Complicado',
      hard: 'Difícil',
      extreme: 'Extremo',
      recursive: 'Recursivo',
    },
    needs: {
      trivial: 'Basta con candidatos únicos, visibles y ocultos.',
      easy: 'Requiere usar los signos: los límites y las cadenas que forman.',
      tricky: 'Requiere conjuntos visibles u ocultos en una fila o columna.',
      extreme: 'Requiere peces o cadenas forzadas.',
      recursive: 'Requiere conjeturas: hay que probar un número y seguirlo hasta que falle.',
    },
    estimated: (name) => `${name} (estimado)`,
    reason,
    why: '¿Por qué esta dificultad?',
    none: 'Sin clasificar',
    whyOf: (title) => `¿Por qué? ${title}`,
    optimum: (pushCount) => `Mínimo demostrado: ${nouns(tools).pushes(pushCount)}.`,
    // Compared with the grader’s own sentence, which is English.
    grading: (done, all) => `Clasificando: ${number(done)} de ${number(all)}.`,
    ungraded: (count) => countOf(count, 'nivel aún no tiene dificultad.', 'niveles aún no tienen dificultad.'),
    ask: '¿Qué tan difícil es?',
    stopGrading: 'Dejar de clasificar',
    start: 'Clasificar',
    stop: 'Detener',
  };
};
