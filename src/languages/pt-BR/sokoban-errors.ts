// What is wrong with Sokoban levels, files, and moves, and why no level was generated, in Brazilian Portuguese.

import type { LanguageTools } from '../../base/languages.js';
import type { SokobanGrade } from '../../sokoban/index.js';
import type { MessageTables } from '../message-tables.js';

export const sokobanLevel = ({ countOf }: LanguageTools): MessageTables['sokoban-level'] => ({
  'empty-board': () => 'O tabuleiro não tem casas; é preciso ter pelo menos uma linha.',
  'board-too-large': (width, height, most) => `Nível grande demais: ${width} × ${height} (máximo ${most} × ${most}).`,
  'unknown-character': (found) => `Caractere desconhecido ${found} no tabuleiro; esperado: # @ + $ * . ou espaço.`,
  'no-player': () => 'O tabuleiro não tem jogador; é preciso ter um @ ou um +.',
  'several-players': (players) => `O tabuleiro tem ${players} jogadores; deve haver exatamente um @ ou um +.`,
  'open-floor': () => 'O nível não está fechado: o piso chega à borda aqui.',
  'no-box': () => 'O tabuleiro não tem caixas; é preciso ter pelo menos um $ ou um *.',
  'no-box-in-reach': () => 'O jogador não alcança nenhuma caixa; é preciso ter pelo menos uma.',
  'unreachable-box': () => 'Caixa inalcançável fora de um alvo: o nível não tem solução.',
  'unreachable-goal': () => 'Alvo inalcançável: nenhuma caixa pode ser empurrada até ele.',
  'boxes-goals-differ': (boxes, goals) =>
    `${countOf(boxes, 'caixa', 'caixas')}, mas ${countOf(goals, 'alvo', 'alvos')}; os números devem ser iguais.`,
});

export const sokobanFormat = ({ countOf, number }: LanguageTools): MessageTables['sokoban-format'] => ({
  'too-many-rows': (rows, most) => `Nível grande demais: ${rows} linhas (máximo ${most} × ${most}).`,
  'board-too-large': (width, height, most) => `Nível grande demais: ${width} × ${height} (máximo ${most} × ${most}).`,
  'row-too-long': (cells, most) =>
    `Nível grande demais: uma linha de ${number(cells)} casas (máximo ${most} × ${most}).`,
  'count-of-nothing': (count) => `Não há letra depois do número ${count}; um número repete a letra seguinte.`,
  'zero-count': (letter) => `O número 0 antes de ${letter} é pequeno demais; esperado 1 ou mais.`,
  'unknown-character': (found, expected) =>
    `Caractere desconhecido ${found} no tabuleiro; esperado um destes: ${expected}.`,
  'missing-rows': (announced, following) =>
    `A linha de tamanho anuncia ${announced} linhas; só há ${following} depois dela.`,
  'bad-row': (cells, width) => `A linha tem ${countOf(cells, 'casa', 'casas')}; a linha de tamanho indica ${width}.`,
  'unexpected-row': (rows) => `Linha inesperada: a linha de tamanho indica ${countOf(rows, 'linha', 'linhas')}.`,
  'other-letters': (letters) => `Letras fora do padrão convertidas no tabuleiro (${letters}).`,
  tabs: () => 'Tabulações do tabuleiro convertidas em espaços.',
  quoted: () => 'Marcas de citação (>) no início das linhas ignoradas.',
  'too-much-text': () => 'Texto ignorado daqui em diante: há texto demais.',
  'other-xml': (isLibrary) =>
    isLibrary
      ? 'Era esperado um arquivo SokobanLevels (.slc), mas este é uma biblioteca SokoSolve (.ssx).'
      : 'Era esperado um arquivo SokobanLevels (.slc), mas este é outro XML.',
  'xml-too-large': (length, most) =>
    `Arquivo grande demais: ${number(length)} caracteres de XML (limite: ${number(most)}).`,
  'xml-entities': () => 'O XML declara entidades, que o masu não aceita. Remova as declarações.',
  'xml-nested': () => 'O XML tem aninhamento demais. Um arquivo de níveis só precisa de alguns graus de aninhamento.',
  'xml-name': () => 'O XML usa um nome de elemento ou atributo não permitido, como __proto__.',
  'xml-incomplete': () => 'O XML está incompleto: algo nunca é fechado. O arquivo está cortado?',
  'xml-broken': () => 'O XML está malformado. Confira o arquivo com um editor de XML.',
  'cannot-hold': (level) => `Este formato não consegue representar o nível ${number(level)}.`,
  'cannot-hold-count': (read, written) =>
    `Este formato não consegue representar estes níveis: ele leria ${number(read)} em vez de ${number(written)}.`,
  'cannot-hold-character': (level, character) =>
    `Este formato não consegue representar o nível ${number(level)}: XML não aceita o caractere ${character}.`,
  'unverified-solution': () =>
    'Esta solução salva não foi verificada: o arquivo tem movimentos demais para repetir todos.',
  'unreadable-solution': (why) => `Não foi possível ler esta solução salva. ${why}`,
  'blocked-solution': (move) => `Esta solução salva não resolve o nível: o movimento ${number(move)} está bloqueado.`,
  'unsolved-solution': (off) =>
    `Esta solução salva não resolve o nível: depois do último movimento, ${countOf(off, 'caixa não está', 'caixas não estão')} em um alvo.`,
});

export const sokobanMoves = ({ number }: LanguageTools): MessageTables['sokoban-moves'] => ({
  'unknown-move': (found, expected, index) =>
    `Movimento desconhecido ${found}; esperado um destes: ${expected.join(', ')} (posição ${number(index)}).`,
  'lonely-count': (index) => `Número de repetições sem movimento (posição ${number(index)}).`,
  'unmatched-bracket': (bracket, index) => `Fechamento ${bracket} sem abertura (posição ${number(index)}).`,
  'open-bracket': (index) => `Este parêntese nunca é fechado (posição ${number(index)}).`,
  'too-many-moves': (most, index) => `Mais de ${number(most)} movimentos (posição ${number(index)}).`,
});

const GRADES: Readonly<Record<SokobanGrade, string>> = {
  trivial: 'trivial',
  easy: 'fácil',
  tricky: 'complicado',
  hard: 'difícil',
  extreme: 'extremo',
};

export const sokobanGenerate = ({ countOf, number }: LanguageTools): MessageTables['sokoban-generate'] => ({
  'bad-grade': (grade, expected) => `A dificuldade é ${grade}; esperada uma destas: ${expected.join(', ')}.`,
  'bad-boxes': (boxes, least, most) =>
    `O número de caixas é ${boxes}; deve ser um número inteiro de ${least} a ${most}.`,
  'bad-size': (side, length, least, most) =>
    `A ${side === 'width' ? 'largura' : 'altura'} é ${length}; deve ser um número inteiro de ${least} a ${most}.`,
  'bad-rooms': (rooms) => `O número de salas é ${rooms}; deve ser 1, 2 ou 3.`,
  'bad-pushes': (pushes, least, most) =>
    `O número de empurrões é ${pushes}; deve ser um número inteiro de ${least} a ${most}.`,
  'bad-seed': (seed, most) => `A semente é ${seed}; deve ser um número inteiro de 0 a ${number(most)}.`,
  'impossible-boxes': (grade, least, most, boxes) =>
    `Níveis de dificuldade “${GRADES[grade]}” têm de ${least} a ${most} caixas, não ${boxes}.`,
  'too-little-floor': (size, floor, boxes, most) =>
    `${size.length === 2 ? `Um tabuleiro de ${size.join(' × ')}` : 'Esse tabuleiro'} tem espaço para ${countOf(floor, 'casa', 'casas')} de piso, pouco para ${countOf(boxes, 'caixa', 'caixas')}; escolha no máximo ${countOf(most, 'caixa', 'caixas')} ou um tabuleiro maior.`,
  'too-many-rooms': (rooms, long, short) =>
    `${countOf(rooms, 'sala não cabe', 'salas não cabem')} no tabuleiro; escolha pelo menos ${long} × ${short}.`,
  'not-found': (grade, tries) =>
    `Nenhum nível ${GRADES[grade]} encontrado em ${countOf(tries, 'tentativa', 'tentativas')}; peça menos ou tente outra semente.`,
});
