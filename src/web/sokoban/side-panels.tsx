// The panels beside the board: counts, hint, solver, view, snapshots, export. Loaded together, after the board.

import { signal } from '@preact/signals';
import { GamesPanel } from '../app/games-panel.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { Button } from '../controls.js';
import { SIDE } from '../texts/side.js';
import { CountsPanel } from './counts-panel.js';
import { ExportPanel } from './export-panel.js';
import { HintPanel } from './hint-panel.js';
import { continueGame, current } from './state.js';
import { SnapshotPanel, ViewPanel } from './view-panel.js';

const SOLVER = lazyPart(async () => (await import('./solve-panel.js')).SolvePanel);
const isSolverOpen = signal(false);

/** The solver's panel, loaded when it is first opened. */
function Solver() {
  return (
    <section class="panel solver">
      <h2>
        {SIDE.solve.heading} <span class="quiet">{SIDE.solve.about}</span>
      </h2>
      {isSolverOpen.value ? (
        <Lazy part={SOLVER} />
      ) : (
        <Button
          icon="solve"
          onClick={() => {
            isSolverOpen.value = true;
          }}
        >
          {SIDE.solve.open}
        </Button>
      )}
    </section>
  );
}

export { ReplayBar } from './replay-bar.js';
export { DesktopZoom, PhoneZoom } from './zoom-buttons.js';

export function SidePanels() {
  const open = current.value;
  return (
    <>
      <CountsPanel />
      {open && <GamesPanel slot={open.slot} open={(game) => void continueGame(game)} />}
      <HintPanel />
      <Solver />
      <ViewPanel />
      <SnapshotPanel />
      <ExportPanel />
    </>
  );
}
