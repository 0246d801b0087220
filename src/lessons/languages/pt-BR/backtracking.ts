// Lesson 8 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const backtracking = ({ number, countOf }: Counting): LessonTables['backtracking'] => ({
  title: 'Backtracking e propagação no Futoshiki',
  summary: 'Testar os números um a um, ou eliminar primeiro o que não pode ser: duas buscas no mesmo desafio.',
  boards: { fourByFour: 'Quatro por quatro' },
  sections: (f) => ({
    state: {
      heading: 'Outro tipo de estado',
      paragraphs: [
        `Um Futoshiki de tamanho ${number(f.size)} tem cada número de 1 a ${number(f.size)} uma vez em cada linha e coluna, e todos os sinais devem ser respeitados: um sinal aponta para o número menor. O estado de uma busca é uma grade preenchida em parte.`,
        `Aqui há ${number(f.blanks)} células vazias e ${number(f.size)} números para cada uma. Ninguém procura uma solução mais curta: toda solução preenche as mesmas células. A questão é quantas grades uma busca precisa olhar.`,
      ],
    },
    backtrack: {
      heading: 'Backtracking',
      paragraphs: [
        'O algoritmo do curso pega a primeira célula vazia, linha por linha, e escreve o primeiro número que ainda não quebra nenhuma regra. Depois faz o mesmo com o resto da grade. Se o resto não pode ser preenchido, retira o número e testa o próximo. Isso é uma busca em profundidade, e a única coisa que ela guarda é o caminho.',
        `O laboratório conta como o curso: uma **chamada** para o início e uma para cada número escrito. Este desafio exige ${countOf(f.calls, 'chamada', 'chamadas')}. A linha abaixo da árvore de tentativas mostra a profundidade da busca: onde ela cai, números foram retirados.`,
      ],
      actions: { middle: 'Mostrar um erro sendo retirado', end: 'Ir para a solução' },
    },
    candidates: {
      heading: 'Candidatos',
      paragraphs: [
        'A propagação faz antes outra pergunta: quais números ainda são possíveis em cada célula? São os seus **candidatos**. Uma célula fixa elimina o seu número no resto da linha e da coluna. Um sinal elimina o maior número do seu lado menor e o menor número do seu lado maior.',
        'Cada candidato que some pode fazer outros sumirem. Se sobra um só candidato em uma célula, a célula está definida (um **único visível**). Se um número tem uma só célula possível em uma linha ou coluna, ele vai para lá (um **único oculto**). No laboratório, os candidatos recém-eliminados aparecem riscados.',
      ],
      actions: { after: 'Eliminar tudo o que pode ser eliminado' },
    },
    compare: {
      heading: 'Menos palpites',
      paragraphs: [
        `Neste desafio a propagação precisa de ${countOf(f.guesses, 'palpite', 'palpites')}; o backtracking precisou de ${countOf(f.calls, 'chamada', 'chamadas')}. Um passo de propagação percorre a grade inteira; uma chamada do backtracking olha uma só célula. Mas cada célula vazia a mais pode multiplicar as chamadas, no pior caso pela quantidade de números, então em um desafio grande o backtracking pode demorar mais do que alguém vai querer esperar.`,
        'Quando não dá para deduzir mais nada, a propagação também precisa dar um palpite. Ela escolhe uma célula com poucos candidatos, e se o palpite leva a um **conflito** (uma célula sem candidato ou um número sem célula), sabe que o número está errado e o elimina. E continua depois da primeira solução: se não aparece uma segunda, está provado que a solução é única.',
      ],
    },
  }),
  exercises: (f) => ({
    candidates: {
      heading: 'Exercício 1',
      question:
        'Tamanho 4, ainda nenhum número na linha nem na coluna de uma célula. Um sinal diz que a célula é menor que a vizinha, e nenhum outro sinal toca essas duas células. Quantos candidatos a célula tem?',
      right: `Certo: ${number(f.candidates)}. Só o 4 é eliminado, porque nada é maior que 4.`,
      hint: 'Que número não poderia ser menor que outro número de 1 a 4?',
    },
    calls: {
      heading: 'Exercício 2',
      question:
        'Um desafio 2 × 2 tem quatro células vazias e um sinal: a célula esquerda da linha de cima é maior que a direita. O backtracking preenche as células linha por linha e testa primeiro o número 1. Quantas chamadas ele faz, contadas como no curso?',
      right: `Certo: ${number(f.tinyCalls)}: o início e uma para cada número escrito, incluindo o primeiro, que estava errado.`,
      hint: 'Jogue: a primeira célula recebe primeiro o 1. Algum número cabe na segunda célula? Conte o início e cada número escrito, também os retirados.',
    },
    conflict: {
      heading: 'Exercício 3',
      question:
        'A propagação dá o palpite 3 em uma célula, e outra célula fica sem nenhum candidato. O que se conclui?',
      options: {
        none: 'O desafio não tem solução',
        wrong: 'O 3 está errado e pode ser eliminado naquela célula',
        again: 'Nada ainda: é preciso testar os outros candidatos da célula vazia',
      },
      right: 'Certo. Tudo o que veio antes do palpite continua valendo; só o palpite é refutado.',
      hint: 'O que era certo, e o que era apenas uma suposição?',
    },
  }),
});
