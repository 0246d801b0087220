// Lesson 1 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const whatAStateIs = ({ number }: Counting): LessonTables['what-a-state-is'] => ({
  title: 'O que é um estado',
  summary: 'O que muda em um tabuleiro, quantos tabuleiros existem e por que uma busca precisa se lembrar deles.',
  boards: { firstPush: 'Primeiro empurrão' },
  sections: (f) => ({
    snapshot: {
      heading: 'Um retrato do tabuleiro',
      paragraphs: [
        'Um tabuleiro de Sokoban tem partes que nunca mudam (paredes, chão, alvos) e partes que mudam: a casa do jogador e as casas das caixas. O que muda é o **estado**. O resto pertence ao nível e é guardado uma única vez.',
        'Como você chegou até aqui não faz parte do estado. Dois jogadores que chegam ao mesmo tabuleiro por movimentos diferentes estão no mesmo estado, e o que podem fazer em seguida é igual. Por isso uma busca pode esquecer os movimentos e guardar só o tabuleiro.',
        'O laboratório ao lado deste texto mostra o primeiro estado de um nível com uma caixa. Abaixo do tabuleiro estão os números dele; a quantidade de movimentos desde o início se chama **g**.',
      ],
    },
    successors: {
      heading: 'De um estado a outro',
      paragraphs: [
        'O jogador tem quatro movimentos: cima, direita, baixo, esquerda. Um movimento contra uma parede é bloqueado, assim como um empurrão contra uma parede ou contra uma segunda caixa. Cada movimento possível leva a um estado **sucessor**.',
        'Olhar todos os sucessores de um estado é **expandi-lo**. A árvore de busca do laboratório mostra o estado em expansão e o que aconteceu com cada um dos seus quatro movimentos. Pressione “Avançar uma linha” na barra (a seta que aponta para baixo) para testar os movimentos um a um.',
      ],
      actions: { second: 'Expandir o próximo estado' },
    },
    again: {
      heading: 'O mesmo estado de novo',
      paragraphs: [
        `Um passo para cima, outro para baixo, e você está de volta. Dá para ir e voltar para sempre, então sempre existe um caminho mais longo. Este nível pode ser resolvido em ${number(f.moves)} movimentos, e ${number(f.paths)} caminhos são mais curtos. Uma busca em largura sem memória olha todos eles antes de chegar à solução. Em um nível sem solução, ela nunca terminaria.`,
        `Por isso a busca do laboratório mantém um **conjunto de visitados**. Quando um movimento leva a um estado do conjunto, o laboratório mostra “já visto” e a busca o descarta. Dos ${number(f.tried)} movimentos que ela testa aqui, ${number(f.fresh)} levam a estados novos, ${number(f.seen)} a estados já vistos, e ${number(f.blocked)} são bloqueados. Ela expande ${number(f.expanded)} estados.`,
      ],
      actions: { later: 'Ir para o 40º estado' },
    },
    count: {
      heading: 'Quantos estados existem?',
      paragraphs: [
        `A sala aqui tem ${number(f.floor)} casas de chão e uma caixa. A caixa pode estar em qualquer uma delas e o jogador em qualquer outra: no máximo ${number(f.floor)} × ${number(f.floor - 1)} = ${number(f.most)} estados. A busca do laboratório descobre ${number(f.reached)} deles antes de retirar o resolvido.`,
        `Uma segunda caixa aumentaria o número para ${number(f.mostOfTwo)}, e uma terceira para ${number(f.mostOfThree)}. Com *n* casas de chão e *k* caixas, há *n* − *k* casas para o jogador e “*n* escolhe *k*” maneiras de colocar as caixas, porque as caixas são todas iguais. Dez caixas em uma sala de cinquenta casas dão cerca de ${number(f.billions)} bilhões de estados. É desse problema que tratam as outras lições.`,
      ],
      actions: { end: 'Executar até o fim' },
    },
  }),
  exercises: (f) => ({
    parts: {
      heading: 'Exercício 1',
      question: 'Qual destes itens faz parte de um estado?',
      options: {
        walls: 'As casas das paredes',
        goals: 'As casas dos alvos',
        player: 'A casa do jogador',
        moves: 'A quantidade de movimentos feitos até agora',
      },
      right: 'Certo. Paredes e alvos pertencem ao nível, e a quantidade de movimentos, ao caminho que levou até aqui.',
      hint: 'O que um movimento pode mudar? E é o mesmo, qualquer que seja o caminho que levou a este tabuleiro?',
    },
    successors: {
      heading: 'Exercício 2',
      question: 'Quantos sucessores tem o estado deste tabuleiro? Conte os movimentos possíveis.',
      right: `Certo: ${number(f.successors)}. Para a esquerda é um passo, e para a direita, um empurrão. Acima há uma parede, e a caixa de baixo tem uma parede atrás.`,
      hint: 'Teste as quatro direções. Uma caixa pode ser empurrada se a casa atrás dela não é uma parede nem outra caixa.',
    },
    six: {
      heading: 'Exercício 3',
      question: 'A sala aqui tem seis casas de chão, uma caixa e um jogador. Quantos estados pode haver, no máximo?',
      right: `Certo: a caixa tem 6 casas e o jogador uma das outras 5, então são ${number(f.sixMost)}.`,
      hint: 'Coloque primeiro a caixa. Quantas casas sobram para o jogador?',
    },
  }),
});
