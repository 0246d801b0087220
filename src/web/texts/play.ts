// The words of the frame and of the Sokoban page. All words of the web app stand in this folder, a table a page, each
// fetched with its page; another language is another set of tables of these shapes. Words are those of the design's list: short, exact, kind; say what is, then what can be done; never claim more than was proved.

import { countOf, formatNumber } from '../../base/format.js';
import type { Direction } from '../../base/grid.js';

export const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  up: 'up',
  right: 'right',
  down: 'down',
  left: 'left',
};

const boxes = (count: number): string => countOf(count, 'box', 'boxes');
const pushes = (count: number): string => countOf(count, 'push', 'pushes');
const moves = (count: number): string => countOf(count, 'move', 'moves');
const place = (row: number, column: number): string => `Row ${row}, column ${column}`;

export const T = {
  place,
  withKey: (what: string, key: string) => `${what} (${key})`,
  keys: { home: 'Home', end: 'End', space: 'Space' },
  pages: { sokoban: 'Sokoban', futoshiki: 'Futoshiki', levels: 'Levels', editor: 'Editor', lab: 'Lab' },
  shell: {
    start: 'masu, start',
    pages: 'Pages',
    menu: 'Menu',
    help: 'Help and keys',
    skip: 'Skip to the board',
    theme: 'Change theme',
    close: 'Close',
    title: (page: string, level?: string) => (level ? `${level}, ${page} · masu` : `${page} · masu`),
    loading: 'Loading.',
    failed: 'This part of the page could not be loaded. Reload when the network is back.',
    newVersion: { waits: 'A new version of masu is ready.', here: 'This page is of an older version of masu.' },
    reload: 'New version',
    offline: 'Ready to use without a network.',
    copied: (what: string) => `${what} copied.`,
    notCopied: 'The browser does not let this page copy. Save the file instead.',
    savesUnreadable: 'Your saved games could not be read. They were set aside untouched; play starts fresh.',
    savesOff: 'This browser keeps nothing for this page; what you play lasts until you leave it.',
    savesFull: 'The browser has no room to save more. Export your data, then free some space.',
    savesNewer: 'Your saved games belong to a newer masu. Reload to go on; until then nothing is saved.',
  },
  play: {
    region: 'Play',
    side: 'This level',
    of: (collection: string, index: number, count: number) => `${collection} · ${index} of ${count}`,
    untitled: (index: number) => `Level ${index}`,
    previous: 'Previous level',
    next: 'Next',
    nextLevel: 'Next level',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    hint: 'Hint',
    copyMoves: 'Copy moves',
    link: 'Link',
    board: 'Sokoban board. Arrow keys move.',
    picture: (rows: number, columns: number, boxCount: number, home: number) =>
      `Board, ${rows} rows, ${columns} columns. ${boxes(boxCount)}, ${home} home.`,
    grid: 'The board as text',
    rowName: (row: number) => `Row ${row}`,
    cells: {
      '#': 'wall',
      ' ': 'floor',
      '.': 'goal',
      $: 'box',
      '*': 'box home',
      '@': 'player',
      '+': 'player on goal',
      _: 'outside',
    } as Readonly<Record<string, string>>,
    arrows: 'Move',
    arrow: (direction: Direction) => `Move ${DIRECTION_WORDS[direction]}`,
  },
  counts: {
    heading: 'Counts',
    moves: 'Moves',
    pushes: 'Pushes',
    home: 'Home',
    of: (count: number) => ` of ${count}`,
    movesWord: (count: number) => (count === 1 ? 'move' : 'moves'),
    pushesWord: (count: number) => (count === 1 ? 'push' : 'pushes'),
    homeWord: (count: number) => `of ${count} home`,
    best: 'Your best',
    movesColumn: 'moves',
    pushesColumn: 'pushes',
    fewestMoves: 'Fewest moves',
    fewestPushes: 'Fewest pushes',
    none: '–',
    bound: (count: number) => `At least ${pushes(count)} to go.`,
    proven: (count: number) => `${pushes(count)} to go. Proven minimum.`,
  },
  happened: {
    welcome: 'Push every box onto a goal.',
    welcomeRest: (count: number) => `${boxes(count)} to bring home.`,
    pushed: (direction: Direction) => `Pushed ${DIRECTION_WORDS[direction]}.`,
    pushedOnto: (direction: Direction) => `Pushed ${DIRECTION_WORDS[direction]} onto goal.`,
    pushedOff: (direction: Direction) => `Pushed ${DIRECTION_WORDS[direction]} off its goal.`,
    left: (count: number, bound?: number) =>
      bound === undefined ? `${boxes(count)} left.` : `${boxes(count)} left, at least ${pushes(bound)}.`,
    leftShort: (count: number) => `${formatNumber(count)} left.`,
    blocked: (box: boolean, by: 'wall' | 'box') => (box ? `Box against ${by}.` : 'Wall.'),
    undone: (push: boolean, direction?: Direction) =>
      direction ? `Undone: ${push ? 'push' : 'step'} ${DIRECTION_WORDS[direction]}.` : 'Undone.',
    redone: (push: boolean, direction?: Direction) =>
      direction ? `Redone: ${push ? 'push' : 'step'} ${DIRECTION_WORDS[direction]}.` : 'Redone.',
    undoneShort: 'Undone.',
    redoneShort: 'Redone.',
    atStart: 'Nothing to undo: this is the start.',
    atEnd: 'Nothing to redo.',
    restarted: 'Back to the start.',
    restartedRest: 'Undo brings your moves back.',
    chosen: (row: number, column: number) => `${place(row, column)}: box chosen.`,
    chosenRest: (targets: number) =>
      targets === 0 ? 'It cannot be pushed from here.' : `The dots show the ${targets} cells it can go to.`,
    noWay: 'No way there without a push.',
    snapshotSet: (slot: number) => `Snapshot ${slot} taken.`,
    snapshotSetRest: (slot: number) => `Key ${slot} comes back here.`,
    snapshotTaken: 'Back at the snapshot.',
    snapshotEmpty: (slot: number) => `Snapshot ${slot} is empty.`,
    snapshotEmptyRest: (slot: number) => `Alt+${slot} takes one.`,
    solved: (moveCount: number, pushCount: number) => `in ${moves(moveCount)}, ${pushes(pushCount)}.`,
    solvedWord: 'Solved',
    solvedSpoken: (moveCount: number, pushCount: number) => `Solved. ${moves(moveCount)}, ${pushes(pushCount)}.`,
    newBestBoth: 'Your fewest of both.',
    newBestMoves: 'Your fewest moves.',
    newBestPushes: 'Your fewest pushes.',
    newBestSpoken: 'New best.',
    stuck: 'Deadlock: this position can’t be solved.',
    stuckCorner: (several: boolean) =>
      several ? 'The marked boxes can no longer reach a goal.' : 'The marked box can no longer reach a goal.',
    stuckHeld: (count: number) =>
      count === 1
        ? 'The marked box is frozen: it can never move again.'
        : count === 2
          ? 'The two marked boxes are frozen against the wall.'
          : 'The marked boxes are frozen: they can never move again.',
    stuckPinned: (count: number) =>
      count === 1
        ? 'Every push of the marked box leads to a deadlock.'
        : 'The marked boxes block each other: every push of one leads to a deadlock.',
    stuckShort: 'There aren’t enough reachable goals for the marked boxes.',
    stuckSpoken: (places: string, advice = '') => `Deadlock: ${places}. ${advice}`.trim(),
    undoKey: 'Press U to undo.',
    undoExactly: (count: number) => `Undo ${pushes(count)} to reach a position that can be solved.`,
    undoEnough: (count: number) => `Undo ${pushes(count)}: a solution was found from there. Fewer may be enough.`,
    undoAtLeast: (count: number) => `Undo at least ${pushes(count)}, then ask again.`,
    undoNever: 'Proven: this level has no solution.',
    undoPush: (count: number) => (count === 1 ? 'Undo push' : `Undo ${pushes(count)}`),
    playOn: 'Keep playing',
    replay: 'Replay',
    replayed: (at: number, count: number) => `Move ${formatNumber(at)} of ${formatNumber(count)}.`,
    movesCopied: 'Moves',
    linkCopied: 'Link',
    linkRest: 'It holds the level and your moves, and nothing else.',
  },
  games: {
    heading: 'Other games in progress',
    also: 'This level is also open in another tab.',
    both: 'Both games are saved.',
    moves,
    open: 'Continue',
    remove: 'Delete',
    deleted: 'Game deleted.',
    undo: 'Undo',
    unreadable: 'Couldn’t read this saved game.',
  },
  replay: {
    name: 'Replay',
    first: 'To the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    on: 'One move on',
    last: 'To the end',
    slider: 'Move',
    speed: (times: string) => `${times}× speed`,
    speedKeys: 'Faster (+), slower (−)',
  },
  links: {
    cutShort: (row: number) => `This link is cut short: its level ends in row ${row}.`,
    unreadable: 'This link holds no level that can be read.',
    badMoves: (index: number) => `Move ${index} cannot be made. The ${index - 1} before it were made.`,
    unreadableMoves: 'The moves of this link cannot be read.',
    shared: 'Shared level',
    noLevel: 'Level not found.',
    levelCount: (count: number) => `This collection has ${countOf(count, 'level', 'levels')}.`,
    noPage: 'Page not found.',
    choose: 'Choose a level',
  },
  files: {
    tooLarge: (size: string) => `This file has ${size} MiB; the limit is 64.`,
  },
} as const;
