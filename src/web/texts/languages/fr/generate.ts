// The panel that generates Sokoban levels, in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const generate = ({ countOf, number }: LanguageTools): Tables['generate'] => ({
  heading: 'Créer un niveau',
  about: 'résoluble, c’est prouvé',
  grade: 'Difficulté',
  boxes: 'Caisses',
  width: 'Largeur max.',
  height: 'Hauteur max.',
  rooms: 'Salles',
  seed: 'Graine',
  seedAbout: 'La même graine et les mêmes choix donnent le même niveau sur toute machine.',
  badSeed: (most) => `La graine doit être un nombre entier de 0 à ${number(most)}.`,
  any: 'Indifférent',
  generate: 'Créer',
  more: 'Taille, salles et graine',
  progress: (tries) => (tries <= 1 ? 'Création…' : `Création : essai ${number(tries)}.`),
  stop: 'Arrêter',
  stopped: 'Arrêté.',
  failed: 'Impossible de créer un niveau. C’est un bug de masu.',
  made: (boxes, pushes, seed) =>
    `${countOf(boxes, 'caisse', 'caisses')}, au moins ${countOf(pushes, 'poussée', 'poussées')}. Graine ${seed}.`,
  play: 'Jouer',
  add: 'Ajouter',
  addTo: 'Ajouter à',
  newCollection: 'Niveaux créés (nouvelle)',
  collection: 'Niveaux créés',
  added: (title) => `Niveau ajouté à « ${title} ».`,
  known: (title) => `Ce niveau est déjà dans « ${title} ».`,
  link: 'Copier le lien',
  linkCopied: 'Lien copié. Il contient le niveau lui-même.',
});
