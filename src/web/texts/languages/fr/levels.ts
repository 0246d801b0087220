// The levels page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const levels = ({ countOf, number }: LanguageTools): Tables['levels'] => {
  const levelCount = (count: number): string => countOf(count, 'niveau', 'niveaux');

  return {
    collections: 'Collections',
    region: 'Niveaux',
    over: (puzzle, count, solved) => `${puzzle} · ${levelCount(count)}, ${countOf(solved, 'résolu', 'résolus')}`,
    numbered: (index, title) => `${index}. ${title}`,
    list: {
      search: 'Rechercher',
      searchFor: 'Titre, auteur',
      sort: 'Trier par',
      sorts: {
        order: 'Numéro',
        grade: 'Difficulté',
        boxes: 'Caisses',
        pushes: 'Minimum de poussées',
        title: 'Titre',
      },
      bySize: 'Taille',
      shows: { all: 'Tous', unsolved: 'À résoudre', begun: 'En cours', solved: 'Résolus' },
      grade: 'Difficulté',
      anyGrade: 'Toutes',
      count: (shown, all) => (shown === all ? levelCount(all) : `${number(shown)} sur ${levelCount(all)}`),
    },
    show: 'Afficher',
    boxes: (count) => countOf(count, 'caisse', 'caisses'),
    fewest: (count) => `au moins ${countOf(count, 'poussée', 'poussées')}`,
    size: (size) => `${size} × ${size}`,
    score: (moves, pushes) =>
      `${countOf(moves, 'déplacement', 'déplacements')}, ${countOf(pushes, 'poussée', 'poussées')}`,
    solvedHints: (hints) => (hints === 0 ? 'résolu sans indice' : `résolu, ${countOf(hints, 'indice', 'indices')}`),
    movesSoFar: (moves) => `${countOf(moves, 'déplacement', 'déplacements')} pour l’instant`,
    solved: 'résolu',
    more: (count) => `En afficher ${number(count)} de plus`,
    none: 'Aucun niveau ne correspond. Changez la recherche ou les filtres.',
    missing: 'Collection introuvable sur cet appareil.',
    add: {
      heading: 'Ajouter des niveaux',
      about: 'collez texte ou fichiers',
      field: 'Texte des niveaux',
      placeholder: '#####\n#@$.#\n#####',
      addAll: (count) => (count === 1 ? 'Ajouter le niveau' : `Ajouter ${levelCount(count)}`),
      addValid: (count) => `Ajouter ${countOf(count, 'niveau valide', 'niveaux valides')}`,
      open: 'Ouvrir des fichiers',
      clear: 'Effacer',
      formats:
        'Formats acceptés : XSB, RLE, .sok, .slc, Futoshiki et formats de cours. Les fichiers restent sur cet appareil.',
      reading: 'Lecture…',
      large: (name, size) => `${name} (${size} Mio) est trop volumineux pour être affiché.`,
      tooLong: (count, most) =>
        `Le texte contient ${levelCount(count)} ; une collection peut en contenir ${number(most)}. Répartissez-le en plusieurs fichiers.`,
      pasted: 'Texte collé',
      valid: (title, boxes) => `${title} : valide, ${countOf(boxes, 'caisse', 'caisses')}`,
      validFutoshiki: (title, size) => `${title} : valide, ${size} × ${size}`,
      error: (title) => `${title} :`,
      showError: (line, column) => `Ligne ${line}, colonne ${column}`,
      twice: (count) =>
        `${countOf(count, 'niveau en répète', 'niveaux en répètent')} un autre plus haut dans ce texte.`,
      alreadyIn: (count, title) => `${countOf(count, 'niveau est', 'niveaux sont')} déjà dans « ${title} ».`,
      name: 'Nom de la collection',
      fixed: (count) => `${countOf(count, 'problème corrigé', 'problèmes corrigés')} automatiquement.`,
      moreLevels: (count) => `${countOf(count, 'autre niveau', 'autres niveaux')}.`,
      moreErrors: (count) => `${countOf(count, 'autre erreur', 'autres erreurs')}.`,
      failed: 'Impossible de lire ce texte.',
      empty: (name) => `${name} est vide. Choisissez un fichier avec au moins un niveau.`,
      unknownFormat: 'Format de niveau non reconnu. Les formats acceptés figurent ci-dessous.',
      added: (count) => `${countOf(count, 'niveau ajouté', 'niveaux ajoutés')}.`,
      untitled: (index) => `Niveau ${index}`,
      marked: 'Texte avec erreurs marquées',
      column: (column, message) => `Colonne ${column} : ${message}`,
      drop: 'Déposez les fichiers ici',
      files: 'Fichiers à ajouter',
      fileLevels: (valid, count) =>
        valid === count
          ? `${levelCount(count)}.`
          : `${number(valid)} sur ${levelCount(count)} ${valid > 1 ? 'peuvent être ajoutés' : 'peut être ajouté'}.`,
      emptyFile: 'Ce fichier est vide. Choisissez-en un avec au moins un niveau.',
      fileTitle: (title) => `Nom de la collection : ${title}.`,
      fileError: (line, column, message) => `Ligne ${line}, colonne ${column} : ${message}`,
      addFiles: (count) => `Ajouter ${countOf(count, 'collection', 'collections')}`,
      filesAdded: (count, added) =>
        `${countOf(count, 'collection ajoutée', 'collections ajoutées')}, ${levelCount(added)} en tout.`,
    },
    manage: {
      heading: 'Cette collection',
      name: 'Nom',
      rename: 'Renommer',
      renamed: (title) => `Nouveau nom : ${title}.`,
      mergeInto: 'Fusionner dans',
      merge: 'Fusionner',
      merged: (added, known, title) =>
        known === 0
          ? `${countOf(added, 'niveau ajouté', 'niveaux ajoutés')} à « ${title} ».`
          : `${countOf(added, 'niveau ajouté', 'niveaux ajoutés')} à « ${title} ». ${countOf(known, 'niveau y était', 'niveaux y étaient')} déjà.`,
      mergeFailed: 'Impossible de fusionner ces collections. Rien n’a changé.',
      moveUp: 'Monter',
      moveDown: 'Descendre',
      movedUp: 'Collection déplacée vers le haut.',
      movedDown: 'Collection déplacée vers le bas.',
      undone: 'Modification annulée.',
      repeats: (numbers) =>
        numbers.length === 1
          ? `Le niveau ${numbers[0]} en répète un autre plus haut.`
          : `${number(numbers.length)} niveaux en répètent d’autres : ${numbers.slice(0, 8).join(', ')}${numbers.length > 8 ? ', …' : ''}.`,
      removeRepeats: 'Retirer les doublons',
      repeatsRemoved: (count) => `${countOf(count, 'doublon retiré', 'doublons retirés')}.`,
      levelMoved: (index) => `Niveau déplacé au numéro ${index}.`,
      levelRemoved: 'Niveau retiré de la collection.',
    },
    export: {
      format: 'Format',
      download: 'Télécharger',
      remove: 'Supprimer',
      removed: (title) => `Collection « ${title} » supprimée.`,
      undo: 'Annuler',
      failed: 'Ce format ne peut pas contenir ces niveaux.',
    },
  };
};
