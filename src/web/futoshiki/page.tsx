// The Futoshiki page: grid, pad, what it says, tools; hint, digits, options, how signs read and new puzzles beside.

import { useEffect } from 'preact/hooks';
import { digitLetter, type FutoshikiLevel, letterDigit } from '../../futoshiki/index.js';
import { copyText } from '../app/clipboard.js';
import { GamesPanel } from '../app/games-panel.js';
import { isHelpOpen } from '../app/help-open.js';
import { useClock } from '../app/play-clock.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Timer } from '../app/timer.js';
import { Button, HoldButton } from '../controls.js';
import { go } from '../route.js';
import { makeRoute } from '../routes.js';
import { setting } from '../saves/saves.js';
import { F } from '../texts/futoshiki.js';
import { T } from '../texts/play.js';
import { Grid } from './grid.js';
import { closeHint } from './hints.js';
import { MakePanel } from './make-panel.js';
import { notify } from './notify.js';
import { CheckPanel, HintPanel, OptionsPanel, Pad, phoneAcross, requestHint, SignsPanel } from './panels.js';
import { followRoute } from './place.js';
import { puzzleLine } from './sitting.js';
import {
  back,
  choose,
  clock,
  continueGame,
  erase,
  type FutoshikiTable,
  forth,
  isPencil,
  position,
  startOver,
  table,
  won,
  write,
} from './table.js';

/** How to go to the puzzle so many places on; undefined where there is none. */
function neighbor({ collection }: FutoshikiTable, by: number): (() => void) | undefined {
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'futoshiki', target: { kind: 'collection', collection: collection.id, index } });
}

function Head({ laid }: { readonly laid: FutoshikiTable }) {
  const { collection, title, game } = laid;
  const { size, inequalities } = game.level;
  const [previous, next] = [neighbor(laid, -1), neighbor(laid, 1)];
  return (
    <div class="head">
      <div>
        <p class="over">
          {collection ? T.play.of(collection.title, collection.index + 1, collection.count) : T.pages.futoshiki} ·{' '}
          {F.over(size, inequalities.length)}
          {setting('futoshiki.timer', false) && !won.value && <Timer clock={clock} />}
        </p>
        <h1>{title}</h1>
      </div>
      {collection && (
        <div class="row">
          <Button
            icon="previous"
            name={F.previous}
            title={T.withKey(F.previous, 'p')}
            disabled={!previous}
            onClick={() => previous?.()}
          />
          <Button after="next" title={T.withKey(F.nextPuzzle, 'n')} disabled={!next} onClick={() => next?.()}>
            {F.next}
          </Button>
        </div>
      )}
    </div>
  );
}

async function copyLink(): Promise<void> {
  const laid = table.value;
  const now = position.value;
  if (!laid || !now) return;
  const { level } = laid.game;
  const own = now.digits.map((digit, cell) => (level.cells[cell] === 0 ? digitLetter(digit) : '0')).join('');
  const query = new URLSearchParams({
    l: puzzleLine(level),
    t: laid.title,
    ...(/[1-9A-W]/.test(own) ? { m: own } : {}),
  });
  const address = `${location.href.split('#')[0]}${makeRoute({ page: 'futoshiki', target: { kind: 'link', query } })}`;
  const done = await copyText(address);
  notify(
    done ? { tone: 'calm', lead: T.shell.copied(F.linkCopied), rest: F.linkRest } : { tone: 'calm', lead: address },
  );
}

function Tools() {
  const game = table.value?.game;
  return (
    <div class="tools">
      <HoldButton icon="undo" keyCap="u" disabled={(game?.at ?? 0) === 0} onPress={back}>
        {F.undo}
      </HoldButton>
      <HoldButton icon="redo" keyCap="y" disabled={(game?.at ?? 0) === (game?.entries.length ?? 0)} onPress={forth}>
        {F.redo}
      </HoldButton>
      <Button icon="pencil" keyCap="m" pressed={isPencil.value} onClick={() => (isPencil.value = !isPencil.value)}>
        {F.pencil}
      </Button>
      <Button icon="hint" keyCap="i" onClick={requestHint}>
        {F.hint}
      </Button>
      <span class="grow desktop" />
      <Button variant="bare desktop" icon="restart" onClick={startOver}>
        {F.restart}
      </Button>
      <Button variant="bare desktop" icon="link" onClick={() => void copyLink()}>
        {F.link}
      </Button>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

function moveChosen(level: FutoshikiLevel, chosen: number, [down, right]: readonly [number, number]): void {
  const { size } = level;
  const row = (Math.floor(chosen / size) + down + size) % size;
  const column = ((chosen % size) + right + size) % size;
  choose(row * size + column);
}

const openHelp = (): void => {
  isHelpOpen.value = true;
};

const HANDLERS: Readonly<Record<string, () => void>> = {
  u: back,
  z: back,
  y: forth,
  r: startOver,
  m: () => {
    isPencil.value = !isPencil.value;
  },
  i: requestHint,
  n: () => table.value && neighbor(table.value, 1)?.(),
  p: () => table.value && neighbor(table.value, -1)?.(),
  x: erase,
  Delete: erase,
  Backspace: erase,
  Escape: closeHint,
  '?': openHelp,
  F1: openHelp,
};

function takeKey(event: KeyboardEvent): boolean {
  const laid = table.value;
  if (!laid || event.altKey) return false;
  const { level } = laid.game;
  const arrow = STEPS[event.key];
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === 'z') (event.shiftKey ? forth : back)();
    else if (event.key.toLowerCase() === 'y') forth();
    else return false;
    return true;
  }
  if (arrow) moveChosen(level, laid.chosen, arrow);
  else {
    // Digits from 10 up are letters; they come before the tools' letters on boards that have them.
    const digit = event.key.length === 1 ? letterDigit(event.key) : -1;
    const deed = HANDLERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (digit === 0) erase();
    else if (digit > 0 && digit <= level.size) write(digit);
    else if (deed) deed();
    else return false;
  }
  return true;
}

export function FutoshikiPage() {
  useEffect(followRoute, []);
  useClock(clock);
  useEffect(() => {
    document.body.classList.add('hasbar');
    return () => document.body.classList.remove('hasbar');
  }, []);
  useShortcuts(takeKey);
  const laid = table.value;
  const title = laid?.title;
  useEffect(() => {
    document.title = T.shell.title(T.pages.futoshiki, title);
  }, [title]);
  if (!laid) {
    return (
      <>
        <h1>{T.pages.futoshiki}</h1>
        <StatusMessage />
        <MakePanel />
      </>
    );
  }
  const { level } = laid.game;
  return (
    <div class="bench">
      <section aria-label={F.region}>
        <Head laid={laid} />
        <div class="panel flush">
          <Grid key={laid.hash} level={level} />
        </div>
        <Pad level={level} across={phoneAcross(level.size)} variant="futo-pad" />
        <StatusMessage />
        <Tools />
      </section>
      <aside class="side" aria-label={F.side}>
        <GamesPanel slot={laid.slot} open={(game) => void continueGame(game)} />
        <HintPanel />
        <section class="panel desktop">
          <h2>
            {F.writeHeading} <span class="quiet">{F.leftHeading}</span>
          </h2>
          <Pad level={level} across={3} />
        </section>
        <MakePanel />
        <OptionsPanel />
        <CheckPanel level={level}>
          <Button variant="phone" icon="restart" onClick={startOver}>
            {F.restart}
          </Button>
          <Button variant="phone" icon="link" onClick={() => void copyLink()}>
            {F.link}
          </Button>
        </CheckPanel>
        <SignsPanel />
      </aside>
    </div>
  );
}
