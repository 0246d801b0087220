// Spanish texts of a level's own page.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const level = (tools: LanguageTools): Tables['level'] => {
  const { hints, score } = nouns(tools);
  return {
    place: (number, count) => `· ${number} de ${count}`,
    play: 'Jugar',
    about: 'Sobre este nivel',
    by: (author) => `de ${author}`,
    ungraded: 'Aún sin clasificar.',
    missing: 'No se encontró el nivel.',
    inCollection: 'Lugar en la colección',
    earlier: 'Adelantar',
    later: 'Atrasar',
    remove: 'Quitar nivel',
    solutions: {
      heading: 'Soluciones',
      none: 'Aún sin resolver. Las soluciones que encuentres aparecerán aquí.',
      noneFutoshiki: 'Aún sin resolver.',
      score,
      futoshiki: (hintCount, time) => `Resuelto en ${time}, ${hints(hintCount)}`,
      bestBoth: 'Menos movimientos y empujes',
      fromFile: 'del archivo',
      replay: 'Reproducir',
      copy: 'Copiar movimientos',
    },
    games: {
      heading: 'Partidas guardadas',
      none: 'No hay partidas guardadas de este nivel.',
      played: (time, date) => `${time} de juego · ${date}`,
    },
  };
};
