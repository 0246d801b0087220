// Texts of the page of saved games in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const savedGames = (tools: LanguageTools): Tables['savedGames'] => {
  const { countOf } = tools;
  const { moves, hints } = nouns(tools);
  return {
    title: 'Jogos salvos',
    summary: (count) => (count === 0 ? 'Nenhum jogo em andamento' : `${countOf(count, 'jogo', 'jogos')} em andamento`),
    none: 'Cada jogo é salvo automaticamente desde o primeiro movimento e removido quando é resolvido.',
    choose: 'Escolher um nível',
    moves: {
      sokoban: moves,
      futoshiki: (count) => countOf(count, 'entrada', 'entradas'),
    },
    hints,
    open: 'Continuar',
    openName: (title) => `Continuar ${title}`,
    remove: 'Excluir',
    removeName: (title) => `Excluir o jogo de ${title}`,
    removed: (title) => `Jogo de ${title} excluído.`,
    undo: 'Desfazer',
    unreadable: 'Não foi possível ler o nível deste jogo.',
  };
};
