// Grades in French.

import { gradeReason } from '../../../../languages/fr/grade-reasons.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const grades = (tools: LanguageTools): Tables['grades'] => {
  const { countOf, number } = tools;
  return {
    names: {
      trivial: 'Triviale',
      easy: 'Facile',
      tricky: 'Délicate',
      hard: 'Difficile',
      extreme: 'Extrême',
      recursive: 'Récursive',
    },
    needs: {
      trivial: 'Les singletons nus et cachés suffisent.',
      easy: 'Demande les signes : les bornes et les chaînes qu’ils forment.',
      tricky: 'Demande des groupes nus ou cachés dans une ligne ou une colonne.',
      extreme: 'Demande des poissons ou des chaînes forcées.',
      recursive: 'Demande des hypothèses : il faut essayer un chiffre et le suivre jusqu’à l’échec.',
    },
    estimated: (name) => `${name} (estimation)`,
    reason: gradeReason(tools),
    why: 'Pourquoi cette difficulté ?',
    none: 'Non évalué',
    whyOf: (title) => `Pourquoi ? ${title}`,
    optimum: (pushes) => `Minimum prouvé : ${countOf(pushes, 'poussée', 'poussées')}.`,
    // Compared with the English sentence of the grader.
    grading: (done, all) => `Évaluation : ${number(done)} sur ${number(all)}.`,
    ungraded: (count) => `${countOf(count, 'niveau n’a', 'niveaux n’ont')} pas encore de difficulté.`,
    ask: 'Quelle difficulté ?',
    stopGrading: 'Arrêter l’évaluation',
    start: 'Évaluer',
    stop: 'Arrêter',
  };
};
