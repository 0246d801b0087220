// The level as text in the clipboard, and as a .sok file with its solutions.

import { sokobanMovesText } from '@masu/engine/session/sokoban/saved.js';
import { copyAndTell } from '../../app/clipboard.js';
import { fileName, saveFile } from '../../app/files.js';
import { notifySokoban } from '../../app/notice.js';
import { whyNotWritten } from '../../said.js';
import { levelText } from '../../share/level-text.js';
import { filesTexts } from '../../texts/files.js';
import { sideTexts } from '../../texts/side.js';
import { workers } from '../../workers.js';
import { currentLevel, isGameSolved, levelRecord } from '../state/state.js';

export async function copyLevel(): Promise<void> {
  const open = currentLevel.value;
  if (open) await copyAndTell(levelText(open.draft), notifySokoban, sideTexts.export.levelCopied, filesTexts.notCopied);
}

/** The best solutions, and the moves so far as a snapshot. */
export async function downloadSok(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const moves = sokobanMovesText(open.session);
  const best = levelRecord.value;
  const stored = [
    ...(best ? [{ kind: 'solution', title: 'Solution/Moves', moves: best.bestMoves.solution }] : []),
    ...(best ? [{ kind: 'solution', title: 'Solution/Pushes', moves: best.bestPushes.solution }] : []),
    ...(moves && !isGameSolved.value ? [{ kind: 'snapshot', title: 'Snapshot', moves }] : []),
  ];
  try {
    const text = await (await workers()).writeText('sokoban', 'sok', [
      { ...open.draft, title: open.draft.title ?? open.origin.title, stored },
    ]);
    saveFile(fileName(open.origin.title, 'sok'), text);
  } catch (error) {
    notifySokoban({ tone: 'ink', lead: whyNotWritten(error as Error) });
  }
}
