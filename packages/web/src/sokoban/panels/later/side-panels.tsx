// The panels beside the board: counts, hint, solver, view, snapshots, export. Loaded together, after the board.

import { signal } from '@preact/signals';
import { GamesPanel } from '../../../app/games-panel.js';
import { Lazy, lazyPart } from '../../../app/lazy.js';
import { notifyNotLoaded } from '../../../app/notice.js';
import { Panel } from '../../../choices.js';
import { offer } from '../../../collections/data/onward.js';
import { Button } from '../../../controls.js';
import { neighborLevel } from '../../../play/head.js';
import { records } from '../../../saves/saves.js';
import { sideTexts } from '../../../texts/side.js';
import { continueGame, currentLevel, isGameSolved, isOwnSolution, isReverse } from '../../state/state.js';
import { isSolverUsed, SolveButtons } from '../solve-buttons.js';
import { CountsPanel } from './counts-panel.js';
import { explaining } from './explaining.js';
import { ExportPanel } from './export-panel.js';
import { Fold } from './fold.js';
import { SokobanHintPanel } from './hint-panel.js';
import { SnapshotPanel, ViewPanel } from './view-panel.js';

const SOLVER = lazyPart(async () => (await import('../solve-panel.js')).SolvePanel);

const REVERSE_COUNTS = lazyPart(async () => (await import('../../reverse/reverse-board.js')).ReverseCountsPanel);

const SETTINGS = lazyPart(async () => (await import('../solve-panel.js')).SolverSettings);

const areSettingsOpen = signal(false);

/** Behind one line; from the first search on it is open. Which solver and for how long is behind another. */
function Solver() {
  return (
    <Fold
      id="solver"
      heading={sideTexts.solve.heading}
      about={sideTexts.solve.about}
      variant="solver"
      isOpen={isSolverUsed.value}
    >
      {isSolverUsed.value ? (
        <Lazy part={SOLVER}>
          <SolveButtons />
        </Lazy>
      ) : (
        <SolveButtons />
      )}
      <details onToggle={(event) => (areSettingsOpen.value = event.currentTarget.open)}>
        <summary>{sideTexts.solve.settings}</summary>
        {areSettingsOpen.value && <Lazy part={SETTINGS} />}
      </details>
    </Fold>
  );
}

/** Replaces the hint once the level is solved. The next level and the replay are in the message. */
function SolvedPanel({ open }: { readonly open: NonNullable<typeof currentLevel.value> }) {
  const optimize = (): void => {
    isSolverUsed.value = true;
    void import('../solve-panel.js').then(({ optimizeOwn }) => optimizeOwn());
  };
  return (
    <Panel heading={sideTexts.solved.heading} about={sideTexts.solved.about} variant="hint">
      {(open.origin.collection?.count ?? 0) > 1 && !neighborLevel('sokoban', open.origin, 1) && (
        <p class="quiet">{sideTexts.solved.noNext}</p>
      )}
      <div class="row">
        <Button onClick={optimize}>{sideTexts.solved.optimize}</Button>
      </div>
    </Panel>
  );
}

const EXPLAIN = lazyPart<{ readonly isSolved: boolean }>(async () => (await explaining()).ExplainPanel);

const isExplainOpen = signal(false);

/** Loads what explains, then asks. */
function askExplain(ask: (words: Awaited<ReturnType<typeof explaining>>) => void): void {
  explaining().then((words) => {
    isExplainOpen.value = true;
    ask(words);
  }, notifyNotLoaded);
}

export const askWhyNot = (): void => askExplain(({ toggleAsking }) => toggleAsking());

/** "Why not this push?" and what the level takes: masu says nothing before it is asked for. */
function Explain({ isSolved }: { readonly isSolved: boolean }) {
  const { heading, about, whyNot, whatItTakes, showIdea } = sideTexts.explain;
  return (
    <Fold id="explain" heading={heading} about={about} variant="explain" isOpen={isExplainOpen.value}>
      {isExplainOpen.value ? (
        <Lazy part={EXPLAIN} props={{ isSolved }} />
      ) : (
        <div class="row">
          {/* It keeps its place in a solved level. */}
          <Button keyCap="o" disabled={isSolved} onClick={askWhyNot}>
            {whyNot}
          </Button>
          <Button onClick={() => askExplain(({ toggleIdea }) => toggleIdea())}>
            {isSolved ? whatItTakes : showIdea}
          </Button>
        </div>
      )}
    </Fold>
  );
}

/** Not before the first solution: a first visit has a level to begin with. A level that is begun and not solved is given up. */
const NEXT = lazyPart(async () => {
  const parts = [import('../../../next/panel.js'), import('../../state/attempt.js')] as const;
  const [{ NextPanel }, { giveUpLevel }] = await Promise.all(parts);
  return () => <NextPanel puzzle="sokoban" leave={giveUpLevel} />;
});

export function SidePanels() {
  const open = currentLevel.value;
  return (
    <>
      {isReverse.value ? <Lazy part={REVERSE_COUNTS} /> : <CountsPanel />}
      {open && <GamesPanel place={open.place} open={(game) => void continueGame(game)} />}
      {!isReverse.value && (
        <>
          {open && isOwnSolution.value ? <SolvedPanel open={open} /> : <SokobanHintPanel />}
          <Explain isSolved={isGameSolved.value} />
          <Solver />
          <ViewPanel />
          <SnapshotPanel />
        </>
      )}
      <ExportPanel />
      {(records.value.size > 0 || offer.next) && <Lazy part={NEXT} />}
    </>
  );
}
