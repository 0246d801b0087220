// Spanish texts about saved games and files.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const files = (tools: LanguageTools): Tables['files'] => ({
  heading: 'Otras partidas en curso',
  moves: nouns(tools).moves,
  open: 'Continuar',
  remove: 'Eliminar',
  deleted: 'Partida eliminada.',
  undo: 'Deshacer',
  tooLarge: (size) => `El archivo es demasiado grande: ${size} MiB (límite: 64 MiB).`,
});
