// Asking for a hint: what finds one is fetched with the first asking.

import { T } from '../texts/play.js';
import { notify } from './notify.js';

function withFinder(act: (hints: typeof import('./hints.js')) => void): void {
  import('./hints.js').then(act, () => notify({ tone: 'ink', lead: T.shell.failed }));
}

/** The first asking opens the first rung, each further one the next. */
export const askHint = (): void => withFinder((hints) => hints.openNextRung());

export const closeHint = (): void => withFinder((hints) => hints.closeHint());
