// Spanish texts of grades: names, reasons, and what each Futoshiki grade needs.

import { gradeReason } from '../../../../languages/es/grade-reasons.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const grades = (tools: LanguageTools): Tables['grades'] => {
  const { countOf, number } = tools;
  return {
    names: {
      trivial: 'Trivial',
      easy: 'Fácil',
      tricky: 'Complicada',
      hard: 'Difícil',
      extreme: 'Extrema',
      recursive: 'Recursiva',
    },
    needs: {
      trivial: 'Basta con candidatos únicos, visibles y ocultos.',
      easy: 'Requiere usar los signos: los límites y las cadenas que forman.',
      tricky: 'Requiere conjuntos visibles u ocultos en una fila o columna.',
      extreme: 'Requiere peces o cadenas forzadas.',
      recursive: 'Requiere conjeturas: hay que probar un número y seguirlo hasta que falle.',
    },
    estimated: (name) => `${name} (estimado)`,
    reason: gradeReason(tools),
    why: '¿Por qué esta dificultad?',
    none: 'Sin clasificar',
    whyOf: (title) => `¿Por qué? ${title}`,
    optimum: (pushCount) => `Mínimo demostrado: ${nouns(tools).pushes(pushCount)}.`,
    // Compared with the grader’s own sentence, which is English.
    grading: (done, all) => `Clasificando: ${number(done)} de ${number(all)}.`,
    ungraded: (count) => countOf(count, 'nivel aún no tiene dificultad.', 'niveles aún no tienen dificultad.'),
    ask: '¿Qué dificultad tiene?',
    stopGrading: 'Dejar de clasificar',
    start: 'Clasificar',
    stop: 'Detener',
  };
};
