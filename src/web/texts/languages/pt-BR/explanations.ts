// The algorithms in words, and their pseudo-code, in Brazilian Portuguese. Loaded with the lab and the lessons alone.

import type { LanguageTools } from '../../language.js';
import type { ExplanationTables } from '../../tables.js';

export const explanations = ({ number }: LanguageTools): ExplanationTables => ({
  searches: {
    paragraphs: {
      'breadth-first':
        'A busca em largura olha todos os estados a um movimento do início, depois todos os estados a dois movimentos, e assim por diante. ' +
        'Uma fila mantém a ordem: os novos estados entram no fim, e o mais antigo é o próximo. Como nenhum estado é alcançado ' +
        'antes de todos os mais próximos, a primeira solução encontrada é uma das mais curtas. O preço é a memória: cada estado de ' +
        'cada camada é guardado.',
      'depth-first':
        'A busca em profundidade segue um caminho até onde ele vai e só volta atrás onde não resta nada de novo. Uma pilha mantém a ' +
        'ordem: o estado mais novo é o próximo. Ela não precisa olhar antes todos os estados mais próximos, mas a solução dela ' +
        'pode ser mais de cem vezes mais longa que o necessário, então não prova nada sobre o comprimento.',
      dijkstra:
        'O algoritmo de Dijkstra sempre retira o estado mais barato de alcançar. Uma fila de prioridade mantém a ordem. Se cada movimento ' +
        'custa 1, ele olha as mesmas camadas que a busca em largura, e só muda a ordem entre custos iguais; ' +
        'com custos diferentes, ele ainda encontra uma solução de menor custo, e a busca em largura talvez não.',
      'a-star':
        'O A* retira o estado com a menor soma de g, os movimentos já feitos, e h, uma estimativa dos que faltam. Se h nunca é alta ' +
        'demais e nenhum movimento a diminui mais de 1, o custo de um movimento (h é consistente), a primeira solução retirada é uma das mais curtas: ' +
        'qualquer outra mais curta teria uma soma menor e sairia antes. Quanto mais perto h está da verdade, menos estados ' +
        'têm uma soma menor que a solução e precisam ser olhados; com h = 0, é o algoritmo de Dijkstra.',
      greedy:
        'A busca gulosa retira o estado que parece mais perto de uma solução, custe o que custar chegar até ele. Ela pode ' +
        'se contentar com pouquíssimos estados. Mas uma estimativa que erra uma única vez pode levá-la para longe, e ela devolve a primeira solução ' +
        'que encontra, então não prova nada sobre o comprimento.',
      'ida-star':
        'O IDA* é uma busca em profundidade que dá meia-volta sempre que g + h passa de um limite. Se não encontra solução, aumenta o limite ' +
        'para a menor soma em que deu meia-volta e recomeça do início. Nenhum limite pula o comprimento de uma solução mais curta, ' +
        'então a primeira solução encontrada é uma delas. Ele olha muitos estados várias vezes; a tabela de estados visitados ' +
        'só corta caminhos que não são mais curtos que um já seguido.',
    },
    lines: {
      startQueue: 'visitados ← {início}; fronteira ← fila com o início',
      startStack: 'visitados ← {}; fronteira ← pilha com o início',
      startCosts: 'visitados ← {}; fronteira ← heap com o início, g = 0',
      startSums: 'visitados ← {}; fronteira ← heap com o início, f = h(início)',
      startEstimates: 'visitados ← {início}; fronteira ← heap com o início',
      startBound: 'limite ← h(início)',
      whileWaiting: 'enquanto a fronteira não estiver vazia',
      repeat: 'repetir: caminho ← início; próximo limite ← ∞',
      takeOldest: 'n ← retirar da fronteira o nó mais antigo',
      takeNewest: 'n ← retirar da fronteira o nó mais novo',
      takeLeastCost: 'n ← retirar da fronteira o nó com o menor g',
      takeLeastSum: 'n ← retirar da fronteira o nó com o menor f',
      takeLeastEstimate: 'n ← retirar da fronteira o nó com o menor h',
      takeLast: 'n ← o último nó do caminho: olhar para ele',
      takenOnce: 'se n está em visitados, próximo nó; senão, adicioná-lo a visitados',
      lookAt: 'olhar para n',
      goal: 'se n está resolvido, devolver o caminho até n',
      goalOnPath: 'se n está resolvido, devolver o caminho',
      eachMove: 'para cada movimento, em ordem',
      eachMoveReversed: 'para cada movimento, em ordem inversa',
      apply: 'm ← o estado depois do movimento; se bloqueado, próximo movimento',
      deadlock: 'se uma regra diz que m é um impasse, próximo movimento',
      seen: 'se m está em visitados, próximo movimento',
      seenInRound: 'se m já foi seguido nesta rodada sem mais movimentos, próximo movimento',
      infinite: 'se h(m) é infinito, próximo movimento',
      beyond: 'se g(n) + 1 + h(m) > limite: baixar o próximo limite para essa soma, próximo movimento',
      mark: 'adicionar m a visitados',
      parent: 'pai(m) ← n',
      putLast: 'pôr m no fim da fronteira',
      putOnTop: 'pai(m) ← n; pôr m no topo da fronteira',
      putByCost: 'g(m) ← g(n) + custo do movimento; pôr m na fronteira',
      putBySum: 'pai(m) ← n; f(m) ← g(n) + 1 + h(m); pôr m na fronteira',
      putByEstimate: 'pai(m) ← n; pôr m na fronteira com a chave h(m)',
      putOnPath: 'pôr m no fim do caminho e olhar para ele',
      leave: 'sem mais movimentos: remover n do caminho',
      nextBound: 'limite ← próximo limite; se for ∞, devolver sem solução',
      noSolution: 'devolver sem solução',
    },
  },
  tries: {
    paragraphs: {
      backtrack:
        'O backtracking preenche a primeira célula vazia, linha por linha, com o primeiro número que ainda não quebra nenhuma regra, e passa para ' +
        'a próxima célula vazia. Se nenhum número serve, retira o anterior e testa ali o próximo. É curto ' +
        'e sempre correto, mas só percebe um erro quando uma célula não tem mais nenhum número, muitas vezes várias células depois. A contagem de ' +
        'chamadas é a do curso: a primeira chamada e uma para cada número colocado.',
      propagate:
        'A propagação mantém os candidatos de cada célula. Tudo o que é definido elimina candidatos em outros lugares: na sua linha e ' +
        'coluna, através dos sinais e em grupos de células que dividem tantos números quantas células. Só quando não dá para deduzir mais nada ela dá um ' +
        'palpite, em uma célula com poucos candidatos que muitas vezes fez parte de um conflito. Um palpite que leva a um conflito é ' +
        'eliminado. Ela continua depois da primeira solução: ou encontra uma segunda, ou provou que não existe outra.',
    },
    lines: {
      solve: 'resolver():',
      firstBlank: 'célula ← a primeira célula vazia, linha por linha',
      isFull: 'se não há nenhuma, devolver resolvido',
      eachDigit: 'para número de 1 a N',
      breaksRule: 'se número está na linha ou na coluna, ou quebra um sinal:',
      nextDigit: 'próximo número',
      write: 'escrever número em célula',
      recurse: 'se resolver() devolve resolvido, devolver resolvido',
      takeBack: 'retirar o número',
      notSolved: 'devolver não resolvido',
      candidates: 'candidatos ← todos os números; as células fixas estão definidas',
      propagate: 'eliminar candidatos até que nada mude',
      repeat: 'repetir',
      keepSolution: 'se todas as células estão definidas, guardar a solução',
      guess: 'senão, dar um palpite na célula mais restrita',
      conflict: 'enquanto uma célula, linha ou coluna não tiver candidato, ou uma solução tiver sido guardada',
      takeBackGuess: 'retirar o último palpite e as suas consequências',
      ruleOut: 'eliminar o número do palpite, e o que decorre disso',
      tryEach: (conflicts) => `depois de ${number(conflicts)} conflitos, uma vez: testar cada candidato sozinho`,
      until: 'até não restar palpite, ou haver duas soluções',
    },
  },
});
