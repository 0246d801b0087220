// Texts of reverse mode in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

export const reverse = (tools: LanguageTools): Tables['reverse'] => {
  const { countOf } = tools;
  const { boxes, moves } = nouns(tools);
  return {
    about:
      'As caixas começam nos alvos. Antes da primeira puxada, clique ou toque em uma casa para colocar o jogador lá.',
    board: 'Tabuleiro de Sokoban no modo reverso. Use as setas para andar, Shift e uma seta para puxar.',
    grid: 'O tabuleiro em texto',
    pull: 'Puxar',
    undo: 'Desfazer',
    redo: 'Refazer',
    restart: 'Reiniciar',
    leave: 'Sair',
    leaveMode: 'Sair do modo reverso',
    start: 'Puxe cada caixa de volta para onde ela começa.',
    startRest: 'Os pontos mostram onde. Segure Shift (ou ative Puxar) para arrastar a caixa atrás de você.',
    pulled: {
      up: 'Caixa puxada para cima.',
      right: 'Caixa puxada para a direita.',
      down: 'Caixa puxada para baixo.',
      left: 'Caixa puxada para a esquerda.',
    },
    blocked: 'Bloqueado.',
    nothingToPull: 'Nenhuma caixa para puxar.',
    cannotWalk: 'Não dá para chegar lá.',
    left: (count) => `${isSingular(count) ? 'Falta' : 'Faltam'} ${boxes(count)}.`,
    undone: 'Desfeito.',
    redone: 'Refeito.',
    restarted: 'Todas as caixas estão de volta nos alvos.',
    solved: 'Resolvido no modo reverso.',
    solvedRest: 'Invertidos, estes movimentos resolvem o nível.',
    playForward: 'Jogar no modo normal',
    countsHeading: 'Contagem do modo reverso',
    pulls: 'Puxadas',
    pullsWord: (count) => (isSingular(count) ? 'puxada' : 'puxadas'),
    atStart: 'No início',
    atStartWord: (count) => `de ${count} no início`,
    counts: (moveCount, pullCount) => `${moves(moveCount)}, ${countOf(pullCount, 'puxada', 'puxadas')}`,
  };
};
