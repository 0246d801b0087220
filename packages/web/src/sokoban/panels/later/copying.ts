// Copies the moves, or a link with the level and the moves; shows them if the browser blocks copying.

import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { copyAndTell } from '../../../app/clipboard.js';
import { notifySokoban } from '../../../app/notice.js';
import { fullAddress } from '../../../route.js';
import { linkRoute } from '../../../routes.js';
import { makeLevelLink } from '../../../share/level-link.js';
import { filesTexts } from '../../../texts/files.js';
import { currentLevel } from '../../state/state.js';

export async function copyMoves(): Promise<void> {
  const open = currentLevel.value;
  if (open) await copyAndTell(sokobanMovesText(open.session), notifySokoban, filesTexts.movesCopied);
}

export async function copyLink(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const query = makeLevelLink(open.draft, sokobanMovesText(open.session));
  const { linkCopied: lead, linkRest: rest } = filesTexts;
  await copyAndTell(fullAddress(linkRoute('sokoban', query)), notifySokoban, { tone: 'calm', lead, rest });
}
