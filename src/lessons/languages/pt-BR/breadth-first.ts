// Lesson 3 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const breadthFirst = ({ number, countOf }: Counting): LessonTables['breadth-first'] => ({
  title: 'A busca em largura e o seu custo',
  summary:
    'Quem chega primeiro sai primeiro: por que nenhuma solução é mais curta que a primeira, e quanto custa ter certeza disso.',
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
        `Para ter certeza, a busca em largura expandiu ${number(f.expanded)} estados para uma solução de ${countOf(f.moves, 'movimento', 'movimentos')}. Uma camada pode ser menor que a anterior: aqui há ${countOf(f.sizeBefore, 'estado', 'estados')} a ${number(f.shrinks)} movimentos do início, e ${countOf(f.sizeAfter, 'estado', 'estados')} a ${number(f.shrinks + 1)} movimentos. Mas as últimas ${number(f.lastHalf)} das ${number(f.layers)} camadas contêm pelo menos a metade de todos os estados expandidos.`,
        `A fronteira também custa memória: tudo o que está nela precisa ser guardado. Aqui ela contém ${number(f.mostWaiting)} estados no máximo, e ${number(f.waiting)} quando a solução é encontrada. O conjunto de visitados contém todos os ${number(f.discovered)} que foram descobertos.`,
      ],
      actions: { memory: 'Mostrar toda a fronteira no fim' },
    },
    order: {
      heading: 'A ordem dos movimentos',
      paragraphs: [
        'Qual dos quatro movimentos é testado primeiro? Isso não pode mudar o comprimento da solução nem os estados de uma camada. Pode mudar a ordem dentro de uma camada e, com ela, qual das soluções mais curtas é encontrada e quantos estados da última camada são expandidos antes dela.',
        `Com cima, baixo, direita, esquerda, a busca expande ${number(f.expanded)} estados; com esquerda, direita, cima, baixo, ela expande ${number(f.otherExpanded)}. Por isso, um curso que compara essas contagens precisa fixar a ordem.`,
      ],
    },
  }),
  exercises: (f) => ({
    count: {
      heading: 'Exercício 1',
      question:
        'Quantos estados a busca em largura vai expandir neste corredor, contando o início e o estado resolvido? O jogador só pode se mover para a esquerda e para a direita, e a direita é testada primeiro.',
      right: `Certo: ${number(f.corridor)}. Há um estado em cada uma das profundidades 0, 1 e 2, dois na profundidade 3, e o estado resolvido é o primeiro na profundidade 4. Se a esquerda fosse testada primeiro, ${number(f.corridorLeft)} estados seriam expandidos.`,
      hint: 'Um estado é a casa da caixa e a casa do jogador. Escreva a fila: expanda o estado da frente, ponha os sucessores novos no fim, primeiro o da direita, e pare no estado resolvido.',
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
