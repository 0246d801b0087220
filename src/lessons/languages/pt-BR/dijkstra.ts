// Lesson 4 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number }: Counting): LessonTables['dijkstra'] => ({
  title: 'O algoritmo de Dijkstra e os estados repetidos',
  summary: 'Uma fronteira ordenada por custo, e os estados gerados em vão.',
  boards: { twoRooms: 'Duas salas' },
  sections: (f) => ({
    heap: {
      heading: 'O mais barato primeiro',
      paragraphs: [
        'O algoritmo de Dijkstra sempre retira o estado em espera com o menor custo **g** até o momento. A fronteira é uma **fila de prioridade**, em geral um heap binário: adicionar um estado e retirar o mais barato exigem uma quantidade de passos que cresce com o logaritmo do tamanho dela.',
        'No Sokoban cada movimento custa 1, então custo e profundidade são a mesma coisa, e o algoritmo de Dijkstra expande as mesmas camadas que a busca em largura. Compare os dois painéis: eles só diferem entre estados de mesmo custo.',
      ],
      actions: { side: 'Ir para o 200º estado das duas' },
    },
    ties: {
      heading: 'Custos iguais',
      paragraphs: [
        `A busca em largura expande aqui ${number(f.breadth)} estados, e o algoritmo de Dijkstra, ${number(f.dijkstra)}. Nenhum é melhor: quando se chega à camada do estado resolvido, é questão de sorte quantos estados dessa camada saem antes dele.`,
        'Um heap não mantém a ordem de chegada entre iguais. Dois heaps corretos podem retirar estados iguais em ordens diferentes. Por isso, as contagens de um curso só podem ser reproduzidas com exatamente o heap do curso.',
      ],
    },
    duplicates: {
      heading: 'Gerados em vão',
      paragraphs: [
        `O algoritmo de Dijkstra gerou ${number(f.generated)} sucessores neste nível, quatro por estado expandido. ${number(f.blocked)} dos movimentos foram bloqueados, e ${number(f.duplicates)} levaram a estados já conhecidos: **repetidos**. Os outros eram novos.`,
        'Os estados repetidos são a razão de existir do conjunto de visitados. Sem ele, cada repetido seria expandido de novo, com tudo o que vem depois, e a quantidade de estados cresceria sem fim.',
      ],
      actions: { lines: 'Mostrar o que acontece com cada movimento' },
    },
    mark: {
      heading: 'Quando um estado está visitado?',
      paragraphs: [
        'Se todos os movimentos custam o mesmo, o primeiro caminho até um estado é também o mais barato, e o estado pode ser marcado como visitado quando é **gerado**. Se os custos diferem, um caminho mais barato pode aparecer depois; então um estado só deve ser marcado quando é **expandido**, e a fronteira pode contê-lo duas vezes.',
        'COMP20003 conta do seu jeito: o início não é marcado, então pode ser gerado e expandido uma segunda vez. O solucionador `dijkstra` do masu faz o mesmo, para que os seus números sejam os do curso.',
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Exercício 1',
      question: 'Estes estados esperam na fila de prioridade. Em que ordem o algoritmo de Dijkstra os retira?',
      options: { a: 'A: custo 7', b: 'B: custo 5', c: 'C: custo 9', d: 'D: custo 6' },
      right: 'Certo. Só o custo conta, não o momento da chegada.',
      hint: 'O mais barato primeiro.',
    },
    fresh: {
      heading: 'Exercício 2',
      question: `De ${number(f.generated)} sucessores gerados, ${number(f.blocked)} foram bloqueados e ${number(f.duplicates)} eram repetidos. Quantos estados novos foram adicionados à fronteira?`,
      right: 'Certo. Tudo o que não é bloqueado nem repetido é novo.',
      hint: 'Subtraia o que foi descartado.',
    },
    unequal: {
      heading: 'Exercício 3',
      question:
        'Suponha que um empurrão custe 2 e um passo sem empurrar custe 1. Quando um estado deve ser marcado como visitado?',
      options: {
        generated: 'Quando é gerado',
        expanded: 'Quando é expandido',
        either: 'Tanto faz: os dois estão certos',
      },
      right:
        'Certo. Um caminho mais caro pode ter gerado o estado primeiro; o custo dele só é definitivo quando ele é expandido.',
      hint: 'O primeiro caminho que chega a um estado poderia ser mais caro que um caminho posterior?',
    },
  }),
});
