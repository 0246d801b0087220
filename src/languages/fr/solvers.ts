// Names and purposes of the solvers in French.

import type { SolverNames } from '../solver-names.js';

export const SOLVERS: SolverNames = {
  any: {
    name: 'Une solution',
    about:
      'recherche rapide par caractéristiques (FESS) ; prouve le minimum de poussées sur les niveaux petits ou ouverts',
  },
  'push-optimal': {
    name: 'Minimum de poussées',
    about:
      'A* avec couplage, tables de paires et corrals, à côté d’une recherche bidirectionnelle ; prouve le minimum de poussées, puis de déplacements',
  },
  'move-optimal': {
    name: 'Minimum de déplacements',
    about:
      'recherche bidirectionnelle sur des bits, à côté de A* avec tables de pièces ; prouve le minimum de déplacements, puis de poussées',
  },
  'bfs-list': {
    name: 'En largeur, liste chaînée',
    about: 'cherche les positions dans une liste chaînée ; minimum de déplacements',
  },
  'bfs-tree': {
    name: 'En largeur, arbre de recherche',
    about: 'cherche les positions dans un arbre binaire de recherche ; minimum de déplacements',
  },
  'bfs-hash': {
    name: 'En largeur, table de hachage',
    about: 'cherche les positions dans une table de hachage ; minimum de déplacements',
  },
  dfs: {
    name: 'En profondeur',
    about: 'suit un chemin jusqu’au bout, puis revient ; trouve une solution, souvent très longue',
  },
  greedy: {
    name: 'Meilleur d’abord (glouton)',
    about: 'développe la position de plus faible estimation ; trouve une solution, souvent vite',
  },
  dijkstra: {
    name: 'Dijkstra',
    about:
      'file de priorité par déplacements, table de hachage, écarte les caisses dans un angle ; minimum de déplacements',
  },
  'dijkstra-course': {
    name: 'Dijkstra, comme dans le cours',
    about:
      'reproduit les statistiques de COMP20003 ; son test des angles est incorrect : il peut manquer des solutions ou en trouver de plus longues',
  },
  astar: { name: 'A*', about: 'file de priorité par déplacements plus estimation ; minimum de déplacements' },
  'ida-star': {
    name: 'IDA*',
    about:
      'recherche en profondeur sous une borne croissante de déplacements plus estimation ; minimum de déplacements ; lente sans solution',
  },
  propagate: {
    name: 'Propagation',
    about: 'propagation de contraintes et recherche ; prouve que la solution est unique ou non',
  },
  backtrack: {
    name: 'Retour sur trace',
    about:
      'simple retour sur trace comme dans le cours : première case vide, chiffres dans l’ordre ; s’arrête à la première solution',
  },
};
