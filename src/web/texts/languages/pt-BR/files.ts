// Texts about saved games and files in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const files = (tools: LanguageTools): Tables['files'] => ({
  heading: 'Outros jogos em andamento',
  moves: nouns(tools).moves,
  open: 'Continuar',
  remove: 'Excluir',
  deleted: 'Jogo excluído.',
  undo: 'Desfazer',
  tooLarge: (size) => `Arquivo grande demais: ${size} MiB (limite: 64 MiB).`,
});
