// Texts about a search in Brazilian Portuguese: its progress, its result, and what was proven.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const solve = (tools: LanguageTools): Tables['solve'] => {
  const { number, countOf } = tools;
  const { pushes, moves, positions, seconds, mebibytes } = nouns(tools);
  const positionsSearched = (count: number): string => countOf(count, 'posição analisada', 'posições analisadas');
  return {
    solver: 'Solucionador',
    limit: 'Limite de tempo',
    limits: { '10': '10 s', '60': '60 s', '600': '10 min', '0': 'Nenhum' },
    oneThread: 'Usando uma só thread: esta página não está isolada de outras origens.',
    expanded: 'Posições',
    rate: 'Por segundo',
    bound: 'Limite inferior',
    memory: 'MiB',
    bestMoves: 'Melhor: movimentos',
    bestPushes: 'Melhor: empurrões',
    stage: 'Fase',
    stages: {
      'a-star': 'Busca A*',
      abstractions: 'Aumentando o limite inferior',
      analysis: 'Analisando o nível',
      backtracking: 'Backtracking',
      'feature space': 'Busca no espaço de características',
      'fewest moves': 'Minimizando movimentos',
      finder: 'Procurando uma primeira solução',
      lemmas: 'Aumentando o limite inferior',
      proving: 'Procurando uma segunda solução',
      searching: 'Procurando',
      shortening: 'Otimizando',
      small: 'Busca ótima',
      straight: 'Busca direta',
      'two-sided': 'Busca bidirecional',
    },
    time: 'Segundos',
    searching: (count, millis) => `Procurando: ${positions(count)}, ${seconds(millis)} s.`,
    optimizing: (moveCount, pushCount) => `Otimizando. Melhor até agora: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    searchingSpoken: 'Ainda procurando.',
    found: (moveCount, pushCount) => `Solução encontrada: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    foundSpoken: (moveCount, pushCount) => `Solução encontrada. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    provenPushes: 'Comprovado: nenhuma solução tem menos empurrões.',
    provenMoves: 'Comprovado: nenhuma solução tem menos movimentos.',
    tieBreakOpen: {
      pushes: 'Desempate em aberto: outra solução com o mesmo número de empurrões pode ter menos movimentos.',
      moves: 'Desempate em aberto: outra solução com o mesmo número de movimentos pode ter menos empurrões.',
    },
    notProven: (count) => `${moves(count)}, mínimo não comprovado. Otimize para procurar uma solução mais curta.`,
    optimized: (moveCount, pushCount, before) =>
      moveCount < before
        ? `Encurtada de ${number(before)} para ${moves(moveCount)}, ${pushes(pushCount)}.`
        : `Nenhuma solução mais curta encontrada: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    notProvenOptimal: 'Não há prova de que seja ótima.',
    gaveUpTime: (millis, count) => `Busca abandonada depois de ${seconds(millis)} s (${positionsSearched(count)}).`,
    gaveUpMemory: (bytes) => `Busca abandonada: limite de memória atingido (${mebibytes(bytes)} MiB).`,
    gaveUpNodes: (count) => `Busca abandonada depois de ${positions(count)}.`,
    unsoundRule: (count) =>
      `${positionsSearched(count)} e nenhuma solução encontrada, mas o teste de cantos deste solucionador não é confiável: nada foi comprovado.`,
    unsoundRuleSpoken: 'Nenhuma solução encontrada, nada comprovado.',
    mayHaveOne: 'O nível ainda pode ter uma solução.',
    stopped: (millis) => `Interrompido depois de ${seconds(millis)} s.`,
    boundSoFar: {
      moves: (count) => `Comprovado até agora: nenhuma solução tem menos de ${moves(count)}.`,
      pushes: (count) => `Comprovado até agora: nenhuma solução tem menos de ${pushes(count)}.`,
    },
    bestSoFar: (moveCount, pushCount) => `Melhor até agora: ${moves(moveCount)}, ${pushes(pushCount)}.`,
    unsolvable: (count) => `Comprovado: este nível não tem solução (${positionsSearched(count)}).`,
    unsolvableHere: (count) => `Comprovado: esta posição não tem solução (${positionsSearched(count)}).`,
    unsolvableSpoken: 'Comprovado: não há solução.',
    gaveUpSpoken: (millis) => `Busca abandonada depois de ${seconds(millis)} segundos.`,
    memorySpoken: 'Busca abandonada: limite de memória atingido.',
    stoppedSpoken: 'Interrompido.',
    play: 'Reproduzir solução',
    optimize: 'Otimizar',
    optimizeMore: 'Continuar otimizando',
    copy: 'Copiar',
    bug: 'O solucionador falhou. Isso é um erro do masu; seu nível está a salvo.',
  };
};
