// Everything that explains, as one module: loaded with the first question.

import { effect, signal, untracked } from '@preact/signals';
import { DIRECTIONS } from '../../../base/grid.js';
import { loadExplainWords } from '../../../languages/explain-words.js';
import {
  actExplain,
  boxLetters,
  type ExplainCommand,
  type ExplainEvent,
  explainJobs,
  hasNames,
  hintLine,
  ideaLines,
  isAwaited,
  JobRunner,
  judgedPushLine,
  lostReason,
  NOTHING_EXPLAINED,
  reasonStep,
  runLine,
  sokobanHint,
  sokobanPosition,
} from '../../../session/index.js';
import { ENGLISH_EXPLAIN_WORDS, type Level, legalPushes } from '../../../sokoban/index.js';
import { notifySokoban } from '../../app/notice.js';
import type { Labels } from '../../board/marks.js';
import { Button } from '../../controls.js';
import { catalogLanguage } from '../../language.js';
import { explainTexts } from '../../texts/explain.js';
import { sideTexts } from '../../texts/side.js';
import type { Brush } from '../../theme/skin.js';
import { singleWorkers } from '../../workers.js';
import { ARROW_ICONS } from '../arrows.js';
import { hintReason, notifyHint } from '../state/hint-messages.js';
import { labels, performSokoban, sokobanSession } from '../state/state.js';

// What is explained on the Sokoban page: the questions of the player, the jobs that answer them, and the answers in the
// language of the page. Loaded with the first question or hint; it then follows the session by itself.

// Letters on the boxes and numbers on the goals of a board, while an explanation names them.

/** A disc with a text, around a point of the cell in its 48 units. */
function drawBadge(
  { context, palette, cell }: Brush,
  x: number,
  y: number,
  text: string,
  [middle, radius]: readonly [number, number],
): void {
  const unit = cell / 48;
  const [centerX, centerY] = [x + middle * unit, y + middle * unit];
  context.beginPath();
  context.arc(centerX, centerY, radius * unit, 0, 2 * Math.PI);
  context.fillStyle = palette.paper;
  context.fill();
  context.lineWidth = Math.max(1, unit);
  context.strokeStyle = palette.ink;
  context.stroke();
  context.fillStyle = palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.round(radius * (text.length > 1 ? 1.05 : 1.4) * unit)}px system-ui, sans-serif`;
  context.fillText(text, centerX, centerY + unit);
}

const MIDDLE = [24, 15] as const;
/** Beside a box or the player. */
const CORNER = [38, 9] as const;

let last: { readonly letters: ReadonlyMap<number, string>; readonly goals: readonly number[]; readonly made: Labels };

/** The same labels for the same boxes, so that nothing is drawn again. */
function boardLabels(letters: ReadonlyMap<number, string>, goals: readonly number[]): Labels {
  if (last?.letters === letters && last.goals === goals) return last.made;
  const numbers = new Map(goals.map((cell, goal) => [cell, String(goal + 1)]));
  const made: Labels = {
    text: (cell) => `${letters.get(cell) ?? ''} ${numbers.get(cell) ?? ''}`.trim(),
    draw(brush, x, y, cell, what) {
      const letter = what === 'box' ? letters.get(cell) : undefined;
      const number = numbers.get(cell);
      if (letter) drawBadge(brush, x, y, letter, MIDDLE);
      if (number) drawBadge(brush, x, y, number, what === 'nothing' ? MIDDLE : CORNER);
    },
  };
  last = { letters, goals, made };
  return made;
}

/** Sentences in the language of the page; in English if they can't be loaded. */
const words = await loadExplainWords(catalogLanguage).catch(() => ENGLISH_EXPLAIN_WORDS);

const explained = signal(NOTHING_EXPLAINED);
/** The player chooses the push to ask about. */
const isAsking = signal(false);

const newRunner = (): JobRunner<ExplainCommand> =>
  new JobRunner({ engine: async () => (await singleWorkers()).singleEngine('explain'), take: explain });

let runner = newRunner();
let level: Level | undefined;

function explain(command: ExplainCommand): void {
  const now = sokobanSession.peek();
  if (!now) return;
  const { state, events } = actExplain(now, explained.peek(), command);
  explained.value = state;
  for (const event of events) tell(event);
}

export function toggleAsking(): void {
  isAsking.value = !isAsking.peek();
  if (!isAsking.peek()) explain({ kind: 'close-push' });
}

export const toggleIdea = (): void => explain({ kind: 'show-idea', on: !explained.peek().isIdeaShown });

export const toggleReplay = (): void => explain({ kind: 'explain-replay', on: !explained.peek().isReplayExplained });

hintReason.of = (now, { detail }) => {
  const step = detail === 3 ? undefined : reasonStep(detail);
  return step && hintLine(now, explained.peek(), words, step);
};

function tell(event: ExplainEvent): void {
  const now = sokobanSession.peek();
  if (event.kind === 'helped') performSokoban({ kind: 'count-hint' });
  else if (!now) return;
  else if (event.topic === 'push') notifySokoban(judgedPushLine(now, explained.peek(), words) ?? explainTexts.failed);
  else if (event.topic === 'hint') {
    // The open step of the hint with its idea or reason, in the message under the board.
    const hint = sokobanHint(now);
    if (hint && hintReason.of?.(now, hint)) notifyHint(now, hint);
  } else if (event.topic === 'lost') {
    const reason = lostReason(now, explained.peek(), words);
    if (reason) notifySokoban({ tone: 'ink', lead: explainTexts.lost(reason), strong: true });
  }
}

effect(() => {
  const now = sokobanSession.value;
  const state = explained.value;
  untracked(() => {
    if (now?.game.level !== level) {
      runner.close();
      runner = newRunner();
      level = now?.game.level;
      isAsking.value = false;
      // If it changes, this runs again.
      explained.value = NOTHING_EXPLAINED;
    }
    if (now && explained.peek() === state) runner.update(explainJobs(now, state));
  });
});

/** Letters and numbers are on the board only while something names them. */
effect(() => {
  const now = sokobanSession.value;
  const isNamed = now && (isAsking.value || hasNames(now, explained.value, words));
  labels.value = isNamed ? boardLabels(boxLetters(now), now.game.level.goals) : undefined;
});

// Explanations on the page: "Why not this push?", what the level takes, the idea and reasons of a hint, and the line of a
// replay. Shown only when asked for.

/** A row of arrows per box: every push that is possible now, or those of the selected box. */
function WhyNot() {
  const now = sokobanSession.value;
  if (!now) return null;
  const state = explained.value;
  const { selectedBox } = now;
  const letters = boxLetters(now);
  const pushes = legalPushes(now.game.level, sokobanPosition(now));
  const cells = [...new Set(pushes.map(({ cell }) => cell))].filter(
    (cell) => selectedBox === undefined || cell === selectedBox,
  );
  const answer = judgedPushLine(now, state, words);
  const isPending = isAwaited(now, state, 'push');
  const asked = isPending || answer !== undefined ? state.asked : undefined;
  return (
    <>
      <p class="quiet">{explainTexts.choose}</p>
      <div class="why-not">
        {cells.map((cell) => (
          <div key={cell} class="row" role="group" aria-label={explainTexts.box(letters.get(cell) ?? '')}>
            <b>{letters.get(cell)}</b>
            {DIRECTIONS.map((direction) => (
              <Button
                key={direction}
                icon={ARROW_ICONS[direction]}
                name={explainTexts.push(letters.get(cell) ?? '', direction)}
                pressed={asked?.cell === cell && asked.direction === direction}
                disabled={!pushes.some((push) => push.cell === cell && push.direction === direction)}
                onClick={() => explain({ kind: 'ask-push', cell, direction })}
              />
            ))}
          </div>
        ))}
      </div>
      {cells.length === 0 && <p>{explainTexts.noPush}</p>}
      {isPending && <p class="quiet">{explainTexts.searching}</p>}
      {answer && <p class="answer">{answer}</p>}
    </>
  );
}

function WhatItTakes() {
  const now = sokobanSession.value;
  if (!now) return null;
  const state = explained.value;
  const lines = ideaLines(now, state, words);
  if (isAwaited(now, state, 'idea')) return <p class="quiet">{explainTexts.searching}</p>;
  return lines && lines.length > 0 ? (
    <ul class="idea">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    <p>{explainTexts.nothing}</p>
  );
}

/** Both questions, each behind its button. */
export function ExplainPanel({ isSolved }: { readonly isSolved: boolean }) {
  const { isIdeaShown } = explained.value;
  return (
    <>
      <div class="row">
        {!isSolved && (
          <Button keyCap="o" pressed={isAsking.value} onClick={toggleAsking}>
            {sideTexts.explain.whyNot}
          </Button>
        )}
        <Button pressed={isIdeaShown} onClick={toggleIdea}>
          {sideTexts.explain[isSolved ? 'whatItTakes' : 'showIdea']}
        </Button>
      </div>
      {!isSolved && isAsking.value && <WhyNot />}
      {isIdeaShown && <WhatItTakes />}
    </>
  );
}

const Because = ({ line }: { readonly line: string | undefined }) => (line ? <p class="because">{line}</p> : null);

/** What the hint adds at a step. */
export function HintReason({ step }: { readonly step: 1 | 2 | 3 }) {
  const now = sokobanSession.value;
  return <Because line={now && hintLine(now, explained.value, words, step)} />;
}

export function LostReason() {
  const now = sokobanSession.value;
  const reason = now && lostReason(now, explained.value, words);
  return <Because line={reason && explainTexts.lost(reason)} />;
}

/** Under the replay bar: the run that is played. */
function ReplayLine() {
  const now = sokobanSession.value;
  if (!now) return null;
  const run = runLine(now, explained.value, words);
  if (run) return <p class="run-line">{explainTexts.run(run.line, run.lines, run.text)}</p>;
  return isAwaited(now, explained.value, 'replay') ? <p class="run-line quiet">{explainTexts.searching}</p> : null;
}

/** The button of the replay bar, with the line below it. */
export function ExplainReplay() {
  const { isReplayExplained } = explained.value;
  return (
    <>
      <Button pressed={isReplayExplained} onClick={toggleReplay}>
        {sideTexts.explain.replay}
      </Button>
      {isReplayExplained && <ReplayLine />}
    </>
  );
}
