// The frame of the lessons in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const lessons = ({ countOf }: LanguageTools): Tables['lessons'] => ({
  heading: 'Leçons',
  about:
    'Huit leçons sur la recherche, dix minutes chacune environ. Le texte pilote un labo en direct, et chaque leçon finit par des exercices.',
  open: (title) => `Ouvrir ${title}`,
  notStarted: (count) => countOf(count, 'exercice', 'exercices'),
  solved: (solved, all) => `${countOf(solved, 'exercice réussi', 'exercices réussis')} sur ${all}`,
  done: 'Tous les exercices sont réussis',
  over: (index, count) => `Leçon ${index} sur ${count}`,
  all: 'Toutes les leçons',
  steps: 'Étapes de cette leçon',
  step: (index, heading) => `${index}. ${heading}`,
  solvedStep: 'réussi',
  back: 'Retour',
  next: 'Suivant',
  nextLesson: 'Leçon suivante',
  lab: 'Le labo de cette étape',
  openLab: 'Ouvrir dans le labo',
  notFound: 'Leçon introuvable.',
  answer: 'Votre réponse',
  check: 'Vérifier',
  board: 'Le plateau de cet exercice',
  cell: (row, column) => `Ligne ${row}, colonne ${column}`,
  choose: 'Choisissez une case',
  up: (item) => `Monter : ${item}`,
  down: (item) => `Descendre : ${item}`,
  order: 'Mettez dans l’ordre, le premier en haut',
  verdicts: {
    low: 'Trop petit.',
    high: 'Trop grand.',
    wrong: 'Pas tout à fait.',
    unreadable: 'Entrez un nombre entier, ou choisissez d’abord une réponse.',
  },
});
