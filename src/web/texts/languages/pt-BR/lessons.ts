// Texts of the frame around the lessons in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const lessons = ({ countOf }: LanguageTools): Tables['lessons'] => ({
  heading: 'Lições',
  about:
    'Oito lições sobre busca, com cerca de dez minutos cada. O texto conduz um laboratório ao vivo, e cada lição termina com exercícios.',
  open: (title) => `Abrir ${title}`,
  notStarted: (count) => countOf(count, 'exercício', 'exercícios'),
  solved: (solved, all) => `${solved} de ${countOf(all, 'exercício resolvido', 'exercícios resolvidos')}`,
  done: 'Todos os exercícios resolvidos',
  over: (index, count) => `Lição ${index} de ${count}`,
  all: 'Todas as lições',
  steps: 'Etapas desta lição',
  step: (index, heading) => `${index}. ${heading}`,
  solvedStep: 'resolvida',
  back: 'Voltar',
  next: 'Avançar',
  nextLesson: 'Próxima lição',
  lab: 'O laboratório desta etapa',
  openLab: 'Abrir no laboratório',
  notFound: 'Lição não encontrada.',
  answer: 'Sua resposta',
  check: 'Verificar',
  board: 'O tabuleiro deste exercício',
  cell: (row, column) => `Linha ${row}, coluna ${column}`,
  choose: 'Escolha uma casa',
  up: (item) => `Mover para cima: ${item}`,
  down: (item) => `Mover para baixo: ${item}`,
  order: 'Coloque em ordem, o primeiro no topo',
  verdicts: {
    low: 'Baixo demais.',
    high: 'Alto demais.',
    wrong: 'Ainda não.',
    unreadable: 'Digite um número inteiro ou escolha uma resposta primeiro.',
  },
});
