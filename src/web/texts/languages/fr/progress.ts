// The progress page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const progress = ({ countOf, number }: LanguageTools): Tables['progress'] => {
  const levels = (count: number): string => countOf(count, 'niveau', 'niveaux');

  return {
    over: 'D’après les parties enregistrées sur cet appareil',
    heading: 'Votre progression',
    puzzle: 'Jeu',
    loading: 'Décompte des niveaux…',
    solvedLabel: 'Résolus',
    ofAll: (total) => `sur ${number(total)}`,
    optimumLabel: 'Minimum de poussées',
    ofSolved: (count) => `sur ${countOf(count, 'résolu', 'résolus')}`,
    missed: (missed, extra) =>
      missed === 0
        ? 'Aucun niveau résolu n’a demandé plus de poussées que le minimum prouvé.'
        : `${countOf(missed, 'niveau résolu', 'niveaux résolus')} avec plus de poussées que le minimum prouvé, ${number(extra)} de plus en tout.`,
    timeLabel: 'Temps de jeu',
    timeOf: (timed) => `sur ${levels(timed)}`,
    hoursMinutes: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
    hintsLabel: 'Indices utilisés',
    withoutHints: (count) => `${levels(count)} sans`,
    streakLabel: 'Série quotidienne',
    streakOf: (longest) => `record ${number(longest)}`,
    byGrade: 'Par difficulté',
    byCollection: 'Par collection',
    ungraded: 'Non évalués',
    share: (solved, total) => `${number(solved)} sur ${number(total)}`,
    elsewhere: (count) =>
      `${countOf(count, 'niveau résolu', 'niveaux résolus')} hors de ces collections : du jour, créés ou partagés.`,
    weeks: 'Résolus par semaine',
    weeksAbout: 'les douze dernières semaines',
    weekOf: (date) => `Semaine du ${date}`,
    none: 'Rien de résolu pour l’instant. Résolvez un niveau, et il sera compté ici.',
    play: 'Jouer',
  };
};
