// How a task ended, as a value: a report, or the bug that ended it. A promise that rejects before anyone awaits it
// would end the whole program; a value doesn't.

import type { Reported } from '../job.js';
import type { Task } from './engine.js';

export type TaskEnding =
  | { readonly kind: 'reported'; readonly reported: Reported }
  | { readonly kind: 'bug'; readonly bug: Error };

export function taskEnding({ report }: Task): Promise<TaskEnding> {
  return report.then(
    (reported): TaskEnding => ({ kind: 'reported', reported }),
    (bug: unknown): TaskEnding => ({ kind: 'bug', bug: bug instanceof Error ? bug : new Error(String(bug)) }),
  );
}
