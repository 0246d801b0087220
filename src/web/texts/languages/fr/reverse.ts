// Reverse mode in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const reverse = ({ countOf }: LanguageTools): Tables['reverse'] => ({
  about:
    'Les caisses partent des cibles. Avant la première traction, touchez ou cliquez une case pour y placer le joueur.',
  board: 'Plateau de Sokoban en mode inverse. Flèches pour marcher, Maj et une flèche pour tirer.',
  grid: 'Le plateau sous forme de texte',
  pull: 'Tirer',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Recommencer',
  leave: 'Quitter',
  leaveMode: 'Quitter le mode inverse',
  start: 'Ramenez chaque caisse à son point de départ en la tirant.',
  startRest: 'Les points montrent où. Maintenez Maj (ou activez Tirer) pour traîner la caisse derrière vous.',
  pulled: {
    up: 'Tirée vers le haut.',
    right: 'Tirée vers la droite.',
    down: 'Tirée vers le bas.',
    left: 'Tirée vers la gauche.',
  },
  blocked: 'Bloqué.',
  nothingToPull: 'Aucune caisse à tirer.',
  cannotWalk: 'Impossible d’y aller.',
  left: (count) => `${countOf(count, 'caisse restante', 'caisses restantes')}.`,
  undone: 'Annulé.',
  redone: 'Rétabli.',
  restarted: 'Toutes les caisses sont de retour sur une cible.',
  solved: 'Résolu à l’envers.',
  solvedRest: 'Inversés, ces déplacements résolvent le niveau.',
  playForward: 'Jouer à l’endroit',
  countsHeading: 'Compteurs du mode inverse',
  pulls: 'Tractions',
  pullsWord: (count) => (count < 2 ? 'traction' : 'tractions'),
  atStart: 'Au départ',
  atStartWord: (count) => `sur ${count} au départ`,
  counts: (moves, pulls) =>
    `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pulls, 'traction', 'tractions')}`,
});
