// Drawings of levels that are being made, and their versions: what a save, a new version, and a merge make of them. Of two
// states of one drawing the later counts, and the other becomes a version, so that merging loses neither.

import { defined } from '../base/defined.js';
import type { DraftVersion, SavedDraft } from './saved-data.js';
import { byKey, least } from './saved-order.js';

/** Why a version was saved. */
const VERSION_REASONS = ['saved', 'shared', 'added', 'played', 'verdict', 'replaced', 'merged'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];
/** The author asked for these; all others are automatic. */
const DELIBERATE: readonly string[] = ['saved', 'shared', 'added'] satisfies readonly VersionReason[];

const isDeliberate = ({ why }: Pick<DraftVersion, 'why'>): boolean => DELIBERATE.includes(why);

export const MAX_VERSIONS = 50;

/** What an editor saves at each stroke. */
export type DraftContent = Pick<SavedDraft, 'title' | 'author' | 'text' | 'line' | 'origin' | keyof DraftFacts>;

/** What is known of a drawing, as far as an analysis has ended. */
export type DraftFacts = Pick<DraftVersion, 'verdict' | 'pushes' | 'grade' | 'difficulty'>;

const draftFacts = ({ verdict, pushes, grade, difficulty }: DraftFacts): DraftFacts =>
  defined({ verdict, pushes, grade, difficulty });

const pictureKey = ({ text, line = '' }: Pick<DraftVersion, 'text' | 'line'>): string => JSON.stringify([text, line]);

/** Every field, so that the order is total: deliberate ones first, then the latest. */
const versionFigures = (version: DraftVersion): readonly (number | string)[] => [
  isDeliberate(version) ? 0 : 1,
  -version.at,
  version.why,
  version.verdict ?? '',
  version.pushes ?? -1,
  version.grade ?? '',
  version.difficulty ?? -1,
  pictureKey(version),
];

const betterVersion = (a: DraftVersion, b: DraftVersion): DraftVersion => least(a, b, versionFigures);

/** Each drawing once, the most useful ones if there are too many, the latest first. A choice from all, in any order. */
function chosenVersions(all: readonly DraftVersion[]): readonly DraftVersion[] {
  return [...byKey(all, pictureKey, betterVersion).values()]
    .sort((a, b) => (betterVersion(a, b) === a ? -1 : 1))
    .slice(0, MAX_VERSIONS)
    .sort((a, b) => b.at - a.at || (betterVersion(a, b) === a ? -1 : 1));
}

type VersionContent = Pick<DraftVersion, 'text' | 'line' | keyof DraftFacts>;

function newVersion(content: VersionContent, at: number, why: VersionReason): DraftVersion {
  const { text, line } = content;
  return { text, ...defined({ line }), ...draftFacts(content), at, why };
}

/** A drawing with nothing saved of it yet. */
export const newDraft = (id: string, puzzle: SavedDraft['puzzle']): SavedDraft => ({
  id,
  puzzle,
  title: '',
  author: '',
  text: '',
  savedAt: 0,
  versions: [],
});

/** The drawing as an editor shows it now; its origin stays if no other is given. A version of it gets what is known since. */
export function withContent(draft: SavedDraft, content: DraftContent, savedAt: number): SavedDraft {
  const { id, puzzle } = draft;
  const { title, author, text, line, origin = draft.origin } = content;
  const facts = draftFacts(content);
  const isSame = (version: DraftVersion): boolean =>
    version.verdict === undefined && pictureKey(version) === pictureKey(content);
  const versions = draft.versions.map((version) => (isSame(version) ? { ...version, ...facts } : version));
  return { id, puzzle, title, author, text, ...defined({ line, origin }), ...facts, savedAt, versions };
}

/** With a version of the drawing as it is, or as it was; the same drawing is a version only once. */
export function withVersion(
  draft: SavedDraft,
  at: number,
  why: VersionReason,
  content: VersionContent = draft,
): SavedDraft {
  return { ...draft, versions: chosenVersions([newVersion(content, at, why), ...draft.versions]) };
}

const draftFigures = (draft: SavedDraft): readonly (number | string)[] => {
  const { savedAt, title, author, text, line = '', origin = '' } = draft;
  const { verdict = '', pushes = -1, grade = '', difficulty = -1 } = draft;
  return [-savedAt, text, line, title, author, verdict, pushes, grade, difficulty, origin];
};

/** A drawing as merging leaves it, whatever a file says. */
export const tidyDraft = (draft: SavedDraft): SavedDraft => ({ ...draft, versions: chosenVersions(draft.versions) });

/** Two states of one drawing as one. */
export function mergeDrafts(a: SavedDraft, b: SavedDraft): SavedDraft {
  const later = least(a, b, draftFigures);
  const other = later === a ? b : a;
  const isSame = draftFigures(a).every((figure, index) => figure === draftFigures(b)[index]);
  const lost = isSame ? [] : [newVersion(other, other.savedAt, 'merged')];
  return { ...later, versions: chosenVersions([...lost, ...a.versions, ...b.versions]) };
}
