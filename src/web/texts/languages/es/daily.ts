// Spanish texts of the daily page.

import type { DayState } from '../../../../play/index.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

const STATES: Readonly<Record<DayState, string>> = {
  solved: 'resuelto',
  late: 'resuelto después',
  begun: 'abierto, sin resolver',
  open: 'sin jugar',
  future: 'todavía no',
};

export const daily = (tools: LanguageTools): Tables['daily'] => {
  const { countOf, number } = tools;
  const { pushes, hints, score } = nouns(tools);
  return {
    collection: 'Puzle diario',
    over: 'Un puzle nuevo cada día, el mismo para todos',
    title: (day) => `Diario, ${day}`,
    missing: 'Todavía no hay puzle para este día.',
    missingRest: 'Elige el de hoy o el de un día anterior.',
    today: 'Hoy',
    previousDay: 'Día anterior',
    nextDay: 'Día siguiente',
    generating: (tries) => (tries <= 1 ? 'Generando el puzle…' : `Generando el puzle: intento ${number(tries)}.`),
    stop: 'Detener',
    stopped: 'Detenido antes de que el puzle estuviera listo.',
    failed: 'No se pudo generar este puzle. Recarga la página e inténtalo de nuevo.',
    retry: 'Generar',
    play: 'Jugar',
    playAgain: 'Jugar otra vez',
    continue: 'Continuar',
    share: 'Compartir',
    copyLink: 'Copiar enlace',
    shared: 'Resultado copiado. Pégalo donde quieras.',
    linkCopied: 'Enlace a este día copiado.',
    open: 'Aún sin resolver.',
    solvedSokoban(moveCount, pushCount, extra) {
      if (extra === undefined) return `Resuelto: ${score(moveCount, pushCount)}.`;
      return extra === 0
        ? `Resuelto: ${score(moveCount, pushCount)}. Es el mínimo demostrado de empujes.`
        : `Resuelto: ${score(moveCount, pushCount)}; ${pushes(extra)} más que el mínimo.`;
    },
    solvedFutoshiki: (time, hintCount) => `Resuelto en ${time}, ${hints(hintCount)}.`,
    streaks: {
      heading: 'Rachas',
      about: 'días resueltos en su fecha',
      current: 'Actual',
      longest: 'Más larga',
      solved: 'Resueltos',
      puzzle: 'Puzle',
    },
    calendar: {
      heading: 'Calendario',
      puzzle: 'Puzle',
      previous: 'Mes anterior',
      next: 'Mes siguiente',
      solved: (count) => countOf(count, 'día resuelto', 'días resueltos'),
      day: (day, state, isToday) => (isToday ? `Hoy, ${day}: ${STATES[state]}` : `${day}: ${STATES[state]}`),
      legend: { solved: 'Resuelto', late: 'Resuelto después', begun: 'Abierto' },
    },
    shareWords: {
      heading: (puzzle, day, grade) => `masu diario: ${puzzle}, ${day} (${grade})`,
      sokoban(moveCount, pushCount, extra) {
        if (extra === undefined) return score(moveCount, pushCount);
        return extra === 0
          ? `${score(moveCount, pushCount)}: mínimo de empujes`
          : `${score(moveCount, pushCount)}: ${pushes(extra)} más que el mínimo`;
      },
      futoshiki: (minutes, seconds) => `Resuelto en ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sin pistas' : hints(count)),
    },
  };
};
