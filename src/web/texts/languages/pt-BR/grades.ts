// Texts of grades in Brazilian Portuguese: names, reasons, and what each Futoshiki grade needs.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { isSingular, nouns } from './nouns.js';

type Reason = Parameters<Tables['grades']['reason']>[0];

/** Each share with the per mille from which it is the nearest. */
const SHARES: readonly (readonly [from: number, sentence: string])[] = [
  [950, 'Quase todas as posições alcançáveis são impasses.'],
  [850, 'Nove em cada dez posições alcançáveis são impasses.'],
  [775, 'Quatro em cada cinco posições alcançáveis são impasses.'],
  [710, 'Três em cada quatro posições alcançáveis são impasses.'],
  [635, 'Duas em cada três posições alcançáveis são impasses.'],
  [550, 'Três em cada cinco posições alcançáveis são impasses.'],
  [0, 'Metade das posições alcançáveis são impasses.'],
];

export const grades = (tools: LanguageTools): Tables['grades'] => {
  const { countOf, number } = tools;
  const { levels, pushes } = nouns(tools);

  function reason(fact: Reason): string {
    switch (fact.kind) {
      case 'solved':
        return 'Todas as caixas já estão nos objetivos.';
      case 'straight':
        return 'Cada caixa vai direto para o seu objetivo.';
      case 'box-changes':
        return fact.isShortest
          ? `${countOf(fact.count, 'troca', 'trocas')} de caixa na solução mais curta.`
          : `${countOf(fact.count, 'troca', 'trocas')} de caixa na solução encontrada.`;
      case 'away-pushes':
        return isSingular(fact.count)
          ? `${number(fact.count)} de ${pushes(fact.pushes)} afasta uma caixa dos objetivos.`
          : `${number(fact.count)} de ${pushes(fact.pushes)} afastam as caixas dos objetivos.`;
      case 'most-runs':
        return `Uma das caixas é empurrada em ${countOf(fact.count, 'momento diferente', 'momentos diferentes')}.`;
      case 'parked-boxes':
        return `${countOf(fact.count, 'caixa precisa', 'caixas precisam')} de uma parada no caminho.`;
      case 'dead-positions': {
        const share = Math.floor((1000 * fact.dead) / fact.reachable);
        return SHARES.find(([from]) => share >= from)?.[1] ?? '';
      }
      case 'losing-first-pushes':
        if (fact.losing === fact.openings - 1) {
          return `Só 1 de ${number(fact.openings)} primeiros empurrões evita um impasse.`;
        }
        return isSingular(fact.losing)
          ? `${number(fact.losing)} de ${number(fact.openings)} primeiros empurrões leva a um impasse.`
          : `${number(fact.losing)} de ${number(fact.openings)} primeiros empurrões levam a um impasse.`;
    }
  }

  return {
    names: {
      trivial: 'Trivial',
      easy: 'Fácil',
      tricky: 'Complicado',
      hard: 'Difícil',
      extreme: 'Extremo',
      recursive: 'Recursivo',
    },
    needs: {
      trivial: 'Bastam candidatos únicos, visíveis ou ocultos.',
      easy: 'Exige usar os sinais: os limites e as cadeias que eles formam.',
      tricky: 'Exige conjuntos, visíveis ou ocultos, em uma linha ou coluna.',
      extreme: 'Exige fish ou cadeias forçadas.',
      recursive: 'Exige palpites: é preciso testar um número e segui-lo até ele falhar.',
    },
    estimated: (name) => `${name} (estimado)`,
    reason,
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
