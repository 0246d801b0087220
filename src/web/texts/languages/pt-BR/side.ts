// Texts of the panels beside the Sokoban board in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

export const side = (tools: LanguageTools): Tables['side'] => {
  const { pushes, positions, seconds } = nouns(tools);
  const pushesLeft = (count: number): string => `${isSingular(count) ? 'Falta' : 'Faltam'} ${pushes(count)}.`;
  return {
    replay: {
      name: 'Repetição',
      first: 'Ir para o início',
      back: 'Movimento anterior',
      play: 'Reproduzir',
      pause: 'Pausar',
      next: 'Próximo movimento',
      last: 'Ir para o fim',
      slider: 'Movimento',
      speed: (times) => `Velocidade ${times}×`,
      speedKeys: 'Mais rápido (+), mais devagar (−)',
    },
    hint: {
      heading: 'Dica',
      about: 'um passo de cada vez',
      steps: { 1: 'Onde olhar', 2: 'Qual caixa', 3: 'Qual empurrão', 4: 'Solução completa' },
      ask: { 1: 'Mostrar onde olhar', 2: 'Mostrar a caixa', 3: 'Mostrar o empurrão' },
      askSolution: (count) => `Mostrar a solução completa (${pushes(count)})`,
      later: 'Abre depois de “Qual empurrão”.',
      searching: 'Procurando uma dica…',
      progress: (count, millis) => `Procurando: ${positions(count)}, ${seconds(millis)} s.`,
      regionText: {
        middle: 'Olhe para o meio. A próxima caixa a empurrar está lá.',
        left: 'Olhe para a metade esquerda. A próxima caixa a empurrar está lá.',
        right: 'Olhe para a metade direita. A próxima caixa a empurrar está lá.',
        upper: 'Olhe para a metade de cima. A próxima caixa a empurrar está lá.',
        lower: 'Olhe para a metade de baixo. A próxima caixa a empurrar está lá.',
      },
      boxText: (row, column) => `Linha ${row}, coluna ${column}. Os pontos mostram aonde ela pode ir.`,
      pushText: {
        up: 'Empurre-a para cima.',
        right: 'Empurre-a para a direita.',
        down: 'Empurre-a para baixo.',
        left: 'Empurre-a para a esquerda.',
      },
      solutionText: (count, isProven) => (isProven ? `${pushesLeft(count)} Mínimo comprovado.` : pushesLeft(count)),
      play: 'Reproduzir solução',
      deadlock: 'Sem dica: esta posição é um impasse.',
      checking: 'Verificando quantos empurrões desfazer…',
      nothing: 'Sem dica: o solucionador não encontrou nada dentro dos limites.',
      failed: 'Sem dica: o solucionador falhou. Isso é um erro do masu; seu nível está a salvo.',
    },
    solve: {
      heading: 'Solucionador',
      about: 'roda no seu navegador',
      stop: 'Parar',
      start: 'Resolver',
      fromHere: 'Resolver a partir daqui',
      settings: 'Configurações do solucionador',
    },
    solved: {
      heading: 'Resolvido',
      about: 'e agora?',
      optimize: 'Otimizar minha solução',
      noNext: 'Este era o último nível da coleção.',
    },
    arrows: {
      name: 'Mover',
      move: {
        up: 'Mover para cima',
        right: 'Mover para a direita',
        down: 'Mover para baixo',
        left: 'Mover para a esquerda',
      },
    },
    zoom: { name: 'Zoom', in: 'Ampliar', out: 'Reduzir', fit: 'Mostrar o tabuleiro inteiro' },
    view: {
      heading: 'Exibição',
      warn: 'Avisar sobre impasses',
      dead: 'Destacar casas mortas',
      bound: 'Mostrar mínimo de empurrões',
      arrows: 'Setas na tela',
      timer: 'Cronômetro',
    },
    snapshots: {
      heading: 'Pontos de retorno',
      about: 'para voltar depois',
      save: 'Salvar ponto',
      restore: (slot) => `Voltar ao ponto de retorno ${slot}`,
    },
    export: {
      heading: 'Compartilhar e exportar',
      levelCopied: 'Nível copiado.',
      copyLevel: 'Copiar nível',
      downloadSok: 'Baixar .sok',
      edit: 'Abrir no editor',
      lab: 'Abrir no laboratório',
      reverse: 'Modo reverso',
      pictures: 'Imagens e código QR',
    },
  };
};
