// The buttons that undo and redo, the same for all games.

import { HoldButton } from '../controls.js';

export function UndoButtons(props: {
  readonly game: { readonly at: number; readonly entries: readonly unknown[] } | undefined;
  readonly undo: string;
  readonly redo: string;
  /** Returns whether a held button goes on. */
  readonly step: (kind: 'undo' | 'redo', isShifted: boolean) => boolean;
}) {
  const { game: { at, entries } = { at: 0, entries: [] }, undo, redo, step } = props;
  return (
    <>
      <HoldButton icon="undo" keyCap="u" disabled={at === 0} onPress={(isShifted) => step('undo', isShifted)}>
        {undo}
      </HoldButton>
      <HoldButton
        icon="redo"
        keyCap="y"
        disabled={at === entries.length}
        onPress={(isShifted) => step('redo', isShifted)}
      >
        {redo}
      </HoldButton>
    </>
  );
}
