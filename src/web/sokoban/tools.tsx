// The tools under the board, and the arrow buttons for those who want them.

import { DIRECTIONS } from '../../base/grid.js';
import { Button, HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { T } from '../texts/play.js';
import { askHint } from './ask-hint.js';
import { pause } from './replay.js';
import { perform, table } from './table.js';

export function Arrows() {
  return (
    <div class="arrows" role="group" aria-label={T.play.arrows}>
      {DIRECTIONS.map((direction) => (
        <HoldButton
          key={direction}
          variant={direction}
          name={T.play.arrow(direction)}
          onPress={() => {
            const before = table.value?.sitting.game;
            perform({ kind: 'move', direction });
            return table.value?.sitting.game !== before;
          }}
        >
          <Icon name={({ up: 'up', right: 'next', down: 'down', left: 'previous' } as const)[direction]} />
        </HoldButton>
      ))}
    </div>
  );
}

/** What copies is fetched when something is first copied. */
const copying = () => import('./copying.js');

const canUndo = (): boolean => (table.value?.sitting.game.at ?? 0) > 0;
const canRedo = (): boolean => (table.value?.sitting.game.at ?? 0) < (table.value?.sitting.game.entries.length ?? 0);

function step(kind: 'undo' | 'redo', more: () => boolean): boolean {
  pause();
  perform({ kind });
  return more();
}

export function Tools() {
  const P = T.play;
  return (
    <div class="tools">
      <HoldButton icon="undo" keyCap="u" disabled={!canUndo()} onPress={() => step('undo', canUndo)}>
        {P.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={!canRedo()} onPress={() => step('redo', canRedo)}>
        {P.redo}
      </HoldButton>
      <Button icon="restart" keyCap="r" onClick={() => perform({ kind: 'restart' })}>
        {P.restart}
      </Button>
      <Button icon="hint" keyCap="i" onClick={askHint}>
        {P.hint}
      </Button>
      <span class="grow desktop" />
      <Button variant="bare desktop" icon="copy" onClick={() => void copying().then(({ copyMoves }) => copyMoves())}>
        {P.copyMoves}
      </Button>
      <Button variant="bare desktop" icon="link" onClick={() => void copying().then(({ copyLink }) => copyLink())}>
        {P.link}
      </Button>
    </div>
  );
}
