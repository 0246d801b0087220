// The menu and the pages it opens, in French.

import type { LanguageTools } from '../../../../base/languages.js';
import type { Tables } from '../../tables.js';

export const menu = ({ countOf }: LanguageTools): Tables['menu'] => ({
  continue: 'Continuer',
  game: {
    sokoban: (title, moves) => `${title}, ${countOf(moves, 'déplacement', 'déplacements')}`,
    futoshiki: (title, steps) => `${title}, ${countOf(steps, 'saisie', 'saisies')}`,
  },
  untitled: { sokoban: 'un niveau', futoshiki: 'une grille' },
  open: 'Ouvrir un fichier',
  openAbout: 'xsb, rle, sok, slc, futoshiki',
  path: 'Chemin d’un fichier de niveaux. Vous pouvez aussi coller un niveau.',
  pathMissing: 'Tapez un chemin, ou appuyez sur Échap pour annuler.',
  pasted: 'Niveaux collés',
  pastedText: 'texte collé',
  newLevel: 'le nouveau niveau',
  fileProblem: (name, problem) => `${name} : ${problem}`,
  filePlace: (name, line, column, problem) => `${name}, ligne ${line}, colonne ${column} : ${problem}`,
  files: {
    'missing-file': () => 'Fichier introuvable.',
    'not-a-file': () => 'Ce n’est pas un fichier ordinaire.',
    'unreadable-file': () => 'Impossible de lire ce fichier.',
    'file-too-large': () => 'Fichier trop volumineux (limite : 64 Mio).',
  },
  lab: 'Labo',
  labAbout: 'comparer les solveurs sur un niveau',
  browser: 'Ouvrir dans le navigateur',
  browserAbout: 'les mêmes jeux, en images et à la souris',
  browserStarts: 'Démarrage.',
  browserNote: 'Disponible sur cet ordinateur seulement, tant que masu tourne.',
  language: 'Langue (Language)',
  systemLanguage: 'Celle du système',
  languageChosen: 'choisie',
  languageFailed: (name) => `Impossible de charger les textes : ${name}.`,
  help: 'Touches et aide',
  helpAbout: 'raccourcis clavier',
});

export const savedGames = ({ countOf }: LanguageTools): Tables['savedGames'] => ({
  heading: 'Parties en cours',
  headingAbout: 'en ouvrir ou en supprimer',
  none: 'Aucune partie en cours.',
  about: {
    sokoban: (moves, when) => `Sokoban, ${countOf(moves, 'déplacement', 'déplacements')}, ${when}`,
    futoshiki: (steps, when) => `Futoshiki, ${countOf(steps, 'saisie', 'saisies')}, ${when}`,
  },
  unreadable: 'Impossible de lire le niveau de cette partie.',
  askGame: (title) => `Supprimer la partie « ${title} » ? Appuyez encore sur x pour la supprimer.`,
  gameDeleted: (title) => `Partie « ${title} » supprimée.`,
  gameChanged: (title) => `La partie « ${title} » a été jouée depuis : elle est conservée.`,
  records: 'Vos records',
  recordCount: (count) => countOf(count, 'niveau résolu', 'niveaux résolus'),
  noRecords: 'Aucun record pour l’instant.',
  record: {
    sokoban: (moves, pushes) =>
      `Sokoban, ${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')}`,
    futoshiki: (time, hints) =>
      `Futoshiki, ${time}, ${hints === 0 ? 'sans indice' : countOf(hints, 'indice', 'indices')}`,
  },
  askCollection: (title) => `Retirer « ${title} » de vos collections ? Appuyez encore sur x pour la retirer.`,
  collectionRemoved: (title) => `Collection « ${title} » retirée. Parties et records sont conservés.`,
  collectionKept: (title) => `Impossible de retirer la collection « ${title} ».`,
});

export const screen = ({ countOf, number }: LanguageTools): Tables['screen'] => ({
  more: (count) => `encore ${number(count)}`,
  moreOfBoard: (count) => `encore ${countOf(count, 'ligne', 'lignes')}`,
  tooSmall: {
    level: (columns, lines, there) =>
      `Fenêtre trop petite : ce niveau demande ${columns}×${lines} caractères ; elle en a ${there.columns}×${there.lines}.`,
    puzzle: (columns, lines, there) =>
      `Fenêtre trop petite : cette grille demande ${columns}×${lines} caractères ; elle en a ${there.columns}×${there.lines}.`,
    replay: (columns, lines, there) =>
      `Fenêtre trop petite : cette relecture demande ${columns}×${lines} caractères ; elle en a ${there.columns}×${there.lines}.`,
  },
  find: (text) => `Chercher : ${text}_`,
  nothingFound: 'Rien trouvé.',
});

export const replay = ({ countOf }: LanguageTools): Tables['replay'] => ({
  heading: 'Relecture',
  choices: {
    game: 'Cette partie',
    gameAbout: 'du début jusqu’ici',
    bestMoves: 'Record de déplacements',
    bestPushes: 'Record de poussées',
    bestBoth: 'Record des deux',
    hint: 'L’indice',
    hintAbout: 'solution complète',
  },
  title: (name, about) => `${name} : ${about}`,
  counts: (moves, pushes, onGoals, boxes) =>
    `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')}, en place ${onGoals}/${boxes}`,
  state: {
    end: (speed, speeds) => `fin, vitesse ${speed} sur ${speeds}`,
    playing: (speed, speeds) => `lecture, vitesse ${speed} sur ${speeds}`,
    paused: (speed, speeds) => `pause, vitesse ${speed} sur ${speeds}`,
  },
});

export const lab = ({ countOf, decimal, number }: LanguageTools): Tables['lab'] => {
  const positions = (count: number): string => countOf(count, 'position', 'positions');
  return {
    heading: 'Labo',
    proof: (optimalIn, tieBreak) =>
      ` (${optimalIn === 'pushes' ? 'minimum de poussées' : 'minimum de déplacements'}${tieBreak === 'open' ? ', départage non prouvé' : ''})`,
    solved: (moves, pushes, proof, searched, seconds) =>
      `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')}${proof} ; ${positions(searched)}, ${seconds} s`,
    shortening: (moves, pushes, seconds) =>
      `Au plus court : ${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')} ; ${number(seconds)} s`,
    shortened: (moves, pushes, movesBefore, pushesBefore) =>
      `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')} ; au lieu de ${countOf(movesBefore, 'déplacement', 'déplacements')}, ${countOf(pushesBefore, 'poussée', 'poussées')}`,
    noShorter: 'Aucune solution plus courte trouvée.',
    seconds: decimal,
    unsolvable: (count) =>
      `Prouvé : pas de solution d’ici (${countOf(count, 'position explorée', 'positions explorées')}).`,
    gaveUpMemory: (count) =>
      `Abandon : limite de mémoire atteinte après ${positions(count)}. Il existe peut-être une solution.`,
    gaveUp: (seconds, count) =>
      `Abandon après ${number(seconds)} s et ${positions(count)}. Il existe peut-être une solution.`,
    unsoundRule: (count) =>
      `Pas de solution parmi ${positions(count)}, mais une règle peu fiable du solveur a pu en écarter une : rien n’est prouvé.`,
    replayTitle: (solver, result) => `${solver} : ${result}`,
    noSolution: 'Pas encore de solution. Appuyez sur Entrée pour lancer ce solveur.',
  };
};

export const saving = (): Tables['saving'] => ({
  movedAside: (path, why) =>
    `Impossible de lire un fichier enregistré ; il a été déplacé tel quel vers ${path}. ${why}`,
  left: (path, why) => `Impossible de lire un fichier enregistré ; il est resté tel quel : ${path}. ${why}`,
  cannotSave: (reason, folder) => `Impossible d’enregistrer : ${reason} (${folder}). Vous pouvez continuer à jouer.`,
  works: 'L’enregistrement fonctionne de nouveau.',
  faults: {
    'disk-full': () => 'le disque est plein',
    quota: () => 'quota de disque dépassé',
    'read-only': () => 'le disque est en lecture seule',
    permission: () => 'accès refusé',
    'not-a-folder': () => 'le chemin est un fichier, pas un dossier',
    'no-folder': () => 'le dossier ne peut pas être créé',
    'too-large': () => 'le fichier serait trop volumineux',
    'disk-error': () => 'erreur de disque',
    'too-many-files': () => 'trop de fichiers sont ouverts',
    other: (message) => message,
  },
});
