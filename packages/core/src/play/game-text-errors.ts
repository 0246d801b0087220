// What can be wrong with saved data and with the text of a game, as sentences and codes.

import { speaker } from '../base/message.js';
import type { TextError } from '../base/result.js';
import { english } from '../base/texts/en/saved.js';

export const saySaved = speaker('saved', english);

/** What can be wrong with the text of a game. */
export const GAME_TEXT_ERRORS = [
  'not-a-game',
  'other-version',
  'other-puzzle',
  'other-level',
  'unknown-line',
  'bad-number',
  'bad-moves',
  'blocked-move',
] as const;
/** Why a text is not a game of this level, and where. */
export type GameTextError = TextError<(typeof GAME_TEXT_ERRORS)[number]>;
