// The Sokoban page: head, board, what it says, tools, replay bar; counts, hint, solver and view beside them.

import { useEffect, useMemo } from 'preact/hooks';
import { DIRECTIONS } from '../../base/grid.js';
import { boxWays, showPosition } from '../../sokoban/index.js';
import { copyText } from '../app/files.js';
import { isHelpOpen } from '../app/help.js';
import { say } from '../app/notice.js';
import { Say } from '../app/say.js';
import { useShortcuts } from '../app/shortcuts.js';
import { Board } from '../board/board.js';
import type { Marks } from '../board/marks.js';
import { planOfLevel } from '../board/plan.js';
import { TextGrid } from '../board/text-grid.js';
import { Button, HoldButton } from '../controls.js';
import { Icon } from '../icons.js';
import { go } from '../route.js';
import { makeRoute } from '../routes.js';
import { setting } from '../saves/saves.js';
import { makeLevelLink } from '../share/level-link.js';
import { T } from '../texts.js';
import { CountsLine, CountsPanel } from './counts-panel.js';
import { HintPanel } from './hint-panel.js';
import { askHint, hintMarks } from './hints.js';
import { askOfKey, type PageKey } from './keys.js';
import { followRoute } from './place.js';
import { changeSpeed, pause, play, togglePlay } from './replay.js';
import { ReplayBar } from './replay-bar.js';
import { lurdOf, poseOf, positionOfSitting, type Sitting } from './sitting.js';
import { SolvePanel } from './solve-panel.js';
import {
  counts,
  deadCells,
  guilty,
  insight,
  isMarkingDead,
  isShowingBound,
  type Origin,
  onSolved,
  perform,
  record,
  table,
  toggle,
} from './table.js';
import { SnapshotPanel, ViewPanel } from './view-panel.js';

function neighbour(origin: Origin, by: number): (() => void) | undefined {
  const { collection } = origin;
  const index = (collection?.index ?? 0) + by;
  if (!collection || index < 0 || index >= collection.count) return undefined;
  return () => go({ page: 'sokoban', place: { kind: 'shelf', collection: collection.id, index } });
}

function Head({ origin }: { readonly origin: Origin }) {
  const { collection } = origin;
  const previous = neighbour(origin, -1);
  const next = neighbour(origin, 1);
  return (
    <div class="head">
      <div>
        <p class="over">
          {collection ? T.play.of(collection.title, collection.index + 1, collection.count) : T.pages.sokoban}
        </p>
        <h1>{origin.title}</h1>
      </div>
      {collection && (
        <div class="row">
          <Button
            icon="previous"
            name={T.play.previous}
            title={`${T.play.previous} (p)`}
            disabled={!previous}
            onClick={() => previous?.()}
          />
          <Button after="next" title={`${T.play.nextLevel} (n)`} disabled={!next} onClick={() => next?.()}>
            {T.play.next}
          </Button>
        </div>
      )}
    </div>
  );
}

function marksOf(sitting: Sitting): Marks {
  const { chosen, level } = sitting;
  const hint = hintMarks.value;
  const reach = chosen === undefined ? hint?.reach : new Set(boxWays(level, positionOfSitting(sitting), chosen).cells);
  return {
    ...(isMarkingDead.value ? { dead: deadCells.value } : {}),
    ...(chosen === undefined ? {} : { chosen }),
    ...(chosen === undefined && hint?.box !== undefined ? { chosen: hint.box } : {}),
    ...(reach ? { reach } : {}),
    ...(chosen === undefined && hint?.arrow ? { arrow: hint.arrow } : {}),
    ...(guilty.value.length > 0 ? { guilty: new Set(guilty.value) } : {}),
  };
}

/** The rows in words: what lies outside the walls is told apart from floor. */
function wordRows(sitting: Sitting): string[] {
  const { level } = sitting;
  return showPosition(level, positionOfSitting(sitting)).map((row, y) =>
    [...row].map((letter, x) => (letter === ' ' && level.walls[y * level.width + x] ? '_' : letter)).join(''),
  );
}

function PlayBoard({ sitting }: { readonly sitting: Sitting }) {
  const laid = table.value;
  const plan = useMemo(() => planOfLevel(sitting.level), [sitting.level]);
  const pose = useMemo(() => poseOf(sitting), [sitting]);
  const hint = hintMarks.value;
  const dead = isMarkingDead.value ? deadCells.value : undefined;
  const marks = useMemo(() => marksOf(sitting), [sitting, hint, dead, guilty.value]);
  const deeds = useMemo(
    () => ({
      canDrag: (cell: number) => positionOfSitting(sitting).boxes.includes(cell),
      onTap: (cell: number) => perform({ kind: 'touch', cell }),
      onDragStart: (cell: number) => sitting.chosen !== cell && perform({ kind: 'touch', cell }),
      onDrop: (box: number, cell: number) => perform({ kind: 'carry', box, cell }),
      onSwipe: (direction: (typeof DIRECTIONS)[number]) => perform({ kind: 'move', direction }),
    }),
    [sitting],
  );
  const { height, width } = sitting.level;
  const { boxes = 0, home = 0 } = counts.value ?? {};
  return (
    <>
      <Board
        plan={plan}
        pose={pose}
        marks={marks}
        way={laid?.way ?? []}
        wayMillis={laid?.wayMillis}
        name={T.play.board}
        picture={T.play.picture(height, width, boxes, home)}
        deeds={deeds}
      />
      <TextGrid rows={wordRows(sitting)} name={T.play.grid} />
    </>
  );
}

function Arrows() {
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

function Tools() {
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

const PAGE_DEEDS: Readonly<Record<PageKey, (origin: Origin) => void>> = {
  next: (origin) => neighbour(origin, 1)?.(),
  previous: (origin) => neighbour(origin, -1)?.(),
  hint: () => askHint(),
  dead: () => toggle('dead', false),
  warn: () => toggle('warn', true),
  bound: () => toggle('bound', true),
  play: () => togglePlay(),
  faster: () => changeSpeed(1),
  slower: () => changeSpeed(-1),
  help: () => {
    isHelpOpen.value = true;
  },
};

function takeKey(event: KeyboardEvent): boolean {
  const ask = askOfKey(event);
  const laid = table.value;
  if (!ask || !laid) return false;
  if ('page' in ask) PAGE_DEEDS[ask.page](laid.origin);
  else {
    pause();
    perform(ask.command, event.repeat && ask.command.kind !== 'move');
  }
  return true;
}

export function SokobanPage() {
  useEffect(followRoute, []);
  useEffect(() => {
    document.body.classList.add('hasbar');
    onSolved(() => {
      const next = table.value && neighbour(table.value.origin, 1);
      return { replay: play, ...(next ? { next } : {}) };
    });
    return () => {
      pause();
      document.body.classList.remove('hasbar');
    };
  }, []);
  useShortcuts(takeKey);
  const laid = table.value;
  const title = laid?.origin.title;
  useEffect(() => {
    document.title = T.shell.title(T.pages.sokoban, title);
  }, [title]);
  const counted = counts.value;
  if (!laid || !counted) return <EmptyTable />;
  const { sitting, origin } = laid;
  return (
    <div class="bench">
      <section aria-label={T.play.region}>
        <Head origin={origin} />
        <CountsLine counts={counted} />
        <PlayBoard sitting={sitting} />
        <Say />
        {setting('arrows', false) && <Arrows />}
        <Tools />
        <ReplayBar game={sitting.game} />
      </section>
      <aside class="side" aria-label={T.play.side}>
        <CountsPanel
          counts={counted}
          record={record.value}
          bound={isShowingBound.value ? insight.value?.bound : undefined}
        />
        <HintPanel />
        <SolvePanel />
        <ViewPanel />
        <SnapshotPanel game={sitting.game} />
      </aside>
    </div>
  );
}

/** Before the first level, or where an address holds none. */
function EmptyTable() {
  return (
    <section aria-label={T.play.region}>
      <div class="head">
        <div>
          <p class="over">{T.pages.sokoban}</p>
          <h1>masu</h1>
        </div>
      </div>
      <Say />
    </section>
  );
}
