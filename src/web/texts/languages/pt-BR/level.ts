// Texts of a level's own page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const level = (tools: LanguageTools): Tables['level'] => {
  const { moves, pushes, hints } = nouns(tools);
  return {
    place: (number, count) => `· ${number} de ${count}`,
    play: 'Jogar',
    about: 'Sobre este nível',
    by: (author) => `por ${author}`,
    ungraded: 'Ainda sem classificação.',
    missing: 'Nível não encontrado.',
    inCollection: 'Lugar na coleção',
    earlier: 'Mover para antes',
    later: 'Mover para depois',
    remove: 'Remover nível',
    solutions: {
      heading: 'Soluções',
      none: 'Ainda não resolvido. As soluções que você encontrar aparecem aqui.',
      noneFutoshiki: 'Ainda não resolvido.',
      score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
      futoshiki: (hintCount, time) => `Resolvido em ${time}, ${hints(hintCount)}`,
      bestBoth: 'Menos movimentos e empurrões',
      fromFile: 'do arquivo',
      replay: 'Rever',
      copy: 'Copiar movimentos',
    },
    games: {
      heading: 'Jogos salvos',
      none: 'Nenhum jogo deste nível está salvo.',
      played: (time, date) => `${time} de jogo · ${date}`,
    },
  };
};
