// The list of drawings of an editor and the versions of the one that is open: open, new, duplicate, delete with undo,
// return to a version, compare with it. An editor says how a drawing looks and what differs.

import '../styles/drafts.css';
import type { DraftFacts } from '@masu/core/play/drafts.js';
import type { DraftVersion, SavedDraft } from '@masu/core/play/saved-data.js';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { notifyEditor } from '../app/notice.js';
import { Button } from '../controls.js';
import { dateTimeText } from '../format.js';
import { decimal } from '../language.js';
import { draftsTexts } from '../texts/drafts.js';
import { gradesTexts } from '../texts/grades.js';
import { copiedDraft, draftIn, dropDraft, puzzleDrafts, restoreDraft } from './drafts.js';
import type { OpenDraft } from './open-draft.js';

interface DraftsProps {
  readonly drawing: OpenDraft;
  readonly picture: (draft: Pick<SavedDraft, 'text'>) => ComponentChild;
  /** What is known of the drawing that the editor shows. */
  readonly facts: DraftFacts | undefined;
  /** Before a comparison is shown in the place of a note. */
  readonly hideNote: () => void;
  /** In how many places the drawing differs from the version that it is compared with. */
  readonly countChanged: () => number | undefined;
}

const shownTitle = ({ title }: Pick<SavedDraft, 'title'>): string => title || draftsTexts.untitled;

const notifyDone = (lead: string): void => notifyEditor({ tone: 'calm', lead });

/** Opens a saved drawing, or a new one. */
function open(drawing: OpenDraft, draft: SavedDraft | undefined): void {
  drawing.open(draft);
  notifyDone(draft ? draftsTexts.nowOpen(shownTitle(draft)) : draftsTexts.isNew);
}

export function saveVersion(drawing: OpenDraft): void {
  drawing.save('saved');
  notifyDone(draftsTexts.versionSaved);
}

export function duplicate(drawing: OpenDraft): void {
  drawing.duplicate(draftsTexts.copyOf(shownTitle({ title: drawing.title.peek() })));
  notifyDone(draftsTexts.duplicated);
}

function restore(drawing: OpenDraft, version: DraftVersion): void {
  drawing.restore(version);
  notifyDone(draftsTexts.versionRestored);
}

/** Shows what is different; undefined ends it. */
function compare({ drawing, hideNote, countChanged }: DraftsProps, version: DraftVersion | undefined): void {
  hideNote();
  drawing.compareWith(version);
  const count = countChanged();
  if (count === undefined) notifyEditor(undefined);
  else notifyDone(draftsTexts.differs(count));
}

const gradeNames: Readonly<Record<string, string>> = gradesTexts.names;
const verdictNames: Readonly<Record<string, string>> = { ...draftsTexts.verdict, unsolvable: draftsTexts.unsolvable };

/** `Hard (5.2)`; undefined if it isn't known. */
function gradeWithNumber({ grade, difficulty }: DraftFacts): string | undefined {
  const name = gradeNames[grade ?? ''];
  return name && difficulty !== undefined ? `${name} (${decimal(difficulty)})` : name;
}

/** What is known of the version and of the drawing now, side by side. */
function Figures({ version, now = {} }: { readonly version: DraftFacts; readonly now: DraftFacts | undefined }) {
  const words = draftsTexts.figures;
  const rows: readonly [name: string, of: (facts: DraftFacts) => string | undefined][] = [
    [words.result, ({ verdict }) => verdictNames[verdict ?? ''] ?? words.unknown],
    [words.pushes, ({ pushes }) => pushes?.toString()],
    [words.difficulty, gradeWithNumber],
  ];
  const known = rows.map(([name, of]) => ({ name, both: [of(version), of(now)] }));
  return (
    <table class="version-figures">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.version}</th>
          <th scope="col">{words.now}</th>
        </tr>
      </thead>
      <tbody>
        {known
          .filter(({ both }) => both.some((each) => each !== undefined))
          .map(({ name, both }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {both.map((each, column) => (
                <td key={column}>{each ?? '–'}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Pushes and grade, or that there is no solution, where it is known. */
function draftFacts({ verdict, pushes, grade }: DraftFacts): string {
  const facts = [pushes !== undefined && draftsTexts.pushes(pushes), gradeNames[grade ?? '']];
  return verdict === 'unsolvable' ? draftsTexts.unsolvable : facts.filter(Boolean).join(' · ');
}

function remove(draft: SavedDraft, drawing: OpenDraft): void {
  const openId = drawing.id.peek();
  const isOpen = draft.id === openId;
  // First, so that the editor has saved its last stroke.
  const other = puzzleDrafts(drawing.puzzle).find(({ id }) => id !== openId);
  if (isOpen) open(drawing, other);
  const last = draftIn(draft) ?? draft;
  dropDraft(last);
  const undo = (): void => {
    restoreDraft(last);
    if (isOpen) open(drawing, last);
    else notifyDone(draftsTexts.restored(shownTitle(last)));
  };
  notifyEditor({
    tone: 'calm',
    lead: draftsTexts.removed(shownTitle(last)),
    actions: [{ word: draftsTexts.undo, act: undo }],
  });
}

function DraftRow({ draft, drawing, picture }: DraftsProps & { readonly draft: SavedDraft }) {
  const isOpen = draft.id === drawing.id.value;
  const facts = draftFacts(draft);
  return (
    <li class="draft" aria-current={isOpen || undefined}>
      <span class="draft-picture">{picture(draft)}</span>
      <div>
        <b>{shownTitle(draft)}</b>
        <p class="quiet">
          {facts && `${facts} · `}
          {dateTimeText(draft.savedAt)}
        </p>
        <div class="row">
          {isOpen ? (
            <span class="quiet">{draftsTexts.isOpen}</span>
          ) : (
            <Button name={draftsTexts.openName(shownTitle(draft))} onClick={() => open(drawing, draft)}>
              {draftsTexts.open}
            </Button>
          )}
          <Button
            variant="bare"
            name={draftsTexts.removeName(shownTitle(draft))}
            onClick={() => remove(draft, drawing)}
          >
            {draftsTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

function VersionRow({ version, ...props }: DraftsProps & { readonly version: DraftVersion }) {
  const isCompared = props.drawing.compared.value?.at === version.at;
  const reasons: Readonly<Record<string, string>> = draftsTexts.why;
  const facts = draftFacts(version);
  const when = dateTimeText(version.at);
  return (
    <li class="draft">
      <span class="draft-picture">{props.picture(version)}</span>
      <div>
        <b>{reasons[version.why] ?? draftsTexts.why.saved}</b>
        <p class="quiet">
          {facts && `${facts} · `}
          {when}
        </p>
        <div class="row">
          <Button name={draftsTexts.restoreName(when)} onClick={() => restore(props.drawing, version)}>
            {draftsTexts.restore}
          </Button>
          <Button
            variant="bare"
            pressed={isCompared}
            name={draftsTexts.compareName(when)}
            onClick={() => compare(props, isCompared ? undefined : version)}
          >
            {draftsTexts.compare}
          </Button>
        </div>
      </div>
      {isCompared && <Figures version={version} now={props.facts} />}
    </li>
  );
}

export function DraftsPanel(props: DraftsProps) {
  const [isListed, setListed] = useState(false);
  const [areVersions, setVersions] = useState(false);
  const { drawing } = props;
  const id = drawing.id.value;
  const drafts = puzzleDrafts(drawing.puzzle);
  const versions = draftIn({ puzzle: drawing.puzzle, id })?.versions ?? [];
  return (
    <>
      {copiedDraft.value === id && <p role="status">{draftsTexts.copied}</p>}
      <section class="panel drafts">
        <h2>{draftsTexts.heading}</h2>
        <div class="row">
          <Button onClick={() => open(drawing, undefined)}>{draftsTexts.fresh}</Button>
          <Button onClick={() => duplicate(drawing)}>{draftsTexts.duplicate}</Button>
          <Button onClick={() => saveVersion(drawing)}>{draftsTexts.saveVersion}</Button>
        </div>
        <details onToggle={({ currentTarget }) => setListed(currentTarget.open)}>
          <summary>{draftsTexts.all(drafts.length)}</summary>
          {/* Pictures of many drawings are made only if they are looked at. */}
          <ul>{isListed && drafts.map((draft) => <DraftRow key={draft.id} {...props} draft={draft} />)}</ul>
        </details>
        <details onToggle={({ currentTarget }) => setVersions(currentTarget.open)}>
          <summary>{draftsTexts.versions(versions.length)}</summary>
          <ul>
            {areVersions &&
              versions.map((version) => (
                <VersionRow key={JSON.stringify([version.at, version.text])} {...props} version={version} />
              ))}
          </ul>
        </details>
      </section>
    </>
  );
}
