// Everything the Sokoban page loads once a level is shown, as one module: separate imports would be separate requests.

export { SokobanHeadGrade } from './head-grade.js';
export { BoardMenu } from './panels/board-menu.js';
export { askWhyNot, DesktopZoom, PhoneZoom, ReplayBar, SidePanels } from './panels/side-panels.js';
export { copyLink, copyMoves } from './state/copying.js';
export { notifyHintEvents } from './state/hint-messages.js';
export { startJobs } from './state/jobs.js';
export { notifyEvents, notifyNoNeighbor, notifyWelcome } from './state/messages.js';
export { TextBoard } from './text-board.js';
