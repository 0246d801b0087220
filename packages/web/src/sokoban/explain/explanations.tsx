// Explanations on the page: "Why not this push?", what the level takes, the idea and reasons of a hint, and the line of a
// replay. Shown only when asked for.

import { DIRECTIONS } from '@masu/core/base/grid.js';
import { markedSentence, sentenceParts } from '@masu/core/base/sentence-parts.js';
import { legalPushes } from '@masu/core/sokoban/rules/legal-pushes.js';
import { ideaLines, judgedPushLine, runLine } from '@masu/engine/session/explain/lines.js';
import { isAwaited } from '@masu/engine/session/explain/questions.js';
import { boxLetters } from '@masu/engine/session/sokoban/box-letters.js';
import { sokobanPosition } from '@masu/engine/session/sokoban/session.js';
import { SentenceView } from '../../app/sentence-view.js';
import { Button } from '../../controls.js';
import { explainTexts } from '../../texts/explain.js';
import { explanationTexts } from '../../texts/explanation.js';
import { sideTexts } from '../../texts/side.js';
import { ARROW_ICONS } from '../arrows.js';
import { isAsking, sokobanSession } from '../state/state.js';
import { askPush, explained, toggleAsking, toggleIdea, toggleReplay } from './explain-state.js';

// The page loads everything that explains as one module, with the first question.
export { toggleAsking, toggleIdea, toggleReplay } from './explain-state.js';

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
  const answer = judgedPushLine(now, state, explanationTexts);
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
                onClick={() => askPush({ cell, direction })}
              />
            ))}
          </div>
        ))}
      </div>
      {cells.length === 0 && <p>{explainTexts.noPush}</p>}
      {isPending && <p class="quiet">{explainTexts.searching}</p>}
      {answer && (
        <p class="answer">
          <SentenceView words={answer} />
        </p>
      )}
    </>
  );
}

function WhatItTakes() {
  const now = sokobanSession.value;
  if (!now) return null;
  const state = explained.value;
  const lines = ideaLines(now, state, explanationTexts);
  if (isAwaited(now, state, 'idea')) return <p class="quiet">{explainTexts.searching}</p>;
  return lines && lines.length > 0 ? (
    <ul class="idea">
      {lines.map((line, index) => (
        <li key={index}>
          <SentenceView words={line} />
        </li>
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

/** Under the replay bar: the run that is played. */
function ReplayLine() {
  const now = sokobanSession.value;
  if (!now) return null;
  const run = runLine(now, explained.value, explanationTexts);
  if (run) {
    const words = sentenceParts(explainTexts.run(run.line, run.lines, markedSentence(run.text)));
    return (
      <p class="run-line">
        <SentenceView words={words} />
      </p>
    );
  }
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
