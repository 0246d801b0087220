// Sokoban in Brazilian Portuguese.

import type { Direction } from '../../../../base/grid.js';
import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'para cima',
  right: 'para a direita',
  down: 'para baixo',
  left: 'para a esquerda',
};

const SMALL = ['', '', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'];
const inWords = (count: number): string => SMALL[count] ?? String(count);

export const sokoban = ({ countOf, number }: LanguageTools): Tables['sokoban'] => {
  const moves = (count: number): string => countOf(count, 'movimento', 'movimentos');
  const pushes = (count: number): string => countOf(count, 'empurrão', 'empurrões');
  const boxesLeft = (count: number): string =>
    count === 1 ? 'Falta 1 caixa' : `Faltam ${countOf(count, 'caixa', 'caixas')}`;

  return {
    moves,
    pushes,
    score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
    pushed: {
      neither: (direction) => `Caixa empurrada ${TOWARD[direction]}.`,
      off: (direction, left) => `Caixa empurrada ${TOWARD[direction]}, para fora do alvo. ${boxesLeft(left)}.`,
      onto: (direction, left, bound) =>
        bound === undefined
          ? `Caixa empurrada ${TOWARD[direction]}, até o alvo. ${boxesLeft(left)}.`
          : `Caixa empurrada ${TOWARD[direction]}, até o alvo. ${boxesLeft(left)}, no mínimo ${pushes(bound)}.`,
    },
    undonePush: (direction) => `Desfeito: empurrão ${TOWARD[direction]}.`,
    undoneJump: 'Desfeito: salto.',
    redonePush: (direction) => `Refeito: empurrão ${TOWARD[direction]}.`,
    blockedByWall: (index, letter) => `Uma parede bloqueia o movimento ${number(index)} (${letter}).`,
    blockedByBox: (index, letter) => `Uma caixa bloqueia o movimento ${number(index)} (${letter}).`,
    playedBefore: (count) =>
      count === 1 ? 'O movimento anterior foi feito.' : `Os ${moves(count)} anteriores foram feitos.`,
    solved: (moveCount, pushCount) => `Resolvido em ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedShown: (moveCount, pushCount) =>
      `Resolvido com os movimentos do masu: ${moves(moveCount)}, ${pushes(pushCount)}. Não é um recorde.`,
    news: {
      both: 'Novo recorde de movimentos e de empurrões.',
      moves: 'Novo recorde de movimentos.',
      pushes: 'Novo recorde de empurrões.',
    },
    deadlock: {
      corner: (boxes) =>
        boxes === 1
          ? 'Impasse: a caixa marcada está presa em um canto.'
          : `Impasse: as ${inWords(boxes)} caixas marcadas estão presas em cantos.`,
      'dead-square': (boxes) =>
        boxes === 1
          ? 'Impasse: a caixa marcada não pode mais chegar a nenhum alvo.'
          : `Impasse: as ${inWords(boxes)} caixas marcadas não podem mais chegar a nenhum alvo.`,
      frozen: (boxes) =>
        boxes === 1
          ? 'Impasse: a caixa marcada nunca mais poderá se mover.'
          : `Impasse: as ${inWords(boxes)} caixas marcadas estão travadas.`,
      pinned: (boxes) =>
        boxes === 1
          ? 'Impasse: a caixa marcada só pode ser empurrada para casas mortas.'
          : `Impasse: as ${inWords(boxes)} caixas marcadas só podem ser empurradas para casas mortas.`,
      'goal-shortage': (boxes) =>
        boxes === 1
          ? 'Impasse: a caixa marcada não consegue chegar a nenhum alvo livre.'
          : `Impasse: as ${inWords(boxes)} caixas marcadas não conseguem chegar todas a um alvo.`,
    },
    undo(least, enough) {
      if (enough === undefined) return `Desfaça pelo menos ${pushes(least)}.`;
      return enough <= least ? `Desfaça ${pushes(enough)}.` : `Desfaça de ${number(least)} a ${pushes(enough)}.`;
    },
    noHint: 'Não há dica a partir daqui: desfaça pelo menos um empurrão e peça de novo.',
    noHintUndo(least, enough) {
      if (enough === undefined)
        return `Não há dica a partir daqui: desfaça pelo menos ${pushes(least)} e peça de novo.`;
      return enough <= least
        ? `Não há dica a partir daqui: desfaça ${pushes(enough)} e peça de novo.`
        : `Não há dica a partir daqui: desfaça de ${number(least)} a ${pushes(enough)} e peça de novo.`;
    },
    levelUnsolvable: 'O nível não tem solução, nem mesmo desde o início.',
    unsolvable: 'Comprovado: não há solução a partir daqui.',
    allInView: 'O nível inteiro está visível.',
    cannotWalk: 'Não dá para chegar lá sem empurrar uma caixa.',
    boxSelected: 'Caixa selecionada. Os pontos mostram aonde ela pode ir.',
    boxBlocked: 'Não dá para empurrar esta caixa agora.',
    cannotPush: 'Não dá para empurrar a caixa até lá.',
    snapshotEmpty: (slot) => `O ponto de retorno ${slot} está vazio. Pressione Alt+${slot} para salvar um.`,
    snapshotSet: (slot) => `Ponto de retorno ${slot} salvo. Pressione ${slot} para voltar.`,
    snapshotRestored: (slot) => `De volta ao ponto de retorno ${slot}. Desfaça para recuperar seus movimentos.`,
    hint: {
      title: (step) => `Dica ${step} de 4`,
      line: (step, text) => `Dica ${step} de 4: ${text}`,
      region: {
        middle: 'Olhe para o meio. A próxima caixa a empurrar está lá.',
        left: 'Olhe para a metade esquerda. A próxima caixa a empurrar está lá.',
        right: 'Olhe para a metade direita. A próxima caixa a empurrar está lá.',
        upper: 'Olhe para a metade de cima. A próxima caixa a empurrar está lá.',
        lower: 'Olhe para a metade de baixo. A próxima caixa a empurrar está lá.',
      },
      box: (mark) => `A caixa marcada com ${mark}.`,
      push: (direction) => `Empurre-a ${TOWARD[direction]}.`,
      left: (count) => (count === 1 ? 'Falta 1 empurrão.' : `Faltam ${pushes(count)}.`),
      leftProven: (count) =>
        count === 1 ? 'Falta 1 empurrão. Mínimo comprovado.' : `Faltam ${pushes(count)}. Mínimo comprovado.`,
      more: {
        1: () => 'i: qual caixa',
        2: () => 'i: qual empurrão',
        3: (count) => `i: solução completa (${pushes(count)})`,
        4: () => 'i: rever',
      },
    },
    counts: { moves: 'mov.', pushes: 'empurrões', onGoal: 'no lugar', time: 'tempo', best: 'recorde' },
    countsLine: (moveCount, pushCount, onGoals, boxes) =>
      `${moves(moveCount)}, ${pushes(pushCount)}, no lugar ${onGoals}/${boxes}`,
    bound: (count) => (count === 1 ? 'falta no mínimo 1 empurrão' : `faltam no mínimo ${pushes(count)}`),
    options: {
      dead: { on: 'Casas mortas: destacadas.', off: 'Casas mortas: sem destaque.' },
      warnings: { on: 'Avisos de impasse: ligados.', off: 'Avisos de impasse: desligados.' },
      bound: { on: 'Mínimo de empurrões que faltam: visível.', off: 'Mínimo de empurrões que faltam: oculto.' },
      time: { on: 'Tempo: visível.', off: 'Tempo: oculto.' },
    },
  };
};
