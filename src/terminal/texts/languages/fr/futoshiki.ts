// Futoshiki in French.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const futoshiki = ({ countOf, number }: LanguageTools): Tables['futoshiki'] => {
  const hints = (count: number): string => (count === 0 ? 'sans indice' : countOf(count, 'indice', 'indices'));
  const cellsLeft = (count: number): string => countOf(count, 'case restante', 'cases restantes');

  return {
    cellsLeft,
    hints,
    best: (time, hintCount) => `record ${time}, ${hints(hintCount)}`,
    solved: (cells, hintCount) => `Résolu. ${countOf(cells, 'case', 'cases')}, ${hints(hintCount)}.`,
    solvedShown: 'Résolu avec les chiffres de masu. Ce n’est pas un record.',
    twice: {
      row: (digit, row) => `Deux fois le ${digit} en ligne ${row}.`,
      column: (digit, column) => `Deux fois le ${digit} en colonne ${column}.`,
    },
    twiceGiven: {
      row: (own, given) => `Celui de la colonne ${own} est à vous, celui de la colonne ${given} est donné.`,
      column: (own, given) => `Celui de la ligne ${own} est à vous, celui de la ligne ${given} est donné.`,
    },
    twiceOwn: {
      row: (first, second) => `Ceux des colonnes ${first} et ${second} sont à vous.`,
      column: (first, second) => `Ceux des lignes ${first} et ${second} sont à vous.`,
    },
    sign: (low, high, less, greater) => `${low} n’est pas inférieur à ${high} : ${less} et ${greater}.`,
    isGiven: 'Ce chiffre est donné.',
    isFilled: 'Effacez d’abord le chiffre.',
    badDigit: (size) => `Entrez un chiffre de 1 à ${size}.`,
    marksFilled: 'Toutes les notes ont été remplies.',
    marksFilledAlready: 'Toutes les notes sont déjà remplies.',
    marksCleared: 'Notes en conflit retirées.',
    noMarksToClear: 'Aucune note en conflit.',
    impossibleMove: (index, before) =>
      `La saisie ${number(index)} est impossible. Joué jusque-là : ${countOf(before, 'saisie', 'saisies')}.`,
    wrongDigits: 'Certains chiffres sont faux.',
    correct: (left) => `Tout est juste jusqu’ici. ${cellsLeft(left)}.`,
    wrong: (count) =>
      count === 1 ? 'Un chiffre est faux ; il est marqué.' : `${number(count)} chiffres sont faux ; ils sont marqués.`,
    severalSolutions: 'Impossible de vérifier : cette grille a plusieurs solutions.',
    noSolution: 'Impossible de vérifier : cette grille n’a pas de solution.',
    thinking: 'Réflexion.',
    hint: (name) => `Indice : ${name}`,
    everyStep: 'i : voir chaque étape',
    lastStep: (step) => `${step} i : voir chaque étape.`,
    pencilOn: 'Notes : activées',
    pencil: 'notes',
    marksHere: (digits) => `notes ici : ${digits}`,
    marks: (digits) => `notes ${digits}`,
    options: {
      autoClear: {
        on: 'Effacer les notes automatiquement : oui.',
        off: 'Effacer les notes automatiquement : non.',
      },
      large: { on: 'Grandes cases : oui.', off: 'Grandes cases : non.' },
      time: { on: 'Temps : affiché.', off: 'Temps : masqué.' },
      pencil: { on: 'Notes : activées. v les montre dans de grandes cases.', off: 'Notes : coupées.' },
    },
    largeNeeds: (columns, lines, there) =>
      `Il faut ${columns}×${lines} caractères ; la fenêtre en a ${there.columns}×${there.lines}.`,
  };
};
