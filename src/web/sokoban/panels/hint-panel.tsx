// The hint in four steps: where to look, which box, which push, the full solution. The player opens one at a time.

import { useEffect, useRef } from 'preact/hooks';
import {
  adviceOf,
  HINT_DETAILS,
  type HintDetail,
  isUnsolvable,
  type SokobanHint,
  type SokobanSession,
  sokobanHint,
} from '../../../session/index.js';
import { Lazy, lazyPart } from '../../app/lazy.js';
import { notice } from '../../app/notice.js';
import { Button } from '../../controls.js';
import { PLAY_ICON, STOP } from '../../more-icons.js';
import { eventsTexts } from '../../texts/events.js';
import { sideTexts } from '../../texts/side.js';
import { playHint, sokobanHintSentence } from '../state/hint-messages.js';
import { hintProgress } from '../state/jobs.js';
import { undoMessage } from '../state/messages.js';
import { deadlock, performSokoban, sokobanSession } from '../state/state.js';
import { explaining } from './explaining.js';

const REASON = lazyPart<{ readonly step: 1 | 2 | 3 }>(async () => (await explaining()).HintReason);
const LOST = lazyPart(async () => (await explaining()).LostReason);

/** The step last asked for in this panel, and the game it was asked in. */
let asked: { readonly detail: number; readonly game: SokobanSession['game'] } | undefined;
function askHere(detail: HintDetail, { game }: SokobanSession): void {
  asked = { detail, game };
  performSokoban({ kind: 'hint' });
}

function askLabel(detail: HintDetail, hint: SokobanHint | undefined): string {
  return detail === 4 ? sideTexts.hint.askSolution(hint?.pushesLeft ?? 0) : sideTexts.hint.ask[detail];
}

function Step(props: {
  readonly detail: HintDetail;
  readonly hint: SokobanHint | undefined;
  readonly session: SokobanSession;
}) {
  const { detail, hint } = props;
  const hintWords = sideTexts.hint;
  const open = hint?.detail ?? 0;
  const isOpen = open >= detail;
  const isNext = open === detail - 1;
  const item = useRef<HTMLLIElement>(null);
  // The next button must stay on a phone's screen, even if the message above grows a moment later. After a request by
  // key nothing scrolls: the player is looking at the board.
  const isAskedHere = asked?.detail === open && asked.game === props.session.game;
  const isToSee = isAskedHere && (isNext || (detail === 4 && isOpen));
  const message = notice.value;
  useEffect(() => {
    if (isToSee) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isToSee, message]);
  return (
    <li class={isOpen ? 'open' : 'shut'} ref={item}>
      <h3>{hintWords.steps[detail]}</h3>
      {hint && isOpen && <p>{sokobanHintSentence(props.session.game.level, hint, detail)}</p>}
      {isOpen && detail < 4 && <Lazy part={REASON} props={{ step: detail as 1 | 2 | 3 }} />}
      {isNext && <Button onClick={() => askHere(detail, props.session)}>{askLabel(detail, hint)}</Button>}
      {detail === 4 && isOpen && (
        <Button icon={PLAY_ICON} onClick={playHint}>
          {hintWords.play}
        </Button>
      )}
      {detail === 4 && !isOpen && !isNext && <p class="quiet">{hintWords.later}</p>}
    </li>
  );
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
  const advice = adviceOf(now);
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
    <section class="panel">
      <h2>
        {hintWords.heading} {!isLost && <span class="quiet">{hintWords.about}</span>}
      </h2>
      {isLost && <Unsolvable session={now} />}
      {isSearching && <Searching />}
      {!isLost && !isSearching && (
        <ol class="ladder">
          {HINT_DETAILS.map((detail) => (
            <Step key={detail} detail={detail} hint={hint} session={now} />
          ))}
        </ol>
      )}
    </section>
  );
}
