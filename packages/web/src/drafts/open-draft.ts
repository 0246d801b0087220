// The drawing that an editor has open, as an entry of the list of drawings: saved at each stroke, with versions. Opening
// another one never takes the place of a drawing: every drawing is saved by itself.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { DraftContent, VersionReason } from '@masu/core/play/drafts.js';
import type { DraftVersion, SavedDraft } from '@masu/core/play/saved-data.js';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { savesCameLate } from '../saves/saves.js';
import { copiedDraft, draftIn, draftPlace, draftToOpen, puzzleDrafts, saveDraft, saveVersionBefore } from './drafts.js';

/** What an editor shows, and how it shows something else. */
interface DraftEditor {
  readonly puzzle: PuzzleId;
  /** What is drawn, with the facts that are known of it. */
  drawn(): Omit<DraftContent, 'title' | 'author'>;
  /** Shows a drawing; undefined: a new one. */
  show(content: DraftContent | undefined): void;
  /** Goes back to a version, as one step of undo. */
  replace(version: DraftVersion): void;
  /** Called before the saved drawings are read. */
  beforeLoad?(): void;
}

/** What the author has drawn or written. */
const contentKey = ({ title, author, text, line = '' }: DraftContent): string =>
  JSON.stringify([title, author, text, line]);

const FACTS = ['verdict', 'pushes', 'grade', 'difficulty'] as const;

const SAVE_MILLIS = 100;

export class OpenDraft {
  readonly #editor: DraftEditor;
  #place: ReturnType<typeof draftPlace>;
  /** The drawing was changed here, and not only opened. */
  #isWritten = false;
  /** The drawing as it was opened or saved; while it is the same, there is nothing to save. */
  #untouched: string;
  /** The last drawing with a verdict, in case the next has another one. */
  #judged: { readonly id: string; readonly content: DraftContent } | undefined;
  readonly id = signal('');
  readonly title = signal('');
  readonly author = signal('');
  readonly #comparing = signal<{ readonly id: string; readonly version: DraftVersion } | undefined>(undefined);
  /** The version that the drawing is compared with. */
  readonly compared = computed(() =>
    this.#comparing.value?.id === this.id.value ? this.#comparing.value.version : undefined,
  );
  readonly puzzle: PuzzleId;

  constructor(editor: DraftEditor) {
    this.#editor = editor;
    this.puzzle = editor.puzzle;
    this.#place = draftPlace(editor.puzzle);
    this.#untouched = contentKey(this.#content());
    this.id.value = this.#place.id;
  }

  #content(): DraftContent {
    return { title: this.title.peek(), author: this.author.peek(), ...this.#editor.drawn() };
  }

  #show(content: DraftContent | undefined): void {
    batch(() => {
      this.#editor.show(content);
      this.title.value = content?.title ?? '';
      this.author.value = content?.author ?? '';
    });
    this.id.value = this.#place.id;
    this.#untouched = contentKey(this.#content());
  }

  #write(content: DraftContent, why?: VersionReason): void {
    this.#untouched = contentKey(content);
    this.#isWritten = true;
    saveDraft(this.#place, content, why);
  }

  /** Saves the drawing; with a reason, as a version, too. */
  save(why?: VersionReason): void {
    const content = this.#content();
    if (contentKey(content) !== this.#untouched || why) this.#write(content, why);
  }

  /** Opens a saved drawing, or a new one. */
  open(draft: SavedDraft | undefined): void {
    this.save();
    const last = draft && (draftIn(draft) ?? draft);
    this.#place = draftPlace(this.puzzle, last);
    this.#isWritten = false;
    this.#show(last);
  }

  compareWith(version: DraftVersion | undefined): void {
    this.#comparing.value = version && { id: this.id.peek(), version };
  }

  /** The drawing as it is becomes a version, too. */
  restore(version: DraftVersion): void {
    this.compareWith(undefined);
    this.save('replaced');
    this.#editor.replace(version);
  }

  /** Shows the drawing that was saved, unless something has been drawn since. */
  load(): void {
    this.#editor.beforeLoad?.();
    if (contentKey(this.#content()) === this.#untouched) this.open(draftToOpen(this.puzzle));
  }

  /**
   * Opens a level as a new drawing, or the drawing that is the same already. Returns the drawing that was open before, if it
   * was another one and is saved.
   */
  openLevel(content: DraftContent): SavedDraft | undefined {
    this.save();
    if (contentKey(content) === contentKey(this.#content())) return undefined;
    const before = draftIn(this.#place);
    const same = puzzleDrafts(this.puzzle).find((draft) => contentKey(draft) === contentKey(content));
    this.open(same);
    if (!same) {
      this.#show(content);
      this.#write(content);
    }
    return before;
  }

  /** Continues with a copy of the drawing. */
  duplicate(title: string): void {
    this.save();
    this.#place = draftPlace(this.puzzle);
    this.title.value = title;
    this.id.value = this.#place.id;
    this.#write(this.#content());
  }

  /** The collection that the drawing was opened from, or added to. */
  get origin(): string | undefined {
    return draftIn(this.#place)?.origin;
  }

  /** Saves the drawing as a version that is a level of a collection now. */
  saveAdded(origin: string): void {
    this.#write({ ...this.#content(), origin }, 'added');
  }

  /** An analysis has ended. Where the verdict changes, the last drawing with the other one becomes a version. */
  noteFacts(): void {
    const content = this.#content();
    const draft = draftIn(this.#place);
    const isKnown =
      draft && FACTS.every((name) => draft[name] === content[name]) && contentKey(draft) === contentKey(content);
    // A drawing that was only opened stays as it was saved.
    if (this.#isWritten && !isKnown) this.#write(content);
    const before = this.#judged;
    this.#judged = { id: this.id.peek(), content };
    if (before?.id === this.#judged.id && before.content.verdict !== content.verdict)
      saveVersionBefore(this.#place, before.content, 'verdict');
  }

  /**
   * Saves the drawing a moment after each change of what `read` reads, and loads what is saved if that comes late. Returns a
   * function that ends it.
   */
  start(read: () => unknown): () => void {
    let saving: ReturnType<typeof setTimeout> | undefined;
    const stopSaving = effect(() => {
      read();
      clearTimeout(saving);
      saving = setTimeout(() => this.save(), SAVE_MILLIS);
    });
    const stopFollowing = effect(() => {
      const copied = copiedDraft.value;
      if (copied === this.#place.id) untracked(() => (this.id.value = this.#place.id));
    });
    const stopWaiting = effect(() => {
      if (savesCameLate.value) untracked(() => this.load());
    });
    const save = (): void => this.save();
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(saving);
      for (const stop of [stopSaving, stopFollowing, stopWaiting]) stop();
      removeEventListener('pagehide', save);
      save();
    };
  }
}
