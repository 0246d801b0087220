// Futoshiki in Brazilian Portuguese.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const futoshiki = ({ countOf, number }: LanguageTools): Tables['futoshiki'] => {
  const hints = (count: number): string => (count === 0 ? 'sem dicas' : countOf(count, 'dica', 'dicas'));
  const cells = (count: number): string => countOf(count, 'célula', 'células');

  return {
    cellsLeft: (count) => (count === 1 ? 'falta 1 célula' : `faltam ${cells(count)}`),
    hints,
    best: (time, hintCount) => `recorde ${time}, ${hints(hintCount)}`,
    solved: (count, hintCount) => `Resolvido. ${cells(count)}, ${hints(hintCount)}.`,
    solvedShown: 'Resolvido com os dígitos do masu. Não é um recorde.',
    twice: {
      row: (digit, row) => `O ${digit} aparece duas vezes na linha ${row}.`,
      column: (digit, column) => `O ${digit} aparece duas vezes na coluna ${column}.`,
    },
    twiceGiven: {
      row: (own, given) => `O da coluna ${own} é seu, o da coluna ${given} é fixo.`,
      column: (own, given) => `O da linha ${own} é seu, o da linha ${given} é fixo.`,
    },
    twiceOwn: {
      row: (first, second) => `Os das colunas ${first} e ${second} são seus.`,
      column: (first, second) => `Os das linhas ${first} e ${second} são seus.`,
    },
    sign: (low, high, less, greater) => `${low} não é menor que ${high}: ${less} e ${greater}.`,
    isGiven: 'Este número é fixo.',
    isFilled: 'Apague antes o número.',
    badDigit: (size) => `Insira um número de 1 a ${size}.`,
    marksFilled: 'Todas as anotações foram preenchidas.',
    marksFilledAlready: 'Todas as anotações já estão preenchidas.',
    marksCleared: 'Anotações em conflito removidas.',
    noMarksToClear: 'Nenhuma anotação em conflito.',
    impossibleMove: (index, before) =>
      `A entrada ${number(index)} não é possível. Antes dela: ${countOf(before, 'entrada', 'entradas')}.`,
    wrongDigits: 'Alguns números estão errados.',
    correct: (left) =>
      left === 1 ? 'Tudo certo até aqui. Falta 1 célula.' : `Tudo certo até aqui. Faltam ${cells(left)}.`,
    wrong: (count) =>
      count === 1
        ? 'Um número está errado; ele está marcado.'
        : `${number(count)} números estão errados; eles estão marcados.`,
    severalSolutions: 'Não dá para verificar: este desafio tem mais de uma solução.',
    noSolution: 'Não dá para verificar: este desafio não tem solução.',
    thinking: 'Pensando.',
    hint: (name) => `Dica: ${name}`,
    everyStep: 'i: ver cada passo',
    lastStep: (step) => `${step} i: ver cada passo.`,
    pencilOn: 'Lápis: ligado',
    pencil: 'lápis',
    marksHere: (digits) => `anotações aqui: ${digits}`,
    marks: (digits) => `anotações ${digits}`,
    options: {
      autoClear: { on: 'Limpar anotações automaticamente: sim.', off: 'Limpar anotações automaticamente: não.' },
      large: { on: 'Células grandes: sim.', off: 'Células grandes: não.' },
      time: { on: 'Tempo: visível.', off: 'Tempo: oculto.' },
      pencil: { on: 'Lápis: ligado. v mostra as anotações em células grandes.', off: 'Lápis: desligado.' },
    },
    largeNeeds: (columns, lines, there) =>
      `São necessários ${columns}×${lines} caracteres; a janela tem ${there.columns}×${there.lines}.`,
  };
};
