// Searches and their results in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const solve = ({ countOf, number, decimal }: LanguageTools): Tables['solve'] => {
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const moves = (count: number): string => countOf(count, 'déplacement', 'déplacements');
  const positions = (count: number): string => countOf(count, 'position', 'positions');
  const explored = (count: number): string => countOf(count, 'position explorée', 'positions explorées');
  const shown = (value: number, roundFrom: number): string => (value < roundFrom ? decimal(value) : number(value));
  const seconds = (millis: number): string => shown(millis / 1000, 9.95);
  const mebibytes = (bytes: number): string => shown(bytes / 2 ** 20, 9.95);

  return {
    solver: 'Solveur',
    limit: 'Limite de temps',
    limits: { '10': '10 s', '60': '60 s', '600': '10 min', '0': 'Aucune' },
    oneThread: 'Un seul fil d’exécution : cette page n’est pas isolée des autres origines.',
    expanded: 'Positions',
    rate: 'Par seconde',
    bound: 'Borne inférieure',
    memory: 'Mio',
    bestMoves: 'Meilleur : dépl.',
    bestPushes: 'Meilleur : pouss.',
    stage: 'Phase',
    stages: {
      'a-star': 'Recherche A*',
      abstractions: 'Relèvement de la borne inférieure',
      analysis: 'Analyse du niveau',
      backtracking: 'Retour sur trace',
      'feature space': 'Recherche par caractéristiques',
      'fewest moves': 'Minimisation des déplacements',
      finder: 'Recherche d’une première solution',
      lemmas: 'Relèvement de la borne inférieure',
      proving: 'Recherche d’une deuxième solution',
      searching: 'Recherche',
      shortening: 'Optimisation',
      small: 'Recherche optimale',
      straight: 'Recherche directe',
      'two-sided': 'Recherche bidirectionnelle',
    },
    time: 'Secondes',
    searching: (count, millis) => `Recherche : ${positions(count)}, ${seconds(millis)} s.`,
    optimizing: (moveCount, pushCount) =>
      `Optimisation. Meilleur résultat : ${moves(moveCount)}, ${pushes(pushCount)}.`,
    searchingSpoken: 'Recherche toujours en cours.',
    found: (moveCount, pushCount) => `Solution trouvée : ${moves(moveCount)}, ${pushes(pushCount)}.`,
    foundSpoken: (moveCount, pushCount) => `Solution trouvée. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    provenPushes: 'Prouvé : aucune solution n’a moins de poussées.',
    provenMoves: 'Prouvé : aucune solution n’a moins de déplacements.',
    tieBreakOpen: {
      pushes: 'Départage non prouvé : une autre solution avec aussi peu de poussées peut avoir moins de déplacements.',
      moves: 'Départage non prouvé : une autre solution avec aussi peu de déplacements peut avoir moins de poussées.',
    },
    notProven: (count) => `${moves(count)}, minimum non prouvé. Optimisez pour chercher une solution plus courte.`,
    optimized: (moveCount, pushCount, before) =>
      moveCount < before
        ? `Raccourcie de ${number(before)} à ${moves(moveCount)}, ${pushes(pushCount)}.`
        : `Pas de solution plus courte trouvée : ${moves(moveCount)}, ${pushes(pushCount)}.`,
    notProvenOptimal: 'Optimalité non prouvée.',
    gaveUpTime: (millis, count) => `Abandon après ${seconds(millis)} s (${explored(count)}).`,
    gaveUpMemory: (bytes) => `Abandon : limite de mémoire atteinte (${mebibytes(bytes)} Mio).`,
    gaveUpNodes: (count) => `Abandon après ${positions(count)}.`,
    unsoundRule: (count) =>
      `${explored(count)} sans trouver de solution, mais le test des angles de ce solveur n’est pas fiable : rien n’est prouvé.`,
    unsoundRuleSpoken: 'Aucune solution trouvée, rien n’est prouvé.',
    mayHaveOne: 'Le niveau a peut-être une solution.',
    stopped: (millis) => `Arrêté après ${seconds(millis)} s.`,
    boundSoFar: {
      moves: (count) => `Prouvé jusqu’ici : aucune solution n’a moins de ${moves(count)}.`,
      pushes: (count) => `Prouvé jusqu’ici : aucune solution n’a moins de ${pushes(count)}.`,
    },
    bestSoFar: (moveCount, pushCount) => `Meilleur résultat : ${moves(moveCount)}, ${pushes(pushCount)}.`,
    unsolvable: (count) => `Prouvé : ce niveau n’a pas de solution (${explored(count)}).`,
    unsolvableHere: (count) => `Prouvé : cette position n’a pas de solution (${explored(count)}).`,
    unsolvableSpoken: 'Prouvé : pas de solution.',
    gaveUpSpoken: (millis) => `Abandon après ${seconds(millis)} secondes.`,
    memorySpoken: 'Abandon : limite de mémoire atteinte.',
    stoppedSpoken: 'Arrêté.',
    play: 'Voir la solution',
    optimize: 'Optimiser',
    optimizeMore: 'Continuer d’optimiser',
    copy: 'Copier',
    bug: 'Le solveur a planté. C’est un bug de masu ; votre niveau est intact.',
  };
};
