// The page of saved games in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const savedGames = ({ countOf }: LanguageTools): Tables['savedGames'] => ({
  title: 'Parties enregistrées',
  summary: (count) => (count === 0 ? 'Aucune partie en cours' : `${countOf(count, 'partie', 'parties')} en cours`),
  none: 'Une partie s’enregistre d’elle-même dès le premier déplacement, et disparaît une fois résolue.',
  choose: 'Choisir un niveau',
  moves: {
    sokoban: (count) => countOf(count, 'déplacement', 'déplacements'),
    futoshiki: (count) => countOf(count, 'saisie', 'saisies'),
  },
  hints: (count) => countOf(count, 'indice', 'indices'),
  open: 'Continuer',
  openName: (title) => `Continuer ${title}`,
  remove: 'Supprimer',
  removeName: (title) => `Supprimer la partie « ${title} »`,
  removed: (title) => `Partie « ${title} » supprimée.`,
  undo: 'Annuler',
  unreadable: 'Impossible de lire le niveau de cette partie.',
});
