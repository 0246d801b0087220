// Replays of a Sokoban level: one of several to choose from, or a solution beside one with fewer pushes.

import type { Direction } from '@masu/core/base/grid.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import { compareWithBest } from '@masu/engine/session/sokoban/compare.js';
import { ChoicePage } from '../pages/choice-page.js';
import { comparedReplay, newReplay, ReplayPage, type ReplayState } from '../pages/replay-page.js';
import { openKeys } from '../pages/text-page.js';
import type { App, TerminalPage } from '../screen/page.js';
import type { ReplayChoice } from '../sokoban/replay-choices.js';
import { texts } from '../texts/language.js';

/** For all searches of a comparison together. */
const COMPARE_MILLIS = 20_000;

/** A solution beside one with fewer pushes, once that is found. */
function comparedPage(app: App, level: Level, moves: readonly Direction[], title: string): TerminalPage {
  const state: ReplayState = { ...newReplay(level, moves, title), isPlaying: false, note: texts.compare.searching };
  const end = Date.now() + COMPARE_MILLIS;
  let task: Task | undefined;
  let isLeft = false;
  const comparing = compareWithBest(
    (job) => {
      const running = app.engine('hint').run(job);
      task = running;
      if (isLeft) running.stop();
      return running.report;
    },
    level,
    moves,
    () => ({ millis: Math.max(1, end - Date.now()) }),
  ).catch(() => undefined);
  const stop = (): void => {
    isLeft = true;
    task?.stop();
  };
  const shown = comparing.then((best) => (best ? comparedReplay(level, best) : { ...state, note: texts.compare.none }));
  return new ReplayPage(app, state, { comparison: shown, stop });
}

/** Opens the only replay, or a list of them. */
export function openReplay(app: App, level: Level, choices: readonly [ReplayChoice, ...ReplayChoice[]]): void {
  const makeReplayPage = ({ name, about, moves, isCompared }: ReplayChoice): TerminalPage => {
    const title = texts.replay.title(name, about);
    if (isCompared) return comparedPage(app, level, moves, title);
    return new ReplayPage(app, newReplay(level, moves, title));
  };
  if (choices.length === 1) {
    app.open(makeReplayPage(choices[0]));
    return;
  }
  const rows = choices.map((choice) => ({ ...choice, open: () => app.replace(makeReplayPage(choice)) }));
  const help = (): void => openKeys(app, 'replay');
  app.open(new ChoicePage(app, { heading: texts.replay.heading, rows: () => rows, help }));
}
