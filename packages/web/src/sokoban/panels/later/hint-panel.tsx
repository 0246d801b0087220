// The hint in five steps: where to look, which box, where it belongs, which push, the full solution. The player opens one
// at a time.

import { SOKOBAN_DETAILS, type SokobanDetail, type SokobanHint } from '@masu/engine/session/sokoban/hint-plan.js';
import {
  currentUndoAdvice,
  isUnsolvable,
  type SokobanSession,
  sokobanHint,
} from '@masu/engine/session/sokoban/session.js';
import { useEffect } from 'preact/hooks';
import { FittedWords } from '../../../app/fitted-words.js';
import { HintLadder, type LadderStep } from '../../../app/hint-ladder.js';
import { SentenceView } from '../../../app/sentence-view.js';
import { Panel } from '../../../choices.js';
import { Button } from '../../../controls.js';
import { PLAY_ICON, STOP } from '../../../more-icons.js';
import { eventsTexts } from '../../../texts/events.js';
import { sideTexts } from '../../../texts/side.js';
import { hintStepSentences, loadedReasons, playHint } from '../../state/hint-messages.js';
import { hintProgress } from '../../state/jobs.js';
import { undoMessage } from '../../state/messages.js';
import { deadlock, performSokoban, sokobanSession } from '../../state/state.js';
import { explaining } from './explaining.js';

function hintStep(detail: SokobanDetail, hint: SokobanHint | undefined, now: SokobanSession): LadderStep {
  const hintWords = sideTexts.hint;
  return {
    name: hintWords.steps[detail],
    ask: detail === 5 ? hintWords.askSolution(hint?.pushesLeft ?? 0) : hintWords.ask[detail],
    says: hint && detail <= hint.detail ? hintStepSentences(now, hint, detail) : [],
  };
}

function Searching() {
  const { progress, millis } = hintProgress.value;
  return (
    <>
      <p>{sideTexts.hint.progress(progress.expanded, millis)}</p>
      <div class="row">
        <Button icon={STOP} onClick={() => performSokoban({ kind: 'close-hint' })}>
          {sideTexts.solve.stop}
        </Button>
      </div>
    </>
  );
}

/** In a deadlock, the only hint is how far to undo. */
function Unsolvable({ session: now }: { readonly session: SokobanSession }) {
  const advice = currentUndoAdvice(now);
  const { sentence = sideTexts.hint.checking, count } = undoMessage(advice);
  const lost = deadlock.value ? undefined : loadedReasons.value?.lost(now);
  return (
    <>
      <FittedWords
        of={now.game}
        pieces={[
          <SentenceView words={sideTexts.hint.deadlock} />,
          ...(lost ? [<SentenceView words={lost} />] : []),
          <span class="quiet">{sentence}</span>,
        ]}
      />
      {/* The warning under the board has the same button. */}
      {advice && count !== undefined && !deadlock.value && (
        <Button icon="undo" onClick={() => performSokoban({ kind: 'undo', unit: 'push', count })}>
          {eventsTexts.undoPush(count)}
        </Button>
      )}
    </>
  );
}

export function SokobanHintPanel() {
  const now = sokobanSession.value;
  return now ? <HintPanelOf now={now} /> : null;
}

function HintPanelOf({ now }: { readonly now: SokobanSession }) {
  const hintWords = sideTexts.hint;
  const isLost = isUnsolvable(now);
  const hint = sokobanHint(now);
  const isSearching = now.hint.kind === 'searching';
  const needsReasons = hint !== undefined || isLost;
  useEffect(() => {
    // Without it, the steps have no reasons.
    if (needsReasons) void explaining().catch(() => {});
  }, [needsReasons]);
  return (
    <Panel heading={hintWords.heading} about={!isLost && !hint && hintWords.about} variant="hint">
      {isLost && <Unsolvable session={now} />}
      {isSearching && <Searching />}
      {!isLost && !isSearching && (
        <HintLadder
          steps={SOKOBAN_DETAILS.map((detail) => hintStep(detail, hint, now))}
          open={hint?.detail ?? 0}
          of={now.game}
          onAsk={() => performSokoban({ kind: 'hint' })}
        >
          <Button icon={PLAY_ICON} onClick={playHint}>
            {hintWords.play}
          </Button>
        </HintLadder>
      )}
    </Panel>
  );
}
