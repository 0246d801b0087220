// Texts of the progress page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const progress = (tools: LanguageTools): Tables['progress'] => {
  const { countOf, number } = tools;
  const { levels } = nouns(tools);
  return {
    over: 'A partir dos jogos salvos neste dispositivo',
    heading: 'Seu progresso',
    puzzle: 'Jogo',
    loading: 'Contando níveis…',
    solvedLabel: 'Resolvidos',
    ofAll: (total) => `de ${number(total)}`,
    optimumLabel: 'Mínimo de empurrões',
    ofSolved: (count) => `de ${countOf(count, 'resolvido', 'resolvidos')}`,
    missed: (missed, extra) =>
      missed === 0
        ? 'Nenhum nível resolvido passou do mínimo comprovado de empurrões.'
        : `${countOf(missed, 'nível resolvido passou', 'níveis resolvidos passaram')} do mínimo comprovado de empurrões, ${number(extra)} a mais no total.`,
    timeLabel: 'Tempo de jogo',
    timeOf: (timed) => `em ${levels(timed)}`,
    hoursMinutes: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
    hintsLabel: 'Dicas usadas',
    withoutHints: (count) => `${levels(count)} sem dicas`,
    streakLabel: 'Sequência diária',
    streakOf: (longest) => `maior: ${number(longest)}`,
    byGrade: 'Por dificuldade',
    byCollection: 'Por coleção',
    ungraded: 'Sem classificação',
    share: (solved, total) => `${number(solved)} de ${number(total)}`,
    elsewhere: (count) =>
      `${countOf(count, 'nível resolvido', 'níveis resolvidos')} fora destas coleções: diários, gerados ou compartilhados.`,
    weeks: 'Resolvidos por semana',
    weeksAbout: 'as últimas doze semanas',
    weekOf: (date) => `Semana de ${date}`,
    none: 'Nada resolvido ainda. Resolva um nível, e ele será contado aqui.',
    play: 'Jogar',
  };
};
