// Lesson 4 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const dijkstra = ({ number, countOf }: Counting): LessonTables['dijkstra'] => ({
  title: 'O algoritmo de Dijkstra e os estados repetidos',
  summary: 'Uma fronteira ordenada por custo, e os estados gerados em vão.',
  boards: { twoRooms: 'Duas salas' },
  sections: (f) => ({
    heap: {
      heading: 'O mais barato primeiro',
      paragraphs: [
        'O algoritmo de Dijkstra sempre retira o estado em espera com o menor custo **g** até o momento. A fronteira é uma **fila de prioridade**, em geral um heap binário: adicionar um estado e retirar o mais barato exigem no máximo uma quantidade de passos que cresce com o logaritmo do tamanho dela.',
        'No Sokoban cada movimento custa 1, então custo e profundidade são a mesma coisa, e o algoritmo de Dijkstra expande as mesmas camadas que a busca em largura, uma depois da outra. Compare os dois painéis: dentro de uma camada, a ordem é diferente.',
      ],
      actions: { side: 'Ir para o 200º estado das duas' },
    },
    ties: {
      heading: 'Custos iguais',
      paragraphs: [
        `A busca em largura expande aqui ${number(f.breadth)} estados, e o algoritmo de Dijkstra, ${number(f.dijkstra)}. Nenhum é melhor: os dois expandem todos os estados até ${countOf(f.before, 'movimento', 'movimentos')} do início, e quantos da camada seguinte saem antes do resolvido depende só da ordem entre iguais.`,
        'Um heap não mantém a ordem de chegada entre iguais. Dois heaps corretos podem retirar estados iguais em ordens diferentes. Por isso, as contagens de um curso só podem ser reproduzidas com um heap que retire os estados iguais na mesma ordem.',
      ],
    },
    duplicates: {
      heading: 'Gerados em vão',
      paragraphs: [
        `O algoritmo de Dijkstra gerou ${number(f.generated)} sucessores neste nível: quatro para cada estado expandido, menos o resolvido. ${number(f.blocked)} dos movimentos foram bloqueados, e ${number(f.duplicates)} levaram a estados já conhecidos: **repetidos**. Os outros foram adicionados à fronteira.`,
        `Os estados repetidos são a razão de existir do conjunto de visitados. Sem ele, cada repetido seria expandido de novo, com tudo o que vem depois: há aqui ${number(f.paths)} caminhos de no máximo ${countOf(f.before, 'movimento', 'movimentos')}, e cada um seria expandido antes do primeiro estado a ${countOf(f.moves, 'movimento', 'movimentos')}.`,
      ],
      actions: { lines: 'Mostrar o que acontece com cada movimento' },
    },
    mark: {
      heading: 'Quando um estado está visitado?',
      paragraphs: [
        'Se todos os movimentos custam o mesmo, o primeiro caminho até um estado é também o mais barato, e o estado pode ser marcado como visitado quando é **gerado**. Se os custos diferem, um caminho mais barato pode aparecer depois; então um estado só é marcado quando é **expandido**, e a fronteira pode contê-lo duas vezes.',
        'COMP20003 conta do seu jeito: o início não é marcado, então pode ser gerado e expandido uma segunda vez. Os solucionadores `dijkstra` e `dijkstra-course` do masu fazem o mesmo, e o laboratório também. Os números do curso são os do `dijkstra-course`, que também tem o teste de canto do curso; a lição 6 trata desse teste.',
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
      question: `De ${number(f.generated)} sucessores gerados, ${number(f.blocked)} foram bloqueados e ${number(f.duplicates)} eram repetidos. Quantos foram adicionados à fronteira?`,
      right:
        'Certo. Tudo o que não é bloqueado nem repetido é adicionado. O início está entre eles, porque esta busca não o marca.',
      hint: 'Subtraia o que foi descartado.',
    },
    unequal: {
      heading: 'Exercício 3',
      question:
        'Suponha que um empurrão custe 4 e um passo sem empurrar custe 1. Quando um estado deve ser marcado como visitado para que a solução mais barata seja encontrada em todos os níveis?',
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
