// What is wrong with Sokoban levels, files, and moves, and why no level was generated, in French.

import type { LanguageTools } from '../../base/languages.js';
import type { SokobanGrade } from '../../sokoban/index.js';
import type { MessageTables } from '../message-tables.js';

export const sokobanLevel = ({ countOf }: LanguageTools): MessageTables['sokoban-level'] => ({
  'empty-board': () => 'Le plateau n’a aucune case ; il faut au moins une ligne.',
  'board-too-large': (width, height, most) => `Niveau trop grand : ${width} × ${height} (maximum ${most} × ${most}).`,
  'unknown-character': (found) =>
    `Caractère inconnu ${found} sur le plateau ; caractères attendus : # @ + $ * . ou espace.`,
  'no-player': () => 'Le plateau n’a pas de joueur ; il faut un @ ou un +.',
  'several-players': (players) => `Le plateau a ${players} joueurs ; il faut exactement un @ ou un +.`,
  'open-floor': () => 'Le niveau n’est pas fermé : le sol atteint le bord ici.',
  'no-box': () => 'Le plateau n’a pas de caisse ; il faut au moins un $ ou un *.',
  'no-box-in-reach': () => 'Le joueur ne peut atteindre aucune caisse ; il en faut au moins une.',
  'unreachable-box': () => 'Caisse inaccessible hors cible : le niveau ne peut pas être résolu.',
  'unreachable-goal': () => 'Cible inaccessible : aucune caisse ne peut y être poussée.',
  'boxes-goals-differ': (boxes, goals) =>
    `${countOf(boxes, 'caisse', 'caisses')} mais ${countOf(goals, 'cible', 'cibles')} ; les nombres doivent être égaux.`,
});

export const sokobanFormat = ({ countOf, number }: LanguageTools): MessageTables['sokoban-format'] => ({
  'too-many-rows': (rows, most) => `Niveau trop grand : ${rows} lignes (maximum ${most} × ${most}).`,
  'board-too-large': (width, height, most) => `Niveau trop grand : ${width} × ${height} (maximum ${most} × ${most}).`,
  'row-too-long': (cells, most) =>
    `Niveau trop grand : une ligne de ${number(cells)} cases (maximum ${most} × ${most}).`,
  'count-of-nothing': (count) =>
    `Le nombre ${count} n’est suivi d’aucune lettre ; un nombre répète la lettre suivante.`,
  'zero-count': (letter) => `Le nombre 0 devant ${letter} est trop petit ; il faut au moins 1.`,
  'unknown-character': (found, expected) =>
    `Caractère inconnu ${found} sur le plateau ; caractères attendus : ${expected}.`,
  'missing-rows': (announced, following) =>
    `La ligne de taille annonce ${announced} lignes ; il n’en suit que ${following}.`,
  'bad-row': (cells, width) =>
    `La ligne compte ${countOf(cells, 'case', 'cases')} ; la ligne de taille en annonce ${width}.`,
  'unexpected-row': (rows) => `Ligne inattendue : la ligne de taille annonce ${countOf(rows, 'ligne', 'lignes')}.`,
  'other-letters': (letters) => `Lettres non standard du plateau converties (${letters}).`,
  tabs: () => 'Tabulations du plateau converties en espaces.',
  quoted: () => 'Marques de citation (>) en début de ligne ignorées.',
  'too-much-text': () => 'Texte ignoré à partir d’ici : il y en a trop.',
  'other-xml': (isLibrary) =>
    isLibrary
      ? 'Fichier SokobanLevels (.slc) attendu, mais c’est une bibliothèque SokoSolve (.ssx).'
      : 'Fichier SokobanLevels (.slc) attendu, mais c’est un autre XML.',
  'xml-too-large': (length, most) =>
    `Fichier trop grand : ${number(length)} caractères de XML (limite : ${number(most)}).`,
  'xml-entities': () => 'Le XML déclare des entités, que masu ne prend pas en charge. Retirez ces déclarations.',
  'xml-nested': () => 'Le XML est trop imbriqué. Un fichier de niveaux ne demande que quelques degrés d’imbrication.',
  'xml-name': () => 'Le XML utilise un nom d’élément ou d’attribut interdit, comme __proto__.',
  'xml-incomplete': () => 'Le XML est incomplet : quelque chose n’est jamais fermé. Le fichier est-il coupé ?',
  'xml-broken': () => 'Le XML est mal formé. Vérifiez le fichier avec un éditeur XML.',
  'cannot-hold': (level) => `Ce format ne peut pas représenter le niveau ${number(level)}.`,
  'cannot-hold-count': (read, written) =>
    `Ce format ne peut pas représenter ces niveaux : il en lirait ${number(read)} au lieu de ${number(written)}.`,
  'cannot-hold-character': (level, character) =>
    `Ce format ne peut pas représenter le niveau ${number(level)} : le XML ne peut pas contenir le caractère ${character}.`,
  'unverified-solution': () =>
    'Cette solution enregistrée n’a pas été vérifiée : le fichier contient trop de déplacements pour les rejouer tous.',
  'unreadable-solution': (why) => `Cette solution enregistrée est illisible. ${why}`,
  'blocked-solution': (move) =>
    `Cette solution enregistrée ne résout pas le niveau : le déplacement ${number(move)} est bloqué.`,
  'unsolved-solution': (off) =>
    `Cette solution enregistrée ne résout pas le niveau : après le dernier déplacement, ${countOf(off, 'caisse n’est', 'caisses ne sont')} pas sur une cible.`,
});

export const sokobanMoves = ({ number }: LanguageTools): MessageTables['sokoban-moves'] => ({
  'unknown-move': (found, expected, index) =>
    `Déplacement inconnu ${found} ; lettres attendues : ${expected.join(', ')} (position ${number(index)}).`,
  'lonely-count': (index) => `Nombre de répétitions sans déplacement (position ${number(index)}).`,
  'unmatched-bracket': (bracket, index) => `Parenthèse fermante ${bracket} sans ouvrante (position ${number(index)}).`,
  'open-bracket': (index) => `Cette parenthèse n’est jamais fermée (position ${number(index)}).`,
  'too-many-moves': (most, index) => `Plus de ${number(most)} déplacements (position ${number(index)}).`,
});

const GRADES: Readonly<Record<SokobanGrade, string>> = {
  trivial: 'trivial',
  easy: 'facile',
  tricky: 'délicat',
  hard: 'difficile',
  extreme: 'extrême',
};

export const sokobanGenerate = ({ countOf, number }: LanguageTools): MessageTables['sokoban-generate'] => ({
  'bad-grade': (grade, expected) => `La difficulté est ${grade} ; valeurs attendues : ${expected.join(', ')}.`,
  'bad-boxes': (boxes, least, most) =>
    `Le nombre de caisses est ${boxes} ; il faut un nombre entier de ${least} à ${most}.`,
  'bad-size': (side, length, least, most) =>
    `La ${side === 'width' ? 'largeur' : 'hauteur'} est ${length} ; il faut un nombre entier de ${least} à ${most}.`,
  'bad-rooms': (rooms) => `Le nombre de pièces est ${rooms} ; il faut 1, 2 ou 3.`,
  'bad-pushes': (pushes, least, most) =>
    `Le nombre de poussées est ${pushes} ; il faut un nombre entier de ${least} à ${most}.`,
  'bad-seed': (seed, most) => `La graine est ${seed} ; il faut un nombre entier de 0 à ${number(most)}.`,
  'impossible-boxes': (grade, least, most, boxes) =>
    `Les niveaux de difficulté « ${GRADES[grade]} » ont de ${least} à ${most} caisses, pas ${boxes}.`,
  'too-little-floor': (size, floor, boxes, most) =>
    `${size.length === 2 ? `Un plateau de ${size.join(' × ')}` : 'Ce plateau'} offre ${countOf(floor, 'case', 'cases')} de sol, trop peu pour ${countOf(boxes, 'caisse', 'caisses')} ; choisissez au plus ${countOf(most, 'caisse', 'caisses')} ou un plateau plus grand.`,
  'too-many-rooms': (rooms, long, short) =>
    `${countOf(rooms, 'pièce ne tient', 'pièces ne tiennent')} pas sur le plateau ; choisissez au moins ${long} × ${short}.`,
  'not-found': (grade, tries) =>
    `Aucun niveau ${GRADES[grade]} trouvé en ${countOf(tries, 'essai', 'essais')} ; assouplissez la demande ou essayez une autre graine.`,
});
