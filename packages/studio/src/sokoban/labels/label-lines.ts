// Labels as text: one JSON object or one CSV row per state, made for millions of lines. Rows of digits become arrays of
// numbers in JSON; in CSV a board is its rows with a slash between them.

import { csvCell } from '@masu/core/base/csv.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { LABEL_ENCODINGS, type LabelEncoding, type LabelPreset } from './encodings.js';
import type { StateLabel } from './state-labels.js';

export const LABEL_FORMATS = ['jsonl', 'csv'] as const;

export type LabelFormat = (typeof LABEL_FORMATS)[number];

interface LabelWriting {
  readonly to: LabelFormat;
  readonly preset: LabelPreset;
  /** The level's number in its file. */
  readonly number: number;
  /** The file, if there are several. */
  readonly file?: string;
}

export const LABEL_COLUMNS = [
  'file',
  'level',
  'step',
  'state',
  'board',
  'action',
  'optimal',
  'complete',
  'moves',
  'pushes',
  'dead',
  'lowerBound',
] as const;

/** A board as JSON: texts, or arrays of numbers. */
export function boardJson(rows: readonly string[], isNumeric: boolean): string {
  if (!isNumeric) return JSON.stringify(rows);
  return `[${rows.map((row) => `[${[...row].join(',')}]`).join(',')}]`;
}

function jsonLabel(encoding: LabelEncoding, start: string, level: Level, label: StateLabel): string {
  const { step, state, position, action, optimal, isComplete, toGo, isDead, lowerBound } = label;
  const which = step === undefined ? `"state":${state}` : `"step":${step}`;
  const board = boardJson(encoding.board(level, position), encoding.isNumeric);
  const actions = JSON.stringify(optimal.map((each) => encoding.action(each)));
  const first = action === undefined ? 'null' : JSON.stringify(encoding.action(action));
  const bound = lowerBound === undefined ? '' : `,"lowerBound":${lowerBound}`;
  return (
    `{${start}${which},"board":${board},"action":${first},"optimal":${actions},"complete":${isComplete},` +
    `"toGo":${toGo === undefined ? 'null' : JSON.stringify(toGo)},"dead":${isDead}${bound}}\n`
  );
}

function csvLabel(encoding: LabelEncoding, start: string, level: Level, label: StateLabel): string {
  const { step, state, position, action, optimal, isComplete, toGo, isDead, lowerBound } = label;
  const cells = [
    step ?? '',
    state ?? '',
    encoding.board(level, position).join('/'),
    action === undefined ? '' : encoding.action(action),
    optimal.map((each) => encoding.action(each)).join(' '),
    isComplete,
    toGo?.moves ?? '',
    toGo?.pushes ?? '',
    isDead,
    lowerBound ?? '',
  ];
  return `${start}${cells.join(',')}\r\n`;
}

/** A function that writes the labels of one level, each as a line with its end. */
export function labelWriter(level: Level, { to, preset, number, file }: LabelWriting): (label: StateLabel) => string {
  const encoding = LABEL_ENCODINGS[preset];
  if (to === 'csv') {
    const start = `${csvCell(file ?? '')},${number},`;
    return (label) => csvLabel(encoding, start, level, label);
  }
  const start = `${file === undefined ? '' : `"file":${JSON.stringify(file)},`}"level":${number},`;
  return (label) => jsonLabel(encoding, start, level, label);
}
