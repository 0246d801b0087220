// Texts of the help dialog in Brazilian Portuguese.

import type { Tables } from '../../tables.js';

export const help = (): Tables['help'] => ({
  heading: 'Ajuda',
  settings: 'Todas as configurações',
  about: 'O masu roda inteiramente no seu navegador. Nada do que você joga, cola ou desenha sai deste dispositivo.',
  sections: [
    [
      'Mover',
      [
        { keys: ['←', '↑', '→', '↓'], does: 'Dar um passo; também W A S D e H J K L' },
        { keys: ['Ctrl+seta'], does: 'Andar até ser bloqueado' },
        { keys: ['Shift+seta'], does: 'Empurrar até ser bloqueado' },
        { gesture: 'Clicar ou tocar', does: 'Ir até lá, ou selecionar uma caixa e depois o destino' },
        { gesture: 'Arrastar', does: 'Empurrar uma caixa até uma casa, ou mover o tabuleiro ampliado' },
        { gesture: 'Deslizar', does: 'Dar um passo' },
      ],
    ],
    [
      'Desfazer e pontos de retorno',
      [
        { keys: ['U', 'Z', '⌫'], does: 'Desfazer um trajeto ou empurrão inteiro' },
        { keys: ['Y', 'Ctrl+Y'], does: 'Refazer' },
        { keys: ['Shift+U', 'Shift+Y'], does: 'Desfazer ou refazer um só movimento' },
        { keys: ['R'], does: 'Reiniciar (pode ser desfeito)' },
        { keys: ['Home', 'End'], does: 'Desfazer tudo, refazer tudo' },
        { keys: ['Alt+1'], does: 'Salvar o ponto de retorno 1' },
        { keys: ['1'], does: 'Voltar ao ponto de retorno 1' },
      ],
    ],
    [
      'Dicas e exibição',
      [
        { keys: ['I'], does: 'Mostrar o próximo passo da dica' },
        { keys: ['C'], does: 'Destacar casas mortas' },
        { keys: ['X'], does: 'Ligar ou desligar os avisos de impasse' },
        { keys: ['B'], does: 'Mostrar o mínimo de empurrões que faltam' },
        { keys: ['.', ',', 'F'], does: 'Ampliar, reduzir, mostrar o tabuleiro inteiro' },
        { keys: ['Ctrl+Shift+seta'], does: 'Mover um tabuleiro ampliado' },
        { keys: ['V'], does: 'Mostrar o jogador' },
        { gesture: 'Pinça, ou Ctrl e roda do mouse', does: 'Zoom' },
        { keys: ['Espaço'], does: 'Reproduzir ou pausar a repetição' },
        { keys: ['+', '−'], does: 'Mudar a velocidade da repetição' },
        { keys: ['N', 'P'], does: 'Próximo nível ou nível anterior' },
        { keys: ['Enter'], does: 'Próximo nível, depois de vencer' },
        { keys: ['Ctrl+V'], does: 'Jogar os movimentos colados ou adicionar os níveis colados' },
        { keys: ['?'], does: 'Abrir esta ajuda' },
      ],
    ],
    [
      'Futoshiki',
      [
        { keys: ['1', '2', '3'], does: 'Inserir um número' },
        { keys: ['Home', 'End'], does: 'Primeira ou última célula da linha' },
        { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'Primeira ou última célula da grade' },
        { keys: ['M'], does: 'Ligar ou desligar o lápis' },
        { keys: ['A'], does: 'Preencher todas as anotações' },
        { keys: ['X', 'Delete'], does: 'Apagar' },
        { keys: ['I'], does: 'Dica' },
        { keys: ['N', 'P'], does: 'Próximo desafio ou desafio anterior' },
      ],
    ],
    [
      'Controle',
      [
        { gesture: 'Analógico ou direcional', does: 'Mover' },
        { keys: ['A'], does: 'Dica; próximo nível depois de vencer' },
        { keys: ['B'], does: 'Desfazer' },
        { keys: ['X'], does: 'Refazer' },
        { keys: ['Y'], does: 'Reiniciar' },
        { keys: ['LB', 'RB'], does: 'Nível anterior ou próximo nível' },
      ],
    ],
  ],
});
