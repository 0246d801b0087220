// Messages of a Sokoban game in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

const DIRECTIONS = { up: 'para cima', right: 'para a direita', down: 'para baixo', left: 'para a esquerda' } as const;
type Direction = keyof typeof DIRECTIONS;

const withDirection = (message: (direction: string) => string) => (direction: Direction) =>
  message(DIRECTIONS[direction]);

export const events = (tools: LanguageTools): Tables['events'] => {
  const { number } = tools;
  const { boxes, pushes, moves } = nouns(tools);
  const boxesLeft = (count: number): string => `${isSingular(count) ? 'Falta' : 'Faltam'} ${boxes(count)}`;
  return {
    cell: (row, column) => `linha ${row}, coluna ${column}`,
    welcome: 'Empurre cada caixa até um alvo.',
    howToMove: {
      keys: 'Empurre cada caixa até um alvo: mova-se com as setas ou clique em uma casa para ir até lá.',
      touch: 'Empurre cada caixa até um alvo: deslize para se mover ou toque em uma casa para ir até lá.',
    },
    pushed: {
      neither: withDirection((direction) => `Caixa empurrada ${direction}.`),
      onto: withDirection((direction) => `Caixa empurrada ${direction}, até o alvo.`),
      off: withDirection((direction) => `Caixa empurrada ${direction}, para fora do alvo.`),
    },
    left: (count, bound) =>
      bound === undefined ? `${boxesLeft(count)}.` : `${boxesLeft(count)}, no mínimo ${pushes(bound)}.`,
    allOnGoals: 'Todas as caixas estão em um alvo.',
    leftShort: (count) => (isSingular(count) ? `Falta ${number(count)}.` : `Faltam ${number(count)}.`),
    blocked: { wall: 'Parede.', 'box-wall': 'Bloqueada por uma parede.', 'box-box': 'Bloqueada por outra caixa.' },
    movesBlocked: (made) =>
      made === 0
        ? 'O movimento 1 está bloqueado.'
        : made === 1
          ? 'O movimento 2 está bloqueado. O movimento anterior foi feito.'
          : `O movimento ${made + 1} está bloqueado. Os ${moves(made)} anteriores foram feitos.`,
    undone: {
      walk: withDirection((direction) => `Desfeito: passo ${direction}.`),
      push: withDirection((direction) => `Desfeito: empurrão ${direction}.`),
      jump: () => 'Desfeito.',
    },
    redone: {
      walk: withDirection((direction) => `Refeito: passo ${direction}.`),
      push: withDirection((direction) => `Refeito: empurrão ${direction}.`),
      jump: () => 'Refeito.',
    },
    undoneMany: (count) => `Desfeito: ${moves(count)}.`,
    redoneMany: (count) => `Refeito: ${moves(count)}.`,
    undoneShort: 'Desfeito.',
    redoneShort: 'Refeito.',
    nothingToUndo: 'Nada a desfazer: este é o início.',
    nothingToRedo: 'Nada a refazer.',
    resumed: (count) => `Sua partida continua após ${moves(count)}.`,
    movesMade: (index, total) => `Movimento ${number(index)} de ${number(total)}.`,
    restarted: 'De volta ao início.',
    restartedRest: 'Desfaça para recuperar seus movimentos.',
    selected: (row, column) => `Caixa selecionada na linha ${row}, coluna ${column}.`,
    selectedRest: (targets) =>
      targets === 0
        ? 'Não dá para empurrá-la a partir daqui.'
        : targets === 1
          ? 'O ponto mostra a única casa aonde ela pode ir.'
          : `Os pontos mostram as ${number(targets)} casas aonde ela pode ir.`,
    cannotWalk: 'Não dá para chegar lá sem empurrar uma caixa.',
    cannotPush: 'Não dá para empurrar a caixa até lá.',
    snapshotSet: (slot) => `Ponto de retorno ${slot} salvo.`,
    snapshotSetRest: (slot) => `Pressione ${slot} para voltar aqui.`,
    snapshotRestored: (slot) => `De volta ao ponto de retorno ${slot}.`,
    snapshotEmpty: (slot) => `O ponto de retorno ${slot} está vazio.`,
    snapshotEmptyRest: (slot) => `Pressione Alt+${slot} para salvar um.`,
    solved: (moveCount, pushCount) => `em ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedWord: 'Resolvido',
    solvedSpoken: (moveCount, pushCount) => `Resolvido. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    playYourself: 'Jogar você mesmo',
    shownSolution: (moveCount, pushCount) => `Fim da solução: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    shownRest: 'Movimentos mostrados não valem selo nem recorde.',
    recordNews: {
      first: 'Sua primeira solução.',
      both: 'Novo recorde de movimentos e de empurrões.',
      moves: 'Novo recorde de movimentos.',
      pushes: 'Novo recorde de empurrões.',
      equal: 'Igual ao seu recorde.',
      'equal-moves': 'Tão poucos movimentos quanto no seu recorde.',
      'equal-pushes': 'Tão poucos empurrões quanto no seu recorde.',
      none: '',
    },
    newBestSpoken: 'Novo recorde.',
    deadlock: 'Impasse: esta posição não tem solução.',
    reasons: {
      corner: (count) =>
        count > 1 ? 'As caixas marcadas estão presas em cantos.' : 'A caixa marcada está presa em um canto.',
      'dead-square': (count) =>
        count > 1
          ? 'As caixas marcadas não podem mais chegar a nenhum alvo.'
          : 'A caixa marcada não pode mais chegar a nenhum alvo.',
      frozen: (count) =>
        count === 1
          ? 'A caixa marcada está travada: nunca mais poderá se mover.'
          : 'As caixas marcadas estão travadas: nunca mais poderão se mover.',
      pinned: (count) =>
        count === 1
          ? 'Todo empurrão da caixa marcada leva a um impasse.'
          : 'As caixas marcadas bloqueiam umas às outras: qualquer empurrão leva a um impasse.',
      'goal-shortage': () => 'Não há alvos alcançáveis suficientes para as caixas marcadas.',
    },
    deadlockSpoken: (cells, advice = '') => `Impasse: ${cells}. ${advice}`.trim(),
    undoKey: 'Pressione U para desfazer.',
    undoExactly: (count) => `Desfaça ${pushes(count)} para chegar a uma posição que tem solução.`,
    undoEnough: (count) =>
      `Desfaça ${pushes(count)}: a partir daí há uma solução conhecida. Talvez menos já seja suficiente.`,
    undoAtLeast: (count) => `Desfaça pelo menos ${pushes(count)} e peça de novo.`,
    undoNever: 'Comprovado: este nível não tem solução.',
    undoPush: (count) => (count === 1 ? 'Desfazer empurrão' : `Desfazer ${pushes(count)}`),
    keepPlaying: 'Continuar jogando',
    firstLevel: (collection) => `Este é o primeiro nível de ${collection}.`,
    lastLevel: (collection) => `Este é o último nível de ${collection}.`,
    notInCollection: 'Este nível não faz parte de uma coleção.',
    replay: 'Rever',
  };
};
