// Messages about a Sokoban game in French.

import type { Direction } from '../../../../base/grid.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'vers le haut',
  right: 'vers la droite',
  down: 'vers le bas',
  left: 'vers la gauche',
};

export const events = ({ countOf, number }: LanguageTools): Tables['events'] => {
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const moves = (count: number): string => countOf(count, 'déplacement', 'déplacements');
  const boxesLeft = (count: number): string => countOf(count, 'caisse restante', 'caisses restantes');

  return {
    cell: (row, column) => `ligne ${row}, colonne ${column}`,
    welcome: 'Poussez chaque caisse sur une cible.',
    howToMove: {
      keys: 'Poussez chaque caisse sur une cible : flèches du clavier, ou clic sur une case pour y aller.',
      touch: 'Poussez chaque caisse sur une cible : balayez pour avancer, ou touchez une case pour y aller.',
    },
    pushed: {
      neither: (direction) => `Poussée ${TOWARD[direction]}.`,
      onto: (direction) => `Poussée ${TOWARD[direction]}, sur une cible.`,
      off: (direction) => `Poussée ${TOWARD[direction]}, hors de sa cible.`,
    },
    left: (count, bound) =>
      bound === undefined ? `${boxesLeft(count)}.` : `${boxesLeft(count)}, au moins ${pushes(bound)}.`,
    allOnGoals: 'Toutes les caisses sont sur une cible.',
    leftShort: (count) => `${countOf(count, 'restante', 'restantes')}.`,
    blocked: { wall: 'Mur.', 'box-wall': 'Bloqué par un mur.', 'box-box': 'Bloqué par une autre caisse.' },
    movesBlocked: (made) =>
      made === 0
        ? 'Le déplacement 1 est bloqué.'
        : `Le déplacement ${number(made + 1)} est bloqué. Joué jusque-là : ${moves(made)}.`,
    undone: {
      walk: (direction) => `Annulé : pas ${TOWARD[direction]}.`,
      push: (direction) => `Annulé : poussée ${TOWARD[direction]}.`,
      jump: () => 'Annulé.',
    },
    redone: {
      walk: (direction) => `Rétabli : pas ${TOWARD[direction]}.`,
      push: (direction) => `Rétabli : poussée ${TOWARD[direction]}.`,
      jump: () => 'Rétabli.',
    },
    undoneMany: (count) => `Annulé : ${moves(count)}.`,
    redoneMany: (count) => `Rétabli : ${moves(count)}.`,
    undoneShort: 'Annulé.',
    redoneShort: 'Rétabli.',
    nothingToUndo: 'Rien à annuler : c’est le début.',
    nothingToRedo: 'Rien à rétablir.',
    resumed: (count) => `Votre partie reprend après ${moves(count)}.`,
    movesMade: (index, total) => `Déplacement ${number(index)} sur ${number(total)}.`,
    restarted: 'Retour au début.',
    restartedRest: 'Annulez pour retrouver vos déplacements.',
    selected: (row, column) => `Caisse sélectionnée en ligne ${row}, colonne ${column}.`,
    selectedRest: (targets) =>
      targets === 0
        ? 'Impossible de la pousser d’ici.'
        : targets === 1
          ? 'Le point montre la seule case où elle peut aller.'
          : `Les points montrent les ${number(targets)} cases où elle peut aller.`,
    cannotWalk: 'Impossible d’y aller sans pousser une caisse.',
    cannotPush: 'Impossible de pousser la caisse jusque-là.',
    snapshotSet: (slot) => `Instantané ${slot} enregistré.`,
    snapshotSetRest: (slot) => `Appuyez sur ${slot} pour revenir ici.`,
    snapshotRestored: (slot) => `Retour à l’instantané ${slot}.`,
    snapshotEmpty: (slot) => `L’instantané ${slot} est vide.`,
    snapshotEmptyRest: (slot) => `Appuyez sur Alt+${slot} pour en enregistrer un.`,
    solved: (moveCount, pushCount) => `en ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedWord: 'Résolu',
    solvedSpoken: (moveCount, pushCount) => `Résolu. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    playYourself: 'Jouer vous-même',
    shownSolution: (moveCount, pushCount) => `Fin de la solution : ${moves(moveCount)}, ${pushes(pushCount)}.`,
    shownRest: 'Des déplacements montrés ne valent ni sceau ni record.',
    recordNews: {
      first: 'Votre première solution.',
      both: 'Nouveau record de déplacements et de poussées.',
      moves: 'Nouveau record de déplacements.',
      pushes: 'Nouveau record de poussées.',
      equal: 'Record égalé.',
      'equal-moves': 'Aussi peu de déplacements que votre record.',
      'equal-pushes': 'Aussi peu de poussées que votre record.',
      none: '',
    },
    newBestSpoken: 'Nouveau record.',
    deadlock: 'Impasse : cette position n’a pas de solution.',
    reasons: {
      corner: (count) =>
        count > 1
          ? 'Les caisses marquées sont coincées dans des angles.'
          : 'La caisse marquée est coincée dans un angle.',
      'dead-square': (count) =>
        count > 1
          ? 'Les caisses marquées ne peuvent plus atteindre de cible.'
          : 'La caisse marquée ne peut plus atteindre de cible.',
      frozen: (count) =>
        count === 1
          ? 'La caisse marquée est gelée : elle ne bougera plus jamais.'
          : 'Les caisses marquées sont gelées : elles ne bougeront plus jamais.',
      pinned: (count) =>
        count === 1
          ? 'Toute poussée de la caisse marquée mène à une impasse.'
          : 'Les caisses marquées se bloquent entre elles : en pousser une mène à une impasse.',
      'goal-shortage': () => 'Il n’y a pas assez de cibles accessibles pour les caisses marquées.',
    },
    deadlockSpoken: (cells, advice = '') => `Impasse : ${cells}. ${advice}`.trim(),
    undoKey: 'Appuyez sur U pour annuler.',
    undoExactly: (count) => `Annulez ${pushes(count)} pour revenir à une position résoluble.`,
    undoEnough: (count) => `Annulez ${pushes(count)} : une solution existe à partir de là. Moins peut suffire.`,
    undoAtLeast: (count) => `Annulez au moins ${pushes(count)}, puis redemandez.`,
    undoNever: 'Prouvé : ce niveau n’a pas de solution.',
    undoPush: (count) => (count === 1 ? 'Annuler la poussée' : `Annuler ${pushes(count)}`),
    keepPlaying: 'Continuer à jouer',
    firstLevel: (collection) => `C’est le premier niveau de « ${collection} ».`,
    lastLevel: (collection) => `C’est le dernier niveau de « ${collection} ».`,
    notInCollection: 'Ce niveau ne fait pas partie d’une collection.',
    replay: 'Revoir',
  };
};
