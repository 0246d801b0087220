// Texts of the frame and of the Sokoban page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

export const play = (tools: LanguageTools): Tables['play'] => {
  const { boxes, pushes, levels, rows, columns } = nouns(tools);
  return {
    withKey: (what, key) => `${what} (${key})`,
    keys: { home: 'Home', end: 'End', space: 'Espaço' },
    pages: {
      sokoban: 'Sokoban',
      futoshiki: 'Futoshiki',
      daily: 'Diário',
      levels: 'Níveis',
      progress: 'Progresso',
      editor: 'Editor',
      lab: 'Laboratório',
      lessons: 'Lições',
      level: 'Nível',
      games: 'Partidas',
      settings: 'Configurações',
    },
    shell: {
      home: 'Início do masu',
      pages: 'Páginas',
      menu: 'Menu',
      help: 'Ajuda: teclas',
      skip: 'Pular para o tabuleiro',
      theme: 'Mudar tema',
      close: 'Fechar',
      title: (page, level) => (level ? `${level}, ${page} · masu` : `${page} · masu`),
      loading: 'Carregando…',
      failed: 'Não foi possível carregar esta parte da página. Verifique sua conexão e recarregue.',
      newVersion: {
        waits: 'Uma nova versão do masu está pronta.',
        here: 'Esta página está usando uma versão mais antiga do masu.',
      },
      update: 'Atualizar',
      notCopied: 'Seu navegador bloqueou a cópia. Baixe o arquivo em vez disso.',
      savesUnreadable:
        'Não foi possível ler uma parte dos seus dados salvos. Essa parte foi separada e é incluída ao exportar.',
      savesOff: 'Este navegador não permite salvar. Seu progresso será perdido quando você fechar a página.',
      savesFull: 'O armazenamento do navegador está cheio. Exporte seus dados e depois libere espaço.',
      savesNewer:
        'Seus jogos salvos são de uma versão mais nova do masu. Recarregue para atualizar; até lá, nada será salvo.',
    },
    play: {
      region: 'Jogar',
      side: 'Este nível',
      of: (collection, index, count) => (count === 1 ? collection : `${collection} · ${index} de ${count}`),
      untitled: (index) => `Nível ${index}`,
      previous: 'Nível anterior',
      next: 'Próximo',
      nextLevel: 'Próximo nível',
      details: 'Recordes e soluções',
      nextCollection: (title) => `A seguir: ${title}`,
      undo: 'Desfazer',
      redo: 'Refazer',
      restart: 'Reiniciar',
      hint: 'Dica',
      copyMoves: 'Copiar movimentos',
      link: 'Copiar link',
      board: 'Tabuleiro de Sokoban. Use as setas para se mover.',
      picture: (rowCount, columnCount, boxCount, onGoals) =>
        `Tabuleiro com ${rows(rowCount)} e ${columns(columnCount)}. ${boxes(boxCount)}, ${onGoals} no alvo.`,
      grid: 'O tabuleiro em texto',
      rowName: (row) => `Linha ${row}`,
      cells: {
        '#': 'parede',
        ' ': 'piso',
        '.': 'alvo',
        $: 'caixa',
        '*': 'caixa no alvo',
        '@': 'jogador',
        '+': 'jogador no alvo',
        _: 'fora',
      },
      movesCopied: 'Movimentos copiados.',
      linkCopied: 'Link copiado.',
      linkRest: 'O link contém apenas o nível e seus movimentos.',
    },
    counts: {
      heading: 'Contagem',
      moves: 'Movimentos',
      pushes: 'Empurrões',
      onGoal: 'No lugar',
      of: (count) => ` de ${count}`,
      movesWord: (count) => (isSingular(count) ? 'movimento' : 'movimentos'),
      pushesWord: (count) => (isSingular(count) ? 'empurrão' : 'empurrões'),
      onGoalWord: (count) => `de ${count} no lugar`,
      best: 'Seu recorde',
      movesColumn: 'movimentos',
      pushesColumn: 'empurrões',
      fewestMoves: 'Menos movimentos',
      fewestPushes: 'Menos empurrões',
      none: '–',
      bound: (count) =>
        isSingular(count) ? `Falta no mínimo ${pushes(count)}.` : `Faltam no mínimo ${pushes(count)}.`,
      proven: (count) =>
        isSingular(count)
          ? `Falta ${pushes(count)}. Mínimo comprovado.`
          : `Faltam ${pushes(count)}. Mínimo comprovado.`,
    },
    games: {
      also: 'Este nível também está aberto em outra aba.',
      both: 'Os dois jogos ficam salvos.',
      unreadable: 'Não foi possível ler este jogo salvo.',
    },
    links: {
      cutShort: (row) => `Link incompleto: o nível para na linha ${row}. Copie o link inteiro e tente de novo.`,
      unreadable: 'Este link não contém um nível válido.',
      unreadableMoves: 'Não foi possível ler os movimentos deste link.',
      shared: 'Nível compartilhado',
      noLevel: 'Nível não encontrado.',
      levelCount: (count) => `Esta coleção tem ${levels(count)}.`,
      noPage: 'Página não encontrada.',
      choose: 'Escolher um nível',
    },
  };
};
