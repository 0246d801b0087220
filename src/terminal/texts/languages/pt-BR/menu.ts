// The menu and the pages it opens, in Brazilian Portuguese.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const menu = ({ countOf }: LanguageTools): Tables['menu'] => ({
  continue: 'Continuar',
  game: {
    sokoban: (title, moves) => `${title}, ${countOf(moves, 'movimento', 'movimentos')} até agora`,
    futoshiki: (title, steps) => `${title}, ${countOf(steps, 'entrada', 'entradas')} até agora`,
  },
  untitled: { sokoban: 'um nível', futoshiki: 'um desafio' },
  open: 'Abrir um arquivo',
  openAbout: 'xsb, rle, sok, slc, futoshiki',
  path: 'Caminho de um arquivo de níveis. Você também pode colar um nível.',
  pathMissing: 'Digite um caminho ou pressione Esc para cancelar.',
  pasted: 'Níveis colados',
  pastedText: 'texto colado',
  newLevel: 'o novo nível',
  fileProblem: (name, problem) => `${name}: ${problem}`,
  filePlace: (name, line, column, problem) => `${name}, linha ${line}, coluna ${column}: ${problem}`,
  files: {
    'missing-file': () => 'Arquivo não encontrado.',
    'not-a-file': () => 'Isto não é um arquivo comum.',
    'unreadable-file': () => 'Não foi possível ler este arquivo.',
    'file-too-large': () => 'Arquivo grande demais (limite: 64 MiB).',
  },
  lab: 'Laboratório',
  labAbout: 'compare solucionadores em um nível',
  browser: 'Abrir no navegador',
  browserAbout: 'os mesmos jogos, com gráficos e mouse',
  browserStarts: 'Iniciando.',
  browserNote: 'Disponível só neste computador, enquanto o masu está rodando.',
  language: 'Idioma (Language)',
  systemLanguage: 'O do sistema',
  languageChosen: 'escolhido',
  languageFailed: (name) => `Não foi possível carregar os textos: ${name}.`,
  help: 'Teclas e ajuda',
  helpAbout: 'atalhos do teclado',
});

export const savedGames = ({ countOf }: LanguageTools): Tables['savedGames'] => ({
  heading: 'Partidas em andamento',
  headingAbout: 'abra ou exclua uma',
  none: 'Nenhuma partida em andamento.',
  about: {
    sokoban: (moves, when) => `Sokoban, ${countOf(moves, 'movimento', 'movimentos')}, ${when}`,
    futoshiki: (steps, when) => `Futoshiki, ${countOf(steps, 'entrada', 'entradas')}, ${when}`,
  },
  unreadable: 'Não foi possível ler o nível desta partida.',
  askGame: (title) => `Excluir a partida de ${title}? Pressione x de novo para excluir.`,
  gameDeleted: (title) => `Partida de ${title} excluída.`,
  gameChanged: (title) => `A partida de ${title} foi jogada depois disso e fica guardada.`,
  records: 'Seus recordes',
  recordCount: (count) => countOf(count, 'nível resolvido', 'níveis resolvidos'),
  noRecords: 'Nenhum recorde ainda.',
  record: {
    sokoban: (moves, pushes) =>
      `Sokoban, ${countOf(moves, 'movimento', 'movimentos')}, ${countOf(pushes, 'empurrão', 'empurrões')}`,
    futoshiki: (time, hints) => `Futoshiki, ${time}, ${hints === 0 ? 'sem dicas' : countOf(hints, 'dica', 'dicas')}`,
  },
  askCollection: (title) => `Remover ${title} das suas coleções? Pressione x de novo para remover.`,
  collectionRemoved: (title) => `Coleção removida: ${title}. Partidas e recordes ficam guardados.`,
  collectionKept: (title) => `Não foi possível remover ${title}.`,
});

export const screen = ({ countOf, number }: LanguageTools): Tables['screen'] => ({
  more: (count) => `mais ${number(count)}`,
  moreOfBoard: (count) => `mais ${countOf(count, 'linha', 'linhas')}`,
  tooSmall: {
    level: (columns, lines, there) =>
      `Janela pequena demais: este nível precisa de ${columns}×${lines} caracteres; a sua tem ${there.columns}×${there.lines}.`,
    puzzle: (columns, lines, there) =>
      `Janela pequena demais: este desafio precisa de ${columns}×${lines} caracteres; a sua tem ${there.columns}×${there.lines}.`,
    replay: (columns, lines, there) =>
      `Janela pequena demais: esta repetição precisa de ${columns}×${lines} caracteres; a sua tem ${there.columns}×${there.lines}.`,
  },
  find: (text) => `Buscar: ${text}_`,
  nothingFound: 'Nada encontrado.',
});

export const replay = ({ countOf }: LanguageTools): Tables['replay'] => ({
  heading: 'Repetição',
  choices: {
    game: 'Esta partida',
    gameAbout: 'do início até aqui',
    bestMoves: 'Menos movimentos',
    bestPushes: 'Menos empurrões',
    bestBoth: 'Recorde dos dois',
    hint: 'A dica',
    hintAbout: 'solução completa',
  },
  title: (name, about) => `${name}: ${about}`,
  counts: (moves, pushes, onGoals, boxes) =>
    `${countOf(moves, 'movimento', 'movimentos')}, ${countOf(pushes, 'empurrão', 'empurrões')}, no lugar ${onGoals}/${boxes}`,
  state: {
    end: (speed, speeds) => `fim, velocidade ${speed} de ${speeds}`,
    playing: (speed, speeds) => `reproduzindo, velocidade ${speed} de ${speeds}`,
    paused: (speed, speeds) => `em pausa, velocidade ${speed} de ${speeds}`,
  },
});

export const lab = ({ countOf, decimal, number }: LanguageTools): Tables['lab'] => {
  const positions = (count: number): string => countOf(count, 'posição', 'posições');
  return {
    heading: 'Laboratório',
    proof: (optimalIn, tieBreak) =>
      ` (${optimalIn === 'pushes' ? 'mínimo de empurrões' : 'mínimo de movimentos'}${tieBreak === 'open' ? ', desempate em aberto' : ''})`,
    solved: (moves, pushes, proof, searched, seconds) =>
      `${countOf(moves, 'movimento', 'movimentos')}, ${countOf(pushes, 'empurrão', 'empurrões')}${proof}; ${positions(searched)}, ${seconds} s`,
    shortening: (moves, pushes, seconds) =>
      `A mais curta até agora: ${countOf(moves, 'movimento', 'movimentos')}, ${countOf(pushes, 'empurrão', 'empurrões')}; ${number(seconds)} s`,
    shortened: (moves, pushes, movesBefore, pushesBefore) =>
      `${countOf(moves, 'movimento', 'movimentos')}, ${countOf(pushes, 'empurrão', 'empurrões')}; encurtada de ${countOf(movesBefore, 'movimento', 'movimentos')}, ${countOf(pushesBefore, 'empurrão', 'empurrões')}`,
    noShorter: 'Nenhuma solução mais curta foi encontrada.',
    seconds: decimal,
    unsolvable: (count) =>
      `Comprovado: não há solução a partir daqui (${countOf(count, 'posição examinada', 'posições examinadas')}).`,
    gaveUpMemory: (count) =>
      `Busca abandonada: limite de memória atingido depois de ${positions(count)}. Ainda pode haver uma solução.`,
    gaveUp: (seconds, count) =>
      `Busca abandonada depois de ${number(seconds)} s e ${positions(count)}. Ainda pode haver uma solução.`,
    unsoundRule: (count) =>
      `Nenhuma solução em ${positions(count)}, mas uma regra não confiável do solucionador pode ter descartado alguma: nada fica comprovado.`,
    replayTitle: (solver, result) => `${solver}: ${result}`,
    noSolution: 'Nenhuma solução ainda. Pressione Enter para rodar este solucionador.',
  };
};

export const saving = (): Tables['saving'] => ({
  movedAside: (path, why) =>
    `Não foi possível ler um arquivo salvo; ele foi movido sem alterações para ${path}. ${why}`,
  left: (path, why) => `Não foi possível ler um arquivo salvo; ele ficou como estava: ${path}. ${why}`,
  cannotSave: (reason, folder) => `Não é possível salvar: ${reason} (${folder}). Você pode continuar jogando.`,
  works: 'Já é possível salvar de novo.',
  faults: {
    'disk-full': () => 'o disco está cheio',
    quota: () => 'a cota de disco foi excedida',
    'read-only': () => 'o disco é somente leitura',
    permission: () => 'permissão negada',
    'not-a-folder': () => 'o caminho é um arquivo, não uma pasta',
    'no-folder': () => 'não é possível criar a pasta',
    'too-large': () => 'o arquivo ficaria grande demais',
    'disk-error': () => 'erro de disco',
    'too-many-files': () => 'há arquivos abertos demais',
    other: (message) => message,
  },
});
