// Why a Sokoban level has its grade, in French.

import type { LanguageTools } from '../../base/languages.js';
import type { GradeReason } from '../../sokoban/index.js';

/** Numbers of boxes and pushes, both feminine. */
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Shares people know, each with the per mille from which it is the nearest. */
const DEAD_POSITIONS: readonly (readonly [from: number, sentence: string])[] = [
  [950, 'Presque toutes les positions accessibles sont des impasses.'],
  [850, 'Neuf positions accessibles sur dix sont des impasses.'],
  [775, 'Quatre positions accessibles sur cinq sont des impasses.'],
  [710, 'Trois positions accessibles sur quatre sont des impasses.'],
  [635, 'Deux positions accessibles sur trois sont des impasses.'],
  [550, 'Trois positions accessibles sur cinq sont des impasses.'],
];
const HALF = 'La moitié des positions accessibles sont des impasses.';

function losingMessage(losing: number, openings: number): string {
  if (losing === openings - 1)
    return `Une seule des ${inWords(openings)} premières poussées possibles évite l’impasse.`;
  return losing === 1
    ? `Une des ${inWords(openings)} premières poussées possibles mène à une impasse.`
    : `${capital(inWords(losing))} des ${inWords(openings)} premières poussées possibles mènent à une impasse.`;
}

export const gradeReason =
  ({ countOf, number }: LanguageTools) =>
  (fact: GradeReason): string => {
    switch (fact.kind) {
      case 'solved':
        return 'Toutes les caisses sont déjà sur une cible.';
      case 'straight':
        return 'Chaque caisse va droit à sa cible.';
      case 'box-changes': {
        const changes = countOf(fact.count, 'changement de caisse', 'changements de caisse');
        return fact.isShortest ? `${changes} dans la solution la plus courte.` : `${changes} dans la solution trouvée.`;
      }
      case 'away-pushes':
        return fact.count === 1
          ? `1 poussée sur ${number(fact.pushes)} éloigne des cibles.`
          : `${number(fact.count)} poussées sur ${number(fact.pushes)} éloignent des cibles.`;
      case 'most-runs':
        return `Une même caisse est poussée à ${inWords(fact.count)} reprises.`;
      case 'parked-boxes':
        return fact.count === 1
          ? 'Une caisse doit être garée en chemin.'
          : `${capital(inWords(fact.count))} caisses doivent être garées en chemin.`;
      case 'dead-positions': {
        const share = Math.floor((1000 * fact.dead) / fact.reachable);
        return DEAD_POSITIONS.find(([from]) => share >= from)?.[1] ?? HALF;
      }
      case 'losing-first-pushes':
        return losingMessage(fact.losing, fact.openings);
    }
  };
