// What is wrong with Futoshiki puzzles, their files and moves, and why none was generated, in French.

import type { LanguageTools } from '../../base/languages.js';
import type { Grade } from '../../futoshiki/index.js';
import type { MessageTables } from '../message-tables.js';

export const futoshikiLevel = ({ countOf }: LanguageTools): MessageTables['futoshiki-level'] => ({
  'bad-size': (size, least, most) => `Taille ${size} non valable : il faut un nombre entier de ${least} à ${most}.`,
  'wrong-cell-count': (cells, expected) => `La grille a ${countOf(cells, 'case', 'cases')} ; il en faut ${expected}.`,
  'digit-out-of-range': (row, column, digit, size) =>
    `La case ligne ${row}, colonne ${column} vaut ${digit} ; il faut un chiffre de 1 à ${size}, ou 0 pour une case vide.`,
  'sign-not-between': (less, greater) => `Le signe entre les cases ${less} et ${greater} ne relie pas des voisines.`,
  'bad-move': (found) =>
    `Coup illisible ${found} ; coups attendus : r1c2=3 (entrer), r1c2=0 (effacer) ou r1c2~3 (note).`,
});

const WHERE = {
  cell: 'dans une case ; il faut un chiffre ou -',
  sign: 'à la place d’un signe ; il faut <, > ou un espace',
  'sign-row': 'dans une ligne de signes ; il faut ^, v ou un espace',
};

export const futoshikiFormat = ({ countOf }: LanguageTools): MessageTables['futoshiki-format'] => {
  const characters = (count: number): string => countOf(count, 'caractère', 'caractères');
  const cells = (count: number): string => countOf(count, 'case', 'cases');

  return {
    'no-size': (size) => `La ligne de taille manque ; taille ${size} déduite de la première ligne.`,
    'missing-size': (least, most) =>
      `Il faut la taille de la grille, un nombre de ${least} à ${most}, avant sa première ligne.`,
    'bad-size': (least, most, found) =>
      `Il faut la taille d’une grille, un nombre entier de ${least} à ${most} ; trouvé : ${found}.`,
    'text-after-size': () => 'Texte après la taille ignoré.',
    'too-many-rows': (expected, size, found) =>
      `Trop de lignes : il en faut ${expected} pour la taille ${size}, il y en a ${found}.`,
    'missing-row': (expected, size, found) =>
      `Il faut ${expected} lignes entre barres pour la taille ${size}, il y en a ${found}.`,
    'blank-sign-row': () => 'Ligne vide prise pour une ligne de signes sans signe.',
    'unknown-character': (found, where) => `Caractère inconnu ${found} ${WHERE[where]}.`,
    'digit-out-of-range': (digit, size, blank) =>
      `Chiffre ${digit} non valable pour la taille ${size} : il faut un chiffre de 1 à ${size}, ou ${blank} pour une case vide.`,
    'sign-between-cells': (sign) => `Le signe ${sign} n’est pas sous une case.`,
    'text-after-puzzle': () => 'Texte ignoré à partir d’ici : il n’appartient à aucune grille.',
    'two-signs': (puzzle) =>
      `Ce format ne peut pas représenter la grille ${puzzle} : elle a deux signes entre les mêmes cases.`,
    'space-before-bar': () => 'Blancs avant la barre ouvrante ignorés.',
    'no-closing-bar': () => 'Barre fermante manquante ajoutée.',
    'text-after-bar': () => 'Texte après la barre fermante ignoré.',
    'padded-row': () => 'La ligne a un espace de trop de chaque côté ; ils ont été retirés.',
    'bad-width': (found, expected, size) =>
      `La ligne a ${characters(found)} entre ses barres ; il en faut ${expected} pour la taille ${size}.`,
    'bad-sign-column': (found, expected) =>
      `Ce signe n’est pas aligné sur une case : la ligne a ${characters(found)}, il en faut ${expected}.`,
    'short-row': (width) => `Ligne de signes trop courte complétée à ${characters(width)}.`,
    'scaled-row': (found, width) =>
      `La ligne de signes a ${characters(found)} entre ses barres au lieu de ${width} ; la position des signes a été adaptée.`,
    'bad-field': (found) =>
      `Impossible de lire ${found} ; il faut un nombre, des lettres parmi U R D L et une virgule.`,
    'bad-sign': (letter) => `Le signe ${letter} pointe hors de la grille.`,
    'too-many-cells': (count, size) => `Plus de ${cells(count)} ; il en faut exactement autant pour la taille ${size}.`,
    'too-few-cells': (count, expected, size) =>
      `L’identifiant s’arrête après ${cells(count)} ; il en faut ${expected} pour la taille ${size}.`,
    'bad-id': (found) => `Impossible de lire ${found} ; il faut un identifiant Unequal comme 4:0,3U,… .`,
    'size-out-of-range': (size, least, most) => `Taille ${size} non valable : il faut de ${least} à ${most}.`,
    'adjacent-kind': () =>
      'C’est une grille « Adjacent », dont les marques ont un autre sens. masu ne lit que les grilles à signes.',
    'random-seed': () =>
      'C’est une graine aléatoire d’Unequal, pas une grille. Copiez l’identifiant de la partie, qui contient deux-points.',
  };
};

const GRADES: Readonly<Record<Grade, string>> = {
  trivial: 'triviale',
  easy: 'facile',
  tricky: 'délicate',
  extreme: 'extrême',
  recursive: 'récursive',
};

export const futoshikiGenerate = ({ countOf }: LanguageTools): MessageTables['futoshiki-generate'] => {
  const tried = (count: number): string => countOf(count, 'essai', 'essais');

  return {
    'bad-size': (size, least, most) => `Taille ${size} non valable : il faut un nombre entier de ${least} à ${most}.`,
    'bad-share': (signs) => `Part de signes ${signs} non valable : il faut un nombre de 0 à 1.`,
    'trivial-signs': () =>
      'Une grille triviale n’a jamais besoin de signes : la part de signes ne peut donc pas être 1.',
    'easy-signs': () => 'Une grille facile a besoin de signes : la part de signes ne peut donc pas être 0.',
    'not-found': (grade, size, tries) =>
      `Aucune grille ${GRADES[grade]} de taille ${size} trouvée en ${tried(tries)}. Il n’en existe peut-être pas.`,
    'not-found-with-signs': (grade, size, percent, tries) =>
      `Aucune grille ${GRADES[grade]} de taille ${size} avec ${percent} % de signes trouvée en ${tried(tries)}. Il n’en existe peut-être pas.`,
  };
};
