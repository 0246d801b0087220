// Everything the Sokoban page loads once a level is shown, as one module: separate imports would be separate requests.

export { BoardMenu, SokobanHeadGrade } from './panels/head-parts.js';
export { askWhyNot, copyLink, copyMoves, DesktopZoom, PhoneZoom, ReplayBar, SidePanels } from './panels/side-panels.js';
export { notifyHintEvents } from './state/hint-messages.js';
export { startJobs } from './state/jobs.js';
export { notifyEvents, notifyNoNeighbor, notifyWelcome } from './state/messages.js';
export { TextBoard } from './text-board.js';
