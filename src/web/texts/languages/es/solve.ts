// Spanish texts about a search: its progress, its result, and what was proven.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const solve = (tools: LanguageTools): Tables['solve'] => {
  const { countOf, number } = tools;
  const { mebibytes, moves, pushes, score, seconds } = nouns(tools);
  const positions = (count: number): string => countOf(count, 'posición', 'posiciones');
  const searched = (count: number): string => countOf(count, 'posición explorada', 'posiciones exploradas');
  return {
    solver: 'Solucionador',
    limit: 'Límite de tiempo',
    limits: { '10': '10 s', '60': '60 s', '600': '10 min', '0': 'Ninguno' },
    oneThread: 'Se usa un solo hilo: esta página no está aislada de otros orígenes.',
    expanded: 'Posiciones',
    rate: 'Por segundo',
    bound: 'Cota inferior',
    memory: 'MiB',
    bestMoves: 'Mejor: movimientos',
    bestPushes: 'Mejor: empujes',
    stage: 'Fase',
    stages: {
      'a-star': 'Búsqueda A*',
      abstractions: 'Elevando la cota inferior',
      analysis: 'Analizando el nivel',
      backtracking: 'Vuelta atrás',
      'feature space': 'Búsqueda por características',
      'fewest moves': 'Minimizando movimientos',
      finder: 'Buscando una primera solución',
      lemmas: 'Elevando la cota inferior',
      proving: 'Buscando una segunda solución',
      searching: 'Buscando',
      shortening: 'Optimizando',
      small: 'Búsqueda óptima',
      straight: 'Búsqueda directa',
      'two-sided': 'Búsqueda bidireccional',
    },
    time: 'Segundos',
    searching: (count, millis) => `Buscando: ${positions(count)}, ${seconds(millis)} s.`,
    optimizing: (moveCount, pushCount) => `Optimizando. Lo mejor hasta ahora: ${score(moveCount, pushCount)}.`,
    searchingSpoken: 'La búsqueda continúa.',
    found: (moveCount, pushCount) => `Solución encontrada: ${score(moveCount, pushCount)}.`,
    foundSpoken: (moveCount, pushCount) => `Solución encontrada. ${score(moveCount, pushCount)}.`,
    provenPushes: 'Demostrado: ninguna solución tiene menos empujes.',
    provenMoves: 'Demostrado: ninguna solución tiene menos movimientos.',
    tieBreakOpen: {
      pushes: 'Desempate sin demostrar: otra solución con igual número de empujes puede tener menos movimientos.',
      moves: 'Desempate sin demostrar: otra solución con igual número de movimientos puede tener menos empujes.',
    },
    notProven: (count) =>
      `${moves(count)}, sin demostrar que sea el mínimo. Optimiza para buscar una solución más corta.`,
    optimized: (moveCount, pushCount, before) =>
      moveCount < before
        ? `Acortada de ${number(before)} a ${score(moveCount, pushCount)}.`
        : `No se encontró una solución más corta: ${score(moveCount, pushCount)}.`,
    notProvenOptimal: 'Sin demostrar que sea óptima.',
    gaveUpTime: (millis, count) => `Búsqueda abandonada tras ${seconds(millis)} s (${searched(count)}).`,
    gaveUpMemory: (bytes) => `Búsqueda abandonada: se alcanzó el límite de memoria (${mebibytes(bytes)} MiB).`,
    gaveUpNodes: (count) => `Búsqueda abandonada tras ${positions(count)}.`,
    unsoundRule: (count) =>
      `${searched(count)} sin encontrar solución, pero la prueba de esquinas de este solucionador no es fiable: no queda demostrado nada.`,
    unsoundRuleSpoken: 'No se encontró solución; no queda demostrado nada.',
    mayHaveOne: 'Puede que el nivel tenga solución.',
    stopped: (millis) => `Detenido tras ${seconds(millis)} s.`,
    boundSoFar: {
      moves: (count) => `Demostrado hasta ahora: ninguna solución tiene menos de ${moves(count)}.`,
      pushes: (count) => `Demostrado hasta ahora: ninguna solución tiene menos de ${pushes(count)}.`,
    },
    bestSoFar: (moveCount, pushCount) => `Lo mejor hasta ahora: ${score(moveCount, pushCount)}.`,
    unsolvable: (count) => `Demostrado: este nivel no tiene solución (${searched(count)}).`,
    unsolvableHere: (count) => `Demostrado: esta posición no tiene solución (${searched(count)}).`,
    unsolvableSpoken: 'Demostrado: no hay solución.',
    gaveUpSpoken: (millis) => `Búsqueda abandonada tras ${seconds(millis)} segundos.`,
    memorySpoken: 'Búsqueda abandonada: se alcanzó el límite de memoria.',
    stoppedSpoken: 'Detenido.',
    play: 'Ver solución',
    optimize: 'Optimizar',
    optimizeMore: 'Seguir optimizando',
    copy: 'Copiar',
    bug: 'El solucionador falló. Es un error de masu; tu nivel está a salvo.',
  };
};
