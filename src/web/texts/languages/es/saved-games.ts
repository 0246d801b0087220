// Spanish texts of the page of saved games.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const savedGames = (tools: LanguageTools): Tables['savedGames'] => {
  const { countOf } = tools;
  const { hints, moves } = nouns(tools);
  return {
    title: 'Partidas guardadas',
    summary: (count) =>
      count === 0 ? 'No hay partidas en curso' : `${countOf(count, 'partida', 'partidas')} en curso`,
    none: 'Cada partida se guarda sola desde el primer movimiento y se quita al resolverse.',
    choose: 'Elegir un nivel',
    moves: {
      sokoban: moves,
      futoshiki: (count) => countOf(count, 'anotación', 'anotaciones'),
    },
    hints,
    open: 'Continuar',
    openName: (title) => `Continuar ${title}`,
    remove: 'Eliminar',
    removeName: (title) => `Eliminar la partida de ${title}`,
    removed: (title) => `Partida de ${title} eliminada.`,
    undo: 'Deshacer',
    unreadable: 'No se pudo leer el nivel de esta partida.',
  };
};
