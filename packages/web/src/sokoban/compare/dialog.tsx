// After a win: the player's solution and one with the fewest pushes side by side, in step from where they first differ, and
// the pushes that cost more than necessary. Loaded when it is asked for.

import type { Direction } from '@masu/core/base/grid.js';
import { movesOf } from '@masu/core/play/game.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { replay } from '@masu/core/sokoban/rules/replay.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import { type ComparedSolutions, compareWithBest } from '@masu/engine/session/sokoban/compare.js';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/board.js';
import { focusPlay } from '../../board/focus-play.js';
import { NO_MARKS } from '../../board/marks.js';
import { type Plan, planOfLevel } from '../../board/plan.js';
import type { BoardPose } from '../../board/pose.js';
import { Button } from '../../controls.js';
import { ERASE } from '../../more-icons.js';
import { playTexts } from '../../texts/play.js';
import { wonTexts } from '../../texts/won.js';
import { isMotionReduced } from '../../theme/theme.js';
import { PAGE_BYTES, workers } from '../../workers.js';
import { ReplayControls } from '../panels/later/replay-bar.js';
import { pause, speed } from '../state/replay.js';
import { currentLevel } from '../state/state.js';
import './compare.css';

/** For all searches together. */
const SEARCH_MILLIS = 20_000;

/** The position before each move and at the end. */
function replayPoses(level: Level, moves: readonly Direction[]): readonly BoardPose[] {
  const poses: BoardPose[] = [{ ...level.start, facing: 'down' }];
  for (const { position, direction } of replay(level, moves)) poses.push({ ...position, facing: direction });
  return poses;
}

/** Leaves room for the heading, the bar, and the sentences; two boards share the height of a narrow window. */
const boardHeight = (height: number): number =>
  innerWidth < 640 ? Math.max(110, (height - 400) / 2) : Math.max(160, height - 400);

function OneBoard({ name, ...shown }: { readonly plan: Plan; readonly pose: BoardPose; readonly name: string }) {
  const looks = { marks: NO_MARKS, largest: 56, fitHeight: boardHeight };
  return (
    <section>
      <h3>{name}</h3>
      <Board {...shown} {...looks} name={name} picture={name} isPicture />
    </section>
  );
}

/** Steps through both solutions; one that has ended waits for the other. */
function usePlayer(from: number, total: number) {
  const [at, setAt] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= total) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), isMotionReduced() ? 1000 : speed.value[0]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, total]);
  const seek = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(total, to)));
  };
  const toggle = (): void => {
    if (!isPlaying && at >= total) setAt(from);
    setPlaying(!isPlaying);
  };
  return { at, isPlaying, seek, toggle };
}

function Compared({ level, comparison }: { readonly level: Level; readonly comparison: ComparedSolutions }) {
  const { mine, other, minePushes, otherPushes, isOptimal, shared, costly } = comparison;
  const plan = useMemo(() => planOfLevel(level), [level]);
  const minePoses = useMemo(() => replayPoses(level, mine), [level, mine]);
  const otherPoses = useMemo(() => replayPoses(level, other), [level, other]);
  const total = Math.max(mine.length, other.length);
  const { at, isPlaying, seek, toggle } = usePlayer(shared, total);
  const words = wonTexts.compare;
  const poseAt = (poses: readonly BoardPose[]): BoardPose => poses[Math.min(at, poses.length - 1)] as BoardPose;
  return (
    <>
      <div class="compare-boards">
        <OneBoard plan={plan} pose={poseAt(minePoses)} name={words.mine(minePushes)} />
        <OneBoard
          plan={plan}
          pose={poseAt(otherPoses)}
          name={isOptimal ? words.minimum(otherPushes) : words.shorter(otherPushes)}
        />
      </div>
      <ReplayControls
        index={at}
        total={total}
        isPlaying={isPlaying}
        toggle={toggle}
        first={{ name: words.toDifference, go: () => seek(shared) }}
        stepBy={(moves) => seek(at + moves)}
        goToEnd={() => seek(total)}
        goTo={seek}
      />
      <p>{words.shared(shared)}</p>
      {costly.length === 0 ? (
        <p class="quiet">{words.unknown}</p>
      ) : (
        <div class="compare-costs">
          {costly.map(({ push, direction, moves, cost }) => (
            <Button key={push} onClick={() => seek(moves - 1)}>
              {words.cost(push, direction, cost)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

type Search =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly comparison: ComparedSolutions }
  | { readonly kind: 'none' | 'failed' };

/** Searches while the dialog is open. */
function useComparison(level: Level, moves: readonly Direction[]): Search {
  const [state, setState] = useState<Search>({ kind: 'searching' });
  useEffect(() => {
    let task: Task | undefined;
    let isLeft = false;
    const end = performance.now() + SEARCH_MILLIS;
    const limits = () => ({ bytes: PAGE_BYTES, millis: Math.max(1, Math.round(end - performance.now())) });
    const search = async (): Promise<ComparedSolutions | undefined> => {
      const engine = (await workers()).pageEngine();
      return compareWithBest(
        (job) => {
          const running = engine.run(job);
          task = running;
          if (isLeft) running.stop();
          return running.report;
        },
        level,
        moves,
        limits,
      );
    };
    search().then(
      (comparison) => !isLeft && setState(comparison ? { kind: 'found', comparison } : { kind: 'none' }),
      () => !isLeft && setState({ kind: 'failed' }),
    );
    return () => {
      isLeft = true;
      task?.stop();
    };
  }, [level, moves]);
  return state;
}

function Compare(props: { readonly level: Level; readonly moves: readonly Direction[]; readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useComparison(props.level, props.moves);
  useEffect(() => dialog.current?.showModal(), []);
  const words = wonTexts.compare;
  return (
    <dialog class="help compare" ref={dialog} aria-labelledby="compare-heading" onClose={props.close}>
      <div class="head">
        <h2 id="compare-heading">{words.heading}</h2>
        <Button icon={ERASE} variant="bare" name={playTexts.shell.close} onClick={() => dialog.current?.close()} />
      </div>
      {state.kind === 'found' ? (
        <Compared level={props.level} comparison={state.comparison} />
      ) : (
        <p role="status">
          {state.kind === 'searching' ? words.searching : state.kind === 'none' ? words.none : playTexts.shell.failed}
        </p>
      )}
    </dialog>
  );
}

/** Compares the game that is open, which is solved. */
export function openCompare(): void {
  const game = currentLevel.peek()?.session.game;
  if (!game) return;
  pause();
  const host = document.body.appendChild(document.createElement('div'));
  const close = (): void => {
    render(null, host);
    host.remove();
    focusPlay();
  };
  render(<Compare level={game.level} moves={movesOf(game)} close={close} />, host);
}
