// The page inside the frame. The frame of the Sokoban page is part of the entry; the others are loaded when first opened.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { ComponentType } from 'preact';
import { fetchPart, Lazy, type LazyPart, lazyPart } from '../app/lazy.js';
import { fetchShipped, firstOwn } from '../collections/data/collections.js';
import { route } from '../route.js';
import type { Page as PageName } from '../routes.js';
import { SokobanPage } from '../sokoban/page.js';
import { playTexts } from '../texts/play.js';

/** Loads a page and its style sheet in parallel. */
const lazyPage = (load: () => Promise<ComponentType>): LazyPart =>
  lazyPart(async () => (await Promise.all([load(), import('../styles/other-pages.css')]))[0]);

/** Every page but the one that is part of the entry. */
const PARTS: Readonly<Partial<Record<PageName, LazyPart>>> = {
  futoshiki: lazyPage(async () => (await import('../futoshiki/page.js')).FutoshikiPage),
  levels: lazyPage(async () => (await import('../levels/page.js')).LevelsPage),
  level: lazyPage(async () => (await import('../level/page.js')).LevelPage),
  daily: lazyPage(async () => (await import('../daily/page.js')).DailyPage),
  progress: lazyPage(async () => (await import('../progress/page.js')).ProgressPage),
  editor: lazyPage(async () => (await import('../editor/page.js')).EditorPage),
  lab: lazyPage(async () => (await import('../lab/page.js')).LabPage),
  games: lazyPage(async () => (await import('../saved-games/page.js')).SavedGamesPage),
  settings: lazyPage(async () => (await import('../settings/page.js')).SettingsPage),
  lessons: lazyPage(async () => (await import('../lessons/page.js')).LessonsPage),
};

/** The pages that show the first collection if the address names none and nothing is saved. */
const FIRST_SHOWN: Partial<Record<PageName, PuzzleId>> = {
  sokoban: 'sokoban',
  futoshiki: 'futoshiki',
  levels: 'sokoban',
};

/** Starts fetching the page that the address names and, in parallel, the levels that it will show. */
export function fetchPage(): void {
  const { page, target } = route.peek();
  const puzzle = FIRST_SHOWN[page];
  if (target.kind === 'collection') fetchShipped(target.collection);
  else if (target.kind === 'none' && puzzle) fetchShipped(firstOwn(puzzle));
  const part = PARTS[page];
  if (part) void fetchPart(part).catch(() => {});
  // Fetched in parallel with the saved data, which decides what level to open.
  else
    void Promise.all([
      import('../sokoban/later/level-reader.js'),
      import('../sokoban/panels/later/after-level.js'),
    ]).catch(() => {});
}

export function CurrentPage() {
  const { page } = route.value;
  const part = PARTS[page];
  if (!part) return <SokobanPage />;
  return (
    <Lazy key={page} part={part}>
      <h1>{playTexts.pages[page]}</h1>
      <p class="quiet">{playTexts.shell.loading}</p>
    </Lazy>
  );
}
