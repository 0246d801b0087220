// What is wrong with Futoshiki puzzles, their files and moves, and why none was generated, in Brazilian Portuguese.

import type { LanguageTools } from '../../base/languages.js';
import type { Grade } from '../../futoshiki/index.js';
import type { MessageTables } from '../message-tables.js';

export const futoshikiLevel = ({ countOf }: LanguageTools): MessageTables['futoshiki-level'] => ({
  'bad-size': (size, least, most) => `Tamanho ${size} inválido: deve ser um número inteiro de ${least} a ${most}.`,
  'wrong-cell-count': (cells, expected) =>
    `O desafio tem ${countOf(cells, 'célula', 'células')}; deveria ter ${expected}.`,
  'digit-out-of-range': (row, column, digit, size) =>
    `A célula da linha ${row}, coluna ${column} é ${digit}; deve ser de 1 a ${size}, ou 0 se estiver vazia.`,
  'sign-not-between': (less, greater) => `O sinal entre as células ${less} e ${greater} não liga células vizinhas.`,
  'bad-move': (found) =>
    `Não é possível ler a jogada ${found}; esperado: r1c2=3 (inserir), r1c2=0 (apagar) ou r1c2~3 (anotação).`,
});

const WHERE = {
  cell: 'em uma célula; esperado um número ou -',
  sign: 'no lugar de um sinal; esperado <, > ou espaço',
  'sign-row': 'em uma linha de sinais; esperado ^, v ou espaço',
};

export const futoshikiFormat = ({ countOf }: LanguageTools): MessageTables['futoshiki-format'] => {
  const characters = (count: number): string => countOf(count, 'caractere', 'caracteres');
  const cells = (count: number): string => countOf(count, 'célula', 'células');

  return {
    'no-size': (size) => `Falta a linha do tamanho; o valor ${size} foi obtido da primeira linha.`,
    'missing-size': (least, most) =>
      `Era esperado o tamanho do desafio, um número de ${least} a ${most}, antes da primeira linha.`,
    'bad-size': (least, most, found) =>
      `Era esperado o tamanho de um desafio, um número inteiro de ${least} a ${most}; encontrado: ${found}.`,
    'text-after-size': () => 'Texto depois do tamanho ignorado.',
    'too-many-rows': (expected, size, found) =>
      `Linhas demais: esperadas ${expected} para o tamanho ${size}, encontradas ${found}.`,
    'missing-row': (expected, size, found) =>
      `Esperadas ${expected} linhas entre barras para o tamanho ${size}, encontradas ${found}.`,
    'blank-sign-row': () => 'A linha em branco foi tratada como linha de sinais sem sinais.',
    'unknown-character': (found, where) => `Caractere desconhecido ${found} ${WHERE[where]}.`,
    'digit-out-of-range': (digit, size, blank) =>
      `Número ${digit} inválido para o tamanho ${size}: deve ser de 1 a ${size}, ou ${blank} para uma célula vazia.`,
    'sign-between-cells': (sign) => `O sinal ${sign} não está abaixo de uma célula.`,
    'text-after-puzzle': () => 'Texto ignorado daqui em diante: não pertence a nenhum desafio.',
    'two-signs': (puzzle) =>
      `Este formato não consegue representar o desafio ${puzzle}: há dois sinais entre as mesmas células.`,
    'space-before-bar': () => 'Espaços antes da barra de abertura ignorados.',
    'no-closing-bar': () => 'Barra de fechamento adicionada.',
    'text-after-bar': () => 'Texto depois da barra de fechamento ignorado.',
    'padded-row': () => 'A linha tinha um espaço a mais de cada lado; eles foram removidos.',
    'bad-width': (found, expected, size) =>
      `A linha tem ${characters(found)} entre as barras; esperados ${expected} para o tamanho ${size}.`,
    'bad-sign-column': (found, expected) =>
      `Este sinal não está alinhado com uma célula: a linha tem ${characters(found)}, esperados ${expected}.`,
    'short-row': (width) => `Linha de sinais curta completada até ${characters(width)}.`,
    'scaled-row': (found, width) =>
      `A linha de sinais tem ${characters(found)} entre as barras em vez de ${width}; a posição dos sinais foi ajustada.`,
    'bad-field': (found) => `Não é possível ler ${found}; esperado um número, letras de U R D L e uma vírgula.`,
    'bad-sign': (letter) => `O sinal ${letter} aponta para fora do tabuleiro.`,
    'too-many-cells': (count, size) =>
      `Mais de ${cells(count)}; deve haver exatamente esse número para o tamanho ${size}.`,
    'too-few-cells': (count, expected, size) =>
      `O identificador termina depois de ${cells(count)}; esperadas ${expected} para o tamanho ${size}.`,
    'bad-id': (found) => `Não é possível ler ${found}; esperado um identificador do Unequal como 4:0,3U,… .`,
    'size-out-of-range': (size, least, most) => `Tamanho ${size} inválido: deve ser de ${least} a ${most}.`,
    'adjacent-kind': () =>
      'Este é um desafio “Adjacent”, cujas marcas têm outro significado. O masu só lê desafios com sinais.',
    'random-seed': () =>
      'Esta é uma semente aleatória do Unequal, não um desafio. Copie o identificador do jogo, que tem dois-pontos.',
  };
};

const GRADES: Readonly<Record<Grade, string>> = {
  trivial: 'trivial',
  easy: 'fácil',
  tricky: 'complicado',
  extreme: 'extremo',
  recursive: 'recursivo',
};

export const futoshikiGenerate = ({ countOf }: LanguageTools): MessageTables['futoshiki-generate'] => {
  const tried = (count: number): string => countOf(count, 'tentativa', 'tentativas');

  return {
    'bad-size': (size, least, most) => `Tamanho ${size} inválido: deve ser um número inteiro de ${least} a ${most}.`,
    'bad-share': (signs) => `Proporção de sinais ${signs} inválida: deve ser um número de 0 a 1.`,
    'trivial-signs': () => 'Um desafio trivial nunca precisa de sinais, então a proporção de sinais não pode ser 1.',
    'easy-signs': () => 'Um desafio fácil precisa de sinais, então a proporção de sinais não pode ser 0.',
    'not-found': (grade, size, tries) =>
      `Nenhum desafio ${GRADES[grade]} de tamanho ${size} encontrado em ${tried(tries)}. Talvez não exista.`,
    'not-found-with-signs': (grade, size, percent, tries) =>
      `Nenhum desafio ${GRADES[grade]} de tamanho ${size} com ${percent}% de sinais encontrado em ${tried(tries)}. Talvez não exista.`,
  };
};
