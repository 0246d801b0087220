// Games in French.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const game = ({ countOf, number }: LanguageTools): Tables['game'] => ({
  restarted: 'Retour au début. Annulez pour retrouver vos déplacements.',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  nothingToUndo: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  searching: 'Recherche.',
  searched: (positions, seconds) => `Recherche : ${countOf(positions, 'position', 'positions')}, ${number(seconds)} s.`,
  stopped: 'Arrêté.',
  alreadySolved: 'Déjà résolu.',
  pressQ: 'Appuyez sur q pour quitter.',
  notSaved: 'Impossible d’enregistrer les derniers déplacements.',
  gaveUp: 'Abandon : aucune solution trouvée dans les limites. Il en existe peut-être une.',
  gaveUpMemory: 'Abandon : limite de mémoire atteinte. Il existe peut-être une solution.',
  crash: (message) => `La recherche a planté : ${message}`,
  bug: (message) => `C’est un bug de masu : ${message}`,
  unreadable: (reason) => `Impossible de lire une partie enregistrée : ${reason} Elle est restée telle quelle.`,
  edges: {
    sokoban: {
      first: 'C’est le premier niveau.',
      last: 'C’est le dernier niveau.',
      allSolved: 'Tous les autres niveaux sont résolus.',
    },
    futoshiki: {
      first: 'C’est la première grille.',
      last: 'C’est la dernière grille.',
      allSolved: 'Toutes les autres grilles sont résolues.',
    },
  },
  heading: {
    of: (collection, index, count) => `${collection} ${index} sur ${count}`,
    titled: (heading, title) => `${heading} : ${title}`,
    graded: (heading, grade) => `${heading}, ${grade}`,
  },
  moves: 'Déplacements (sélectionnez pour copier)',
  noMoves: 'Aucun déplacement pour l’instant.',
  noReplay: 'Rien à revoir pour l’instant.',
});
