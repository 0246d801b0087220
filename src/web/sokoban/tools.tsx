// The tools under the board, and the arrow buttons for those who want them.

import { DIRECTIONS } from '../../base/grid.js';
import { copyText } from '../app/files.js';
import { say } from '../app/notice.js';
import { Button, HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { makeRoute } from '../routes.js';
import { T } from '../texts/play.js';
import { askHint } from './ask-hint.js';
import { pause } from './replay.js';
import { lurdOf } from './sitting.js';
import { perform, table } from './table.js';

export function Arrows() {
  return (
    <div class="arrows" role="group" aria-label={T.play.arrows}>
      {DIRECTIONS.map((direction) => (
        <HoldButton
          key={direction}
          look={direction}
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

async function copyMoves(): Promise<void> {
  const sitting = table.value?.sitting;
  if (!sitting) return;
  const lurd = lurdOf(sitting);
  const done = await copyText(lurd);
  say({ tone: 'calm', lead: done ? T.shell.copied(T.happened.movesCopied) : lurd });
}

async function copyLink(): Promise<void> {
  const laid = table.value;
  if (!laid) return;
  const { makeLevelLink } = await import('../share/level-link.js');
  const query = makeLevelLink({ ...laid.draft, title: laid.origin.title }, lurdOf(laid.sitting));
  const address = `${location.href.split('#')[0]}${makeRoute({ page: 'sokoban', place: { kind: 'link', query } })}`;
  const done = await copyText(address);
  say(
    done
      ? { tone: 'calm', lead: T.shell.copied(T.happened.linkCopied), rest: T.happened.linkRest }
      : { tone: 'calm', lead: address },
  );
}

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
      <span class="grow desk" />
      <Button look="bare desk" icon="copy" onClick={() => void copyMoves()}>
        {P.copyMoves}
      </Button>
      <Button look="bare desk" icon="link" onClick={() => void copyLink()}>
        {P.link}
      </Button>
    </div>
  );
}
