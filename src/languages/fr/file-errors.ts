// What is wrong with level files and saved data, in French.

import type { LanguageTools } from '../../base/languages.js';
import type { MessageTables } from '../message-tables.js';

export const levelFile = (): MessageTables['level-file'] => ({
  'no-level': (format) => `Aucun niveau trouvé au format ${format}.`,
  'empty-file': () => 'Le fichier est vide.',
  'other-puzzle': (puzzle) =>
    `Ceci est un niveau de ${puzzle} dans un fichier d’un autre jeu. Placez-le dans un fichier à part.`,
  'unknown-format': (formats) => `Format de niveau non reconnu. Formats acceptés : ${formats}.`,
});

export const textLimit = ({ number }: LanguageTools): MessageTables['text-limit'] => ({
  'too-many-lines': (most) => `Seules les ${number(most)} premières lignes ont été lues.`,
  'too-many-levels': (most) => `Seuls les ${number(most)} premiers niveaux ont été lus.`,
});

export const saved = ({ countOf }: LanguageTools): MessageTables['saved'] => ({
  'not-a-game': () => 'Ce n’est pas une partie enregistrée : la première ligne doit commencer par masu-game.',
  'other-version': (expected) => `Cette partie enregistrée a une autre version (attendue : ${expected}).`,
  'other-puzzle': (expected) => `Cette partie enregistrée est celle d’un autre jeu (attendu : ${expected}).`,
  'other-level': (expected) => `Cette partie enregistrée est celle d’un autre niveau (attendu : ${expected}).`,
  'unknown-line': () => 'Ligne inconnue ; lignes attendues : at, play, jump, snapshot ou shown.',
  'bad-number': (word) => `Il faut un nombre entier après le mot ${word}.`,
  'bad-shown': (entries) => `Il faut des entrées comme 3-4 après le mot shown, aucune après la dernière (${entries}).`,
  'bad-moves': (why) => `Ces déplacements sont illisibles. ${why}`,
  'blocked-move': () => 'Un de ces déplacements est bloqué dans ce niveau.',
  'bad-jump': (jumped, found) =>
    `Un saut de ${countOf(jumped, 'déplacement', 'déplacements')} en demande au moins autant ; il y en a ${found}.`,
  'bad-place': (entries, at) =>
    `La partie a ${countOf(entries, 'entrée', 'entrées')} ; elle ne peut pas en être à ${at}.`,
  'not-json': () => 'Ce n’est pas un fichier de données masu : le JSON est non valable ou tronqué.',
  'not-saved-data': () => 'Ce n’est pas un fichier de données masu : il faut un objet avec sa version sous « masu ».',
  'bad-version': (version) => `Ce n’est pas un fichier de données masu : ${version} n’est pas une version.`,
  'newer-version': (version, known) =>
    `Ce fichier de données vient d’une version plus récente de masu (version ${version} ; celle-ci lit jusqu’à la version ${known}). Mettez masu à jour pour le lire.`,
  'not-a-list': (name) => `Ce n’est pas un fichier de données masu : « ${name} » doit être une liste.`,
  'bad-entry': (list, entry, why) => `${list}, entrée ${entry} : ${why}`,
  'bad-value': (path, expected, found) =>
    `${path === '' ? '' : `${path} : `}${expected === '' ? 'une autre valeur était attendue' : `attendu : ${expected}`}, trouvé : ${found}.`,
});
