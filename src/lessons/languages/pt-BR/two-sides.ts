// Lesson 7 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const twoSides = ({ number }: Counting): LessonTables['two-sides'] => ({
  title: 'Provar o ótimo pelos dois lados',
  summary: 'Uma solução limita o ótimo por cima, uma busca, por baixo. Quando os dois se encontram, está provado.',
  boards: { detour: 'Desvio' },
  sections: (f) => ({
    above: {
      heading: 'Por cima: uma solução',
      paragraphs: [
        `Toda solução é um **limite superior**: o ótimo não pode ser mais longo. A busca em profundidade encontra uma aqui depois de ${number(f.quick)} estados; ela tem ${number(f.quickMoves)} movimentos.`,
        'É a mais curta? A própria solução não diz. “Não foi encontrada uma mais curta” não é uma prova: talvez ninguém tenha procurado.',
      ],
    },
    below: {
      heading: 'Por baixo: um limite',
      paragraphs: [
        `Um **limite inferior** diz quanto custa, no mínimo, qualquer solução. A heurística do início é o primeiro: h = ${number(f.startBound)} antes de expandir qualquer estado.`,
        'O A\\* aumenta esse limite. Se h é consistente, toda solução ainda não encontrada passa, a qualquer momento, por um estado da fronteira, e nenhuma custa menos que o menor f que espera ali. Por isso o menor f da fronteira é um limite inferior para o nível inteiro.',
        'As barras abaixo da fronteira mostram quantos estados esperam em cada f. A barra mais à esquerda é o limite. Veja como ela anda para a direita.',
      ],
      actions: { later: `Ir para o ${number(f.boundAt)}º estado` },
    },
    meet: {
      heading: 'Os dois se encontram',
      paragraphs: [
        `Quando o menor f da fronteira chega ao comprimento da melhor solução, não pode existir nada mais curto, e fica **provado que a solução é ótima**. Aqui os dois se encontram em ${number(f.optimum)} movimentos, depois de ${number(f.aStar)} estados.`,
        'Até lá, a diferença é a **lacuna**: com uma solução de 40 movimentos e um limite de 36, o ótimo está entre 36 e 40. Um solucionador interrompido antes do fim deveria informar os dois números, não só a solução.',
      ],
      actions: { end: 'Executar até o fim' },
    },
    ends: {
      heading: 'Pelas duas pontas',
      paragraphs: [
        'Há outra maneira de usar dois lados: buscar ao mesmo tempo para a frente a partir do início e para trás a partir dos alvos, puxando as caixas em vez de empurrá-las. Se a busca para a frente viu tudo até a profundidade *a* e a busca para trás viu tudo até a profundidade *b*, e elas não se encontraram, então toda solução é mais longa que *a* + *b*.',
        'Se cada camada tem *c* vezes mais estados que a anterior, uma busca até a profundidade *d* vê cerca de *c* elevado a *d* estados, e cada uma de duas buscas com metade da profundidade vê mais ou menos a raiz quadrada disso. Onde as camadas mal crescem, pouco se ganha. O solucionador `push-optimal` do masu faz uma busca assim ao lado do A\\*, com os empurrões como custo, e informa quando o ótimo está provado.',
      ],
    },
  }),
  exercises: (f) => ({
    gap: {
      heading: 'Exercício 1',
      question:
        'Um solucionador foi interrompido. A sua melhor solução tem 57 movimentos, e o menor f da sua fronteira é 51. Quantos comprimentos ainda são possíveis para o ótimo?',
      right: 'Certo: 51, 52, 53, 54, 55, 56 e 57.',
      hint: 'O ótimo é no mínimo o limite e no máximo a solução. Conte as duas pontas.',
    },
    proven: {
      heading: 'Exercício 2',
      question: 'A melhor solução tem 34 movimentos. O que prova que ela é ótima?',
      options: {
        long: 'Uma busca rodou por uma hora e não encontrou nada mais curto',
        bound: 'O menor f da fronteira do A* é 34',
        other: 'Outra busca também encontrou uma solução de 34 movimentos',
      },
      right: 'Certo. Qualquer solução ainda não encontrada passa pela fronteira e custa pelo menos 34.',
      hint: 'Qual das três diz algo sobre todas as soluções?',
    },
    read: {
      heading: 'Exercício 3',
      question: `Ajuste o laboratório para ${number(f.boundAt)} estados. Qual é ali o limite inferior do A*, isto é, o menor f dos estados em espera?`,
      right: `Certo: ${number(f.bound)}. Nenhuma solução deste nível tem menos movimentos.`,
      hint: 'A barra mais à esquerda abaixo da fronteira do A* indica o menor f. O próximo estado da fronteira também tem esse f.',
    },
  }),
});
