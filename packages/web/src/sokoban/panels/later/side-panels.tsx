// The panels beside the board: counts, hint, solver, view, snapshots, export. Loaded together, after the board.

import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { defined } from '../../../../base/defined.js';
import { SNAPSHOT_SLOTS, type SnapshotSlot, type SokobanRecord } from '../../../../play/index.js';
import { currentLowerBound, provenPushes, sokobanMovesText } from '../../../../session/index.js';
import { copyAndTell } from '../../../app/clipboard.js';
import { GamesPanel } from '../../../app/games-panel.js';
import { Lazy, lazyPart } from '../../../app/lazy.js';
import { notifyNotLoaded, notifySokoban } from '../../../app/notice.js';
import { isZoomUseful, ZOOM_STEP, zoomBy } from '../../../board/zoom.js';
import { ColumnNames, Panel, SettingCheck } from '../../../choices.js';
import { offer } from '../../../collections/data/onward.js';
import { Button } from '../../../controls.js';
import { formatNumber } from '../../../language.js';
import { FILE, MINUS, PLUS, TRIM } from '../../../more-icons.js';
import { neighborLevel } from '../../../play/head.js';
import { fullAddress } from '../../../route.js';
import { linkRoute } from '../../../routes.js';
import { records, savedValue, saveValue } from '../../../saves/saves.js';
import { makeLevelLink } from '../../../share/level-link.js';
import { filesTexts } from '../../../texts/files.js';
import { playTexts } from '../../../texts/play.js';
import { sideTexts } from '../../../texts/side.js';
import { CountsList } from '../../counts.js';
import {
  continueGame,
  counts,
  currentLevel,
  isGameSolved,
  isOwnSolution,
  isReverse,
  isShowingBound,
  levelRecord,
  performSokoban,
  sokobanGame,
  sokobanSession,
  zoom,
} from '../../state/state.js';
import { isSolverUsed, SolveButtons } from '../solve-buttons.js';
import { explaining, SokobanHintPanel } from './hint-panel.js';

// A panel behind one line: its heading opens it. What is open stays open, in every level and on every visit.

function Fold(props: {
  /** The name of the setting. */
  readonly id: string;
  readonly heading: string;
  readonly about?: string;
  readonly variant?: string;
  /** Open, whatever the setting is. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}) {
  const { id, heading, about, variant = '', children } = props;
  const isOpen = props.isOpen || savedValue(`open.${id}`, false);
  return (
    <details
      class={`panel fold ${variant}`}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && saveValue(`open.${id}`, open)}
    >
      <summary>
        <h2>{heading}</h2> {about && <span class="quiet">{about}</span>}
      </summary>
      {children}
    </details>
  );
}

// Panels beside the board: what is shown during play, and the snapshots.

/** The settings of the panel, and their keys. */
const VIEW_CHECKS = [['warn', 'x'], ['dead', 'c'], ['bound', 'b'], ['ghosts', 'M'], ['arrows'], ['timer']] as const;

function ViewPanel() {
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
function SnapshotPanel() {
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

// Copies the moves, or a link with the level and the moves; shows them if the browser blocks copying.

export async function copyMoves(): Promise<void> {
  const open = currentLevel.value;
  if (open) await copyAndTell(sokobanMovesText(open.session), notifySokoban, filesTexts.movesCopied);
}

export async function copyLink(): Promise<void> {
  const open = currentLevel.value;
  if (!open) return;
  const query = makeLevelLink(open.draft, sokobanMovesText(open.session));
  const { linkCopied: lead, linkRest: rest } = filesTexts;
  await copyAndTell(fullAddress(linkRoute('sokoban', query)), notifySokoban, { tone: 'calm', lead, rest });
}

// Buttons to zoom a board whose cells are small: beside the level's title on a wide screen, beside the counts on a phone.

const ZOOMS = [
  [MINUS, 'out', ',', 1 / ZOOM_STEP],
  [TRIM, 'fit', 'f', 0],
  [PLUS, 'in', '.', ZOOM_STEP],
] as const;

function Buttons({ where }: { readonly where: 'desktop' | 'phone' }) {
  if (!isZoomUseful(zoom)) return null;
  const zoomWords = sideTexts.zoom;
  return (
    <div class={`seg zoom ${where}`} role="group" aria-label={zoomWords.name}>
      {ZOOMS.map(([icon, kind, key, factor]) => (
        <Button
          key={key}
          icon={icon}
          name={zoomWords[kind]}
          title={playTexts.withKey(zoomWords[kind], key)}
          onClick={() => zoomBy(zoom, factor)}
        />
      ))}
    </div>
  );
}

export const DesktopZoom = () => <Buttons where="desktop" />;
export const PhoneZoom = () => <Buttons where="phone" />;

// Share and export: the level as XSB, a .sok file with its solutions, a link, pictures.

const SHARE = lazyPart(async () => (await import('../share-panel.js')).SharePanel);

/** What the buttons do is loaded when one is pressed. */
const files = () => import('../export-files.js');

/** On a phone it also has what is among the tools on a wide screen. */
function ExportPanel() {
  const [isSharing, setSharing] = useState(false);
  if (!currentLevel.value) return null;
  return (
    <Fold id="export" heading={sideTexts.export.heading} variant="export">
      <div class="row">
        <Button icon="copy" onClick={() => void files().then(({ copyLevel }) => copyLevel())}>
          {sideTexts.export.copyLevel}
        </Button>
        <Button icon={FILE} onClick={() => void files().then(({ downloadSok }) => downloadSok())}>
          {sideTexts.export.downloadSok}
        </Button>
        <Button variant="phone" icon="copy" onClick={() => void copyMoves()}>
          {playTexts.play.copyMoves}
        </Button>
        <Button variant="phone" icon="link" onClick={() => void copyLink()}>
          {playTexts.play.link}
        </Button>
      </div>
      <details onToggle={({ currentTarget }) => setSharing(currentTarget.open)}>
        <summary>{sideTexts.export.pictures}</summary>
        {isSharing && <Lazy part={SHARE} />}
      </details>
    </Fold>
  );
}

// Moves, pushes, boxes on goals; the player's best results; and the minimum number of pushes left.

function Records({ record }: { readonly record: SokobanRecord | undefined }) {
  const countsWords = sideTexts.counts;
  const shown = (value: number | undefined): string => (value === undefined ? countsWords.none : formatNumber(value));
  return (
    <table class="best">
      <ColumnNames names={[countsWords.best, countsWords.movesColumn, countsWords.pushesColumn]} />
      <tbody>
        <tr>
          <th scope="row">{countsWords.fewestMoves}</th>
          <td class="win">{shown(record?.bestMoves.moves)}</td>
          <td>{shown(record?.bestMoves.pushes)}</td>
        </tr>
        <tr>
          <th scope="row">{countsWords.fewestPushes}</th>
          <td>{shown(record?.bestPushes.moves)}</td>
          <td class="win">{shown(record?.bestPushes.pushes)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function CountsPanel() {
  const countsWords = sideTexts.counts;
  const counted = counts.value;
  const now = isShowingBound.value ? sokobanSession.value : undefined;
  const proven = now && provenPushes(now);
  const bound = now && currentLowerBound(now);
  const boundText = bound === undefined ? '' : countsWords.bound(bound);
  if (!counted) return null;
  return (
    <section class="panel" aria-label={countsWords.heading}>
      <CountsList
        counts={[
          [formatNumber(counted.moves), countsWords.moves],
          [formatNumber(counted.pushes), countsWords.pushes],
          [counted.boxesOnGoals, countsWords.onGoal],
        ]}
        boxes={counted.boxes}
      />
      <Records record={levelRecord.value} />
      {/* Its line stays while the number is computed, and in a position without one. */}
      {now && <p class="quiet bound">{proven !== undefined ? countsWords.proven(proven) : boundText}</p>}
    </section>
  );
}

const SOLVER = lazyPart(async () => (await import('../solve-panel.js')).SolvePanel);
const REVERSE_COUNTS = lazyPart(async () => (await import('../../reverse/reverse-board.js')).ReverseCountsPanel);
const SETTINGS = lazyPart(async () => (await import('../solve-panel.js')).SolverSettings);
const areSettingsOpen = signal(false);

/** Behind one line; from the first search on it is open. Which solver and for how long is behind another. */
function Solver() {
  return (
    <Fold
      id="solver"
      heading={sideTexts.solve.heading}
      about={sideTexts.solve.about}
      variant="solver"
      isOpen={isSolverUsed.value}
    >
      {isSolverUsed.value ? (
        <Lazy part={SOLVER}>
          <SolveButtons />
        </Lazy>
      ) : (
        <SolveButtons />
      )}
      <details onToggle={(event) => (areSettingsOpen.value = event.currentTarget.open)}>
        <summary>{sideTexts.solve.settings}</summary>
        {areSettingsOpen.value && <Lazy part={SETTINGS} />}
      </details>
    </Fold>
  );
}

/** Replaces the hint once the level is solved. The next level and the replay are in the message. */
function SolvedPanel({ open }: { readonly open: NonNullable<typeof currentLevel.value> }) {
  const optimize = (): void => {
    isSolverUsed.value = true;
    void import('../solve-panel.js').then(({ optimizeOwn }) => optimizeOwn());
  };
  return (
    <Panel heading={sideTexts.solved.heading} about={sideTexts.solved.about} variant="hint">
      {(open.origin.collection?.count ?? 0) > 1 && !neighborLevel('sokoban', open.origin, 1) && (
        <p class="quiet">{sideTexts.solved.noNext}</p>
      )}
      <div class="row">
        <Button onClick={optimize}>{sideTexts.solved.optimize}</Button>
      </div>
    </Panel>
  );
}

const EXPLAIN = lazyPart<{ readonly isSolved: boolean }>(async () => (await explaining()).ExplainPanel);
const isExplainOpen = signal(false);

/** Loads what explains, then asks. */
function askExplain(ask: (words: Awaited<ReturnType<typeof explaining>>) => void): void {
  explaining().then((words) => {
    isExplainOpen.value = true;
    ask(words);
  }, notifyNotLoaded);
}

export const askWhyNot = (): void => askExplain(({ toggleAsking }) => toggleAsking());

/** "Why not this push?" and what the level takes: masu says nothing before it is asked for. */
function Explain({ isSolved }: { readonly isSolved: boolean }) {
  const { heading, about, whyNot, whatItTakes, showIdea } = sideTexts.explain;
  return (
    <Fold id="explain" heading={heading} about={about} variant="explain" isOpen={isExplainOpen.value}>
      {isExplainOpen.value ? (
        <Lazy part={EXPLAIN} props={{ isSolved }} />
      ) : (
        <div class="row">
          {/* It keeps its place in a solved level. */}
          <Button keyCap="o" disabled={isSolved} onClick={askWhyNot}>
            {whyNot}
          </Button>
          <Button onClick={() => askExplain(({ toggleIdea }) => toggleIdea())}>
            {isSolved ? whatItTakes : showIdea}
          </Button>
        </div>
      )}
    </Fold>
  );
}

export { ReplayBar } from './replay-bar.js';

/** Not before the first solution: a first visit has a level to begin with. A level that is begun and not solved is given up. */
const NEXT = lazyPart(async () => {
  const parts = [import('../../../next/panel.js'), import('../../state/attempt.js')] as const;
  const [{ NextPanel }, { giveUpLevel }] = await Promise.all(parts);
  return () => <NextPanel puzzle="sokoban" leave={giveUpLevel} />;
});

export function SidePanels() {
  const open = currentLevel.value;
  return (
    <>
      {isReverse.value ? <Lazy part={REVERSE_COUNTS} /> : <CountsPanel />}
      {open && <GamesPanel place={open.place} open={(game) => void continueGame(game)} />}
      {!isReverse.value && (
        <>
          {open && isOwnSolution.value ? <SolvedPanel open={open} /> : <SokobanHintPanel />}
          <Explain isSolved={isGameSolved.value} />
          <Solver />
          <ViewPanel />
          <SnapshotPanel />
        </>
      )}
      <ExportPanel />
      {(records.value.size > 0 || offer.next) && <Lazy part={NEXT} />}
    </>
  );
}
