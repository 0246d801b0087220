// Sokoban in French.

import type { Direction } from '../../../../base/grid.js';
import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

const TOWARD: Readonly<Record<Direction, string>> = {
  up: 'vers le haut',
  right: 'vers la droite',
  down: 'vers le bas',
  left: 'vers la gauche',
};

const SMALL = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const inWords = (count: number): string => SMALL[count] ?? String(count);

export const sokoban = ({ countOf, number }: LanguageTools): Tables['sokoban'] => {
  const moves = (count: number): string => countOf(count, 'déplacement', 'déplacements');
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const boxesLeft = (count: number): string => countOf(count, 'caisse restante', 'caisses restantes');
  const pushesLeft = (count: number): string => countOf(count, 'poussée restante', 'poussées restantes');

  return {
    moves,
    pushes,
    score: (moveCount, pushCount) => `${moves(moveCount)}, ${pushes(pushCount)}`,
    pushed: {
      neither: (direction) => `Poussée ${TOWARD[direction]}.`,
      off: (direction, left) => `Poussée ${TOWARD[direction]}, hors de sa cible. ${boxesLeft(left)}.`,
      onto: (direction, left, bound) =>
        bound === undefined
          ? `Poussée ${TOWARD[direction]}, sur une cible. ${boxesLeft(left)}.`
          : `Poussée ${TOWARD[direction]}, sur une cible. ${boxesLeft(left)}, au moins ${pushes(bound)}.`,
    },
    undonePush: (direction) => `Annulé : poussée ${TOWARD[direction]}.`,
    undoneJump: 'Annulé : saut.',
    redonePush: (direction) => `Rétabli : poussée ${TOWARD[direction]}.`,
    blockedByWall: (index, letter) => `Le déplacement ${number(index)} (${letter}) est bloqué par un mur.`,
    blockedByBox: (index, letter) => `Le déplacement ${number(index)} (${letter}) est bloqué par une caisse.`,
    playedBefore: (count) => `Joué jusque-là : ${moves(count)}.`,
    solved: (moveCount, pushCount) => `Résolu en ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedShown: (moveCount, pushCount) =>
      `Résolu avec les coups de masu : ${moves(moveCount)}, ${pushes(pushCount)}. Ce n’est pas un record.`,
    news: {
      both: 'Nouveau record de déplacements et de poussées.',
      moves: 'Nouveau record de déplacements.',
      pushes: 'Nouveau record de poussées.',
    },
    deadlock: {
      corner: (boxes) =>
        boxes === 1
          ? 'Impasse : la caisse marquée est coincée dans un angle.'
          : `Impasse : les ${inWords(boxes)} caisses marquées sont coincées dans des angles.`,
      'dead-square': (boxes) =>
        boxes === 1
          ? 'Impasse : la caisse marquée ne peut plus atteindre de cible.'
          : `Impasse : les ${inWords(boxes)} caisses marquées ne peuvent plus atteindre de cible.`,
      frozen: (boxes) =>
        boxes === 1
          ? 'Impasse : la caisse marquée ne bougera plus jamais.'
          : `Impasse : les ${inWords(boxes)} caisses marquées sont gelées.`,
      pinned: (boxes) =>
        boxes === 1
          ? 'Impasse : la caisse marquée ne peut être poussée que sur des cases mortes.'
          : `Impasse : les ${inWords(boxes)} caisses marquées ne peuvent être poussées que sur des cases mortes.`,
      'goal-shortage': (boxes) =>
        boxes === 1
          ? 'Impasse : la caisse marquée ne peut atteindre aucune cible libre.'
          : `Impasse : les ${inWords(boxes)} caisses marquées ne peuvent pas toutes atteindre une cible.`,
    },
    undo(least, enough) {
      if (enough === undefined) return `Annulez au moins ${pushes(least)}.`;
      return enough <= least ? `Annulez ${pushes(enough)}.` : `Annulez de ${number(least)} à ${pushes(enough)}.`;
    },
    noHint: 'Pas d’indice d’ici : annulez au moins une poussée, puis redemandez.',
    noHintUndo(least, enough) {
      if (enough === undefined) return `Pas d’indice d’ici : annulez au moins ${pushes(least)}, puis redemandez.`;
      return enough <= least
        ? `Pas d’indice d’ici : annulez ${pushes(enough)}, puis redemandez.`
        : `Pas d’indice d’ici : annulez de ${number(least)} à ${pushes(enough)}, puis redemandez.`;
    },
    levelUnsolvable: 'Le niveau n’a pas de solution, même depuis le début.',
    unsolvable: 'Prouvé : pas de solution d’ici.',
    allInView: 'Tout le niveau est visible.',
    cannotWalk: 'Impossible d’y aller sans pousser une caisse.',
    boxSelected: 'Caisse sélectionnée. Les points montrent où elle peut aller.',
    boxBlocked: 'Impossible de pousser cette caisse pour l’instant.',
    cannotPush: 'Impossible de pousser la caisse jusque-là.',
    snapshotEmpty: (slot) => `L’instantané ${slot} est vide. Appuyez sur Alt+${slot} pour en enregistrer un.`,
    snapshotSet: (slot) => `Instantané ${slot} enregistré. Appuyez sur ${slot} pour y revenir.`,
    snapshotRestored: (slot) => `Retour à l’instantané ${slot}. Annulez pour retrouver vos déplacements.`,
    hint: {
      title: (step) => `Indice ${step} sur 4`,
      line: (step, text) => `Indice ${step} sur 4 : ${text}`,
      region: {
        middle: 'Regardez au milieu. La prochaine caisse à pousser s’y trouve.',
        left: 'Regardez à gauche. La prochaine caisse à pousser s’y trouve.',
        right: 'Regardez à droite. La prochaine caisse à pousser s’y trouve.',
        upper: 'Regardez en haut. La prochaine caisse à pousser s’y trouve.',
        lower: 'Regardez en bas. La prochaine caisse à pousser s’y trouve.',
      },
      box: (mark) => `La caisse marquée ${mark}.`,
      push: (direction) => `Poussez-la ${TOWARD[direction]}.`,
      left: (count) => `${pushesLeft(count)}.`,
      leftProven: (count) => `${pushesLeft(count)}. Minimum prouvé.`,
      more: {
        1: () => 'i : quelle caisse',
        2: () => 'i : quelle poussée',
        3: (count) => `i : solution complète (${pushes(count)})`,
        4: () => 'i : la revoir',
      },
    },
    counts: { moves: 'dépl.', pushes: 'poussées', onGoal: 'en place', time: 'temps', best: 'record' },
    countsLine: (moveCount, pushCount, onGoals, boxes) =>
      `${moves(moveCount)}, ${pushes(pushCount)}, en place ${onGoals}/${boxes}`,
    bound: (count) => `encore au moins ${pushes(count)}`,
    options: {
      dead: { on: 'Cases mortes : affichées.', off: 'Cases mortes : masquées.' },
      warnings: { on: 'Alertes d’impasse : activées.', off: 'Alertes d’impasse : coupées.' },
      bound: { on: 'Minimum de poussées restantes : affiché.', off: 'Minimum de poussées restantes : masqué.' },
      time: { on: 'Temps : affiché.', off: 'Temps : masqué.' },
    },
  };
};
