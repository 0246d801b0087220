// Texts of the help dialog: keys, appearance, saved data.

import { countOf } from '../../base/format.js';
import { inLanguage } from './language.js';

export const ENGLISH = {
  help: {
    heading: 'Help and settings',
    sections: [
      [
        'Move',
        [
          ['Arrow keys, WASD, HJKL', 'Move one step'],
          ['Ctrl+arrow', 'Walk until blocked'],
          ['Shift+arrow', 'Push until blocked'],
          ['Click or tap', 'Walk there, or select a box and then its destination'],
          ['Drag', 'Push a box to a cell'],
          ['Swipe', 'Move one step'],
        ],
      ],
      [
        'Undo and snapshots',
        [
          ['U, Z, Backspace', 'Undo'],
          ['Y, Ctrl+Y', 'Redo'],
          ['R', 'Restart (can be undone)'],
          ['Home, End', 'Undo all, redo all'],
          ['Alt+digit', 'Save a snapshot'],
          ['Digit', 'Return to a snapshot'],
        ],
      ],
      [
        'Hints and view',
        [
          ['I', 'Show the next step of the hint'],
          ['C', 'Highlight dead squares'],
          ['X', 'Turn deadlock warnings on or off'],
          ['B', 'Show minimum pushes left'],
          ['Space', 'Play or pause the replay'],
          ['+, −', 'Change replay speed'],
          ['N, P', 'Next or previous level'],
          ['?', 'Open this help'],
        ],
      ],
      [
        'Futoshiki',
        [
          ['1–9', 'Enter a digit'],
          ['M', 'Turn pencil marks on or off'],
          ['X, Delete', 'Erase'],
          ['I', 'Hint'],
          ['N, P', 'Next or previous puzzle'],
        ],
      ],
    ] as readonly (readonly [string, readonly (readonly [string, string])[]])[],
    about: 'masu runs entirely in your browser. Nothing you play, paste, or draw leaves this device.',
  },
  appearance: {
    heading: 'Appearance',
    theme: 'Theme',
    contrast: 'Contrast',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    contrasts: { system: 'System', usual: 'Standard', more: 'High' },
  },
  saved: {
    heading: 'Saved on this device',
    games: (count: number) => countOf(count, 'game', 'games'),
    records: (count: number) => countOf(count, 'record', 'records'),
    collections: (count: number) => countOf(count, 'collection', 'collections'),
    summary: (games: string, records: string, collections: string) => `${games}, ${records}, ${collections}`,
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
    empty: (name: string) => `${name} is empty. Choose a file saved by “Export all data”.`,
  },
} as const;

export const H = inLanguage('help', ENGLISH);
