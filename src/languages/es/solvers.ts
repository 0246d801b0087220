// Names and purposes of the solvers in Spanish.

import type { SolverNames } from '../solver-names.js';

export const SOLVERS: SolverNames = {
  any: {
    name: 'Cualquier solución',
    about: 'búsqueda rápida por características (FESS); demuestra el mínimo de empujes en niveles pequeños o abiertos',
  },
  'push-optimal': {
    name: 'Mínimo de empujes',
    about:
      'A* con emparejamiento, tablas de pares y corrales junto a una búsqueda bidireccional; demuestra el mínimo de empujes y luego de movimientos',
  },
  'move-optimal': {
    name: 'Mínimo de movimientos',
    about:
      'búsqueda bidireccional con bits en paralelo junto a A* con tablas de salas; demuestra el mínimo de movimientos y luego de empujes',
  },
  'bfs-list': {
    name: 'En anchura, lista enlazada',
    about: 'busca las posiciones en una lista enlazada; mínimo de movimientos',
  },
  'bfs-tree': {
    name: 'En anchura, árbol de búsqueda',
    about: 'busca las posiciones en un árbol binario de búsqueda; mínimo de movimientos',
  },
  'bfs-hash': {
    name: 'En anchura, tabla hash',
    about: 'busca las posiciones en una tabla hash; mínimo de movimientos',
  },
  dfs: {
    name: 'En profundidad',
    about: 'sigue un camino hasta el final y luego retrocede; encuentra alguna solución, a menudo muy larga',
  },
  greedy: {
    name: 'Primero el mejor (voraz)',
    about: 'expande la posición con la estimación más baja; encuentra alguna solución, a menudo pronto',
  },
  dijkstra: {
    name: 'Dijkstra',
    about: 'cola de prioridad por movimientos, tabla hash, poda cajas en esquinas; mínimo de movimientos',
  },
  'dijkstra-course': {
    name: 'Dijkstra, como en el curso',
    about:
      'reproduce las estadísticas de COMP20003; su prueba de esquinas es incorrecta: puede perder soluciones o hallar otras más largas',
  },
  astar: { name: 'A*', about: 'cola de prioridad por movimientos más estimación; mínimo de movimientos' },
  'ida-star': {
    name: 'IDA*',
    about:
      'búsqueda en profundidad con un límite creciente de movimientos más estimación; mínimo de movimientos; lenta si no hay solución',
  },
  propagate: {
    name: 'Propagación',
    about: 'propagación de restricciones y búsqueda; demuestra si la solución es única',
  },
  backtrack: {
    name: 'Vuelta atrás',
    about:
      'vuelta atrás sencilla como en el curso: primera casilla vacía, números en orden; se detiene en la primera solución',
  },
};
