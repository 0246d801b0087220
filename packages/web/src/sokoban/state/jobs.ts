// Runs the jobs that the Sokoban session needs: insight, undo advice, hint. Loaded after the board is shown.

import type { Progress } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { JobRunner } from '@masu/engine/session/job-runner.js';
import type { SokobanCommand } from '@masu/engine/session/sokoban/command.js';
import type { SokobanSession } from '@masu/engine/session/sokoban/session.js';
import { effect, signal, untracked } from '@preact/signals';
import { insightWorkers, singleWorkers, workers } from '../../workers.js';
import { currentLevel, isMarkingDead, isShowingBound, isWarning, performSokoban, sokobanSession } from './state.js';

/** The progress of the search for a hint. */
export const hintProgress = signal<{ readonly progress: Progress; readonly millis: number }>({
  progress: { expanded: 0, bytes: 0 },
  millis: 0,
});

const SHOW_MILLIS = 500;
let began = 0;

function showProgress(progress: Progress): void {
  const millis = performance.now() - began;
  if (millis - hintProgress.peek().millis >= SHOW_MILLIS) hintProgress.value = { progress, millis };
}

const newRunner = (): JobRunner<SokobanCommand> =>
  new JobRunner({
    async engine(slot) {
      if (slot === 'insight') return (await insightWorkers()).insightEngine();
      if (slot === 'undo-advice') return (await singleWorkers()).singleEngine(slot);
      return (await workers()).pageEngine();
    },
    take: performSokoban,
    onProgress: (slot, progress) => slot === 'hint' && showProgress(progress),
  });

let runner = newRunner();
/** The level the runner works for. Another level gets another runner: late answers are about the level that was left. */
let level: Level | undefined;

function update(now: SokobanSession | undefined, isInsightWanted: boolean): void {
  if (now?.game.level !== level) {
    runner.close();
    runner = newRunner();
    level = now?.game.level;
  }
  const wanted = now && currentLevel.peek()?.play.jobs(now);
  if (!wanted) return;
  if (now.hint.kind === 'searching' && !runner.isRunning('hint')) {
    began = performance.now();
    hintProgress.value = { progress: { expanded: 0, bytes: 0 }, millis: 0 };
  }
  runner.update(wanted.filter(({ slot }) => slot !== 'insight' || isInsightWanted));
}

let isStarted = false;

/** Starts and stops jobs as the session and the settings change. */
export function startJobs(): void {
  if (isStarted) return;
  isStarted = true;
  effect(() => {
    const now = sokobanSession.value;
    const isInsightWanted = isWarning.value || isShowingBound.value || isMarkingDead.value;
    untracked(() => update(now, isInsightWanted));
  });
}
