// Panels beside the board: what is shown during play, and the snapshots.

import { defined } from '@masu/core/base/defined.js';
import { SNAPSHOT_SLOTS, type SnapshotSlot } from '@masu/core/play/game.js';
import { computed } from '@preact/signals';
import { SettingCheck } from '../../../choices.js';
import { Button } from '../../../controls.js';
import { sideTexts } from '../../../texts/side.js';
import { performSokoban, sokobanGame } from '../../state/state.js';
import { Fold } from './fold.js';

/** The settings of the panel, and their keys. */
const VIEW_CHECKS = [
  ['warn', 'x'],
  ['dead', 'c'],
  ['bound', 'b'],
  ['ghosts', 'M'],
  ['coordinates'],
  ['arrows'],
  ['timer'],
] as const;

export function ViewPanel() {
  const viewWords = sideTexts.view;
  return (
    <Fold id="view" heading={viewWords.heading} variant="checks">
      {VIEW_CHECKS.map(([name, keyCap]) => (
        <SettingCheck key={name} name={name} {...defined({ keyCap })}>
          {viewWords[name]}
        </SettingCheck>
      ))}
    </Fold>
  );
}

const snapshots = computed(() => sokobanGame.value?.snapshots ?? new Map<SnapshotSlot, unknown>());

/** A new snapshot takes the first free slot; each is restored by its number. */
export function SnapshotPanel() {
  const snapshotMap = snapshots.value;
  const free = SNAPSHOT_SLOTS.find((slot) => !snapshotMap.has(slot)) ?? 1;
  return (
    <Fold id="snapshots" heading={sideTexts.snapshots.heading} about={sideTexts.snapshots.about}>
      <div class="row">
        <Button onClick={() => performSokoban({ kind: 'set-snapshot', slot: free })}>{sideTexts.snapshots.save}</Button>
        {[...snapshotMap.keys()].sort().map((slot) => (
          <Button
            key={slot}
            name={sideTexts.snapshots.restore(slot)}
            onClick={() => performSokoban({ kind: 'restore-snapshot', slot })}
          >
            {slot}
          </Button>
        ))}
      </div>
    </Fold>
  );
}
