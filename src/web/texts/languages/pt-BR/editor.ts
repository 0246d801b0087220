// Texts of the editor in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const editor = (tools: LanguageTools): Tables['editor'] => {
  const { boxes, goals, rows, columns } = nouns(tools);
  return {
    over: 'Editor · salvo neste dispositivo',
    untitled: 'Sem título',
    region: 'Desenho',
    tiles: 'Peças',
    tile: {
      wall: 'Parede',
      floor: 'Piso',
      goal: 'Alvo',
      box: 'Caixa',
      'box-on-goal': 'Caixa no alvo',
      player: 'Jogador',
    },
    board: 'Área de desenho. Use as setas para mover o cursor, 1–6 para escolher uma peça e Espaço para colocá-la.',
    picture: (rowCount, columnCount) => `Desenho com ${rows(rowCount)} e ${columns(columnCount)}`,
    grid: 'O desenho em texto',
    placed: (tile, row, column) => `${tile} na linha ${row}, coluna ${column}.`,
    counts: (boxCount, goalCount) => `${boxes(boxCount)}, ${goals(goalCount)}.`,
    at: (row, column, what) => `Linha ${row}, coluna ${column}: ${what}.`,
    undone: 'Desfeito.',
    redone: 'Refeito.',
    nothingToUndo: 'Nada a desfazer.',
    nothingToRedo: 'Nada a refazer.',
    opened: 'O nível está aberto. Desfazer traz de volta o seu desenho anterior.',
    chosen: (tile) => `Peça escolhida: ${tile}.`,
    chosenRest: 'Pressione Espaço para colocá-la.',
    cleared: 'Desenho apagado.',
    turned: 'Desenho girado.',
    mirrored: 'Desenho espelhado.',
    trimmed: 'Bordas vazias removidas.',
    changedRest: 'Desfaça para voltar atrás.',
    welcome: 'Desenhe uma parede fechada, um jogador e tantos alvos quantas caixas.',
    welcomeRest: 'Pressione 1–6 para escolher uma peça e Espaço para colocá-la.',
    undo: 'Desfazer',
    redo: 'Refazer',
    turn: 'Girar',
    mirror: 'Espelhar',
    trim: 'Cortar',
    clear: 'Limpar',
    play: 'Jogar',
    link: 'Copiar link',
    linkCopied: 'Link copiado.',
    copied: 'Nível copiado.',
    notValid: 'O nível ainda não é válido. As verificações mostram o que falta.',
    checks: {
      heading: 'Verificação do nível',
      side: 'Verificações',
      noBox: 'Nenhuma caixa. Coloque pelo menos uma.',
      even: (count) => `${boxes(count)}, ${goals(count)}.`,
      uneven: (boxCount, goalCount) =>
        boxCount > goalCount
          ? `${boxes(boxCount)}, ${goals(goalCount)}. Adicione ${goals(boxCount - goalCount)} ou remova ${boxes(boxCount - goalCount)}.`
          : `${boxes(boxCount)}, ${goals(goalCount)}. Adicione ${boxes(goalCount - boxCount)} ou remova ${goals(goalCount - boxCount)}.`,
      player: 'Um jogador.',
      noPlayer: 'Nenhum jogador. Coloque um.',
      closed: 'Cercado por paredes.',
      open: (row, column) => `Abertura na parede na linha ${row}, coluna ${column}.`,
      unknownClosed: 'Paredes: serão verificadas quando houver um jogador.',
      dead: (count) =>
        count === 1
          ? 'A caixa marcada nunca poderá chegar a nenhum alvo.'
          : `As ${count} caixas marcadas nunca poderão chegar a nenhum alvo.`,
      solverWaits: 'Solucionador: começa quando o nível for válido.',
      solverWorks: (sentence) => `Solucionador: ${sentence}`,
      solvable: (sentence) => `Tem solução. ${sentence}`,
    },
    about: { heading: 'Sobre', title: 'Título', author: 'Autor' },
    text: { heading: 'Em texto', format: 'XSB', name: 'Nível em texto', copy: 'Copiar', download: 'Baixar' },
  };
};
