// Texts of the settings page.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  title: 'Settings',
  about: 'Saved on this device',
  appearance: {
    heading: 'Appearance',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    contrast: 'Contrast',
    contrasts: { system: 'System', usual: 'Standard', more: 'High' },
    motion: 'Motion',
    motions: { system: 'System', full: 'Full', reduced: 'Reduced' },
    skin: 'Board',
    skins: { hinoki: 'Hinoki', plain: 'Plain, high contrast', night: 'Night' },
    skinPreview: 'The board in this style',
    language: 'Language',
    systemLanguage: 'Browser’s language',
  },
  sound: {
    heading: 'Sound',
    on: 'Play soft sounds for moves, pushes, and wins',
    volume: 'Volume',
    try: 'Play a sound',
  },
  play: {
    heading: 'Sokoban',
    undo: 'One undo takes back',
    undos: { action: 'A whole walk or push', move: 'A single move' },
    undoAbout: 'Hold Shift for the other.',
    warn: 'Warn about deadlocks',
    dead: 'Highlight dead squares',
    bound: 'Show minimum pushes left',
    arrows: 'On-screen arrows',
    timer: 'Timer',
  },
  futoshiki: {
    heading: 'Futoshiki',
    autoClear: 'Clear pencil marks automatically',
    autoMarks: 'Keep all pencil marks filled in',
    equal: 'Highlight equal digits',
    conflicts: 'Highlight conflicts',
    timer: 'Timer',
  },
  keys: 'Keys',
  saved: {
    heading: 'Data on this device',
    games: (count: number) => countOf(count, 'game', 'games'),
    records: (count: number) => countOf(count, 'record', 'records'),
    collections: (count: number) => countOf(count, 'collection', 'collections'),
    summary: (games: string, records: string, collections: string) => `${games}, ${records}, ${collections}`,
    offline: 'masu works offline: everything it needs is stored on this device.',
    openGames: 'Saved games',
    exportAll: 'Export all data',
    importAll: 'Import data',
    imported: (count: number, dropped: readonly string[], refused: number) =>
      [
        `Imported ${countOf(count, 'entry', 'entries')}. Your existing data was kept.`,
        ...(dropped.length === 0
          ? []
          : [`Skipped ${countOf(dropped.length, 'unreadable entry', 'unreadable entries')}: ${dropped[0]}`]),
        ...(refused === 0
          ? []
          : [`Skipped ${countOf(refused, 'record', 'records')}: the solution doesn’t solve the level.`]),
      ].join(' '),
    failed: 'Couldn’t read this file.',
    erase: 'Delete all data',
    eraseAsk:
      'This deletes your games, records, collections, and settings from this browser. It can’t be undone: export your data first to keep a copy.',
    eraseYes: 'Delete everything',
    eraseNo: 'Cancel',
    empty: 'This file is empty. Choose a file saved by “Export all data”.',
    files: 'Imported files',
  },
} as const;

export const O = inLanguage('settings', ENGLISH);
