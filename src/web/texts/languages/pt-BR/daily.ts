// Texts of the daily page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

const STATES = {
  solved: 'resolvido',
  late: 'resolvido depois',
  begun: 'aberto, não resolvido',
  open: 'não jogado',
  future: 'ainda não disponível',
} as const;

export const daily = (tools: LanguageTools): Tables['daily'] => {
  const { countOf, number } = tools;
  const { moves, pushes, hints } = nouns(tools);
  const score = (moveCount: number, pushCount: number): string => `${moves(moveCount)}, ${pushes(pushCount)}`;
  return {
    collection: 'Desafio diário',
    over: 'Um desafio novo por dia, o mesmo para todo mundo',
    title: (day) => `Desafio diário, ${day}`,
    missing: 'Ainda não há desafio para este dia.',
    missingRest: 'Escolha hoje ou um dia anterior.',
    today: 'Hoje',
    previousDay: 'Dia anterior',
    nextDay: 'Próximo dia',
    generating: (tries) => (tries <= 1 ? 'Gerando o desafio…' : `Gerando o desafio: tentativa ${number(tries)}.`),
    stop: 'Parar',
    stopped: 'Interrompido antes de o desafio ficar pronto.',
    failed: 'Não foi possível gerar este desafio. Recarregue a página e tente de novo.',
    retry: 'Gerar',
    play: 'Jogar',
    playAgain: 'Jogar de novo',
    continue: 'Continuar',
    share: 'Compartilhar',
    copyLink: 'Copiar link',
    shared: 'Resultado copiado. Cole onde quiser.',
    linkCopied: 'Link deste dia copiado.',
    open: 'Ainda não resolvido.',
    solvedSokoban(moveCount, pushCount, extra) {
      if (extra === undefined) return `Resolvido: ${score(moveCount, pushCount)}.`;
      return extra === 0
        ? `Resolvido: ${score(moveCount, pushCount)}. É o mínimo comprovado de empurrões.`
        : `Resolvido: ${score(moveCount, pushCount)}, ${pushes(extra)} acima do mínimo.`;
    },
    solvedFutoshiki: (time, count) => `Resolvido em ${time}, ${hints(count)}.`,
    streaks: {
      heading: 'Sequências',
      about: 'dias resolvidos no próprio dia',
      current: 'Atual',
      longest: 'Maior',
      solved: 'Total',
      puzzle: 'Jogo',
    },
    calendar: {
      heading: 'Calendário',
      puzzle: 'Jogo',
      previous: 'Mês anterior',
      next: 'Próximo mês',
      solved: (count) => countOf(count, 'dia resolvido', 'dias resolvidos'),
      day: (day, state, isToday) => (isToday ? `Hoje, ${day}: ${STATES[state]}` : `${day}: ${STATES[state]}`),
      legend: { solved: 'Resolvido', late: 'Resolvido depois', begun: 'Aberto' },
    },
    shareWords: {
      heading: (puzzle, day, grade) => `masu, ${puzzle} do dia, ${day} (${grade})`,
      sokoban(moveCount, pushCount, extra) {
        if (extra === undefined) return score(moveCount, pushCount);
        return extra === 0
          ? `${score(moveCount, pushCount)}: mínimo de empurrões`
          : `${score(moveCount, pushCount)}: ${pushes(extra)} acima do mínimo`;
      },
      futoshiki: (minutes, seconds) => `Resolvido em ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sem dicas' : hints(count)),
    },
  };
};
