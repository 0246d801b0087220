// Lesson 6 in Brazilian Portuguese.

import type { Counting } from '../../../base/format.js';
import type { LessonTables } from '../../tables.js';

export const deadlocks = ({ number }: Counting): LessonTables['deadlocks'] => ({
  title: 'Impasses',
  summary: 'Estados a partir dos quais não há solução, regras que os encontram e uma regra que erra.',
  boards: { twoRooms: 'Duas salas', detour: 'Desvio' },
  sections: (f) => ({
    corner: {
      heading: 'Cantos',
      paragraphs: [
        'Uma caixa no canto entre duas paredes nunca mais pode ser empurrada. Se o canto não é um alvo, o nível não pode mais ser resolvido: é um **impasse**. Uma busca que não sabe disso continua com as outras caixas, à toa.',
        'A regra do canto descarta esse empurrão na hora. Na árvore de busca do segundo painel, esses movimentos estão marcados com “impasse”.',
      ],
      actions: { find: 'Ir para o 60º estado' },
    },
    squares: {
      heading: 'Casas mortas',
      paragraphs: [
        'Considere uma parede que vai de canto a canto sem nenhuma abertura. Uma caixa junto a ela pode ser empurrada ao longo da parede, mas nunca para longe dela. Por isso, se não há nenhum alvo ao longo da parede, todas as casas junto a ela são **casas mortas**, não só os cantos. As casas mortas são encontradas antes da busca: puxe uma caixa para trás a partir de cada alvo; as casas que ela nunca alcança estão mortas.',
        'A regra “casas mortas” contém a regra do canto e custa uma única consulta a uma tabela por empurrão.',
      ],
    },
    freeze: {
      heading: 'Caixas travadas',
      paragraphs: [
        'As caixas também podem bloquear umas às outras. Duas caixas lado a lado junto a uma parede não podem ser empurradas ao longo da parede, porque uma bloqueia a outra, nem para longe dela. Elas estão **travadas**, e se uma delas não está em um alvo, é um impasse. Quatro caixas em quadrado ficam travadas sem nenhuma parede.',
        `Neste nível a busca em largura expande ${number(f.none)} estados sem regras, ${number(f.corner)} com a regra do canto, ${number(f.dead)} com as casas mortas e ${number(f.all)} com as casas mortas e o travamento. A solução é igualmente curta nos quatro casos: as regras só descartam estados que não levam a lugar nenhum.`,
      ],
      actions: { end: 'Executar as quatro até o fim' },
    },
    sound: {
      heading: 'Uma regra que erra',
      paragraphs: [
        'Uma regra é **correta** se cada estado que ela descarta é mesmo um impasse. O teste de canto distribuído em COMP20003 olha, em alguns casos, a casa errada: verifica se o jogador, e não a caixa, está em um alvo.',
        `A consequência: ele descarta estados a partir dos quais o nível pode ser resolvido. Neste nível a solução mais curta tem ${number(f.moves)} movimentos, e uma busca com o teste do curso encontra uma de ${number(f.courseMoves)}. No nível “Thrown away” ela não encontra nenhuma, embora exista uma de ${number(f.missedMoves)} movimentos.`,
        'Uma regra incorreta é difícil de perceber: uma solução encontrada resolve o nível, e nada mostra que uma mais curta foi descartada. Teste uma regra nova em níveis cujas soluções mais curtas você conhece.',
      ],
    },
  }),
  exercises: (_) => ({
    corner: {
      heading: 'Exercício 1',
      question: 'Coloque uma caixa de modo que a regra do canto se aplique.',
      right: 'Certo. Duas paredes se encontram ali e a casa não é um alvo.',
      hint: 'Procure uma casa com uma parede de um lado e outra parede acima ou abaixo. Um alvo não conta.',
    },
    freeze: {
      heading: 'Exercício 2',
      question: 'Há uma caixa junto à parede de cima. Coloque outra caixa de modo que as duas travem uma à outra.',
      right: 'Certo. Lado a lado junto à parede, nenhuma pode ser empurrada ao longo dela nem para longe dela.',
      hint: 'Que empurrões a primeira caixa ainda tem? Bloqueie-os com uma caixa que também não possa se mover.',
    },
    unsound: {
      heading: 'Exercício 3',
      question:
        'Uma regra descarta alguns estados que não são impasses. O que uma busca com essa regra não pode mais afirmar?',
      options: {
        valid: 'Que a solução encontrada resolve o nível',
        optimal: 'Que a solução encontrada é a mais curta',
        both: 'Nem uma coisa nem outra',
      },
      right:
        'Certo. Uma solução pode ser reproduzida e verificada. Mas a mais curta podia estar entre os estados descartados.',
      hint: 'Uma das duas afirmações pode ser verificada reproduzindo os movimentos, não importa o que a busca tenha feito.',
    },
  }),
});
