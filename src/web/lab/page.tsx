// The lab: two to four searches on one level, recorded once and shown at any moment of their run. The address holds the
// level and the whole set-up.

import './lab.css';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Draft, validateLevel } from '../../sokoban/index.js';
import { copyText } from '../app/clipboard.js';
import { notice } from '../app/notice.js';
import { useShortcuts } from '../app/shortcuts.js';
import { StatusMessage } from '../app/status-message.js';
import { loadCollection } from '../collections/collections.js';
import { Button, Choice } from '../controls.js';
import { route } from '../route.js';
import { makeRoute, type RouteTarget } from '../routes.js';
import { makeLevelLink, parseLevelLink } from '../share/level-link.js';
import { B } from '../texts/lab.js';
import { T } from '../texts/play.js';
import { LabView } from './lab-view.js';
import { LevelChoice } from './level-choice.js';
import { Lab, SPEEDS } from './model.js';
import { notify } from './notify.js';
import { PRESET_IDS, PRESETS } from './setup.js';
import { makeSetupLink, parseSetupLink } from './setup-link.js';
import { usualCollection } from './usual-level.js';

const lab = new Lab();
/** The query of the address that is open, as this page wrote or read it. */
let written: string | undefined;

const queryOf = (target: RouteTarget): URLSearchParams | undefined =>
  target.kind === 'link' || target.kind === 'collection' ? target.query : undefined;

async function draftAt(target: RouteTarget): Promise<{ draft: Draft; title: string } | undefined> {
  if (target.kind === 'link' && target.query.has('l')) {
    const link = parseLevelLink(target.query);
    return link.ok ? { draft: link.value.draft, title: link.value.draft.title ?? T.links.shared } : undefined;
  }
  const id = target.kind === 'collection' ? target.collection : usualCollection();
  const collection = await loadCollection(id).catch(() => undefined);
  const index = target.kind === 'collection' ? target.index : 0;
  const level = collection?.levels[index];
  if (collection?.puzzle !== 'sokoban' || !level) return undefined;
  return { draft: level.draft as Draft, title: level.title ?? T.play.untitled(index + 1) };
}

async function open(target: RouteTarget): Promise<void> {
  const found = await draftAt(target);
  if (route.peek().target !== target) return;
  const valid = found && validateLevel(found.draft);
  if (!found || !valid?.ok) {
    lab.close();
    lab.subject.value = undefined;
    notify({ tone: 'ink', lead: B.noLevel, strong: true });
    return;
  }
  notify(undefined, '');
  lab.open({ level: valid.value, title: found.title }, parseSetupLink(queryOf(target)));
}

/** The route of what is shown: the level's own address, and the set-up. */
function shownRoute(): string {
  const { target } = route.peek();
  const setup = lab.setup.peek();
  if (target.kind === 'link' && target.query.has('l')) {
    const level = new URLSearchParams([...target.query].filter(([key]) => ['l', 't', 'a'].includes(key)));
    return makeRoute({ page: 'lab', target: { kind: 'link', query: makeSetupLink(setup, level) } });
  }
  const [collection, index] = target.kind === 'collection' ? [target.collection, target.index] : [usualCollection(), 0];
  return makeRoute({ page: 'lab', target: { kind: 'collection', collection, index, query: makeSetupLink(setup) } });
}

const WRITE_MILLIS = 400;

/** Writes the set-up into the address once it has rested; the page itself doesn't follow its own address. */
function useAddress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dispose = effect(() => {
      if (!lab.subject.value || lab.isRunning.value) return;
      void lab.setup.value;
      clearTimeout(timer);
      timer = setTimeout(() => {
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

async function copyLink(): Promise<void> {
  const draft = lab.subject.peek();
  if (!draft) return;
  const query = makeSetupLink(lab.setup.peek(), makeLevelLink({ rows: draft.level.backdrop, title: draft.title }));
  const isDone = await copyText(new URL(`#/lab?${query}`, location.href).href);
  notify({ tone: 'calm', lead: isDone ? B.linkCopied : T.shell.notCopied });
}

function takeKey(event: KeyboardEvent): boolean {
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

export function LabPage() {
  const { target } = route.value;
  useEffect(() => {
    document.title = T.shell.title(T.pages.lab);
    if (written !== location.hash || !lab.subject.peek()) void open(target);
  }, [target]);
  useEffect(() => () => lab.close(), []);
  useAddress();
  useShortcuts(takeKey);
  const shown = lab.subject.value;
  return (
    <>
      <div class="head choosing">
        <div>
          <p class="over">{shown ? B.over(shown.title, shown.level.start.boxes.length) : T.pages.lab}</p>
          <h1>{B.heading}</h1>
        </div>
        <div class="row">
          <Choice
            name={B.presets.name}
            options={[['', B.presets.chosen], ...PRESET_IDS.map((id) => [id, B.presets[id]] as const)]}
            chosen=""
            onChoose={(id) => id !== '' && lab.showSearches(PRESETS[id])}
          />
          <LevelChoice target={target} />
          <Button icon="link" onClick={() => void copyLink()}>
            {B.link}
          </Button>
        </div>
      </div>
      {(!shown || notice.value) && <StatusMessage />}
      {shown && <LabView lab={lab} />}
    </>
  );
}
