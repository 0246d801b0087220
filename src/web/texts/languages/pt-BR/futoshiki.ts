// Texts of the Futoshiki page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

export const futoshiki = (tools: LanguageTools): Tables['futoshiki'] => {
  const { countOf } = tools;
  const { hints } = nouns(tools);
  const cells = (count: number): string => countOf(count, 'célula', 'células');
  return {
    over: (size, signs) => `${size}\u00a0×\u00a0${size} · ${countOf(signs, 'sinal', 'sinais').replace(' ', '\u00a0')}`,
    region: 'Jogar',
    side: 'Este desafio',
    grid: (size) =>
      `Grade de Futoshiki, ${size} por ${size}. Use as setas para selecionar uma célula e as teclas numéricas para inserir um número.`,
    cell: (row, column, what) => `Linha ${row}, coluna ${column}, ${what}`,
    listed,
    names: {
      cell: (row, column) => `linha ${row}, coluna ${column}`,
      inRow: (row, columns) => `linha ${row}, colunas ${columns}`,
      inColumn: (column, rows) => `coluna ${column}, linhas ${rows}`,
    },
    namesAtStart: {
      cell: (row, column) => `Linha ${row}, coluna ${column}`,
      inRow: (row, columns) => `Linha ${row}, colunas ${columns}`,
      inColumn: (column, rows) => `Coluna ${column}, linhas ${rows}`,
    },
    given: (digit) => `${digit} fixo`,
    own: (digit) => digit,
    empty: 'vazia',
    marks: (digits) => `anotações ${digits}`,
    conflicts: 'conflito',
    welcome: 'Coloque cada número uma vez em cada linha e coluna, respeitando todos os sinais.',
    firstVisit: 'Coloque cada número uma vez em cada linha e coluna. Os sinais apontam para o número menor.',
    marksFilled: (count) =>
      count === 0 ? 'Todas as anotações já estão preenchidas.' : 'Todas as anotações foram preenchidas.',
    left: (count) => `${isSingular(count) ? 'Falta' : 'Faltam'} ${cells(count)}.`,
    placed: (digit, row, column) => `${digit} inserido na linha ${row}, coluna ${column}.`,
    erased: (row, column) => `Apagado: linha ${row}, coluna ${column}.`,
    marked: (digit) => `Anotação ${digit} adicionada.`,
    unmarked: (digit) => `Anotação ${digit} removida.`,
    isGiven: 'Esta célula é fixa e não pode ser alterada.',
    isFilled: 'Apague o número antes de fazer anotações.',
    undone: 'Desfeito.',
    redone: 'Refeito.',
    nothingToUndo: 'Nada a desfazer: este é o início.',
    nothingToRedo: 'Nada a refazer.',
    restarted: 'De volta ao início.',
    restartedRest: 'Desfaça para recuperar seus números.',
    shownSolution: 'O puzzle está resolvido. Dígitos mostrados não valem recorde.',
    solvedWord: 'Resolvido.',
    solved: (count, hintCount, time) =>
      time === undefined ? `${cells(count)}, ${hints(hintCount)}.` : `${cells(count)}, ${hints(hintCount)}, ${time}.`,
    twice: {
      row: (digit, row) => `Conflito: o ${digit} aparece duas vezes na linha ${row}.`,
      column: (digit, column) => `Conflito: o ${digit} aparece duas vezes na coluna ${column}.`,
    },
    twiceGiven: {
      row: (own, given) => `O da coluna ${own} é seu, o da coluna ${given} é fixo.`,
      column: (own, given) => `O da linha ${own} é seu, o da linha ${given} é fixo.`,
    },
    twiceOwn: {
      row: (own, other) => `Os das colunas ${own} e ${other} são seus.`,
      column: (own, other) => `Os das linhas ${own} e ${other} são seus.`,
    },
    signConflict: (low, high) => `Conflito: ${low} não é menor que ${high}.`,
    signConflictAt: ([row, column], [otherRow, otherColumn]) =>
      `O sinal está entre a linha ${row}, coluna ${column} e a linha ${otherRow}, coluna ${otherColumn}.`,
    undo: 'Desfazer',
    redo: 'Refazer',
    pencil: 'Lápis',
    hint: 'Dica',
    restart: 'Reiniciar',
    link: 'Copiar link',
    linkCopied: 'Link copiado.',
    linkRest: 'O link contém apenas o desafio e seus números.',
    previous: 'Desafio anterior',
    next: 'Próximo',
    nextPuzzle: 'Próximo desafio',
    firstPuzzle: (collection) => `Este é o primeiro desafio de ${collection}.`,
    lastPuzzle: (collection) => `Este é o último desafio de ${collection}.`,
    notInCollection: 'Este desafio não faz parte de uma coleção.',
    enter: 'Inserir um número',
    enterHeading: 'Números',
    leftHeading: 'quantos faltam',
    digitLeft: (count) => (isSingular(count) ? `falta ${count}` : `faltam ${count}`),
    erase: 'Apagar',
    options: {
      heading: 'Opções',
      fill: 'Preencher anotações',
      autoMarks: 'Manter anotações preenchidas',
      equal: 'Destacar números iguais',
      autoClear: 'Limpar anotações automaticamente',
      conflicts: 'Destacar conflitos',
      timer: 'Cronômetro',
    },
    signs: {
      heading: 'Sinais',
      text: 'Os sinais apontam para o número menor.',
      example: 'Aqui, 2 é menor que 7, e 1 é menor que 7.',
      labels: {
        across: { more: 'maior que a célula à direita', less: 'menor que a célula à direita' },
        down: { more: 'maior que a célula abaixo', less: 'menor que a célula abaixo' },
      },
    },
    hintPanel: {
      heading: 'Dica',
      searching: 'Procurando…',
      opened: (row, column) => `Olhe para a linha ${row}, coluna ${column}. A dica explica o porquê.`,
      digit: (row, column, digit) => `Na linha ${row}, coluna ${column} vai o ${digit}.`,
      why: 'Ver por quê',
      enter: (digit) => `Inserir ${digit}`,
      close: 'Fechar',
      ask: 'Mostrar dica',
      conflict: 'Resolva os conflitos antes de pedir uma dica.',
      wrong: 'Mostrar números errados',
      marked: 'As células estão marcadas com !',
      about: 'o próximo número e o porquê',
      failed: 'Não foi possível encontrar uma dica. Isso é um erro do masu.',
    },
    count: {
      heading: 'Desafio',
      ask: 'Verificar se a solução é única',
      one: {
        trivial: 'Exatamente uma solução. Dificuldade: trivial.',
        easy: 'Exatamente uma solução. Dificuldade: fácil.',
        tricky: 'Exatamente uma solução. Dificuldade: complicada.',
        extreme: 'Exatamente uma solução. Dificuldade: extrema.',
        recursive: 'Exatamente uma solução. Dificuldade: recursiva, ou seja, é preciso arriscar palpites.',
      },
      searching: 'Contando soluções…',
      first: 'Uma solução',
      second: 'Outra solução',
      solution: (rows) => `Linhas: ${rows}`,
      failed: 'Não foi possível contar as soluções. Isso é um erro do masu.',
    },
    grades: {
      trivial: 'Trivial',
      easy: 'Fácil',
      tricky: 'Complicada',
      extreme: 'Extrema',
      recursive: 'Recursiva',
    },
    generate: {
      heading: 'Novo desafio',
      size: 'Tamanho',
      grade: 'Dificuldade',
      recursive: 'Recursiva (exige palpites)',
      guessing:
        'Desafios recursivos não se resolvem só com regras: é preciso testar um número e segui-lo até ele falhar.',
      generate: 'Gerar',
      progress: (tries) => `Gerando: tentativa ${tries}.`,
      stop: 'Parar',
      failed: 'Não foi possível gerar um desafio. Isso é um erro do masu.',
    },
    export: { copy: 'Copiar como texto', download: 'Baixar', copied: 'Desafio copiado.' },
    shared: 'Desafio compartilhado',
    badLink: 'Este link não contém um desafio válido.',
    missing: 'Desafio não encontrado.',
    puzzleCount: (count) => `Esta coleção tem ${countOf(count, 'desafio', 'desafios')}.`,
  };
};
