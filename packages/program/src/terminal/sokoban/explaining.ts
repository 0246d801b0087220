// Explanations on the full screen, for the game and the replay: the questions, their jobs, and what they add to a frame.

import { sentenceText } from '@masu/core/base/sentence-parts.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { hasNames, hintLine } from '@masu/engine/session/explain/lines.js';
import {
  actExplain,
  type ExplainCommand,
  type ExplainEvent,
  type ExplainState,
  explainJobs,
  NOTHING_EXPLAINED,
} from '@masu/engine/session/explain/questions.js';
import { JobRunner, type JobSlot } from '@masu/engine/session/job-runner.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import { type SokobanSession, sokobanHint } from '@masu/engine/session/sokoban/session.js';
import { explanationTexts } from '../texts/language.js';

interface ExplainHost {
  engine(slot: JobSlot): Engine;
  session(): SokobanSession;
  happened(events: readonly ExplainEvent[]): void;
}

export class Explainer {
  state: ExplainState = NOTHING_EXPLAINED;
  private readonly host: ExplainHost;
  private readonly runner: JobRunner<ExplainCommand>;

  constructor(host: ExplainHost) {
    this.host = host;
    this.runner = new JobRunner<ExplainCommand>({
      engine: (slot) => host.engine(slot),
      take: (command) => this.act(command),
    });
  }

  act(command: ExplainCommand): void {
    const { state, events } = actExplain(this.host.session(), this.state, command);
    this.state = state;
    this.host.happened(events);
    this.update();
  }

  /** Starts the job that is wanted now; call it after every change of the session. */
  update(): void {
    this.runner.update(explainJobs(this.host.session(), this.state));
  }

  close(): void {
    this.runner.close();
  }
}

/** What the board writes on boxes and goals, by cell: letters, small ones on goals, and numbers. */
export function squareLabels(
  session: SokobanSession,
  explained: ExplainState,
  isAsking = false,
): ReadonlyMap<number, string> {
  if (!isAsking && !hasNames(session, explained, explanationTexts)) return new Map();
  const { goals, goalMap } = session.game.level;
  const boxes = [...boxLetters(session)].map(([cell, letter]): [number, string] => [
    cell,
    goalMap[cell] ? letter.toLowerCase() : letter,
  ]);
  return new Map([...goals.map((cell, goal): [number, string] => [cell, String(goal + 1)]), ...boxes]);
}

/** The sentences of an open hint, each step followed by its idea or reason. */
export function explainedHint(
  session: SokobanSession,
  explained: ExplainState,
  sentences: readonly string[],
): string[] {
  const detail = sokobanHint(session)?.detail;
  const line = (step: 1 | 2 | 3): string[] => {
    const text = hintLine(session, explained, explanationTexts, step);
    return text ? [sentenceText(text)] : [];
  };
  const [first = '', second = ''] = sentences;
  if (detail === 1) return [first, ...line(1)];
  if (detail === 2) return [first, ...line(2)];
  if (detail === 3) return [first, ...line(2), second];
  return detail === 4 ? [first, ...line(2), second, ...line(3)] : [...sentences];
}
