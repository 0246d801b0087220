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
        `Cada estado em espera na fronteira mostra os seus três números. Um empurrão que diminui h deixa f como estava; qualquer outro movimento aumenta f, e o estado espera mais. O algoritmo de Dijkstra expande aqui ${number(f.dijkstra)} estados. O A\\* expande ${number(f.matching)}; quando termina, ${number(f.waiting)} ainda esperam.`,
      ],
      actions: { further: 'Ir para o 100º estado' },
    },
    admissible: {
      heading: 'Nunca alta demais',
      paragraphs: [
        'Se h nunca passa do custo real, ela é chamada de **admissível**. Então um estado resolvido não sai cedo demais: enquanto existir uma solução melhor, algum estado do caminho dela espera na fronteira com um f que não passa do custo dessa solução, e sai antes. O primeiro estado resolvido que o A\\* retira é ótimo, desde que nenhum estado do caminho tenha sido fechado com um custo alto demais. É disso que trata o próximo passo.',
        'No Sokoban, uma caixa precisa de pelo menos tantos empurrões quanto a sua distância até um alvo, sem outra caixa no caminho. A soma de todas as caixas, cada uma até o seu alvo **mais próximo**, é admissível.',
      ],
    },
    consistent: {
      heading: 'Fechado uma vez',
      paragraphs: [
        'O A\\* do laboratório expande cada estado uma única vez. Se um caminho mais barato até ele aparece depois, ele não é reaberto. Isso é seguro se h também é **consistente**: nenhum movimento diminui h mais do que custa. Então f nunca diminui ao longo de um caminho, e quando um estado é expandido não resta nenhum caminho mais barato até ele.',
        `Sem isso, o A\\* pode perder o ótimo. Considere quatro estados. De S a A o custo é ${number(f.sa)}, de S a B ${number(f.sb)}, de A a B ${number(f.ab)}, e de B ao estado resolvido ${number(f.bg)}. Seja h ${number(f.estimateOfA)} em A e 0 em todos os outros: é admissível, mas o passo de A a B diminui h em ${number(f.estimateOfA)} e custa ${number(f.ab)}. O A\\* retira B antes de A e o fecha; quando A sai, B não é reaberto. O caminho que ele dá custa ${number(f.graphFound)}; o ótimo é ${number(f.graphOptimum)}.`,
        `A soma dos alvos mais próximos é consistente, e a heurística do próximo passo também. Um passo sem empurrar não move nenhuma caixa. Um empurrão move uma caixa uma casa, então h diminui no máximo 1, o custo do movimento. Neste nível há ${number(f.checkedStates)} estados com ${number(f.checkedMoves)} movimentos possíveis; o máximo que h diminui é ${number(f.mostLowered)}.`,
      ],
    },
    better: {
      heading: 'Um limite melhor',
      paragraphs: [
        `Duas caixas podem ter o mesmo alvo mais próximo, mas no fim só uma pode ficar com ele. O **emparelhamento** dá a cada caixa um alvo só dela, de modo que a soma seja mínima. O resultado nunca fica abaixo da soma dos alvos mais próximos. Este nível tem ${number(f.comparedStates)} estados em que cada caixa pode ter um alvo só dela, e em ${number(f.betterStates)} deles o resultado fica acima dessa soma: um limite melhor.`,
        `Neste nível o A\\* expande ${number(f.none)} estados sem heurística, ${number(f.nearest)} com os alvos mais próximos e ${number(f.matching)} com o emparelhamento. O emparelhamento custa mais tempo por estado que somar distâncias. Se os estados economizados compensam, é preciso medir: conte o tempo, não os estados.`,
      ],
      actions: { end: 'Executar as três até o fim' },
    },
    greedy: {
      heading: 'Só para a frente: a busca gulosa',
      paragraphs: [
        `A busca gulosa esquece g e retira o estado com o menor h. Ela corre em direção ao objetivo: ${number(f.greedy)} estados em vez de ${number(f.matching)}.`,
        `Mas nada mantém curtos os seus caminhos. Neste nível a solução dela tem ${number(f.greedyMoves)} movimentos; o ótimo é ${number(f.moves)}. No nível “Desvio” da lição 3, a solução dela, de ${number(f.greedyLucky)} movimentos, por acaso é ótima; mas ela não tem como saber.`,
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
