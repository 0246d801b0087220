// Opens the puzzle that the address names, or a new one.

import { defined } from '@masu/core/base/defined.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { notifyFutoshiki } from '../app/notice.js';
import { shippedLevelTitle } from '../collections/data/collections.js';
import { type Asked, newFollowing, type Opening } from '../play/follow-games.js';
import type { Origin } from '../play/play-state.js';
import { said } from '../said.js';
import { parsePuzzleLink } from '../share/puzzle-link.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { defaultGrade, generatePuzzle, wantedSize } from './generate-panel.js';
import { stopRequest } from './jobs.js';
import { currentPuzzle, openPuzzle } from './state.js';

async function openDraft(
  draft: FutoshikiDraft,
  origin: Origin,
  { isAgain, isWanted }: Asked,
  digits?: readonly number[],
): Promise<Opening> {
  const level = validateLevel(draft);
  if (!level.ok) return { error: said(level.error) };
  const isOpened = await openPuzzle(level.value, origin, isWanted, { isAgain, ...defined({ digits }) });
  return isOpened ? 'opened' : 'left';
}

export const followFutoshikiRoute = newFollowing({
  puzzle: 'futoshiki',
  last: 'futoshiki.last',
  notify: notifyFutoshiki,
  missing: () => futoshikiTexts.missing,
  levelCount: (count) => futoshikiTexts.puzzleCount(count),
  // A puzzle being generated and a count belong to the address that was left.
  left: stopRequest,
  openDraft: (draft, origin, asked) => openDraft(draft as FutoshikiDraft, origin, asked),
  async openLink(query, asked) {
    const link = parsePuzzleLink(query);
    if (!link) return { error: futoshikiTexts.badLink };
    const { draft, digits } = link;
    const title = draft.title ? shippedLevelTitle(draft.title) : futoshikiTexts.shared;
    return openDraft(draft, { title }, asked, digits.length > 0 ? digits : undefined);
  },
  openNothing() {
    void generatePuzzle(wantedSize(), defaultGrade());
    return undefined;
  },
  isBegun: () => (currentPuzzle.value?.session.game.entries.length ?? 0) > 0,
});
