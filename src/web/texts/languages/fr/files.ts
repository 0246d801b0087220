// Saved games and files in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const files = ({ countOf }: LanguageTools): Tables['files'] => ({
  heading: 'Autres parties en cours',
  moves: (count) => countOf(count, 'déplacement', 'déplacements'),
  open: 'Continuer',
  remove: 'Supprimer',
  deleted: 'Partie supprimée.',
  undo: 'Annuler',
  tooLarge: (size) => `Fichier trop volumineux : ${size} Mio (limite : 64 Mio).`,
});
