// Spanish texts of the frame around the lessons.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const lessons = ({ countOf }: LanguageTools): Tables['lessons'] => {
  const exercises = (count: number): string => countOf(count, 'ejercicio', 'ejercicios');
  return {
    heading: 'Lecciones',
    about:
      'Ocho lecciones sobre búsqueda, de unos diez minutos cada una. El texto maneja un laboratorio en vivo, y cada lección termina con ejercicios.',
    open: (title) => `Abrir ${title}`,
    notStarted: exercises,
    solved: (solved, all) => `${solved} de ${exercises(all)} resueltos`,
    done: 'Todos los ejercicios resueltos',
    over: (index, count) => `Lección ${index} de ${count}`,
    all: 'Todas las lecciones',
    steps: 'Pasos de esta lección',
    step: (index, heading) => `${index}. ${heading}`,
    solvedStep: 'resuelto',
    back: 'Atrás',
    next: 'Siguiente',
    nextLesson: 'Lección siguiente',
    lab: 'El laboratorio de este paso',
    openLab: 'Abrir en el laboratorio',
    notFound: 'No se encontró la lección.',
    answer: 'Tu respuesta',
    check: 'Comprobar',
    board: 'El tablero de este ejercicio',
    cell: (row, column) => `Fila ${row}, columna ${column}`,
    choose: 'Elige una casilla',
    up: (item) => `Subir: ${item}`,
    down: (item) => `Bajar: ${item}`,
    order: 'Ordena, el primero arriba',
    verdicts: {
      low: 'Demasiado bajo.',
      high: 'Demasiado alto.',
      wrong: 'No del todo.',
      unreadable: 'Escribe un número entero o elige antes una respuesta.',
    },
  };
};
