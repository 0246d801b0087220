// The lab: two to four searches on one Sokoban level, or backtracking and propagation on one Futoshiki, recorded once and
// shown at any moment of their run. The address contains the level and the whole set-up.

import { PUZZLE_IDS, type PuzzleId } from '@masu/core/base/puzzle.js';
import type { DraftOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { copyText } from '../app/clipboard.js';
import { notice, notifyLab } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { loadCollection, shippedLevelTitle } from '../collections/data/collections.js';
import { Button } from '../controls.js';
import { go, here, route } from '../route.js';
import { makeRoute, type RouteTarget } from '../routes.js';
import { filesTexts } from '../texts/files.js';
import { labTexts } from '../texts/lab.js';
import { playTexts } from '../texts/play.js';
import { LevelChoice } from './level-choice.js';
import { namedLevel } from './named-level.js';
import { newLabs, type PuzzleLab } from './puzzle-labs.js';
import './lab.css';

const LABS = newLabs();

const labFor = <Id extends PuzzleId>(puzzle: Id): PuzzleLab<Id> => LABS[puzzle];

/** The lab that has a level. */
const openLab = computed((): PuzzleLab<PuzzleId> | undefined => PUZZLE_IDS.map(labFor).find((lab) => lab.isOpen.value));

/** The address that this page wrote last. */
let written: string | undefined;

/** Opens a level that was found, with the set-up of the address. */
type OpenFound = (setup: URLSearchParams | undefined) => void;

const targetQuery = (target: RouteTarget): URLSearchParams | undefined =>
  target.kind === 'link' || target.kind === 'collection' ? target.query : undefined;

function findLevel<Id extends PuzzleId>(puzzle: Id, draft: DraftOf<Id>, title: string): OpenFound | undefined {
  const lab = labFor(puzzle);
  const level = lab.validate(draft);
  return level.ok ? (setup) => lab.openNext(level.value, title, setup) : undefined;
}

function linked(query: URLSearchParams): OpenFound | undefined {
  for (const puzzle of PUZZLE_IDS) {
    const draft = labFor(puzzle).parseLink(query);
    const title = draft?.title ? shippedLevelTitle(draft.title) : filesTexts.links.shared;
    if (draft) return findLevel(puzzle, draft, title);
  }
  return undefined;
}

async function find(target: RouteTarget): Promise<OpenFound | undefined> {
  if (target.kind === 'link' && target.query.has('l')) return linked(target.query);
  const [id, index] = namedLevel(target);
  const collection = await loadCollection(id).catch(() => undefined);
  const level = collection?.levels[index];
  if (!collection || !level) return undefined;
  const title = level.title ?? playTexts.play.untitled(index + 1);
  return findLevel(collection.puzzle, level.draft as DraftOf<PuzzleId>, title);
}

function clearLabs(): void {
  for (const puzzle of PUZZLE_IDS) labFor(puzzle).clear();
}

async function open(target: RouteTarget): Promise<void> {
  const openFound = await find(target);
  if (route.peek().target !== target) return;
  clearLabs();
  if (!openFound) {
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
  openFound(targetQuery(target));
}

/** The route of what a lab shows: the level's own address, and the set-up. */
function shownRoute(lab: PuzzleLab<PuzzleId>): string {
  const { target } = route.peek();
  const drawn = lab.isDrawn() ? fullLink(lab) : undefined;
  if (drawn) return makeRoute({ page: 'lab', target: { kind: 'link', query: drawn } });
  if (target.kind === 'link' && target.query.has('l')) {
    const level = new URLSearchParams([...target.query].filter(([key]) => ['l', 't', 'a'].includes(key)));
    return makeRoute({ page: 'lab', target: { kind: 'link', query: lab.addSetup(level) } });
  }
  const [collection, index] = namedLevel(target);
  const query = lab.addSetup(new URLSearchParams());
  return makeRoute({ page: 'lab', target: { kind: 'collection', collection, index, query } });
}

const WRITE_MILLIS = 400;

/** Writes the set-up into the address after a pause; the page itself doesn't follow its own address. */
function useAddress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dispose = effect(() => {
      const lab = openLab.value;
      if (!lab || lab.isRunning.value) return;
      // Runs again at a change of the set-up.
      lab.addSetup(new URLSearchParams());
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The player may have left already, and the page not been taken down: the address is another page's.
        if (here().page !== 'lab') return;
        written = shownRoute(lab);
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
function fullLink(lab: PuzzleLab<PuzzleId>): URLSearchParams | undefined {
  const level = lab.level();
  return level && lab.addSetup(lab.makeLink(level));
}

const takeKey = (event: KeyboardEvent): boolean => openLab.peek()?.takeKey(event) ?? false;

async function copyLink(): Promise<void> {
  const query = openLab.value && fullLink(openLab.value);
  if (!query) return;
  const isDone = await copyText(new URL(`#/lab?${query}`, location.href).href);
  notifyLab({ tone: 'calm', lead: isDone ? labTexts.linkCopied : filesTexts.notCopied });
}

export function LabPage() {
  const { target } = route.value;
  useEffect(() => {
    document.title = playTexts.shell.title(playTexts.pages.lab);
    // The page doesn't follow an address that it wrote itself.
    if (written !== location.hash || !openLab.peek()) void open(target);
  }, [target]);
  useEffect(() => clearLabs, []);
  useAddress();
  useShortcuts(takeKey);
  const lab = openLab.value;
  return (
    <>
      <div class="head choosing">
        <div>
          <p class="over">{lab?.over() ?? playTexts.pages.lab}</p>
          <h1>{labTexts.heading}</h1>
        </div>
        <div class="row">
          {lab && <lab.Tools />}
          <LevelChoice target={target} />
          <Button icon="link" onClick={() => void copyLink()}>
            {labTexts.link}
          </Button>
        </div>
      </div>
      {(!lab || notice.value) && <StatusMessage />}
      {lab && <lab.View />}
    </>
  );
}
