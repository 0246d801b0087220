// Transcripts in the documents, made again from real runs. Three kinds:
//
//   - A block that starts with `$ `: each such line is run, and what follows is its output. Lines that start with `> ` are
//     typed into the program.
//   - A block below `<!-- screen: COMMAND; KEYS -->`: the screen after these keys on a pseudo-terminal.
//   - JSON objects in the section "JSON" of docs/command-line.md, each with its command in `JSON_COMMANDS`. `…` is any
//     value, or the rest of a text or a list.
//
// What differs from run to run is not compared (`mask`): times, and with them rates; the build. Where a new run differs
// in nothing else, the old text stays.

import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PtyProgram } from '../pty-program.js';
import { ROOT, Stage } from './stage.js';

export const mask = (text: string): string =>
  text
    .replaceAll(/\b\d+(\.\d+)? (s|ms|min)\b/g, 'TIME')
    .replaceAll(/\b\d+:\d\d\b/g, 'TIME')
    .replaceAll(/[\d,]+\/s\b/g, 'RATE')
    .replaceAll(/"(millis|cpuMillis|at|savedAt)":[\d.]+/g, '"$1":TIME')
    .replaceAll(/build [0-9a-f]{12}/g, 'build BUILD');

/** Every document with commands, except the lessons, which have their own tests, and the generated API report. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'api.md')
    .map((name) => `docs/${name}`),
  ...['sokoban', 'futoshiki', 'lessons'].map((name) => `levels/${name}/README.md`),
];

export const documentText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const BLOCK = /(?:<!-- screen: (?<screen>.*) -->\n\n)?^```(?<language>.*)\n(?<body>[\s\S]*?)^```$/gm;

interface Block {
  readonly body: string;
  /** Of a screen: command and keys. */
  readonly screen?: string;
}

/** Blocks of code without the name of a language: commands, transcripts, and screens. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(BLOCK)]
    .filter(({ groups }) => groups?.language === '')
    .map(({ groups }) => ({
      body: groups?.body ?? '',
      ...(groups?.screen === undefined ? {} : { screen: groups.screen }),
    }));

async function printTranscript(body: string): Promise<string> {
  const parts = body.split(/^(?=\$ )/m);
  const commands = parts.map((part) => part.split('\n')[0]?.slice('$ '.length) ?? '');
  const stage = new Stage();
  await stage.prepare(commands);
  const printed: string[] = [];
  for (const [index, part] of parts.entries()) {
    const typed = part.split('\n').filter((line) => line.startsWith('> '));
    const input = typed.map((line) => `${line.slice('> '.length)}\n`).join('');
    const { text } = await stage.run(commands[index] ?? '', { input });
    printed.push(`$ ${commands[index]}\n${text.trimEnd()}\n`);
  }
  stage.remove();
  return printed.join('\n');
}

/** Named keys of a screen; every other word is typed as it is. */
const KEYS: Readonly<Record<string, string>> = { Up: '\x1b[A', Down: '\x1b[B', Right: '\x1b[C', Left: '\x1b[D' };

/** The screen without most of its empty lines. `KEYS` are words and, in quotes, what must be shown before the next. */
async function printScreen(line: string): Promise<string> {
  const [command = '', keys = ''] = line.split('; ');
  const cwd = mkdtempSync(join(tmpdir(), 'masu-screen-'));
  symlinkSync(join(ROOT, 'levels'), join(cwd, 'levels'));
  const isPlain = command.startsWith('MASU_SIGNS=ascii ');
  const words = command.replace('MASU_SIGNS=ascii ', '').split(' ').slice(1);
  const env = isPlain ? { MASU_SIGNS: 'ascii' } : {};
  const program = new PtyProgram(words, { columns: 80, lines: 24, cwd, env });
  try {
    for (const [, shown, key = ''] of keys.matchAll(/"([^"]*)"|(\S+)/g)) {
      if (shown === undefined) program.send(KEYS[key] ?? key);
      else await program.until(shown);
    }
    return `${program.screen
      .replace(/^\n+/, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trimEnd()}\n`;
  } finally {
    await program.discard();
    rmSync(cwd, { recursive: true, force: true });
  }
}

const LEVEL_9 = 'levels/sokoban/2-corners.xsb --level 9';
const EASY_3 = 'levels/futoshiki/2-easy.txt --level 3';
/** The commands of the objects in the section "JSON", by the beginning of their list item, in order. Each prints one or more lines, of which the first counts. */
export const JSON_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  '`solve`': [`masu solve ${LEVEL_9} --solver push-optimal --json`],
  '`check`': ['masu check level.txt --json', 'masu check broken.txt --json', 'masu check nosuch.txt --json'],
  '`replay`': ['masu replay level.txt ullDD --json'],
  '`hint`': [
    `masu hint ${LEVEL_9} --json`,
    `masu hint ${LEVEL_9} --moves ru --json`,
    `masu hint ${EASY_3} --detail 4 --json`,
  ],
  '`optimize`': ['masu optimize level.txt --moves lrullDD --json'],
  '`label`': [`masu label ${LEVEL_9}`, `masu label ${LEVEL_9} | tail -n +2`],
  '`explain`': [`masu explain ${LEVEL_9} --json`, `masu explain ${LEVEL_9} --push C-up --json`],
  '`review`': [`masu review ${LEVEL_9} --json`],
  '`verify`': [
    `masu solve ${LEVEL_9} --solver push-optimal --certificate c.sokcert -q > /dev/null; masu verify levels/sokoban/2-corners.xsb c.sokcert --json`,
  ],
  '`grade`, Sokoban': [`masu grade ${LEVEL_9} --json`],
  '`generate sokoban`': ['masu generate sokoban --grade easy --seed 7 --json'],
  '`generate futoshiki`': ['masu generate futoshiki --size 5 --grade easy --seed 3 --json'],
  '`daily`': ['masu daily sokoban --date 2026-11-16 --json', 'masu daily futoshiki --date 2026-11-14 --json'],
  '`judge`': [
    'masu judge level.txt anna.txt --cpu 10 --json',
    'masu judge level.txt anna.txt --cpu 10 --json | tail -n 1',
  ],
  '`saves`': ['printf "r\\nquit\\n" | masu play two.txt --plain > /dev/null; masu saves --json'],
  '`records`, Sokoban': ['printf "ullDD\\nquit\\n" | masu play level.txt --plain > /dev/null; masu records --json'],
  '`batch report`': ['masu batch compare gave-up solved --json'],
  'An error': ['masu solve broken.txt --json'],
};

/** `…` and names that are not in quotes (`row`) become texts that start with @. */
const readTemplate = (text: string): unknown =>
  JSON.parse(text.replaceAll(/(?<=[:,[])(…|\{…\}|row|column)(?=[,\]}])/g, '"@$1"'));
const writeTemplate = (value: unknown): string => JSON.stringify(value).replaceAll(/"@([^"]*)"/g, '$1');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The real value, as far as the template shows it. A new field is added as `…`, one that is gone is left out. */
function showAs(template: unknown, real: unknown): unknown {
  if (typeof template === 'string' && (template.startsWith('@') || template === '…')) return template;
  if (typeof template === 'string' && template.endsWith('…') && typeof real === 'string')
    return real.length < template.length ? real : `${real.slice(0, template.length - 1)}…`;
  if (Array.isArray(template) && Array.isArray(real)) {
    if (template.at(-1) === '@…') return [...template.slice(0, -1).map((each, at) => showAs(each, real[at])), '@…'];
    return template.length === real.length || template[0] === '…'
      ? template.map((each, at) => showAs(each, real[at]))
      : real;
  }
  if (!isFields(template) || !isFields(real)) return real;
  return Object.fromEntries(
    Object.entries(real).map(([key, value]) => [key, key in template ? showAs(template[key], value) : '@…']),
  );
}

const JSON_SECTION = /(?<=^## JSON\n)[\s\S]*?(?=^## )/m;
const JSON_SPAN = /`(\{.*?\})`/g;

async function printJson(template: string, command: string): Promise<string> {
  const stage = new Stage();
  await stage.prepare([command]);
  const { text } = await stage.run(`{ ${command}; } 2> /dev/null`);
  stage.remove();
  const [line = ''] = text.split('\n');
  if (!line.startsWith('{')) throw new Error(`${command} printed no JSON: ${text}`);
  const made = writeTemplate(showAs(readTemplate(template), JSON.parse(line)));
  return mask(made) === mask(template) ? template : made;
}

/** The list items of the section, each with its JSON objects. */
export function jsonItems(text: string): readonly { readonly name: string; readonly objects: readonly string[] }[] {
  const items = (JSON_SECTION.exec(text)?.[0] ?? '').split(/^(?=- )/m).filter((item) => item.search(JSON_SPAN) >= 0);
  return items.map((item) => ({
    name: item.slice('- '.length).split(':')[0] ?? '',
    objects: [...item.matchAll(JSON_SPAN)].map(([, object]) => object as string),
  }));
}

interface Piece {
  readonly old: string;
  readonly print: () => Promise<string>;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { body, screen } of blocksOf(text)) {
    if (screen !== undefined) pieces.push({ old: body, print: () => printScreen(screen) });
    else if (body.startsWith('$ ')) pieces.push({ old: body, print: () => printTranscript(body) });
  }
  for (const { name, objects } of jsonItems(text)) {
    for (const [at, object] of objects.entries()) {
      const command = JSON_COMMANDS[name]?.[at];
      if (command === undefined) throw new Error(`JSON_COMMANDS has no command for object ${at + 1} of ${name}`);
      pieces.push({ old: object, print: () => printJson(object, command) });
    }
  }
  return pieces;
}

export const countPieces = (path: string): number => piecesOf(documentText(path)).length;

/** The document with its transcripts made again. */
export async function printed(path: string): Promise<string> {
  let text = documentText(path);
  const pieces = piecesOf(text);
  const made = await Promise.all(pieces.map(({ print }) => print()));
  for (const [at, { old }] of pieces.entries()) {
    const next = made[at] ?? old;
    if (mask(next) !== mask(old)) text = text.replace(old, () => next);
  }
  return text;
}
