// The lab: two to four searches on one Sokoban level, or backtracking and propagation on one Futoshiki, recorded once and
// shown at any moment of their run. The address contains the level and the whole set-up.

import { defined } from '../../base/defined.js';
import './lab.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type FutoshikiDraft, validateLevel as validatePuzzle } from '../../futoshiki/index.js';
import { type Draft, showPosition, validateLevel } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { notice, notifyLab } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { Choice } from '../choices.js';
import { type Collection, loadCollection, shippedLevelTitle } from '../collections/data/collections.js';
import { listed } from '../collections/data/listed.js';
import { Button } from '../controls.js';
import { go, here, route } from '../route.js';
import { makeRoute, type RouteTarget } from '../routes.js';
import { makeLevelLink, parseLevelLink } from '../share/level-link.js';
import { makePuzzleLink, parsePuzzleLink } from '../share/puzzle-link.js';
import { filesTexts } from '../texts/files.js';
import { labTexts } from '../texts/lab.js';
import { playTexts } from '../texts/play.js';
import { DrawPanel } from './draw-panel.js';
import { TriesLab, type TriesSubject } from './futoshiki/tries-model.js';
import { TriesView } from './futoshiki/tries-view.js';
import { LabView } from './lab-view.js';
import { Lab, SPEEDS, type Subject } from './model/model.js';
import { type LabSetup, PRESET_IDS, PRESETS } from './model/setup.js';
import { makeSetupLink, parseSetupLink } from './model/setup-link.js';

// The lab's level when the address names none: one of our second collection, small enough to be recorded to the end and
// large enough to be worth watching.

export function defaultCollection(): string {
  const own = listed.peek().filter(({ origin, puzzle }) => origin === 'own' && puzzle === 'sokoban');
  return (own[1] ?? own[0])?.id ?? '';
}

/** The collection and the level that an address names. */
const namedLevel = (target: RouteTarget): readonly [collection: string, index: number] =>
  target.kind === 'collection' ? [target.collection, target.index] : [defaultCollection(), 0];

// Chooses the level to search: a collection of either puzzle, and one of its levels.

const MAX_LISTED = 200;

function LevelChoice({ target }: { readonly target: RouteTarget }) {
  const [id, index] = namedLevel(target);
  const [collection, setCollection] = useState<Collection | undefined>(undefined);
  useEffect(() => {
    let current = true;
    // The page itself reports one that cannot be loaded.
    void loadCollection(id)
      .catch(() => undefined)
      .then((found) => current && setCollection(found));
    return () => {
      current = false;
    };
  }, [id]);
  if (!collection) return null;
  const options = collection.levels
    .slice(0, MAX_LISTED)
    .map((level, at) => [String(at), `${at + 1}. ${level.title ?? playTexts.play.untitled(at + 1)}`] as const);
  const open = (to: string, at: number): void =>
    go({ page: 'lab', target: { kind: 'collection', collection: to, index: at } });
  return (
    <>
      <Choice
        name={labTexts.collection}
        options={listed.value.map(
          (each) => [each.id, labTexts.collectionName(playTexts.pages[each.puzzle], each.title)] as const,
        )}
        chosen={id}
        onChoose={(chosen) => open(chosen, 0)}
      />
      <Choice
        name={labTexts.level}
        options={options}
        chosen={String(Math.min(index, options.length - 1))}
        onChoose={(value) => open(id, Number(value))}
      />
    </>
  );
}

const lab = new Lab();
const tries = new TriesLab();
/** The address that this page wrote last. */
let written: string | undefined;
/** The level was drawn here: its address is itself. */
let isDrawn = false;

type Found =
  | { readonly puzzle: 'sokoban'; readonly subject: Subject }
  | { readonly puzzle: 'futoshiki'; readonly subject: TriesSubject };

const targetQuery = (target: RouteTarget): URLSearchParams | undefined =>
  target.kind === 'link' || target.kind === 'collection' ? target.query : undefined;

function sokobanSubject(draft: Draft, title: string): Found | undefined {
  const level = validateLevel(draft);
  return level.ok ? { puzzle: 'sokoban', subject: { level: level.value, title } } : undefined;
}

function futoshikiSubject(draft: FutoshikiDraft, title: string): Found | undefined {
  const level = validatePuzzle(draft);
  return level.ok ? { puzzle: 'futoshiki', subject: { level: level.value, title } } : undefined;
}

const titleIn = ({ title }: { readonly title?: string }): string =>
  title ? shippedLevelTitle(title) : filesTexts.links.shared;

function linked(query: URLSearchParams): Found | undefined {
  const link = parseLevelLink(query);
  if (link.ok) return sokobanSubject(link.value.draft, titleIn(link.value.draft));
  const puzzle = parsePuzzleLink(query);
  return puzzle && futoshikiSubject(puzzle.draft, titleIn(puzzle.draft));
}

async function find(target: RouteTarget): Promise<Found | undefined> {
  if (target.kind === 'link' && target.query.has('l')) return linked(target.query);
  const [id, index] = namedLevel(target);
  const collection = await loadCollection(id).catch(() => undefined);
  const level = collection?.levels[index];
  if (!collection || !level) return undefined;
  const title = level.title ?? playTexts.play.untitled(index + 1);
  return collection.puzzle === 'sokoban'
    ? sokobanSubject(level.draft as Draft, title)
    : futoshikiSubject(level.draft as FutoshikiDraft, title);
}

function closeBoth(): void {
  for (const each of [lab, tries]) {
    each.close();
    each.subject.value = undefined;
  }
}

/** The set-up of the address; without one, another level is searched as the last one was. */
function setupFor(query: URLSearchParams | undefined): LabSetup {
  const isKept = !query?.has('s') && lab.slots.peek().length > 0;
  return isKept ? { ...lab.setup.peek(), at: [] } : parseSetupLink(query);
}

async function open(target: RouteTarget): Promise<void> {
  const found = await find(target);
  if (route.peek().target !== target) return;
  isDrawn = false;
  closeBoth();
  if (!found) {
    const choose = () => go({ page: 'levels', target: { kind: 'none' } });
    notifyLab({
      tone: 'ink',
      lead: labTexts.noLevel,
      strong: true,
      actions: [{ word: playTexts.links.choose, main: true, act: choose }],
    });
    return;
  }
  notifyLab(undefined, '');
  const query = targetQuery(target);
  if (found.puzzle === 'sokoban') lab.open(found.subject, setupFor(query));
  else tries.open(found.subject, parseSetupLink(query).at);
}

/** The current set-up, added to a query that may contain a level. */
function withSetup(query = new URLSearchParams()): URLSearchParams {
  if (lab.subject.peek()) return makeSetupLink(lab.setup.peek(), query);
  const { backtrack, propagate } = tries.moments.peek();
  const ran = tries.ran.peek();
  query.set('at', [backtrack, propagate, ...(ran > 0 ? [ran] : [])].join('.'));
  return query;
}

/** The route of what is shown: the level's own address, and the set-up. */
function shownRoute(): string {
  const { target } = route.peek();
  const drawn = isDrawn ? fullLink() : undefined;
  if (drawn) return makeRoute({ page: 'lab', target: { kind: 'link', query: drawn } });
  if (target.kind === 'link' && target.query.has('l')) {
    const level = new URLSearchParams([...target.query].filter(([key]) => ['l', 't', 'a'].includes(key)));
    return makeRoute({ page: 'lab', target: { kind: 'link', query: withSetup(level) } });
  }
  const [collection, index] = namedLevel(target);
  return makeRoute({ page: 'lab', target: { kind: 'collection', collection, index, query: withSetup() } });
}

const WRITE_MILLIS = 400;

/** Writes the set-up into the address after a pause; the page itself doesn't follow its own address. */
function useAddress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dispose = effect(() => {
      if (!(lab.subject.value || tries.subject.value) || lab.isRunning.value || tries.isRunning.value) return;
      void lab.setup.value;
      void tries.moments.value;
      void tries.ran.value;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The player may have left already, and the page not been taken down: the address is another page's.
        if (here().page !== 'lab') return;
        written = shownRoute();
        history.replaceState(history.state, '', written);
      }, WRITE_MILLIS);
    });
    return () => {
      clearTimeout(timer);
      dispose();
    };
  }, []);
}

/** A link with the level itself in it: it works even if the collection is not known. */
function fullLink(): URLSearchParams | undefined {
  const [sokoban, futoshiki] = [lab.subject.peek(), tries.subject.peek()];
  if (sokoban) {
    const { level } = sokoban;
    const rows = showPosition(level, level.start);
    return withSetup(makeLevelLink({ rows, ...defined({ title: level.title }) }));
  }
  return futoshiki && withSetup(makePuzzleLink(futoshiki.level));
}

/** Searches a drawn board with the same searches; false if it is not a level. */
function openDrawing(rows: readonly string[]): boolean {
  const found = sokobanSubject({ rows }, labTexts.draw.title);
  if (found?.puzzle !== 'sokoban') return false;
  isDrawn = true;
  lab.open(found.subject, { ...lab.setup.peek(), at: [] });
  return true;
}

async function copyLink(): Promise<void> {
  const query = fullLink();
  if (!query) return;
  const isDone = await copyText(new URL(`#/lab?${query}`, location.href).href);
  notifyLab({ tone: 'calm', lead: isDone ? labTexts.linkCopied : filesTexts.notCopied });
}

function takeTriesKey(event: KeyboardEvent): boolean {
  if (event.key === ' ') tries.toggle();
  else if (event.key === 'ArrowRight') tries.advance(1);
  else if (event.key === 'ArrowLeft') tries.advance(-1);
  else if (event.key === '.') tries.stepElimination(1);
  else if (event.key === ',') tries.stepElimination(-1);
  else if (event.key === 'Home') tries.advance(Number.MIN_SAFE_INTEGER);
  else if (event.key === 'End') tries.advance(Number.MAX_SAFE_INTEGER);
  else return false;
  return true;
}

function takeKey(event: KeyboardEvent): boolean {
  if (tries.subject.peek()) return takeTriesKey(event);
  const { speed } = lab;
  if (event.key === ' ') lab.toggle();
  else if (event.key === 'ArrowRight') lab.step(0, 1);
  else if (event.key === 'ArrowLeft') lab.step(0, -1);
  else if (event.key === '.') lab.stepLine(0, 1);
  else if (event.key === ',') lab.stepLine(0, -1);
  else if (event.key === 'Home') lab.scrub(0, 1);
  else if (event.key === 'End') lab.scrub(0, Number.MAX_SAFE_INTEGER);
  else if (event.key === '+' || event.key === '=') speed.value = Math.min(SPEEDS.length - 1, speed.value + 1);
  else if (event.key === '-') speed.value = Math.max(0, speed.value - 1);
  else return false;
  return true;
}

function overLine(): string {
  const [sokoban, futoshiki] = [lab.subject.value, tries.subject.value];
  if (sokoban) return labTexts.over(sokoban.title, sokoban.level.start.boxes.length);
  return futoshiki ? labTexts.tries.over(futoshiki.title, futoshiki.level.size) : playTexts.pages.lab;
}

function Presets() {
  return (
    <Choice
      name={labTexts.presets.name}
      options={[['', labTexts.presets.chosen], ...PRESET_IDS.map((id) => [id, labTexts.presets[id]] as const)]}
      chosen=""
      onChoose={(id) => id !== '' && lab.showSearches(PRESETS[id])}
    />
  );
}

export function LabPage() {
  const { target } = route.value;
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.lab);
    // The page doesn't follow an address that it wrote itself.
    if (written !== location.hash || !(lab.subject.peek() || tries.subject.peek())) void open(target);
  }, [target]);
  useEffect(() => closeBoth, []);
  useAddress();
  useShortcuts(takeKey);
  const isShown = lab.subject.value !== undefined || tries.subject.value !== undefined;
  return (
    <>
      <div class="head choosing">
        <div>
          <p class="over">{overLine()}</p>
          <h1>{labTexts.heading}</h1>
        </div>
        <div class="row">
          {lab.subject.value && <Presets />}
          <LevelChoice target={target} />
          <Button icon="link" onClick={() => void copyLink()}>
            {labTexts.link}
          </Button>
        </div>
      </div>
      {(!isShown || notice.value) && <StatusMessage />}
      {lab.subject.value && <DrawPanel level={lab.subject.value.level} onDraw={openDrawing} />}
      {lab.subject.value && <LabView lab={lab} />}
      {tries.subject.value && <TriesView lab={tries} />}
    </>
  );
}
