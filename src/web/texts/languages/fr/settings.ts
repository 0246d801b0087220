// The settings page in French.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const settings = ({ countOf }: LanguageTools): Tables['settings'] => ({
  title: 'Réglages',
  about: 'Enregistrés sur cet appareil',
  appearance: {
    heading: 'Apparence',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    contrast: 'Contraste',
    contrasts: { system: 'Système', usual: 'Normal', more: 'Élevé' },
    motion: 'Animations',
    motions: { system: 'Système', full: 'Toutes', reduced: 'Réduites' },
    skin: 'Plateau',
    skins: { hinoki: 'Hinoki', plain: 'Sobre, contraste élevé', night: 'Nuit' },
    skinPreview: 'Le plateau dans ce style',
    language: 'Langue',
    systemLanguage: 'Langue du navigateur',
  },
  sound: {
    heading: 'Son',
    on: 'Sons discrets pour les déplacements, les poussées et les victoires',
    volume: 'Volume',
    try: 'Écouter un son',
  },
  play: {
    heading: 'Sokoban',
    undo: 'Chaque annulation défait',
    undos: { action: 'Tout un trajet ou une poussée', move: 'Un seul déplacement' },
    undoAbout: 'Maintenez Maj pour l’autre.',
    warn: 'Signaler les impasses',
    dead: 'Surligner les cases mortes',
    bound: 'Minimum de poussées restantes',
    arrows: 'Flèches à l’écran',
    timer: 'Chronomètre',
  },
  futoshiki: {
    heading: 'Futoshiki',
    autoClear: 'Effacer les notes automatiquement',
    autoMarks: 'Garder toutes les notes remplies',
    equal: 'Surligner les chiffres égaux',
    conflicts: 'Surligner les conflits',
    timer: 'Chronomètre',
  },
  keys: 'Touches',
  saved: {
    heading: 'Données sur cet appareil',
    games: (count) => countOf(count, 'partie', 'parties'),
    records: (count) => countOf(count, 'record', 'records'),
    collections: (count) => countOf(count, 'collection', 'collections'),
    summary: (games, records, collections) => `${games}, ${records}, ${collections}`,
    offline: 'masu fonctionne hors ligne : tout ce qu’il lui faut est enregistré sur cet appareil.',
    openGames: 'Parties enregistrées',
    exportAll: 'Exporter toutes les données',
    importAll: 'Importer des données',
    imported: (count, dropped, refused) =>
      [
        `${countOf(count, 'entrée importée', 'entrées importées')}. Vos données existantes sont conservées.`,
        ...(dropped.length === 0
          ? []
          : [`${countOf(dropped.length, 'entrée illisible ignorée', 'entrées illisibles ignorées')} : ${dropped[0]}`]),
        ...(refused === 0
          ? []
          : [`${countOf(refused, 'record ignoré', 'records ignorés')} : la solution ne résout pas le niveau.`]),
      ].join(' '),
    failed: 'Impossible de lire ce fichier.',
    erase: 'Supprimer toutes les données',
    eraseAsk:
      'Ceci supprime de ce navigateur vos parties, records, collections et réglages. C’est définitif : exportez d’abord vos données pour en garder une copie.',
    eraseYes: 'Tout supprimer',
    eraseNo: 'Annuler',
    empty: 'Ce fichier est vide. Choisissez un fichier enregistré par « Exporter toutes les données ».',
    files: 'Fichiers importés',
  },
});
