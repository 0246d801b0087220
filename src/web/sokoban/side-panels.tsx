// The panels below the counts: hint, solver, view, snapshots, taking along. Fetched together, after the board.

import { signal } from '@preact/signals';
import { GamesPanel } from '../app/games-panel.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { Button } from '../controls.js';
import { SIDE } from '../texts/side.js';
import { ExportPanel } from './export-panel.js';
import { HintPanel } from './hint-panel.js';
import { continueGame, table } from './table.js';
import { SnapshotPanel, ViewPanel } from './view-panel.js';

const SOLVER = lazyPart(async () => (await import('./solve-panel.js')).SolvePanel);
const isSolverOpen = signal(false);

/** The solver's panel, fetched when it is first opened. */
function SolverCorner() {
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

export function SidePanels() {
  const laid = table.value;
  return (
    <>
      {laid && <GamesPanel slot={laid.slot} open={(game) => void continueGame(game)} />}
      <HintPanel />
      <SolverCorner />
      <ViewPanel />
      <SnapshotPanel />
      <ExportPanel />
    </>
  );
}
