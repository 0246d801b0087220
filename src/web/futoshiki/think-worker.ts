// The worker that reasons about Futoshiki: hints, how many solutions and why, new puzzles.

import { seededRandom } from '../../base/random.js';
import { compose, findHint, gradeLevel, whySeveral, whyUnsolvable } from '../../futoshiki/index.js';
import type { Checked, ThinkAnswer, ThinkQuestion } from './thinking.js';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const TELL_MILLIS = 300;

const post = (answer: ThinkAnswer): void => scope.postMessage(answer);

function check(level: Extract<ThinkQuestion, { ask: 'check' }>['level']): Checked {
  const grading = gradeLevel(level);
  if (grading.verdict === 'graded') return { kind: 'one', grade: grading.grade };
  const conflict = grading.verdict === 'unsolvable' ? whyUnsolvable(level) : undefined;
  if (conflict) return { kind: 'none', conflict };
  const several = whySeveral(level);
  if (!several) throw new Error('a puzzle without a grade has neither none nor several solutions');
  return { kind: 'several', several };
}

function make({ id, size, grade, seed }: Extract<ThinkQuestion, { ask: 'make' }>): void {
  const composing = compose({ size, grade }, seededRandom(seed));
  let told = performance.now();
  for (;;) {
    const next = composing.next();
    if (next.done) {
      if (next.value.ok) post({ id, made: next.value.value.level, grade: next.value.value.grade });
      else post({ id, error: next.value.error.message });
      return;
    }
    if (performance.now() - told < TELL_MILLIS) continue;
    told = performance.now();
    post({ id, tries: next.value.tries });
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<ThinkQuestion>) => {
  if (data.ask === 'hint') post({ id: data.id, hint: findHint(data.level, data.digits) });
  else if (data.ask === 'check') post({ id: data.id, checked: check(data.level) });
  else make(data);
});
