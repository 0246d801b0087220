// Lesson 2 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const listTreeHash = ({ number }: Counting): LessonTables['list-tree-hash'] => ({
  title: 'Lista, árvore, tabela hash',
  summary: 'A mesma pergunta é feita a cada movimento: este estado já foi visto? Três maneiras de respondê-la.',
  boards: { firstPush: 'Primeiro empurrão' },
  sections: (f) => ({
    question: {
      heading: 'A pergunta',
      paragraphs: [
        'Uma busca faz a mesma pergunta o tempo todo: _já vi este estado?_ Ela pergunta a cada movimento possível, então a resposta precisa ser rápida.',
        'O laboratório executa três vezes a mesma busca em largura. Os estados, a ordem deles e a solução são iguais nos três painéis. Só muda a estrutura de dados do conjunto de visitados e, com ela, a quantidade de **comparações** de um estado com outro.',
      ],
    },
    list: {
      heading: 'Uma lista',
      paragraphs: [
        'O conjunto de visitados mais simples é uma lista encadeada. Uma consulta compara o novo estado com cada estado da lista até encontrar um igual. Se o estado é novo, são todos.',
        `Cada estado novo é comparado com todos os anteriores. Para *n* estados são *n*(*n* − 1)/2 comparações: ${number(f.fresh)} para os ${number(f.discovered)} estados deste nível. As consultas de estados já vistos exigem mais ${number(f.again)}, então a lista faz ${number(f.list)} no total. Para dez vezes mais estados novos, ela faz cerca de cem vezes mais comparações.`,
      ],
      actions: { late: 'Mostrar uma consulta já no fim' },
    },
    tree: {
      heading: 'Uma árvore de busca',
      paragraphs: [
        'Uma árvore binária de busca mantém os estados em ordem: os menores à esquerda, os maiores à direita. Cada comparação elimina um lado, então uma consulta segue um único caminho da raiz para baixo.',
        `Esta árvore não é balanceada. Aqui os estados chegam em uma ordem tão misturada que os caminhos continuam curtos: ${number(f.lookups)} consultas fazem ${number(f.tree)} comparações, e nenhuma faz mais de ${number(f.longestInTree)}. Se os estados chegassem ordenados, cada um iria para a direita do anterior, e a árvore seria uma lista.`,
      ],
    },
    hash: {
      heading: 'Uma tabela hash',
      paragraphs: [
        `Uma tabela hash calcula, a partir do próprio estado, onde procurar: um número, o **hash**, indica o bucket. Se ele contém outro estado, testa-se o bucket seguinte. Isso é raro: das ${number(f.lookups)} consultas feitas aqui, ${number(f.firstBucket)} só precisam do primeiro bucket.`,
        `Aqui ela faz ${number(f.hash)} comparações. A tabela nunca fica cheia além da metade: antes disso, ela dobra e todos os estados mudam de lugar. O gráfico da página do laboratório mostra as três. De ${number(f.half)} a ${number(f.twice)} estados expandidos, a lista vai de ${number(f.listAtHalf)} a ${number(f.listAtTwice)} comparações, a árvore de ${number(f.treeAtHalf)} a ${number(f.treeAtTwice)}, e a tabela hash de ${number(f.hashAtHalf)} a ${number(f.hashAtTwice)}.`,
      ],
    },
  }),
  exercises: (_) => ({
    scan: {
      heading: 'Exercício 1',
      question: `Uma lista contém ${number(1000)} estados. Chega um novo estado que não está entre eles. Quantas comparações a consulta faz?`,
      right:
        'Certo. Para ter certeza de que um estado é novo, a lista precisa compará-lo com todos os estados que contém.',
      hint: 'Quando a consulta pode parar antes? Isso acontece aqui?',
    },
    order: {
      heading: 'Exercício 2',
      question: 'Ordene as três pelas comparações que fazem neste nível, da que faz menos para a que faz mais.',
      options: { list: 'Lista', tree: 'Árvore de busca', hash: 'Tabela hash' },
      right: 'Certo. A tabela hash vai direto para o bucket, a árvore segue um único caminho, a lista olha tudo.',
      hint: 'Veja as comparações nos três painéis.',
    },
    tenfold: {
      heading: 'Exercício 3',
      question:
        'Uma busca descobre dez vezes mais estados que outra. Cerca de quantas vezes mais comparações uma lista faz para os estados novos?',
      options: { ten: '10 vezes mais', hundred: '100 vezes mais', thousand: `${number(1000)} vezes mais` },
      right:
        'Certo. Há dez vezes mais estados novos, e cada um é comparado, em média, com uma lista dez vezes mais longa.',
      hint: 'Há dez vezes mais estados novos. E qual é o comprimento da lista com que cada um é comparado?',
    },
  }),
});
