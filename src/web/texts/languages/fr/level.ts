// A level's own page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const level = ({ countOf }: LanguageTools): Tables['level'] => ({
  place: (number, count) => `· ${number} sur ${count}`,
  play: 'Jouer',
  about: 'À propos de ce niveau',
  by: (author) => `par ${author}`,
  ungraded: 'Pas encore évalué.',
  missing: 'Niveau introuvable.',
  inCollection: 'Place dans la collection',
  earlier: 'Vers le début',
  later: 'Vers la fin',
  remove: 'Retirer le niveau',
  solutions: {
    heading: 'Solutions',
    none: 'Pas encore résolu. Les solutions que vous trouvez apparaissent ici.',
    noneFutoshiki: 'Pas encore résolu.',
    score: (moves, pushes) =>
      `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')}`,
    futoshiki: (hints, time) =>
      hints === 0 ? `Résolu en ${time}, sans indice` : `Résolu en ${time}, ${countOf(hints, 'indice', 'indices')}`,
    bestBoth: 'Minimum de déplacements et de poussées',
    fromFile: 'du fichier',
    replay: 'Revoir',
    copy: 'Copier les déplacements',
  },
  games: {
    heading: 'Parties enregistrées',
    none: 'Aucune partie de ce niveau n’est enregistrée.',
    played: (time, date) => `${time} de jeu · ${date}`,
  },
});
