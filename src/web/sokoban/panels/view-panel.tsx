// Panels beside the board: what is shown during play, and the snapshots.

import { computed } from '@preact/signals';
import { SNAPSHOT_SLOTS, type SnapshotSlot } from '../../../play/index.js';
import { Fold } from '../../app/fold.js';
import { Check } from '../../choices.js';
import { Button } from '../../controls.js';
import { setting, toggleSetting } from '../../saves/saves.js';
import { sideTexts } from '../../texts/side.js';
import { isMarkingDead, isShowingBound, isWarning, performSokoban, sokobanGame } from '../state/state.js';

export function ViewPanel() {
  const viewWords = sideTexts.view;
  return (
    <Fold id="view" heading={viewWords.heading} variant="checks">
      <Check checked={isWarning.value} keyCap="x" onChange={() => toggleSetting('warn')}>
        {viewWords.warn}
      </Check>
      <Check checked={isMarkingDead.value} keyCap="c" onChange={() => toggleSetting('dead')}>
        {viewWords.dead}
      </Check>
      <Check checked={isShowingBound.value} keyCap="b" onChange={() => toggleSetting('bound')}>
        {viewWords.bound}
      </Check>
      <Check checked={setting('ghosts')} keyCap="M" onChange={() => toggleSetting('ghosts')}>
        {viewWords.ghosts}
      </Check>
      <Check checked={setting('arrows')} onChange={() => toggleSetting('arrows')}>
        {viewWords.arrows}
      </Check>
      <Check checked={setting('timer')} onChange={() => toggleSetting('timer')}>
        {viewWords.timer}
      </Check>
    </Fold>
  );
}

const snapshots = computed(() => sokobanGame.value?.snapshots ?? new Map<SnapshotSlot, unknown>());

/** A new snapshot takes the first free slot; each is restored by its number. */
export function SnapshotPanel() {
  const taken = snapshots.value;
  const free = SNAPSHOT_SLOTS.find((slot) => !taken.has(slot)) ?? 1;
  return (
    <Fold id="snapshots" heading={sideTexts.snapshots.heading} about={sideTexts.snapshots.about}>
      <div class="row">
        <Button onClick={() => performSokoban({ kind: 'set-snapshot', slot: free })}>{sideTexts.snapshots.save}</Button>
        {[...taken.keys()].sort().map((slot) => (
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
