// The Futoshiki page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const futoshiki = ({ countOf }: LanguageTools): Tables['futoshiki'] => {
  const hints = (count: number): string => (count === 0 ? 'sans indice' : countOf(count, 'indice', 'indices'));

  return {
    // The line above the title may break between its parts, but not within them.
    over: (size, signs) => `${size}\u00a0×\u00a0${size} · ${countOf(signs, 'signe', 'signes').replace(' ', '\u00a0')}`,
    region: 'Jouer',
    side: 'Cette grille',
    grid: (size) =>
      `Grille de Futoshiki, ${size} sur ${size}. Flèches pour choisir une case, touches de chiffres pour entrer un chiffre.`,
    cell: (row, column, what) => `Ligne ${row}, colonne ${column}, ${what}`,
    listed: (items) => (items.length < 3 ? items.join(' et ') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
    names: {
      cell: (row, column) => `ligne ${row}, colonne ${column}`,
      inRow: (row, columns) => `ligne ${row}, colonnes ${columns}`,
      inColumn: (column, rows) => `colonne ${column}, lignes ${rows}`,
    },
    namesAtStart: {
      cell: (row, column) => `Ligne ${row}, colonne ${column}`,
      inRow: (row, columns) => `Ligne ${row}, colonnes ${columns}`,
      inColumn: (column, rows) => `Colonne ${column}, lignes ${rows}`,
    },
    given: (digit) => `${digit}, donné`,
    own: (digit) => digit,
    empty: 'vide',
    marks: (digits) => `notes ${digits}`,
    conflicts: 'conflit',
    welcome: 'Placez chaque chiffre une fois par ligne et par colonne, en respectant tous les signes.',
    firstVisit:
      'Placez chaque chiffre une fois par ligne et par colonne. Les signes pointent vers le plus petit chiffre.',
    marksFilled: (count) =>
      count === 0 ? 'Toutes les notes sont déjà remplies.' : 'Toutes les notes ont été remplies.',
    left: (count) => `${countOf(count, 'case restante', 'cases restantes')}.`,
    placed: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}.`,
    erased: (row, column) => `Ligne ${row}, colonne ${column} effacée.`,
    marked: (digit) => `Note ${digit} ajoutée.`,
    unmarked: (digit) => `Note ${digit} retirée.`,
    isGiven: 'Cette case est donnée et ne peut pas changer.',
    isFilled: 'Effacez le chiffre avant d’ajouter des notes.',
    undone: 'Annulé.',
    redone: 'Rétabli.',
    nothingToUndo: 'Rien à annuler : c’est le début.',
    nothingToRedo: 'Rien à rétablir.',
    restarted: 'Retour au début.',
    restartedRest: 'Annulez pour retrouver vos chiffres.',
    shownSolution: 'La grille est résolue. Des chiffres montrés ne valent aucun record.',
    solvedWord: 'Résolu.',
    solved: (count, hintCount, time) =>
      time === undefined
        ? `${countOf(count, 'case', 'cases')}, ${hints(hintCount)}.`
        : `${countOf(count, 'case', 'cases')}, ${hints(hintCount)}, ${time}.`,
    twice: {
      row: (digit, row) => `Conflit : deux fois le ${digit} en ligne ${row}.`,
      column: (digit, column) => `Conflit : deux fois le ${digit} en colonne ${column}.`,
    },
    twiceGiven: {
      row: (own, given) => `Celui de la colonne ${own} est à vous, celui de la colonne ${given} est donné.`,
      column: (own, given) => `Celui de la ligne ${own} est à vous, celui de la ligne ${given} est donné.`,
    },
    twiceOwn: {
      row: (own, other) => `Ceux des colonnes ${own} et ${other} sont à vous.`,
      column: (own, other) => `Ceux des lignes ${own} et ${other} sont à vous.`,
    },
    signConflict: (low, high) => `Conflit : ${low} n’est pas inférieur à ${high}.`,
    signConflictAt: ([row, column], [otherRow, otherColumn]) =>
      `Le signe est entre ligne ${row}, colonne ${column} et ligne ${otherRow}, colonne ${otherColumn}.`,
    undo: 'Annuler',
    redo: 'Rétablir',
    pencil: 'Notes',
    hint: 'Indice',
    restart: 'Recommencer',
    link: 'Copier le lien',
    linkCopied: 'Lien copié.',
    linkRest: 'Le lien ne contient que la grille et vos chiffres.',
    previous: 'Grille précédente',
    next: 'Suivante',
    nextPuzzle: 'Grille suivante',
    firstPuzzle: (collection) => `C’est la première grille de « ${collection} ».`,
    lastPuzzle: (collection) => `C’est la dernière grille de « ${collection} ».`,
    notInCollection: 'Cette grille ne fait pas partie d’une collection.',
    enter: 'Entrer un chiffre',
    enterHeading: 'Chiffres',
    leftHeading: 'combien il en reste',
    digitLeft: (count) => countOf(count, 'restant', 'restants'),
    erase: 'Effacer',
    options: {
      heading: 'Options',
      fill: 'Remplir les notes',
      autoMarks: 'Garder toutes les notes remplies',
      equal: 'Surligner les chiffres égaux',
      autoClear: 'Effacer les notes automatiquement',
      conflicts: 'Surligner les conflits',
      timer: 'Chronomètre',
    },
    signs: {
      heading: 'Signes',
      text: 'Les signes pointent vers le plus petit chiffre.',
      example: 'Ici, 2 est inférieur à 7, et 1 est inférieur à 7.',
      labels: {
        across: { more: 'supérieur à la case de droite', less: 'inférieur à la case de droite' },
        down: { more: 'supérieur à la case du dessous', less: 'inférieur à la case du dessous' },
      },
    },
    hintPanel: {
      heading: 'Indice',
      searching: 'Recherche…',
      opened: (row, column) => `Regardez ligne ${row}, colonne ${column}. L’indice explique pourquoi.`,
      digit: (row, column, digit) => `Ligne ${row}, colonne ${column} : c’est ${digit}.`,
      why: 'Voir pourquoi',
      enter: (digit) => `Entrer ${digit}`,
      close: 'Fermer',
      ask: 'Voir l’indice',
      conflict: 'Corrigez les conflits avant de demander un indice.',
      wrong: 'Voir les chiffres faux',
      marked: 'Les cases sont marquées d’un !',
      about: 'le prochain chiffre le plus simple, et pourquoi',
      failed: 'Aucun indice trouvé. C’est un bug de masu.',
    },
    count: {
      heading: 'Grille',
      ask: 'Vérifier que la solution est unique',
      one: {
        trivial: 'Exactement une solution. Difficulté : trivial.',
        easy: 'Exactement une solution. Difficulté : facile.',
        tricky: 'Exactement une solution. Difficulté : délicat.',
        extreme: 'Exactement une solution. Difficulté : extrême.',
        recursive: 'Exactement une solution. Difficulté : récursif, c’est-à-dire qu’il faut faire des hypothèses.',
      },
      searching: 'Décompte des solutions…',
      first: 'Une solution',
      second: 'Une autre solution',
      solution: (rows) => `Lignes : ${rows}`,
      failed: 'Impossible de compter les solutions. C’est un bug de masu.',
    },
    grades: {
      trivial: 'Triviale',
      easy: 'Facile',
      tricky: 'Délicate',
      extreme: 'Extrême',
      recursive: 'Récursive',
    },
    generate: {
      heading: 'Nouvelle grille',
      size: 'Taille',
      grade: 'Difficulté',
      recursive: 'Récursive (avec hypothèses)',
      guessing:
        'Une grille récursive ne se résout pas par les seules règles : il faut essayer un chiffre et le suivre jusqu’à l’échec.',
      generate: 'Créer',
      progress: (tries) => `Création : essai ${tries}.`,
      stop: 'Arrêter',
      failed: 'Impossible de créer une grille. C’est un bug de masu.',
    },
    export: { copy: 'Copier en texte', download: 'Télécharger', copied: 'Grille copiée.' },
    shared: 'Grille partagée',
    badLink: 'Ce lien ne contient pas de grille valide.',
    missing: 'Grille introuvable.',
    puzzleCount: (count) => `Cette collection contient ${countOf(count, 'grille', 'grilles')}.`,
  };
};
