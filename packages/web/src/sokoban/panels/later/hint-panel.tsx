// The hint in five steps: where to look, which box, where it belongs, which push, the full solution. The player opens one
// at a time.

import {
  reasonStep,
  SOKOBAN_DETAILS,
  type SokobanDetail,
  type SokobanHint,
} from '@masu/engine/session/sokoban/hint-plan.js';
import {
  currentUndoAdvice,
  isUnsolvable,
  type SokobanSession,
  sokobanHint,
} from '@masu/engine/session/sokoban/session.js';
import { HintLadder, type LadderStep } from '../../../app/hint-ladder.js';
import { Lazy, lazyPart } from '../../../app/lazy.js';
import { Panel } from '../../../choices.js';
import { Button } from '../../../controls.js';
import { PLAY_ICON, STOP } from '../../../more-icons.js';
import { eventsTexts } from '../../../texts/events.js';
import { sideTexts } from '../../../texts/side.js';
import { playHint, sokobanHintSentence } from '../../state/hint-messages.js';
import { hintProgress } from '../../state/jobs.js';
import { undoMessage } from '../../state/messages.js';
import { deadlock, performSokoban, sokobanSession } from '../../state/state.js';
import { explaining } from './explaining.js';

const REASON = lazyPart<{ readonly step: 1 | 2 | 3 }>(async () => (await explaining()).HintReason);

const LOST = lazyPart(async () => (await explaining()).LostReason);

function hintStep(detail: SokobanDetail, hint: SokobanHint | undefined, { game }: SokobanSession): LadderStep {
  const hintWords = sideTexts.hint;
  const step = reasonStep(detail);
  return {
    name: hintWords.steps[detail],
    ask: detail === 5 ? hintWords.askSolution(hint?.pushesLeft ?? 0) : hintWords.ask[detail],
    body: hint && (
      <>
        <p>{sokobanHintSentence(game.level, hint, detail)}</p>
        {step && detail !== 3 && <Lazy part={REASON} props={{ step }} />}
      </>
    ),
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
  return (
    <>
      <p>
        {sideTexts.hint.deadlock} <span class="quiet">{sentence}</span>
      </p>
      {!deadlock.value && <Lazy part={LOST} />}
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
  if (!now) return null;
  const hintWords = sideTexts.hint;
  const isLost = isUnsolvable(now);
  const hint = sokobanHint(now);
  const isSearching = now.hint.kind === 'searching';
  return (
    <Panel heading={hintWords.heading} about={!isLost && hintWords.about} variant="hint">
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
