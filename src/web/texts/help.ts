// Texts of the help dialog: the keys. A key is written as on its cap; `Ctrl+Z` is two caps pressed together.

import { inLanguage } from './language.js';

export interface KeyRow {
  readonly keys?: readonly string[];
  /** A gesture instead of a key. */
  readonly gesture?: string;
  readonly does: string;
}

export const ENGLISH = {
  heading: 'Help',
  settings: 'All settings',
  about: 'masu runs entirely in your browser. Nothing you play, paste, or draw leaves this device.',
  sections: [
    [
      'Move',
      [
        { keys: ['←', '↑', '→', '↓'], does: 'Move one step; also W A S D and H J K L' },
        { keys: ['Ctrl+arrow'], does: 'Walk until blocked' },
        { keys: ['Shift+arrow'], does: 'Push until blocked' },
        { gesture: 'Click or tap', does: 'Walk there, or select a box and then its destination' },
        { gesture: 'Drag', does: 'Push a box to a cell, or move a zoomed board' },
        { gesture: 'Swipe', does: 'Move one step' },
      ],
    ],
    [
      'Undo and snapshots',
      [
        { keys: ['U', 'Z', '⌫'], does: 'Undo a whole walk or push' },
        { keys: ['Y', 'Ctrl+Y'], does: 'Redo' },
        { keys: ['Shift+U', 'Shift+Y'], does: 'Undo or redo a single move' },
        { keys: ['R'], does: 'Restart (can be undone)' },
        { keys: ['Home', 'End'], does: 'Undo all, redo all' },
        { keys: ['Alt+1'], does: 'Save snapshot 1' },
        { keys: ['1'], does: 'Return to snapshot 1' },
      ],
    ],
    [
      'Hints and view',
      [
        { keys: ['I'], does: 'Show the next step of the hint' },
        { keys: ['C'], does: 'Highlight dead squares' },
        { keys: ['X'], does: 'Turn deadlock warnings on or off' },
        { keys: ['B'], does: 'Show minimum pushes left' },
        { keys: ['.', ',', 'F'], does: 'Zoom in, zoom out, fit the whole board' },
        { keys: ['Ctrl+Shift+arrow'], does: 'Move a zoomed board' },
        { keys: ['V'], does: 'Bring the player into view' },
        { gesture: 'Pinch, or Ctrl and wheel', does: 'Zoom' },
        { keys: ['Space'], does: 'Play or pause the replay' },
        { keys: ['+', '−'], does: 'Change replay speed' },
        { keys: ['N', 'P'], does: 'Next or previous level' },
        { keys: ['Enter'], does: 'Next level, after a win' },
        { keys: ['Ctrl+V'], does: 'Play pasted moves, or add pasted levels' },
        { keys: ['?'], does: 'Open this help' },
      ],
    ],
    [
      'Futoshiki',
      [
        { keys: ['1', '2', '3'], does: 'Enter a digit' },
        { keys: ['Home', 'End'], does: 'First or last cell of the row' },
        { keys: ['Ctrl+Home', 'Ctrl+End'], does: 'First or last cell of the grid' },
        { keys: ['M'], does: 'Turn pencil marks on or off' },
        { keys: ['A'], does: 'Fill in all pencil marks' },
        { keys: ['X', 'Delete'], does: 'Erase' },
        { keys: ['I'], does: 'Hint' },
        { keys: ['N', 'P'], does: 'Next or previous puzzle' },
      ],
    ],
    [
      'Gamepad',
      [
        { gesture: 'Stick or D-pad', does: 'Move' },
        { keys: ['A'], does: 'Hint; next level after a win' },
        { keys: ['B'], does: 'Undo' },
        { keys: ['X'], does: 'Redo' },
        { keys: ['Y'], does: 'Restart' },
        { keys: ['LB', 'RB'], does: 'Previous or next level' },
      ],
    ],
  ] as readonly (readonly [string, readonly KeyRow[]])[],
} as const;

export const H = inLanguage('help', ENGLISH);
