// Levels that were pasted or dropped are played at once: the first that can be, at a link of its own, with the question
// whether to keep them all. A text of which nothing can be played is shown where levels are added, with its errors.

import type { TextRead } from '@masu/browser-host/jobs/questions.js';
import { defined } from '@masu/core/base/defined.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { FutoshikiDraft } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import { effect } from '@preact/signals';
import { type Notice, notice, notifyOn } from '../app/notice.js';
import { adding, addText, isTooLong, offerText, suggestedTitle, validCount } from '../levels/add/adding.js';
import { offered } from '../levels/add/several.js';
import { go, here, route } from '../route.js';
import { levelRoute, linkRoute, pageRoute } from '../routes.js';
import { makeLevelLink } from '../share/level-link.js';
import { makePuzzleLink } from '../share/puzzle-link.js';
import { levelsTexts } from '../texts/levels.js';
import { workers } from '../workers.js';

/** As many levels as are asked for: the first that can be played is among them, unless many before it can't. */
const MAX_READ = 40;

/** Shows a notice on the page that is open once its level has said its own welcome; not if the level can't be opened. */
function afterWelcome(shown: Notice): void {
  const { page } = here();
  const before = notice.peek();
  const stop = effect(() => {
    const now = notice.value;
    if (now === before && route.value.page === page) return;
    queueMicrotask(() => {
      stop();
      if (now && now.tone !== 'ink' && here().page === page) notifyOn(page)(shown);
    });
  });
}

function showText(text: string, name: string | undefined): void {
  go(pageRoute('levels'));
  offered.value = [];
  offerText(text, name);
}

/** The address of a level by itself. */
const ADDRESSES: Readonly<Record<PuzzleId, (draft: unknown, title: string) => URLSearchParams | undefined>> = {
  sokoban: (draft, title) => makeLevelLink({ title, ...(draft as Draft) }),
  futoshiki(draft, title) {
    const level = validateLevel(draft as FutoshikiDraft);
    return level.ok ? makePuzzleLink({ title, ...level.value }) : undefined;
  },
};

function keep(text: string, name: string | undefined, read: TextRead, index: number): void {
  adding.value = { text, read, ...defined({ name }) };
  const title = suggestedTitle(adding.value);
  const id = addText();
  if (!id || !read.puzzle) return;
  go(levelRoute(read.puzzle, id, index));
  afterWelcome({ tone: 'calm', lead: levelsTexts.add.kept(title) });
}

/** Plays what is in a text, or shows it where levels are added. */
export async function playGiven(text: string, name?: string): Promise<void> {
  const from = here();
  // On the page of collections they are to be added to these.
  if (from.page === 'levels') {
    showText(text, name);
    return;
  }
  const read = await workers()
    .then(({ readText }) => readText(text, MAX_READ, name))
    .catch(() => undefined);
  // The player has gone elsewhere meanwhile.
  if (here() !== from) return;
  const valid = read?.levels.filter(({ error }) => error === undefined) ?? [];
  const [first] = valid;
  const title = first && (first.title ?? suggestedTitle({ ...defined({ name }), ...defined({ read }) }));
  const query = first && read?.puzzle && title ? ADDRESSES[read.puzzle](first.draft, title) : undefined;
  if (!read?.puzzle || !first || !query || isTooLong(read)) {
    showText(text, name);
    return;
  }
  const { puzzle, count } = read;
  go(linkRoute(puzzle, query));
  const bad = validCount(read) < count || read.error !== undefined;
  afterWelcome({
    tone: 'calm',
    lead: levelsTexts.add.playing(count, validCount(read)),
    actions: [
      { word: levelsTexts.add.keep, main: true, act: () => keep(text, name, read, valid.indexOf(first)) },
      ...(bad ? [{ word: levelsTexts.add.look, act: () => showText(text, name) }] : []),
    ],
  });
}
