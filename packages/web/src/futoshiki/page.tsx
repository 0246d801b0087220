// The Futoshiki page: grid, pad, status message, and tools; the panels beside them.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { copyAndTell } from '../app/clipboard.js';
import { GamesPanel } from '../app/games-panel.js';
import { keyLetter } from '../app/key-stroke.js';
import { Lazy, lazyPart } from '../app/lazy.js';
import { notifyFutoshiki } from '../app/notice.js';
import { usePageTitle } from '../app/page-title.js';
import { usePlaying } from '../app/play-clock.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { PlayTimer } from '../app/timer.js';
import { LinkButton, Panel } from '../choices.js';
import { noNeighborNotice, onward } from '../collections/data/onward.js';
import { Button } from '../controls.js';
import { HeadGrade } from '../grades/head-grade.js';
import { PENCIL } from '../more-icons.js';
import { neighborLevel, PlayHead } from '../play/head.js';
import type { Origin } from '../play/play-state.js';
import { UndoButtons } from '../play/undo-buttons.js';
import { fullAddress } from '../route.js';
import { levelRoute, linkRoute } from '../routes.js';
import { setting } from '../saves/saves.js';
import { puzzleEditorAddress } from '../share/puzzle-editor-address.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { playTexts } from '../texts/play.js';
import { followFutoshikiRoute } from './follow-route.js';
import { GeneratePanel } from './generate-panel.js';
import { Grid } from './grid.js';
import { gridMarks } from './grid-marks.js';
import { FutoshikiHintPanel, requestHint } from './hint-panel.js';
import { runJobs } from './jobs.js';
import { commandOfKey } from './keys.js';
import { startNamingCells } from './naming.js';
import { fillMarks, OptionsPanel, Pad, PuzzlePanel, phoneAcross, SignsPanel } from './panels.js';
import {
  conflicts,
  continuePuzzle,
  currentPuzzle,
  equals,
  futoshikiGame,
  futoshikiSession,
  giveUpPuzzle,
  isFirstVisit,
  isHintInMessage,
  isPuzzleSolved,
  type OpenPuzzle,
  performFutoshiki,
  position,
  puzzleClock,
} from './state.js';

const select = (cell: number): void => void performFutoshiki({ kind: 'select-cell', cell });

function PlayGrid({ level }: { readonly level: FutoshikiLevel }) {
  const shown = {
    digits: position.value?.digits ?? level.cells,
    marks: position.value?.marks ?? [],
    cursor: futoshikiSession.value?.cursor,
    conflicts: conflicts.value,
    equals: equals.value,
    ...gridMarks.value,
  };
  return (
    <Grid
      level={level}
      shown={shown}
      label={futoshikiTexts.grid(level.size)}
      marksName={futoshikiTexts.marks}
      onSelect={select}
    />
  );
}

const NEXT = lazyPart(async () => (await import('../next/panel.js')).NextPanel);

function Head({ open }: { readonly open: OpenPuzzle }) {
  const { hash, origin, session } = open;
  const { collection, title } = origin;
  const { size, inequalities } = session.game.level;
  // "Trivial 4 × 4" of the collection "Trivial" says so once.
  const from = collection && (title.startsWith(collection.title) ? playTexts.pages.futoshiki : collection.title);
  return (
    <PlayHead
      puzzle="futoshiki"
      origin={origin}
      over={
        <>
          {collection && from
            ? playTexts.play.of(from, collection.index + 1, collection.count)
            : playTexts.pages.futoshiki}{' '}
          · {futoshikiTexts.over(size, inequalities.length)}
          {setting('futoshiki.timer') && !isPuzzleSolved.value && <PlayTimer clock={puzzleClock} />}
          <HeadGrade puzzle="futoshiki" hash={hash} draft={session.game.level} collection={collection} title={title} />
        </>
      }
      words={{ previous: futoshikiTexts.previous, nextLevel: futoshikiTexts.nextPuzzle }}
      next={futoshikiTexts.next}
      goBy={goByPuzzles}
    />
  );
}

/** Goes to another puzzle of the collection, or says why there is none. */
function goByPuzzles(origin: Origin, by: 1 | -1): void {
  const go = neighborLevel('futoshiki', origin, by);
  if (go) go();
  else
    notifyFutoshiki(
      noNeighborNotice('futoshiki', origin, by, {
        alone: futoshikiTexts.notInCollection,
        last: futoshikiTexts.lastPuzzle,
        first: futoshikiTexts.firstPuzzle,
        next: futoshikiTexts.nextPuzzle,
      }),
    );
}

async function copyLink(): Promise<void> {
  const open = currentPuzzle.value;
  if (!open) return;
  const query = makePuzzleLink(open.session.game.level, position.value?.digits);
  const { linkCopied: lead, linkRest: rest } = futoshikiTexts;
  await copyAndTell(fullAddress(linkRoute('futoshiki', query)), notifyFutoshiki, { tone: 'calm', lead, rest });
}

const restart = (): boolean => performFutoshiki({ kind: 'restart' });

const togglePencil = (): void => void performFutoshiki({ kind: 'set-pencil', on: !futoshikiSession.value?.pencil });

function RestartAndLink({ variant }: { readonly variant: string }) {
  return (
    <>
      <Button variant={variant} icon="restart" onClick={restart}>
        {futoshikiTexts.restart}
      </Button>
      <Button variant={variant} icon="link" onClick={() => void copyLink()}>
        {futoshikiTexts.link}
      </Button>
    </>
  );
}

function Tools() {
  return (
    <div class="tools">
      <UndoButtons
        game={futoshikiGame.value}
        undo={futoshikiTexts.undo}
        redo={futoshikiTexts.redo}
        step={(kind) => performFutoshiki({ kind })}
      />
      <Button icon={PENCIL} keyCap="m" pressed={futoshikiSession.value?.pencil ?? false} onClick={togglePencil}>
        {futoshikiTexts.pencil}
      </Button>
      <Button icon="hint" keyCap="i" onClick={requestHint}>
        {futoshikiTexts.hint}
      </Button>
      <span class="tools-end desktop">
        <RestartAndLink variant="bare" />
      </span>
    </div>
  );
}

const PAGE_ACTIONS: Readonly<Record<string, () => void>> = {
  m: togglePencil,
  a: fillMarks,
  // After a win, Enter opens the next puzzle.
  Enter: () =>
    currentPuzzle.value &&
    isPuzzleSolved.value &&
    onward('futoshiki', currentPuzzle.value.origin, futoshikiTexts.nextPuzzle).act(),
  i: requestHint,
  n: () => currentPuzzle.value && goByPuzzles(currentPuzzle.value.origin, 1),
  p: () => currentPuzzle.value && goByPuzzles(currentPuzzle.value.origin, -1),
};

function takeKey(event: KeyboardEvent): boolean {
  const open = currentPuzzle.value;
  if (!open || event.altKey) return false;
  const { game, cursor } = open.session;
  const command = commandOfKey(event, game.level.size, cursor);
  if (command) {
    performFutoshiki(command);
    return true;
  }
  const key = keyLetter(event);
  const action = event.ctrlKey || event.metaKey ? undefined : (PAGE_ACTIONS[key.toLowerCase()] ?? PAGE_ACTIONS[key]);
  action?.();
  return action !== undefined;
}

export function FutoshikiPage() {
  useEffect(runJobs, []);
  useEffect(startNamingCells, []);
  usePlaying(followFutoshikiRoute, puzzleClock);
  useShortcuts(takeKey);
  // Decided once per visit, so that no panel moves while the player uses it.
  const isFirst = useMemo(isFirstVisit, []);
  const legend = useRef(0);
  const open = currentPuzzle.value;
  usePageTitle(playTexts.pages.futoshiki, open?.origin.title);
  if (!open) {
    return (
      <>
        <h1>{playTexts.pages.futoshiki}</h1>
        <StatusMessage />
        <GeneratePanel />
      </>
    );
  }
  const { level } = open.session.game;
  const { collection, title } = open.origin;
  const { hint, hintsUsed } = open.session;
  /** Beside the grid, what the signs mean leaves its room to the first hint, so that nothing moves. */
  const hasLeft = isFirst && !isHintInMessage() && (hintsUsed > 0 || hint.kind !== 'closed');
  /** In the lab and the editor it has the title that it has here. */
  const titled = makePuzzleLink({ ...level, title });
  return (
    <div class="bench">
      <section aria-label={futoshikiTexts.region}>
        <Head open={open} />
        <div class="panel flush">
          <PlayGrid key={open.hash} level={level} />
        </div>
        <Pad level={level} across={phoneAcross(level.size)} variant="futo-pad" />
        <StatusMessage />
        <Tools />
      </section>
      <aside class="side" aria-label={futoshikiTexts.side}>
        <GamesPanel place={open.place} open={(game) => void continuePuzzle(game)} />
        <FutoshikiHintPanel legendRoom={hasLeft ? legend.current : 0} />
        {isFirst && !hasLeft && <SignsPanel measure={(height) => (legend.current = height)} />}
        <Panel heading={futoshikiTexts.enterHeading} about={futoshikiTexts.leftHeading} variant="desktop">
          <Pad level={level} across={3} />
        </Panel>
        <GeneratePanel />
        <OptionsPanel />
        <PuzzlePanel level={level}>
          <RestartAndLink variant="phone" />
          <LinkButton to={linkRoute('lab', titled)}>{futoshikiTexts.lab}</LinkButton>
          <a class="btn" href={puzzleEditorAddress(titled)}>
            {futoshikiTexts.export.edit}
          </a>
          {collection && (
            <LinkButton to={levelRoute('level', collection.id, collection.index)}>{playTexts.play.details}</LinkButton>
          )}
        </PuzzlePanel>
        {!isFirst && <Lazy part={NEXT} props={{ puzzle: 'futoshiki', leave: giveUpPuzzle }} />}
      </aside>
    </div>
  );
}
