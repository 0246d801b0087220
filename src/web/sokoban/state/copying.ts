// Copies the moves, or a link with the level and the moves; shows them if the browser blocks copying.

import { sokobanMovesText } from '../../../session/index.js';
import { copyText } from '../../app/clipboard.js';
import { notifySokoban } from '../../app/notice.js';
import { makeRoute } from '../../routes.js';
import { makeLevelLink } from '../../share/level-link.js';
import { filesTexts } from '../../texts/files.js';
import { currentLevel } from './state.js';

export async function copyMoves(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const lurd = sokobanMovesText(open.session);
  const done = await copyText(lurd);
  notifySokoban({ tone: 'calm', lead: done ? filesTexts.movesCopied : lurd });
}

export async function copyLink(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const query = makeLevelLink(open.draft, sokobanMovesText(open.session));
  const address = `${location.href.split('#')[0]}${makeRoute({ page: 'sokoban', target: { kind: 'link', query } })}`;
  const done = await copyText(address);
  notifySokoban(
    done ? { tone: 'calm', lead: filesTexts.linkCopied, rest: filesTexts.linkRest } : { tone: 'calm', lead: address },
  );
}
