// Names and purposes of the solvers in Brazilian Portuguese.

import type { SolverNames } from '../solver-names.js';

export const SOLVERS: SolverNames = {
  any: {
    name: 'Qualquer solução',
    about: 'busca rápida por características (FESS); comprova o mínimo de empurrões em níveis pequenos ou abertos',
  },
  'push-optimal': {
    name: 'Mínimo de empurrões',
    about:
      'A* com emparelhamento, tabelas de pares e currais ao lado de uma busca bidirecional; comprova o mínimo de empurrões e depois de movimentos',
  },
  'move-optimal': {
    name: 'Mínimo de movimentos',
    about:
      'busca bidirecional com bits em paralelo ao lado de A* com tabelas de salas; comprova o mínimo de movimentos e depois de empurrões',
  },
  'bfs-list': {
    name: 'Em largura, lista encadeada',
    about: 'procura as posições em uma lista encadeada; mínimo de movimentos',
  },
  'bfs-tree': {
    name: 'Em largura, árvore de busca',
    about: 'procura as posições em uma árvore binária de busca; mínimo de movimentos',
  },
  'bfs-hash': {
    name: 'Em largura, tabela hash',
    about: 'procura as posições em uma tabela hash; mínimo de movimentos',
  },
  dfs: {
    name: 'Em profundidade',
    about: 'segue um caminho até o fim e depois volta; encontra alguma solução, muitas vezes bem longa',
  },
  greedy: {
    name: 'Melhor primeiro (guloso)',
    about: 'expande a posição com a menor estimativa; encontra alguma solução, muitas vezes logo',
  },
  dijkstra: {
    name: 'Dijkstra',
    about: 'fila de prioridade por movimentos, tabela hash, poda caixas em cantos; mínimo de movimentos',
  },
  'dijkstra-course': {
    name: 'Dijkstra, como no curso',
    about:
      'reproduz as estatísticas de COMP20003; seu teste de cantos é incorreto: pode perder soluções ou achar outras mais longas',
  },
  astar: { name: 'A*', about: 'fila de prioridade por movimentos mais estimativa; mínimo de movimentos' },
  'ida-star': {
    name: 'IDA*',
    about:
      'busca em profundidade com um limite crescente de movimentos mais estimativa; mínimo de movimentos; lenta se não há solução',
  },
  propagate: { name: 'Propagação', about: 'propagação de restrições e busca; comprova se a solução é única' },
  backtrack: {
    name: 'Retrocesso',
    about: 'retrocesso simples como no curso: primeira célula vazia, números em ordem; para na primeira solução',
  },
};
