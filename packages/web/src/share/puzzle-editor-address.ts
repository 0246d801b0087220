// The address of the Futoshiki editor: the editor's page, with this word where the id of a collection would be.

export const FUTOSHIKI_EDITOR_ID = 'futoshiki';

/** `query`: a puzzle to open there, as in its link. */
export const puzzleEditorAddress = (query?: URLSearchParams): string =>
  `#/editor/${FUTOSHIKI_EDITOR_ID}${query ? `?${query}` : ''}`;
