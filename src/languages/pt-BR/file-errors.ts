// What is wrong with level files and saved data, in Brazilian Portuguese.

import type { LanguageTools } from '../../base/languages.js';
import type { MessageTables } from '../message-tables.js';

export const levelFile = (): MessageTables['level-file'] => ({
  'no-level': (format) => `Nenhum nível encontrado no formato ${format}.`,
  'empty-file': () => 'O arquivo está vazio.',
  'other-puzzle': (puzzle) =>
    `Este é um nível de ${puzzle} em um arquivo de outro jogo. Coloque-o em um arquivo próprio.`,
  'unknown-format': (formats) => `Formato de nível não reconhecido. Formatos aceitos: ${formats}.`,
});

export const textLimit = ({ number }: LanguageTools): MessageTables['text-limit'] => ({
  'too-many-lines': (most) => `Só as primeiras ${number(most)} linhas foram lidas.`,
  'too-many-levels': (most) => `Só os primeiros ${number(most)} níveis foram lidos.`,
});

export const saved = ({ countOf }: LanguageTools): MessageTables['saved'] => ({
  'not-a-game': () => 'Não é um jogo salvo: a primeira linha deve começar com masu-game.',
  'other-version': (expected) => `Este jogo salvo é de outra versão (esperada: ${expected}).`,
  'other-puzzle': (expected) => `Este jogo salvo é de outro tipo de desafio (esperado: ${expected}).`,
  'other-level': (expected) => `Este jogo salvo é de outro nível (esperado: ${expected}).`,
  'unknown-line': () => 'Linha desconhecida; esperado: at, play, jump, snapshot ou shown.',
  'bad-number': (word) => `Esperado um número inteiro depois da palavra ${word}.`,
  'bad-shown': (entries) => `Esperadas entradas como 3-4 depois da palavra shown, nenhuma após a última (${entries}).`,
  'bad-moves': (why) => `Não é possível ler estes movimentos. ${why}`,
  'blocked-move': () => 'Um destes movimentos está bloqueado neste nível.',
  'bad-jump': (jumped, found) =>
    `Um salto de ${countOf(jumped, 'movimento', 'movimentos')} precisa de pelo menos esse número; há ${found}.`,
  'bad-place': (entries, at) => `O jogo tem ${countOf(entries, 'entrada', 'entradas')}; não pode estar na ${at}.`,
  'not-json': () => 'Não é um arquivo de dados do masu: o JSON é inválido ou está cortado.',
  'not-saved-data': () => 'Não é um arquivo de dados do masu: esperado um objeto com a versão em “masu”.',
  'bad-version': (version) => `Não é um arquivo de dados do masu: ${version} não é uma versão.`,
  'newer-version': (version, known) =>
    `Este arquivo de dados é de uma versão mais nova do masu (versão ${version}; esta lê até a ${known}). Atualize o masu para ler o arquivo.`,
  'not-a-list': (name) => `Não é um arquivo de dados do masu: “${name}” deve ser uma lista.`,
  'bad-entry': (list, entry, why) => `${list}, entrada ${entry}: ${why}`,
  'bad-value': (path, expected, found) =>
    `${path === '' ? '' : `${path}: `}esperado ${expected || 'outro valor'}, encontrado ${found}.`,
});
