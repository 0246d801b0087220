// Games in Spanish.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const game = ({ countOf, number }: LanguageTools): Tables['game'] => ({
  restarted: 'De vuelta al principio. Deshaz para recuperar tus movimientos.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  searching: 'Buscando.',
  searched: (positions, seconds) => `Buscando: ${countOf(positions, 'posición', 'posiciones')}, ${number(seconds)} s.`,
  stopped: 'Detenido.',
  alreadySolved: 'Ya está resuelto.',
  pressQ: 'Pulsa q para salir.',
  notSaved: 'No se pudieron guardar los últimos movimientos.',
  gaveUp: 'Búsqueda abandonada: no se encontró solución dentro de los límites. Aún puede haber una.',
  gaveUpMemory: 'Búsqueda abandonada: se alcanzó el límite de memoria. Aún puede haber una solución.',
  crash: (message) => `La búsqueda falló: ${message}`,
  bug: (message) => `Es un error de masu: ${message}`,
  unreadable: (reason) => `No se pudo leer una partida guardada: ${reason} Se dejó como estaba.`,
  edges: {
    sokoban: {
      first: 'Este es el primer nivel.',
      last: 'Este es el último nivel.',
      allSolved: 'Todos los demás niveles están resueltos.',
    },
    futoshiki: {
      first: 'Este es el primer puzle.',
      last: 'Este es el último puzle.',
      allSolved: 'Todos los demás puzles están resueltos.',
    },
  },
  heading: {
    of: (collection, index, count) => `${collection} ${index} de ${count}`,
    titled: (heading, title) => `${heading}: ${title}`,
    graded: (heading, grade) => `${heading}, ${grade}`,
  },
  moves: 'Movimientos (selecciona para copiar)',
  noMoves: 'Aún no hay movimientos.',
  noReplay: 'Aún no hay movimientos que repetir.',
});
