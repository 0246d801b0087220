// The title of the browser's tab.

import { useEffect } from 'preact/hooks';
import { playTexts } from '../texts/play.js';

/** The name of the page, and what it shows. */
export function usePageTitle(page: string, shown?: string): void {
  useEffect(() => {
    document.title = playTexts.shell.title(page, shown);
  }, [page, shown]);
}
