// Lesson 5 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const aStar = ({ number }: Counting): LessonTables['a-star'] => ({
  title: 'A* e um bom limite',
  summary: 'Uma busca que sabe quanto ainda falta, no mínimo.',
  boards: { notIntoTheCorner: 'No canto não' },
  sections: (f) => ({
    estimate: {
      heading: 'Olhar para a frente',
      paragraphs: [
        'O algoritmo de Dijkstra só olha para trás: sabe quanto um estado custou até agora, **g**. O A\\* também olha para a frente. Uma **heurística** **h** estima o custo que ainda falta, e o A\\* retira o estado com a menor soma **f** = g + h.',
        'Cada estado em espera na fronteira mostra os seus três números. Estados que se afastam do objetivo têm um f maior e esperam mais; muitos deles nunca são expandidos.',
      ],
      actions: { further: 'Ir para o 100º estado' },
    },
    admissible: {
      heading: 'Nunca alta demais',
      paragraphs: [
        'Se h nunca passa do custo real, ela é chamada de **admissível**, e o primeiro estado resolvido que o A\\* retira é ótimo. O motivo é curto: enquanto existir uma solução melhor, algum estado do caminho dela espera na fronteira com um f que não passa do custo dessa solução, e sairia antes.',
        'No Sokoban, uma caixa precisa de pelo menos tantos empurrões quanto a sua distância até um alvo, sem outra caixa no caminho. A soma de todas as caixas, cada uma até o seu alvo **mais próximo**, é admissível.',
      ],
    },
    better: {
      heading: 'Um limite melhor',
      paragraphs: [
        'Duas caixas podem ter o mesmo alvo mais próximo, mas no fim só uma pode ficar com ele. O **emparelhamento** dá a cada caixa um alvo só dela, de modo que a soma seja mínima. O resultado nunca fica abaixo da soma dos alvos mais próximos, e muitas vezes fica acima: um limite melhor.',
        `Neste nível o A\\* expande ${number(f.dijkstra)} estados sem heurística, ${number(f.nearest)} com os alvos mais próximos e ${number(f.matching)} com o emparelhamento. Um limite melhor custa mais tempo por estado e economiza estados; na maioria dos níveis, vale a pena.`,
      ],
      actions: { end: 'Executar as três até o fim' },
    },
    greedy: {
      heading: 'Só para a frente: a busca gulosa',
      paragraphs: [
        `A busca gulosa esquece g e retira o estado com o menor h. Ela corre em direção ao objetivo: ${number(f.greedy)} estados em vez de ${number(f.matching)}.`,
        `Mas nada mantém curtos os seus caminhos. Neste nível a solução dela tem ${number(f.greedyMoves)} movimentos; o ótimo é ${number(f.moves)}. Em níveis maiores a diferença cresce.`,
      ],
    },
  }),
  exercises: (f) => ({
    order: {
      heading: 'Exercício 1',
      question: 'Estes estados esperam na fronteira. Em que ordem o A* os retira?',
      options: {
        a: 'A: g 9, h 4',
        b: 'B: g 3, h 7',
        c: 'C: g 6, h 2',
        d: 'D: g 5, h 6',
      },
      right: 'Certo. As somas são 8, 10, 11 e 13.',
      hint: 'Some g e h de cada um.',
    },
    nearest: {
      heading: 'Exercício 2',
      question:
        'Duas caixas, dois alvos, e o alvo da linha 3 é o mais próximo das duas caixas. Quanto vale h com os alvos mais próximos, isto é, a soma dos empurrões de cada caixa até o seu alvo mais próximo?',
      right: `Certo: ${number(f.nearestHere)}. O emparelhamento precisa mandar uma das caixas para o outro alvo e dá ${number(f.matchingHere)}.`,
      hint: 'Conte as casas de cada caixa até o alvo da sua própria linha. Para uma estimativa, nenhuma outra caixa atrapalha.',
    },
    high: {
      heading: 'Exercício 3',
      question: 'Alguém multiplica a heurística por dois. O que pode acontecer com o A*?',
      options: {
        longer: 'Pode dar uma solução mais longa que o ótimo',
        none: 'Pode deixar escapar todas as soluções',
        nothing: 'Nada: a ordem dos estados continua a mesma',
      },
      right:
        'Certo. A estimativa dobrada pode passar do custo real, e então um estado do caminho mais curto pode esperar demais. Mesmo assim ele encontra uma solução.',
      hint: 'A heurística dobrada ainda é admissível? O que a admissibilidade garantia?',
    },
  }),
});
