// The editor in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const editor = ({ countOf }: LanguageTools): Tables['editor'] => {
  const boxes = (count: number): string => countOf(count, 'caisse', 'caisses');
  const goals = (count: number): string => countOf(count, 'cible', 'cibles');

  return {
    over: 'Éditeur · enregistré sur cet appareil',
    untitled: 'Sans titre',
    region: 'Dessin',
    tiles: 'Éléments',
    tile: {
      wall: 'Mur',
      floor: 'Sol',
      goal: 'Cible',
      box: 'Caisse',
      'box-on-goal': 'Caisse sur cible',
      player: 'Joueur',
    },
    board: 'Plan de travail. Flèches pour déplacer le curseur, 1–6 pour choisir un élément, Espace pour le poser.',
    picture: (rows, columns) =>
      `Dessin de ${countOf(rows, 'ligne', 'lignes')} et ${countOf(columns, 'colonne', 'colonnes')}`,
    grid: 'Le dessin sous forme de texte',
    placed: (tile, row, column) => `${tile} en ligne ${row}, colonne ${column}.`,
    counts: (boxCount, goalCount) => `${boxes(boxCount)}, ${goals(goalCount)}.`,
    at: (row, column, what) => `Ligne ${row}, colonne ${column} : ${what}.`,
    undone: 'Annulé.',
    redone: 'Rétabli.',
    nothingToUndo: 'Rien à annuler.',
    nothingToRedo: 'Rien à rétablir.',
    opened: 'Le niveau est ouvert. Annuler ramène votre dessin précédent.',
    chosen: (tile) => `Élément choisi : ${tile.toLowerCase()}.`,
    chosenRest: 'Appuyez sur Espace pour le poser.',
    cleared: 'Dessin effacé.',
    turned: 'Dessin tourné.',
    mirrored: 'Dessin retourné en miroir.',
    trimmed: 'Bords vides retirés.',
    changedRest: 'Annulez pour le retrouver.',
    welcome: 'Dessinez un mur d’enceinte, un joueur et autant de cibles que de caisses.',
    welcomeRest: '1–6 pour choisir un élément, Espace pour le poser.',
    undo: 'Annuler',
    redo: 'Rétablir',
    turn: 'Tourner',
    mirror: 'Miroir',
    trim: 'Rogner',
    clear: 'Effacer',
    play: 'Jouer',
    link: 'Copier le lien',
    linkCopied: 'Lien copié.',
    copied: 'Niveau copié.',
    notValid: 'Le niveau n’est pas encore valide. Les vérifications montrent ce qui manque.',
    checks: {
      heading: 'Vérification du niveau',
      side: 'Vérifications',
      noBox: 'Aucune caisse. Posez-en au moins une.',
      even: (count) => `${boxes(count)}, ${goals(count)}.`,
      uneven: (boxCount, goalCount) =>
        boxCount > goalCount
          ? `${boxes(boxCount)}, ${goals(goalCount)}. Ajoutez ${goals(boxCount - goalCount)} ou retirez ${boxes(boxCount - goalCount)}.`
          : `${boxes(boxCount)}, ${goals(goalCount)}. Ajoutez ${boxes(goalCount - boxCount)} ou retirez ${goals(goalCount - boxCount)}.`,
      player: 'Un joueur.',
      noPlayer: 'Aucun joueur. Posez-en un.',
      closed: 'Entouré de murs.',
      open: (row, column) => `Trou dans le mur en ligne ${row}, colonne ${column}.`,
      unknownClosed: 'Murs : vérifiés dès qu’il y a un joueur.',
      dead: (count) =>
        count === 1
          ? 'La caisse marquée ne peut atteindre aucune cible.'
          : `Les ${count} caisses marquées ne peuvent atteindre aucune cible.`,
      solverWaits: 'Solveur : démarre dès que le niveau est valide.',
      solverWorks: (sentence) => `Solveur : ${sentence}`,
      solvable: (sentence) => `Résoluble. ${sentence}`,
    },
    about: { heading: 'À propos', title: 'Titre', author: 'Auteur' },
    text: { heading: 'En texte', format: 'XSB', name: 'Le niveau en texte', copy: 'Copier', download: 'Télécharger' },
  };
};
