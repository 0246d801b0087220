// Everything the Sokoban page loads once a level is shown, as one module: separate imports would be separate requests.

export { notifyHintEvents } from '../../state/hint-messages.js';
export { startJobs } from '../../state/jobs.js';
export { notifyEvents, notifyNoNeighbor, notifyWelcome } from '../../state/messages.js';
export { startNaming } from '../../state/naming.js';
export { copyLink, copyMoves } from './copying.js';
export { BoardMenu, SokobanHeadGrade } from './head-parts.js';
export { ReplayBar } from './replay-bar.js';
export { askWhyNot, SidePanels } from './side-panels.js';
export { TextBoard } from './text-board.js';
export { DesktopZoom, PhoneZoom } from './zoom-buttons.js';
