// The daily page in French.

import type { DayState } from '../../../../play/index.js';
import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

const STATES: Readonly<Record<DayState, string>> = {
  solved: 'résolu',
  late: 'résolu plus tard',
  begun: 'ouvert, non résolu',
  open: 'pas joué',
  future: 'pas encore disponible',
};

export const daily = ({ countOf, number }: LanguageTools): Tables['daily'] => {
  const pushes = (count: number): string => countOf(count, 'poussée', 'poussées');
  const hints = (count: number): string => (count === 0 ? 'sans indice' : countOf(count, 'indice', 'indices'));
  const score = (moves: number, pushCount: number): string =>
    `${countOf(moves, 'déplacement', 'déplacements')}, ${pushes(pushCount)}`;

  return {
    collection: 'Casse-tête du jour',
    over: 'Un casse-tête par jour, le même pour tous',
    title: (day) => `Casse-tête du jour, ${day}`,
    missing: 'Il n’y a pas encore de casse-tête pour ce jour.',
    missingRest: 'Choisissez aujourd’hui ou un jour passé.',
    today: 'Aujourd’hui',
    previousDay: 'Jour précédent',
    nextDay: 'Jour suivant',
    generating: (tries) =>
      tries <= 1 ? 'Création du casse-tête…' : `Création du casse-tête : essai ${number(tries)}.`,
    stop: 'Arrêter',
    stopped: 'Arrêté avant que le casse-tête soit prêt.',
    failed: 'Impossible de créer ce casse-tête. Rechargez la page et réessayez.',
    retry: 'Créer',
    play: 'Jouer',
    playAgain: 'Rejouer',
    continue: 'Continuer',
    share: 'Partager',
    copyLink: 'Copier le lien',
    shared: 'Résultat copié. Collez-le où vous voulez.',
    linkCopied: 'Lien vers ce jour copié.',
    open: 'Pas encore résolu.',
    solvedSokoban(moves, pushCount, extra) {
      if (extra === undefined) return `Résolu : ${score(moves, pushCount)}.`;
      return extra === 0
        ? `Résolu : ${score(moves, pushCount)}. C’est le minimum prouvé de poussées.`
        : `Résolu : ${score(moves, pushCount)}, soit ${pushes(extra)} de plus que le minimum.`;
    },
    solvedFutoshiki: (time, hintCount) => `Résolu en ${time}, ${hints(hintCount)}.`,
    streaks: {
      heading: 'Séries',
      about: 'jours résolus le jour même',
      current: 'En cours',
      longest: 'Record',
      solved: 'Jours résolus',
      puzzle: 'Jeu',
    },
    calendar: {
      heading: 'Calendrier',
      puzzle: 'Jeu',
      previous: 'Mois précédent',
      next: 'Mois suivant',
      solved: (count) => countOf(count, 'jour résolu', 'jours résolus'),
      day: (day, state, isToday) => (isToday ? `Aujourd’hui, ${day} : ${STATES[state]}` : `${day} : ${STATES[state]}`),
      legend: { solved: 'Résolu', late: 'Résolu plus tard', begun: 'Ouvert' },
    },
    shareWords: {
      heading: (puzzle, day, grade) => `masu, ${puzzle} du jour, ${day} (${grade})`,
      sokoban(moves, pushCount, extra) {
        if (extra === undefined) return score(moves, pushCount);
        return extra === 0
          ? `${score(moves, pushCount)} : minimum de poussées`
          : `${score(moves, pushCount)} : ${pushes(extra)} de plus que le minimum`;
      },
      futoshiki: (minutes, seconds) => `Résolu en ${minutes}:${String(seconds).padStart(2, '0')}`,
      hints: (count) => (count === 0 ? 'Sans indice' : countOf(count, 'indice', 'indices')),
    },
  };
};
