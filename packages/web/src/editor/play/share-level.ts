// What leaves the editor: the level as text, as a link, as a file, or into a game. Each saves a version.

import { copyText } from '../../app/clipboard.js';
import { fileName, saveFile } from '../../app/files.js';
import { notifyEditor } from '../../app/notice.js';
import { go } from '../../route.js';
import { makeLevelLink } from '../../share/level-link.js';
import { levelText } from '../../share/level-text.js';
import { editorTexts } from '../../texts/editor.js';
import { filesTexts } from '../../texts/files.js';
import { copyDrawingAddress } from '../editing.js';
import { checks, openLevelDrawing, settledDraft, title } from '../sheet/state.js';

export async function copyDrawing(): Promise<void> {
  openLevelDrawing.save('shared');
  const done = await copyText(levelText(settledDraft()));
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.copied : filesTexts.notCopied });
}

export function copyDrawingLink(): void {
  const page = checks.value.level ? 'sokoban' : 'editor';
  const query = makeLevelLink(settledDraft());
  void copyDrawingAddress(openLevelDrawing, { page, target: { kind: 'link', query } });
}

export function downloadLevel(): void {
  openLevelDrawing.save('shared');
  saveFile(fileName(title.value || editorTexts.untitled, 'xsb'), levelText(settledDraft()));
}

/** Opens the level in a game, in which the moves are made, or in the lab. */
export function openDrawing(page: 'sokoban' | 'lab', moves = ''): void {
  const now = settledDraft();
  if (!checks.value.level) {
    notifyEditor({ tone: 'ink', lead: editorTexts.notValid, strong: true });
    return;
  }
  openLevelDrawing.save('played');
  go({
    page,
    target: { kind: 'link', query: makeLevelLink({ ...now, title: title.value || editorTexts.untitled }, moves) },
  });
}
