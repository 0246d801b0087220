// Texts of the levels page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const levels = (tools: LanguageTools): Tables['levels'] => {
  const { countOf, number } = tools;
  const { boxes, moves, pushes, hints, levels: levelCount } = nouns(tools);
  return {
    collections: 'Coleções',
    region: 'Níveis',
    over: (puzzle, count, solved) => `${puzzle} · ${levelCount(count)}, ${countOf(solved, 'resolvido', 'resolvidos')}`,
    numbered: (index, title) => `${index}. ${title}`,
    list: {
      search: 'Buscar',
      searchFor: 'Título, autor',
      sort: 'Ordenar por',
      sorts: {
        order: 'Número',
        grade: 'Dificuldade',
        boxes: 'Caixas',
        pushes: 'Menos empurrões',
        title: 'Título',
      },
      bySize: 'Tamanho',
      shows: { all: 'Todos', unsolved: 'Não resolvidos', begun: 'Em andamento', solved: 'Resolvidos' },
      grade: 'Dificuldade',
      anyGrade: 'Qualquer',
      count: (shown, all) => (shown === all ? levelCount(all) : `${number(shown)} de ${levelCount(all)}`),
    },
    show: 'Mostrar',
    boxes,
    fewest: (count) => `pelo menos ${countOf(count, 'empurrão', 'empurrões')}`,
    size: (size) => `${size} × ${size}`,
    score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
    solvedHints: (count) => (count === 0 ? 'resolvido sem dicas' : `resolvido, ${hints(count)}`),
    movesSoFar: (count) => `${moves(count)} até agora`,
    solved: 'resolvido',
    more: (count) => `Mostrar mais ${number(count)}`,
    none: 'Nenhum nível corresponde. Mude a busca ou os filtros.',
    missing: 'Coleção não encontrada neste dispositivo.',
    add: {
      heading: 'Adicionar níveis',
      about: 'cole texto ou arquivos',
      field: 'Texto do nível',
      placeholder: '#####\n#@$.#\n#####',
      addAll: (count) => (count === 1 ? 'Adicionar nível' : `Adicionar ${levelCount(count)}`),
      addValid: (count) => `Adicionar ${countOf(count, 'nível válido', 'níveis válidos')}`,
      open: 'Abrir arquivos',
      clear: 'Limpar',
      formats: 'Aceita XSB, RLE, .sok, .slc, Futoshiki e formatos de cursos. Os arquivos ficam neste dispositivo.',
      reading: 'Lendo…',
      large: (name, size) => `${name} (${size} MiB) é grande demais para ser exibido.`,
      tooLong: (count, most) =>
        `O texto tem ${levelCount(count)}; uma coleção pode ter ${number(most)}. Divida-o em vários arquivos.`,
      pasted: 'Colado',
      valid: (title, count) => `${title}: válido, ${boxes(count)}`,
      validFutoshiki: (title, size) => `${title}: válido, ${size} × ${size}`,
      error: (title) => `${title}:`,
      showError: (line, column) => `Linha ${line}, coluna ${column}`,
      twice: (count) => `${countOf(count, 'nível repete', 'níveis repetem')} um anterior neste texto.`,
      alreadyIn: (count, title) => `${countOf(count, 'nível já está', 'níveis já estão')} em ${title}.`,
      name: 'Nome da coleção',
      fixed: (count) => `${countOf(count, 'problema corrigido', 'problemas corrigidos')} automaticamente.`,
      moreLevels: (count) => `Mais ${levelCount(count)}.`,
      moreErrors: (count) => `Mais ${countOf(count, 'erro', 'erros')}.`,
      failed: 'Não foi possível ler este texto.',
      empty: (name) => `${name} está vazio. Escolha um arquivo com pelo menos um nível.`,
      unknownFormat: 'Formato de nível não reconhecido. Os formatos aceitos estão listados abaixo.',
      added: (count) => `${countOf(count, 'nível adicionado', 'níveis adicionados')}.`,
      untitled: (index) => `Nível ${index}`,
      marked: 'Texto com os erros marcados',
      column: (column, message) => `Coluna ${column}: ${message}`,
      drop: 'Solte os arquivos aqui',
      files: 'Arquivos a adicionar',
      fileLevels: (valid, count) =>
        valid === count
          ? `${levelCount(count)}.`
          : `${valid === 1 ? 'Pode ser adicionado' : 'Podem ser adicionados'} ${number(valid)} de ${levelCount(count)}.`,
      emptyFile: 'Este arquivo está vazio. Escolha um com pelo menos um nível.',
      fileTitle: (title) => `Nome da coleção: ${title}.`,
      fileError: (line, column, message) => `Linha ${line}, coluna ${column}: ${message}`,
      addFiles: (count) => `Adicionar ${countOf(count, 'coleção', 'coleções')}`,
      filesAdded: (count, added) =>
        `${countOf(count, 'coleção adicionada', 'coleções adicionadas')}, com ${levelCount(added)}.`,
    },
    manage: {
      heading: 'Esta coleção',
      name: 'Nome',
      rename: 'Renomear',
      renamed: (title) => `Renomeada para ${title}.`,
      mergeInto: 'Juntar com',
      merge: 'Juntar',
      merged: (added, known, title) =>
        known === 0
          ? `${countOf(added, 'nível adicionado', 'níveis adicionados')} a ${title}.`
          : `${countOf(added, 'nível adicionado', 'níveis adicionados')} a ${title}. ${countOf(known, 'nível já estava', 'níveis já estavam')} lá.`,
      mergeFailed: 'Não foi possível juntar estas coleções. Nada mudou.',
      moveUp: 'Mover para cima',
      moveDown: 'Mover para baixo',
      movedUp: 'Coleção movida para cima.',
      movedDown: 'Coleção movida para baixo.',
      undone: 'Alteração desfeita.',
      repeats: (numbers) =>
        numbers.length === 1
          ? `O nível ${numbers[0]} repete um anterior.`
          : `${number(numbers.length)} níveis repetem anteriores: ${numbers.slice(0, 8).join(', ')}${numbers.length > 8 ? ', …' : ''}.`,
      removeRepeats: 'Remover repetidos',
      repeatsRemoved: (count) => `${countOf(count, 'repetido removido', 'repetidos removidos')}.`,
      levelMoved: (index) => `Nível movido para o número ${index}.`,
      levelRemoved: 'Nível removido da coleção.',
    },
    export: {
      format: 'Formato',
      download: 'Baixar',
      remove: 'Excluir',
      removed: (title) => `Coleção excluída: ${title}.`,
      undo: 'Desfazer',
      failed: 'Esse formato não consegue guardar estes níveis.',
    },
  };
};
