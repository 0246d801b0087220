// Games in Brazilian Portuguese.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const game = ({ countOf, number }: LanguageTools): Tables['game'] => ({
  restarted: 'De volta ao início. Desfaça para recuperar seus movimentos.',
  undone: 'Desfeito.',
  redone: 'Refeito.',
  nothingToUndo: 'Nada a desfazer.',
  nothingToRedo: 'Nada a refazer.',
  searching: 'Procurando.',
  searched: (positions, seconds) => `Procurando: ${countOf(positions, 'posição', 'posições')}, ${number(seconds)} s.`,
  stopped: 'Interrompido.',
  alreadySolved: 'Já está resolvido.',
  pressQ: 'Pressione q para sair.',
  notSaved: 'Não foi possível salvar os últimos movimentos.',
  gaveUp: 'Busca abandonada: nenhuma solução encontrada dentro dos limites. Ainda pode haver uma.',
  gaveUpMemory: 'Busca abandonada: limite de memória atingido. Ainda pode haver uma solução.',
  crash: (message) => `A busca falhou: ${message}`,
  bug: (message) => `Isso é um erro do masu: ${message}`,
  unreadable: (reason) => `Não foi possível ler uma partida salva: ${reason} Ela ficou como estava.`,
  edges: {
    sokoban: {
      first: 'Este é o primeiro nível.',
      last: 'Este é o último nível.',
      allSolved: 'Todos os outros níveis estão resolvidos.',
    },
    futoshiki: {
      first: 'Este é o primeiro desafio.',
      last: 'Este é o último desafio.',
      allSolved: 'Todos os outros desafios estão resolvidos.',
    },
  },
  heading: {
    of: (collection, index, count) => `${collection} ${index} de ${count}`,
    titled: (heading, title) => `${heading}: ${title}`,
    graded: (heading, grade) => `${heading}, ${grade}`,
  },
  moves: 'Movimentos (selecione para copiar)',
  noMoves: 'Nenhum movimento ainda.',
  noReplay: 'Nenhum movimento para rever ainda.',
});
