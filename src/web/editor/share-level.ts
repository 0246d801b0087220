// What leaves the editor: the level as text, as a link, as a file, or into a game. Each saves a version.

import { copyText } from '../app/clipboard.js';
import { fileName, saveFile } from '../app/files.js';
import { notifyEditor } from '../app/notice.js';
import { go } from '../route.js';
import { makeRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { levelText } from '../share/level-text.js';
import { editorTexts } from '../texts/editor.js';
import { filesTexts } from '../texts/files.js';
import { checks, openLevelDrawing, settledDraft, title } from './state.js';

export async function copyDrawing(): Promise<void> {
  openLevelDrawing.save('shared');
  const done = await copyText(levelText(settledDraft()));
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.copied : filesTexts.notCopied });
}

const linkOf = (page: 'sokoban' | 'editor'): string =>
  makeRoute({ page, target: { kind: 'link', query: makeLevelLink(settledDraft()) } });

export async function copyDrawingLink(): Promise<void> {
  openLevelDrawing.save('shared');
  const address = `${location.href.split('#')[0]}${linkOf(checks.value.level ? 'sokoban' : 'editor')}`;
  const done = await copyText(address);
  notifyEditor({ tone: 'calm', lead: done ? editorTexts.linkCopied : address });
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
