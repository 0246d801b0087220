// The words of the help dialog: keys, the look, what is kept.

import { countOf } from '../../base/format.js';

export const H = {
  help: {
    heading: 'Help and keys',
    sections: [
      [
        'Move',
        [
          ['Arrows, WASD, hjkl', 'one step'],
          ['Ctrl and arrow', 'walk until a box'],
          ['Shift and arrow', 'push until blocked'],
          ['Click or tap', 'walk there, choose a box, bring it to a dot'],
          ['Drag', 'bring a box to a cell'],
          ['Swipe', 'one step'],
        ],
      ],
      [
        'Take back',
        [
          ['u, z, Backspace', 'undo'],
          ['y, Ctrl+Y', 'redo'],
          ['r', 'restart, which can be undone'],
          ['Home, End', 'undo all, redo all'],
          ['Alt and digit', 'take a snapshot'],
          ['digit', 'back to it'],
        ],
      ],
      [
        'See',
        [
          ['i', 'hint'],
          ['c', 'dead cells'],
          ['x', 'warn when stuck'],
          ['b', 'fewest pushes left'],
          ['Space', 'play or pause the replay'],
          ['+ and -', 'its speed'],
          ['n, p', 'next and previous level'],
          ['?', 'this help'],
        ],
      ],
      [
        'Futoshiki',
        [
          ['1 to 9', 'write a digit'],
          ['m', 'pencil marks'],
          ['x, Delete', 'erase'],
          ['i', 'hint'],
          ['n, p', 'next and previous puzzle'],
        ],
      ],
    ] as readonly (readonly [string, readonly (readonly [string, string])[]])[],
    about: 'Everything happens in this page. Nothing you play, paste or draw is sent anywhere.',
  },
  appearance: {
    heading: 'Look',
    theme: 'Theme',
    contrast: 'Contrast',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    contrasts: { system: 'As the system', usual: 'Usual', more: 'More' },
  },
  kept: {
    heading: 'Kept on this device',
    summary: (games: string, records: string, collections: string) => `${games}, ${records}, ${collections}.`,
    game: 'game',
    games: 'games',
    record: 'record',
    records: 'records',
    collection: 'added collection',
    collections: 'added collections',
    exportAll: 'Export all',
    importAll: 'Import',
    imported: (count: number, dropped: readonly string[], refused: number) =>
      [
        `${countOf(count, 'entry', 'entries')} read; nothing of yours was lost.`,
        ...(dropped.length === 0 ? [] : [`${countOf(dropped.length, 'entry', 'entries')} not read: ${dropped[0]}`]),
        ...(refused === 0 ? [] : [`${countOf(refused, 'record', 'records')} left out: no solution of its level.`]),
      ].join(' '),
    failed: 'This file could not be read.',
    empty: (name: string) => `${name} is empty. Choose a file that “Export all” saved.`,
  },
} as const;
