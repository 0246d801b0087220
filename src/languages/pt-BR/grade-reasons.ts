// Why a Sokoban level has its grade, in Brazilian Portuguese.

import type { LanguageTools } from '../../base/languages.js';
import type { GradeReason } from '../../sokoban/index.js';

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

export const gradeReason =
  ({ countOf, number }: LanguageTools) =>
  (fact: GradeReason): string => {
    switch (fact.kind) {
      case 'solved':
        return 'Todas as caixas já estão nos alvos.';
      case 'straight':
        return 'Cada caixa vai direto para o seu alvo.';
      case 'box-changes':
        return fact.isShortest
          ? `${countOf(fact.count, 'troca', 'trocas')} de caixa na solução mais curta.`
          : `${countOf(fact.count, 'troca', 'trocas')} de caixa na solução encontrada.`;
      case 'away-pushes':
        return fact.count === 1
          ? `${number(fact.count)} de ${countOf(fact.pushes, 'empurrão', 'empurrões')} afasta uma caixa dos alvos.`
          : `${number(fact.count)} de ${countOf(fact.pushes, 'empurrão', 'empurrões')} afastam as caixas dos alvos.`;
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
          return `Só 1 dos ${number(fact.openings)} primeiros empurrões evita um impasse.`;
        }
        return fact.losing === 1
          ? `${number(fact.losing)} dos ${number(fact.openings)} primeiros empurrões leva a um impasse.`
          : `${number(fact.losing)} dos ${number(fact.openings)} primeiros empurrões levam a um impasse.`;
    }
  };
