// Everything the Sokoban page loads once a level is shown, as one module: a part imported on its own would be one more
// request.

export { SokobanHeadGrade } from '../grades/sokoban-head-grade.js';
export { copyLink, copyMoves } from './copying.js';
export { notifyHintEvents } from './hint-messages.js';
export { startJobs } from './jobs.js';
export { notifyEvents, notifySolved, notifyWelcome } from './messages.js';
export { DesktopZoom, PhoneZoom, ReplayBar, SidePanels } from './side-panels.js';
export { TextBoard } from './text-board.js';
