// What of the program's knowledge is shown while one plays, and the snapshots.

import { computed } from '@preact/signals';
import { SNAPSHOT_SLOTS, type SnapshotSlot } from '../../play/index.js';
import { Button, Check } from '../controls.js';
import { setSetting, setting } from '../saves/saves.js';
import { SIDE } from '../texts/side.js';
import { isMarkingDead, isShowingBound, isWarning, perform, table, toggle } from './table.js';

export function ViewPanel() {
  const V = SIDE.view;
  return (
    <section class="panel checks">
      <h2 class="hide">{V.heading}</h2>
      <Check checked={isWarning.value} keyCap="x" onChange={() => toggle('warn', true)}>
        {V.warn}
      </Check>
      <Check checked={isMarkingDead.value} keyCap="c" onChange={() => toggle('dead', false)}>
        {V.dead}
      </Check>
      <Check checked={isShowingBound.value} keyCap="b" onChange={() => toggle('bound', true)}>
        {V.bound}
      </Check>
      <Check checked={setting('arrows', false)} onChange={(checked) => setSetting('arrows', checked)}>
        {V.arrows}
      </Check>
      <Check checked={setting('timer', false)} onChange={(checked) => setSetting('timer', checked)}>
        {V.timer}
      </Check>
    </section>
  );
}

/** A snapshot before a guess: taken into the first free place, come back to by its number. */
const snapshots = computed(() => table.value?.sitting.game.snapshots ?? new Map<SnapshotSlot, unknown>());

export function SnapshotPanel() {
  const taken = snapshots.value;
  const free = SNAPSHOT_SLOTS.find((slot) => !taken.has(slot)) ?? 1;
  return (
    <section class="panel">
      <h2>
        {SIDE.snapshots.heading} <span class="quiet">{SIDE.snapshots.about}</span>
      </h2>
      <div class="row">
        <Button onClick={() => perform({ kind: 'set-snapshot', slot: free })}>{SIDE.snapshots.take}</Button>
        {[...taken.keys()].sort().map((slot) => (
          <Button key={slot} name={SIDE.snapshots.back(slot)} onClick={() => perform({ kind: 'to-snapshot', slot })}>
            {slot}
          </Button>
        ))}
      </div>
    </section>
  );
}
