// The list of drawings of an editor and the versions of the one that is open: open, new, duplicate, delete with undo,
// return to a version, compare with it. An editor says how a drawing looks and what opening means.

import '../styles/drafts.css';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { PuzzleId } from '../../base/puzzle.js';
import type { DraftFacts, DraftVersion, SavedDraft } from '../../play/index.js';
import type { Notify } from '../app/notice.js';
import { Button } from '../controls.js';
import { dateTimeText } from '../format.js';
import { draftsTexts } from '../texts/drafts.js';
import { gradesTexts } from '../texts/grades.js';
import { draftIn, dropDraft, puzzleDrafts, restoreDraft } from './drafts.js';

interface DraftsProps {
  readonly puzzle: PuzzleId;
  /** The id of the drawing that the editor shows. */
  readonly openId: string;
  readonly picture: (draft: Pick<SavedDraft, 'text'>) => ComponentChild;
  /** Undefined: a new, empty drawing. */
  readonly onOpen: (draft: SavedDraft | undefined) => void;
  readonly onDuplicate: () => void;
  /** Saves a version now. */
  readonly onVersion: () => void;
  readonly onRestore: (version: DraftVersion) => void;
  readonly compared: DraftVersion | undefined;
  /** What is known of the drawing that the editor shows. */
  readonly facts: DraftFacts | undefined;
  /** Shows what is different; undefined ends it. */
  readonly onCompare: (version: DraftVersion | undefined) => void;
  readonly notify: Notify;
}

const shownTitle = ({ title }: Pick<SavedDraft, 'title'>): string => title || draftsTexts.untitled;

const gradeNames: Readonly<Record<string, string>> = gradesTexts.names;
const verdictNames: Readonly<Record<string, string>> = { ...draftsTexts.verdict, unsolvable: draftsTexts.unsolvable };

/** `Hard (5.2)`; undefined if it isn't known. */
function gradeWithNumber({ grade, difficulty }: DraftFacts): string | undefined {
  const name = gradeNames[grade ?? ''];
  return name && difficulty !== undefined ? `${name} (${difficulty.toFixed(1)})` : name;
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
  const facts = [
    ...(pushes === undefined ? [] : [draftsTexts.pushes(pushes)]),
    ...(grade === undefined || gradeNames[grade] === undefined ? [] : [gradeNames[grade]]),
  ];
  return verdict === 'unsolvable' ? draftsTexts.unsolvable : facts.join(' · ');
}

function remove(draft: SavedDraft, { puzzle, openId, onOpen, notify }: DraftsProps): void {
  const isOpen = draft.id === openId;
  // First, so that the editor has saved its last stroke.
  if (isOpen) onOpen(puzzleDrafts(puzzle).find(({ id }) => id !== openId));
  const last = draftIn(draft) ?? draft;
  dropDraft(last);
  const undo = (): void => {
    restoreDraft(last);
    if (isOpen) onOpen(last);
    else notify({ tone: 'calm', lead: draftsTexts.restored(shownTitle(last)) });
  };
  notify({
    tone: 'calm',
    lead: draftsTexts.removed(shownTitle(last)),
    actions: [{ word: draftsTexts.undo, act: undo }],
  });
}

function DraftRow({ draft, ...props }: DraftsProps & { readonly draft: SavedDraft }) {
  const isOpen = draft.id === props.openId;
  const facts = draftFacts(draft);
  return (
    <li class="draft" aria-current={isOpen || undefined}>
      <span class="draft-picture">{props.picture(draft)}</span>
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
            <Button name={draftsTexts.openName(shownTitle(draft))} onClick={() => props.onOpen(draft)}>
              {draftsTexts.open}
            </Button>
          )}
          <Button variant="bare" name={draftsTexts.removeName(shownTitle(draft))} onClick={() => remove(draft, props)}>
            {draftsTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

function VersionRow({ version, ...props }: DraftsProps & { readonly version: DraftVersion }) {
  const isCompared = props.compared?.at === version.at;
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
          <Button name={draftsTexts.restoreName(when)} onClick={() => props.onRestore(version)}>
            {draftsTexts.restore}
          </Button>
          <Button
            variant="bare"
            pressed={isCompared}
            name={draftsTexts.compareName(when)}
            onClick={() => props.onCompare(isCompared ? undefined : version)}
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
  const drafts = puzzleDrafts(props.puzzle);
  const versions = draftIn({ puzzle: props.puzzle, id: props.openId })?.versions ?? [];
  return (
    <section class="panel drafts">
      <h2>{draftsTexts.heading}</h2>
      <div class="row">
        <Button onClick={() => props.onOpen(undefined)}>{draftsTexts.fresh}</Button>
        <Button onClick={props.onDuplicate}>{draftsTexts.duplicate}</Button>
        <Button onClick={props.onVersion}>{draftsTexts.saveVersion}</Button>
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
  );
}
