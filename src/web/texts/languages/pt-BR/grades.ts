// Texts of grades in Brazilian Portuguese: names, reasons, and what each Futoshiki grade needs.

import { gradeReason } from '../../../../languages/pt-BR/grade-reasons.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const grades = (tools: LanguageTools): Tables['grades'] => {
  const { number } = tools;
  const { levels, pushes } = nouns(tools);

  return {
    names: {
      trivial: 'Trivial',
      easy: 'Fácil',
      tricky: 'Complicada',
      hard: 'Difícil',
      extreme: 'Extrema',
      recursive: 'Recursiva',
    },
    needs: {
      trivial: 'Bastam candidatos únicos, visíveis ou ocultos.',
      easy: 'Exige usar os sinais: os limites e as cadeias que eles formam.',
      tricky: 'Exige conjuntos, visíveis ou ocultos, em uma linha ou coluna.',
      extreme: 'Exige padrões do tipo fish (X-Wing e outros) ou cadeias forçadas.',
      recursive: 'Exige palpites: é preciso testar um número e segui-lo até ele falhar.',
    },
    estimated: (name) => `${name} (estimado)`,
    reason: gradeReason(tools),
    why: 'Por que esta dificuldade?',
    none: 'Sem classificação',
    whyOf: (title) => `Por quê? ${title}`,
    optimum: (count) => `Mínimo comprovado: ${pushes(count)}.`,
    // Compared with the grader’s own sentence, which is English in every language.
    grading: (done, all) => `Classificando: ${number(done)} de ${number(all)}.`,
    ungraded: (count) => `${levels(count)} ainda sem dificuldade.`,
    ask: 'Qual é a dificuldade?',
    stopGrading: 'Parar de classificar',
    start: 'Classificar',
    stop: 'Parar',
  };
};
