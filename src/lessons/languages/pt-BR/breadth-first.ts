// Lesson 3 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const breadthFirst = ({ number, countOf }: Counting): LessonTables['breadth-first'] => ({
  title: 'A busca em largura e o seu custo',
  summary:
    'Quem chega primeiro sai primeiro: por que a primeira solução é a mais curta, e quanto custa ter certeza disso.',
  boards: { detour: 'Desvio' },
  sections: (f) => ({
    queue: {
      heading: 'Primeiro a entrar, primeiro a sair',
      paragraphs: [
        'Os estados descobertos mas ainda não expandidos esperam na **fronteira**. A busca em largura os guarda em uma fila: os novos estados vão para o fim, e o estado da frente é o próximo a ser expandido.',
        'O tabuleiro marcado na fronteira é o próximo. Pressione “Avançar um estado” e veja como ele se torna o estado atual.',
      ],
      actions: { further: 'Ir para o 30º estado' },
    },
    layers: {
      heading: 'Camada por camada',
      paragraphs: [
        'Todos os estados a um movimento saem da fila antes do primeiro estado a dois movimentos, e esses antes do primeiro estado a três movimentos. A busca avança em camadas de mesma profundidade.',
        `Assim, o primeiro estado resolvido que sai da fila está na menor profundidade possível: nenhuma solução é mais curta. Aqui a solução tem ${countOf(f.moves, 'movimento', 'movimentos')}. A busca em profundidade, no segundo painel, segue um único caminho até o fim; a solução dela tem ${countOf(f.depthMoves, 'movimento', 'movimentos')}.`,
      ],
      actions: { end: 'Executar as duas até o fim' },
    },
    cost: {
      heading: 'Quanto custa',
      paragraphs: [
        `Para ter certeza, a busca em largura expandiu ${number(f.expanded)} estados para uma solução de ${countOf(f.moves, 'movimento', 'movimentos')}. A maioria está nas últimas camadas, porque cada camada é maior que a anterior.`,
        'A fronteira também custa memória: tudo o que está nela precisa ser guardado. Em uma sala grande, a fronteira da última camada pode conter tantos estados quanto todas as camadas anteriores juntas.',
      ],
      actions: { memory: 'Mostrar toda a fronteira no fim' },
    },
    order: {
      heading: 'A ordem dos movimentos',
      paragraphs: [
        'Qual dos quatro movimentos é testado primeiro? Isso não pode mudar o comprimento da solução, apenas qual das soluções mais curtas é encontrada e quantos estados da última camada são expandidos antes dela.',
        `Com cima, baixo, direita, esquerda, a busca expande ${number(f.expanded)} estados; com esquerda, direita, cima, baixo, ela expande ${number(f.otherExpanded)}. Por isso, um curso que compara essas contagens precisa fixar a ordem.`,
      ],
    },
  }),
  exercises: (f) => ({
    count: {
      heading: 'Exercício 1',
      question:
        'Quantos estados a busca em largura vai expandir neste corredor, contando o início e o estado resolvido? O jogador só pode andar para a esquerda e para a direita.',
      right: `Certo: ${number(f.corridor)}. Antes do empurrão só dá para alcançar algumas casas, e cada empurrão abre as casas até a caixa.`,
      hint: 'Um estado é a casa da caixa e a casa do jogador. Percorra as posições da caixa uma a uma, em ordem de profundidade, e pare no estado resolvido.',
    },
    order: {
      heading: 'Exercício 2',
      question: 'Estes estados esperam na fila. Em que ordem a busca em largura os retira?',
      options: {
        a: 'A: profundidade 4, terceiro a ser descoberto',
        b: 'B: profundidade 3, primeiro a ser descoberto',
        c: 'C: profundidade 4, quarto a ser descoberto',
        d: 'D: profundidade 3, segundo a ser descoberto',
      },
      right: 'Certo. A fila só conhece a ordem de chegada, e essa ordem é também a ordem de profundidade.',
      hint: 'Primeiro a entrar, primeiro a sair.',
    },
    change: {
      heading: 'Exercício 3',
      question: 'Você muda a ordem dos movimentos. O que pode mudar?',
      options: {
        length: 'O comprimento da solução',
        which: 'Qual das soluções mais curtas é encontrada',
        whether: 'Se alguma solução é encontrada ou não',
      },
      right: 'Certo. As camadas continuam as mesmas; só muda a ordem dentro de uma camada.',
      hint: 'Quais estados estão em uma camada depende apenas do nível.',
    },
  }),
});
