// Pages around the games, in French: grades, lists, daily puzzles, progress, new levels.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const grades = ({ countOf }: LanguageTools): Tables['grades'] => ({
  names: {
    trivial: 'trivial',
    easy: 'facile',
    tricky: 'délicat',
    hard: 'difficile',
    extreme: 'extrême',
    recursive: 'récursif',
  },
  estimated: (label) => `${label} (estimation)`,
  heading: 'Difficulté',
  difficulty: (value) =>
    `Difficulté ${value.replace('.', ',')}. Les degrés commencent à 3 (facile), 4, 5 et 6 (extrême).`,
  isEstimated: 'Estimation d’après une solution trouvée : le niveau est trop grand pour examiner chaque position.',
  optimum: (pushes) => `Minimum prouvé : ${countOf(pushes, 'poussée', 'poussées')}.`,
  why: 'Pourquoi :',
  recursive:
    'Récursif : à un moment, aucune règle ne donne l’étape suivante, et la grille demande de faire des hypothèses.',
  unknown: 'Pas encore évalué.',
  none: 'Ce niveau n’a pas de degré : aucune solution, plusieurs solutions, ou calcul trop long.',
});

export const levels = ({ countOf, number }: LanguageTools): Tables['levels'] => ({
  count: {
    sokoban: (count) => countOf(count, 'niveau', 'niveaux'),
    futoshiki: (count) => countOf(count, 'grille', 'grilles'),
  },
  solved: {
    sokoban: (count) => countOf(count, 'résolu', 'résolus'),
    futoshiki: (count) => countOf(count, 'résolue', 'résolues'),
  },
  sorted: { grade: 'par difficulté', boxes: 'par caisses', size: 'par taille', pushes: 'par poussées' },
  only: {
    unsolved: 'à résoudre seulement',
    solved: 'réussites seulement',
    trivial: 'trivial seulement',
    easy: 'facile seulement',
    tricky: 'délicat seulement',
    hard: 'difficile seulement',
    extreme: 'extrême seulement',
    recursive: 'récursif seulement',
  },
  none: 'Aucun niveau.',
  tooLarge: 'trop grand pour être dessiné ici',
  findAbout: 'Chercher : _ (titre, auteur, numéro, ou condition comme boxes>3 ou pushes<30)',
  size: (width, height) => `${width} sur ${height}`,
  sizeAndBoxes: (width, height, count) => `${width} sur ${height}, ${countOf(count, 'caisse', 'caisses')}`,
  inPart: (size) => `${size}, en partie`,
  moves: (count) => `${number(count)} dépl.`,
  pushes: (count) => `${number(count)} pouss.`,
  timed: (time, hints) => `${time}, ${hints === 0 ? 'sans indice' : countOf(hints, 'indice', 'indices')}`,
  soFar: {
    sokoban: (moves) => `${number(moves)} dépl., en cours`,
    futoshiki: (steps) => `${countOf(steps, 'saisie', 'saisies')}, en cours`,
  },
  unreadable: (count, reason) => `Impossible de lire ${countOf(count, 'niveau', 'niveaux')}. ${reason}`,
  added: (title) => `« ${title} » ajouté à vos collections.`,
});

const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
] as const;

export const daily = ({ countOf, number }: LanguageTools): Tables['daily'] => {
  const days = (count: number): string => countOf(count, 'jour', 'jours');
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const score = (moveCount: number, pushCount: number): string =>
    `${countOf(moveCount, 'déplacement', 'déplacements')}, ${pushes(pushCount)}`;
  return {
    heading: 'Casse-tête du jour',
    about: {
      solved: (streak) => `résolu aujourd’hui, série de ${days(streak)}`,
      open: (streak) => `pas résolu aujourd’hui, série de ${days(streak)}`,
    },
    weekdays: ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'],
    month: (year, month) => `${MONTHS[month - 1]} ${year}`,
    legend: '* résolu   + résolu plus tard   ~ commencé',
    streak: (current, longest, solved) =>
      `Série : ${days(current)}. Record : ${days(longest)}. Total : ${countOf(solved, 'jour résolu', 'jours résolus')}.`,
    day: (day, grade) => `${day} : ${grade}`,
    today: (day, grade) => `${day} (aujourd’hui) : ${grade}`,
    unsolved: 'Pas encore résolu.',
    begun: 'Commencé.',
    future: 'Pas encore disponible.',
    solvedSokoban(moveCount, pushCount, extra) {
      if (extra === undefined) return `Résolu : ${score(moveCount, pushCount)}.`;
      return extra === 0
        ? `Résolu : ${score(moveCount, pushCount)}, le minimum.`
        : `Résolu : ${score(moveCount, pushCount)}, soit ${pushes(extra)} de plus que le minimum.`;
    },
    solvedFutoshiki: (time, hints) =>
      hints === 0
        ? `Résolu en ${time}, sans indice.`
        : `Résolu en ${time} avec ${countOf(hints, 'indice', 'indices')}.`,
    share: 'Résultat (sélectionnez pour copier)',
    nothingToShare: 'Résolvez d’abord ce casse-tête.',
    shareWords: {
      heading: (puzzle, day, grade) =>
        puzzle === 'sokoban'
          ? `masu, Sokoban du jour, ${day} (${grade})`
          : `masu, Futoshiki du jour, ${day} (${grade})`,
      sokoban(moveCount, pushCount, extra) {
        if (extra === undefined) return score(moveCount, pushCount);
        return extra === 0
          ? `${score(moveCount, pushCount)} : optimal`
          : `${score(moveCount, pushCount)} : ${number(extra)} de plus que l’optimum`;
      },
      futoshiki: (minutes, seconds) => `Résolu en ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sans indice' : countOf(count, 'indice', 'indices')),
    },
  };
};

export const progress = ({ countOf, number }: LanguageTools): Tables['progress'] => {
  const levelCount = (count: number): string => countOf(count, 'niveau', 'niveaux');
  return {
    heading: 'Votre progression',
    solved: (count) => countOf(count, 'niveau résolu', 'niveaux résolus'),
    share: (solved, total) => `${number(solved)} sur ${number(total)}`,
    solvedOf: (solved, total) => `${countOf(solved, 'résolu', 'résolus')} sur ${number(total)}`,
    collections: (count) => countOf(count, 'collection', 'collections'),
    noLevels: 'aucun niveau pour l’instant',
    all: 'tous les niveaux',
    notGraded: 'non évalués',
    byGrade: 'Résolus par difficulté',
    byCollection: 'Résolus par collection',
    elsewhere: 'autres niveaux',
    optimum: 'minimum de poussées',
    optimumReached: (reached) => `atteint dans ${levelCount(reached)}`,
    optimumMissed: (reached, missed, extra) =>
      `atteint dans ${levelCount(reached)}, manqué dans ${number(missed)} (${countOf(extra, 'poussée', 'poussées')} de trop en tout)`,
    time: 'temps',
    timeFigures: (time, timed) => `${time} pour les meilleures solutions de ${levelCount(timed)}`,
    hints: 'indices',
    hintFigures: (hints, without) =>
      `${countOf(hints, 'utilisé', 'utilisés')} ; ${countOf(without, 'niveau résolu', 'niveaux résolus')} sans`,
    daily: 'casse-tête du jour',
    dailyFigures: (current, longest, solved) =>
      `série de ${countOf(current, 'jour', 'jours')}, record ${number(longest)}, ${countOf(solved, 'résolu', 'résolus')}`,
  };
};

export const generate = ({ countOf }: LanguageTools): Tables['generate'] => ({
  heading: { sokoban: 'Nouveau niveau', futoshiki: 'Nouvelle grille' },
  menu: { sokoban: 'Nouveau Sokoban', futoshiki: 'Nouveau Futoshiki' },
  about: { sokoban: 'choisir difficulté, caisses et salles', futoshiki: 'choisir taille et difficulté' },
  fields: { size: 'taille', difficulty: 'difficulté', boxes: 'caisses', rooms: 'salles', seed: 'graine' },
  any: 'indifférent',
  random: 'au hasard',
  seedAbout: 'chiffres : tapez une graine ; la même graine donne le même niveau',
  grades: {
    sokoban: {
      trivial: 'chaque caisse va presque droit à sa cible',
      easy: 'quelques détours',
      tricky: 'l’ordre compte, et la plupart des premières idées échouent',
      hard: 'il faut garer des caisses, et bien des positions sont des impasses',
      extreme: 'longs détours, peu de chemins qui marchent',
    },
    futoshiki: {
      trivial: 'lignes et colonnes imposent chaque étape',
      easy: 'demande les signes, une étape à la fois',
      tricky: 'chaînes de signes, paires et triplets',
      extreme: 'X-wings et chaînes forcées',
      recursive: 'demande des hypothèses : à un moment, aucune règle ne donne l’étape suivante',
    },
  },
  begins: 'Création.',
  generating: (tries) => `Création : ${countOf(tries, 'essai', 'essais')}.`,
  title: {
    trivial: (seed) => `Trivial ${seed}`,
    easy: (seed) => `Facile ${seed}`,
    tricky: (seed) => `Délicat ${seed}`,
    hard: (seed) => `Difficile ${seed}`,
    extreme: (seed) => `Extrême ${seed}`,
    recursive: (seed) => `Récursif ${seed}`,
  },
  sizedTitle: {
    trivial: (size, seed) => `Trivial ${size} sur ${size}, numéro ${seed}`,
    easy: (size, seed) => `Facile ${size} sur ${size}, numéro ${seed}`,
    tricky: (size, seed) => `Délicat ${size} sur ${size}, numéro ${seed}`,
    extreme: (size, seed) => `Extrême ${size} sur ${size}, numéro ${seed}`,
    recursive: (size, seed) => `Récursif ${size} sur ${size}, numéro ${seed}`,
  },
});
