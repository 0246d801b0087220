// Spanish texts of the progress page.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const progress = ({ countOf, number }: LanguageTools): Tables['progress'] => {
  const levels = (count: number): string => countOf(count, 'nivel', 'niveles');
  return {
    over: 'Según las partidas guardadas en este dispositivo',
    heading: 'Tu progreso',
    puzzle: 'Puzle',
    loading: 'Contando niveles…',
    solvedLabel: 'Resueltos',
    ofAll: (total) => `de ${number(total)}`,
    optimumLabel: 'Mínimo de empujes',
    ofSolved: (count) => `de ${countOf(count, 'resuelto', 'resueltos')}`,
    missed(missed, extra) {
      if (missed === 0) return 'Ningún nivel resuelto necesitó más empujes que el mínimo demostrado.';
      return missed === 1
        ? `1 nivel resuelto llevó más empujes que el mínimo demostrado: ${number(extra)} de más.`
        : `${number(missed)} niveles resueltos llevaron más empujes que el mínimo demostrado: ${number(extra)} de más en total.`;
    },
    timeLabel: 'Tiempo de juego',
    timeOf: (timed) => `en ${levels(timed)}`,
    hoursMinutes: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
    hintsLabel: 'Pistas usadas',
    withoutHints: (count) => `${levels(count)} sin pistas`,
    streakLabel: 'Racha diaria',
    streakOf: (longest) => `la más larga: ${number(longest)}`,
    byGrade: 'Por dificultad',
    byCollection: 'Por colección',
    ungraded: 'Sin clasificar',
    share: (solved, total) => `${number(solved)} de ${number(total)}`,
    elsewhere: (count) =>
      `${countOf(count, 'nivel resuelto', 'niveles resueltos')} fuera de estas colecciones: diarios, generados o compartidos.`,
    weeks: 'Resueltos por semana',
    weeksAbout: 'las últimas doce semanas',
    weekOf: (date) => `Semana del ${date}`,
    none: 'Aún no hay nada resuelto. Resuelve un nivel y se contará aquí.',
    play: 'Jugar',
  };
};
