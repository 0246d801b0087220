// Pages around the games, in Brazilian Portuguese: grades, lists, daily puzzles, progress, new levels.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const grades = ({ countOf }: LanguageTools): Tables['grades'] => ({
  names: {
    trivial: 'trivial',
    easy: 'fácil',
    tricky: 'complicado',
    hard: 'difícil',
    extreme: 'extremo',
    recursive: 'recursivo',
  },
  estimated: (label) => `${label} (estimado)`,
  heading: 'Dificuldade',
  difficulty: (value) => `Dificuldade ${value.replace('.', ',')}. Os graus começam em 3 (fácil), 4, 5 e 6 (extremo).`,
  isEstimated: 'Estimada a partir de uma solução encontrada: o nível é grande demais para examinar todas as posições.',
  optimum: (pushes) => `Mínimo comprovado: ${countOf(pushes, 'empurrão', 'empurrões')}.`,
  why: 'Por quê:',
  recursive: 'Recursivo: em algum momento nenhuma regra dá o próximo passo, e o desafio exige palpites.',
  unknown: 'Ainda sem classificação.',
  none: 'Este nível não tem classificação: não tem solução, tem várias ou demora demais.',
});

export const levels = ({ countOf, number }: LanguageTools): Tables['levels'] => {
  const solved = (count: number): string => countOf(count, 'resolvido', 'resolvidos');
  return {
    count: {
      sokoban: (count) => countOf(count, 'nível', 'níveis'),
      futoshiki: (count) => countOf(count, 'desafio', 'desafios'),
    },
    solved: { sokoban: solved, futoshiki: solved },
    sorted: { grade: 'por dificuldade', boxes: 'por caixas', size: 'por tamanho', pushes: 'por empurrões' },
    only: {
      unsolved: 'só não resolvidos',
      solved: 'só resolvidos',
      trivial: 'só trivial',
      easy: 'só fácil',
      tricky: 'só complicado',
      hard: 'só difícil',
      extreme: 'só extremo',
      recursive: 'só recursivo',
    },
    none: 'Nenhum nível.',
    tooLarge: 'grande demais para desenhar aqui',
    findAbout: 'Buscar: _ (título, autor, número ou uma condição como boxes>3 ou pushes<30)',
    size: (width, height) => `${width} por ${height}`,
    sizeAndBoxes: (width, height, count) => `${width} por ${height}, ${countOf(count, 'caixa', 'caixas')}`,
    inPart: (size) => `${size}, em parte`,
    moves: (count) => `${number(count)} mov.`,
    pushes: (count) => `${number(count)} emp.`,
    timed: (time, hints) => `${time}, ${hints === 0 ? 'sem dicas' : countOf(hints, 'dica', 'dicas')}`,
    soFar: {
      sokoban: (moves) => `${number(moves)} mov. até agora`,
      futoshiki: (steps) => `${countOf(steps, 'entrada', 'entradas')} até agora`,
    },
    unreadable: (count, reason) => `Não foi possível ler ${countOf(count, 'nível', 'níveis')}. ${reason}`,
    added: (title) => `${title} foi adicionado às suas coleções.`,
  };
};

const MONTHS = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

export const daily = ({ countOf, number }: LanguageTools): Tables['daily'] => {
  const days = (count: number): string => countOf(count, 'dia', 'dias');
  const pushes = (count: number): string => countOf(count, 'empurrão', 'empurrões');
  const score = (moveCount: number, pushCount: number): string =>
    `${countOf(moveCount, 'movimento', 'movimentos')}, ${pushes(pushCount)}`;
  return {
    heading: 'Desafio diário',
    about: {
      solved: (streak) => `resolvido hoje, sequência de ${days(streak)}`,
      open: (streak) => `não resolvido hoje, sequência de ${days(streak)}`,
    },
    weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    month: (year, month) => `${MONTHS[month - 1]} de ${year}`,
    legend: '* resolvido   + resolvido depois   ~ começado',
    streak: (current, longest, solved) =>
      `Sequência: ${days(current)}. Maior: ${days(longest)}. Resolvidos: ${days(solved)}.`,
    day: (day, grade) => `${day}: ${grade}`,
    today: (day, grade) => `${day} (hoje): ${grade}`,
    unsolved: 'Ainda não resolvido.',
    begun: 'Começado.',
    future: 'Ainda não disponível.',
    solvedSokoban(moveCount, pushCount, extra) {
      if (extra === undefined) return `Resolvido: ${score(moveCount, pushCount)}.`;
      return extra === 0
        ? `Resolvido: ${score(moveCount, pushCount)}, o mínimo.`
        : `Resolvido: ${score(moveCount, pushCount)}, ${pushes(extra)} acima do mínimo.`;
    },
    solvedFutoshiki: (time, hints) =>
      hints === 0 ? `Resolvido em ${time} sem dicas.` : `Resolvido em ${time} com ${countOf(hints, 'dica', 'dicas')}.`,
    share: 'Resultado (selecione para copiar)',
    nothingToShare: 'Resolva antes este desafio.',
    shareWords: {
      heading: (puzzle, day, grade) =>
        puzzle === 'sokoban' ? `masu, Sokoban do dia, ${day} (${grade})` : `masu, Futoshiki do dia, ${day} (${grade})`,
      sokoban(moveCount, pushCount, extra) {
        if (extra === undefined) return score(moveCount, pushCount);
        return extra === 0
          ? `${score(moveCount, pushCount)}: ótimo`
          : `${score(moveCount, pushCount)}: ${number(extra)} acima do ótimo`;
      },
      futoshiki: (minutes, seconds) => `Resolvido em ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sem dicas' : countOf(count, 'dica', 'dicas')),
    },
  };
};

export const progress = ({ countOf, number }: LanguageTools): Tables['progress'] => {
  const levelCount = (count: number): string => countOf(count, 'nível', 'níveis');
  return {
    heading: 'Seu progresso',
    solved: (count) => countOf(count, 'nível resolvido', 'níveis resolvidos'),
    share: (solved, total) => `${number(solved)} de ${number(total)}`,
    solvedOf: (solved, total) => `${number(solved)} de ${countOf(total, 'resolvido', 'resolvidos')}`,
    collections: (count) => countOf(count, 'coleção', 'coleções'),
    noLevels: 'nenhum nível ainda',
    all: 'todos os níveis',
    notGraded: 'sem classificação',
    byGrade: 'Resolvidos por dificuldade',
    byCollection: 'Resolvidos por coleção',
    elsewhere: 'outros níveis',
    optimum: 'mínimo de empurrões',
    optimumReached: (reached) => `alcançado em ${levelCount(reached)}`,
    optimumMissed: (reached, missed, extra) =>
      `alcançado em ${levelCount(reached)}; não em ${number(missed)}, com ${countOf(extra, 'empurrão', 'empurrões')} a mais no total`,
    time: 'tempo',
    timeFigures: (time, timed) => `${time} nas melhores soluções de ${levelCount(timed)}`,
    hints: 'dicas',
    hintFigures: (hints, without) =>
      `${countOf(hints, 'usada', 'usadas')}; ${countOf(without, 'nível resolvido', 'níveis resolvidos')} sem elas`,
    daily: 'desafios diários',
    dailyFigures: (current, longest, solved) =>
      `sequência de ${countOf(current, 'dia', 'dias')}, maior ${number(longest)}, ${countOf(solved, 'resolvido', 'resolvidos')}`,
  };
};

export const generate = ({ countOf }: LanguageTools): Tables['generate'] => ({
  heading: { sokoban: 'Novo nível', futoshiki: 'Novo desafio' },
  menu: { sokoban: 'Novo Sokoban', futoshiki: 'Novo Futoshiki' },
  about: { sokoban: 'escolha dificuldade, caixas e salas', futoshiki: 'escolha tamanho e dificuldade' },
  fields: { size: 'tamanho', difficulty: 'dificuldade', boxes: 'caixas', rooms: 'salas', seed: 'semente' },
  any: 'qualquer',
  random: 'ao acaso',
  seedAbout: 'algarismos: digite uma semente; a mesma semente gera o mesmo nível',
  grades: {
    sokoban: {
      trivial: 'cada caixa vai quase direto para o seu alvo',
      easy: 'alguns desvios',
      tricky: 'a ordem importa, e quase nenhuma primeira ideia funciona',
      hard: 'é preciso estacionar caixas, e muitas posições são impasses',
      extreme: 'desvios longos, poucos caminhos que funcionam',
    },
    futoshiki: {
      trivial: 'linhas e colunas obrigam cada passo',
      easy: 'exige usar os sinais, um passo de cada vez',
      tricky: 'cadeias de sinais, pares e trios',
      extreme: 'X-wings e cadeias forçadas',
      recursive: 'exige palpites: em algum momento nenhuma regra dá o próximo passo',
    },
  },
  begins: 'Gerando.',
  generating: (tries) => `Gerando: ${countOf(tries, 'tentativa', 'tentativas')}.`,
  title: {
    trivial: (seed) => `Trivial ${seed}`,
    easy: (seed) => `Fácil ${seed}`,
    tricky: (seed) => `Complicado ${seed}`,
    hard: (seed) => `Difícil ${seed}`,
    extreme: (seed) => `Extremo ${seed}`,
    recursive: (seed) => `Recursivo ${seed}`,
  },
  sizedTitle: {
    trivial: (size, seed) => `Trivial de ${size} por ${size}, número ${seed}`,
    easy: (size, seed) => `Fácil de ${size} por ${size}, número ${seed}`,
    tricky: (size, seed) => `Complicado de ${size} por ${size}, número ${seed}`,
    extreme: (size, seed) => `Extremo de ${size} por ${size}, número ${seed}`,
    recursive: (size, seed) => `Recursivo de ${size} por ${size}, número ${seed}`,
  },
});
