// `masu verify`: checks certificates against a file of levels of either puzzle. The proof is checked by a program that shares no
// code with the solvers, and a solution by the rules. The level always comes from the file of levels; which one is meant, the
// header of the certificate says, or the number in the name of its file.

import { basename, extname } from 'node:path';
import { countOf, formatNumber } from '@masu/core/base/format.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { hashLevel } from '@masu/core/futoshiki/rules/hash.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { certificateExtension } from '@masu/engine/jobs/certifiable-claim.js';
import { loadBytes } from '@masu/node-host/files/load-file.js';
import {
  parseFutoshikiCertificate,
  verifyFutoshikiCertificate,
} from '@masu/solve/futoshiki/certificates/futoshiki-certificate.js';
import { parseCertificateHeader } from '@masu/solve/sokoban/certificates/certificate-file.js';
import { type VerifiedCertificate, verifyCertificate } from '@masu/solve/sokoban/certificates/verify-certificate.js';
import { pathOn } from '../../../host/host.js';
import { defineCommand } from '../../interface/command.js';
import type { CommandHost } from '../../interface/command-host.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import {
  type FilePart,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  levelHead,
  levelName,
  loadLevels,
  namedFiles,
  reportRefusal,
  type ValidLevel,
  validLevel,
  validLevels,
  withChosenLevels,
} from '../../levels/input.js';

const refuse = (file: string, code: string, message: string): Refusal =>
  new Refusal(EXIT.input, safe(`${fileLabel(file)}: ${message}`), { code, message }, file);

function loadCertificate(file: string, host: CommandHost): Uint8Array {
  if (file === '-') throw new Refusal(EXIT.usage, 'A certificate can’t come from standard input. Give a file.');
  const bytes = loadBytes(pathOn(host, file));
  if (bytes.ok) return bytes.value;
  throw refuse(file, bytes.error.code, bytes.error.message);
}

/** The levels a certificate may be about, and those that were asked for. */
interface Candidates<Id extends PuzzleId = PuzzleId> {
  readonly all: readonly ValidLevel<Id>[];
  readonly chosen: readonly ValidLevel<Id>[];
  /** One certificate was typed, no folder: with one level chosen, it is to be checked against that level. */
  readonly isOnly: boolean;
}

/** What `solve`, `optimize`, and `judge` call their files, or a number alone: `25.sokcert`, `levels-25-pushes-2.sokcert`. */
const NUMBERED = [/(?:^|-)(\d{1,9})-(?:pushes|moves|unsolvable|unique)(?:-\d+)?$/, /(?:^|-)(\d{1,9})$/];

function numberInName(file: string): number | undefined {
  const stem = basename(file, extname(file));
  for (const pattern of NUMBERED) {
    const [, digits] = pattern.exec(stem) ?? [];
    if (digits !== undefined) return Number(digits);
  }
  return undefined;
}

/** The level that a certificate is about; undefined: one of the file that was not asked for. */
function levelFor<Id extends PuzzleId>(
  file: string,
  { all, chosen, isOnly }: Candidates<Id>,
  isNamed: ((level: ValidLevel<Id>) => boolean) | undefined,
  missing: string,
): ValidLevel<Id> | undefined {
  const [first] = chosen;
  if (first && chosen.length === 1 && (isOnly || all.length === 1)) return first;
  const number = isNamed ? undefined : numberInName(file);
  const isMeant = isNamed ?? ((level: ValidLevel<Id>) => level.number === number);
  const levelMeant = chosen.find(isMeant) ?? all.find(isMeant);
  if (levelMeant) return chosen.includes(levelMeant) ? levelMeant : undefined;
  const what = isNamed ? missing : number === undefined ? undefined : `valid level ${number}, as this name says`;
  const why =
    what === undefined
      ? 'The certificate doesn’t say which level it is about, and its name has no number.'
      : `The file of levels has no ${what}.`;
  throw refuse(file, 'level-not-found', `${why} Say which with --level.`);
}

/** What the check of a certificate says about its level, in words and as fields of its JSON object. */
interface Checked {
  readonly level: ValidLevel;
  readonly verified: boolean;
  readonly words: string;
  readonly fields: object;
}

const notVerified = (level: ValidLevel, { length }: Uint8Array, why: string): Checked => {
  const reason = safe(why);
  return { level, verified: false, words: `not verified: ${reason}`, fields: { reason, bytes: length } };
};

/** Undefined: the certificate is about a level that was not asked for. */
type Check<Id extends PuzzleId> = (file: string, bytes: Uint8Array, levels: Candidates<Id>) => Checked | undefined;

const trimmed = (rows: readonly string[]): string => rows.map((row) => row.trimEnd()).join('\n');

/** `; its solution has 386 pushes: optimal`, `; its solution has 97 pushes, 230 moves: optimal` where both are proven. */
function solutionMessage({ claim, score, isOptimal }: VerifiedCertificate & { readonly verified: true }): string {
  if (!score) return '';
  const moves = countOf(score.moves, 'move', 'moves');
  const pushes = countOf(score.pushes, 'push', 'pushes');
  const both = claim.fewestMoves === score.moves ? `${pushes}, ${moves}` : pushes;
  const count = claim.metric === 'pushes' ? both : moves;
  return `; its solution has ${count}${isOptimal ? ': optimal' : ', not proven optimal'}`;
}

const checkSokoban: Check<'sokoban'> = (file, bytes, levels) => {
  const header = parseCertificateHeader(bytes);
  if (!header.ok) throw refuse(file, 'not-a-certificate', header.error);
  const board = header.value.rows && trimmed(header.value.rows);
  const isNamed = ({ playable }: ValidLevel<'sokoban'>) => trimmed(showPosition(playable, playable.start)) === board;
  const level = levelFor(file, levels, board === undefined ? undefined : isNamed, 'level with this board');
  if (!level) return undefined;
  const verified = verifyCertificate(level.playable, bytes);
  if (!verified.verified) return notVerified(level, bytes, verified.reason);
  const { message, isOptimal, score, positions } = verified;
  const size = `${countOf(bytes.length, 'byte', 'bytes')}, ${formatNumber(positions)} positions`;
  const words = `verified: ${message}${solutionMessage(verified)}; ${size}`;
  const optimal = score ? { optimal: isOptimal, ...score } : {};
  return { level, verified: true, words, fields: { claim: message, ...optimal, bytes: bytes.length, positions } };
};

/** A certificate about a Futoshiki names its puzzle by the hash of the clues. */
const checkFutoshiki: Check<'futoshiki'> = (file, bytes, levels) => {
  const text = new TextDecoder('latin1').decode(bytes);
  const parsed = parseFutoshikiCertificate(text);
  if (!parsed.ok) throw refuse(file, 'not-a-certificate', parsed.error);
  const hash = parsed.value.header.named.get('puzzle');
  const isNamed = ({ playable }: ValidLevel<'futoshiki'>) => hashLevel(playable) === hash;
  const level = levelFor(file, levels, hash === undefined ? undefined : isNamed, 'puzzle with these clues');
  if (!level) return undefined;
  const verified = verifyFutoshikiCertificate(level.playable, text);
  if (!verified.verified) return notVerified(level, bytes, verified.reason);
  const { message, cases } = verified;
  const words = `verified: ${message}; ${countOf(bytes.length, 'byte', 'bytes')}, ${countOf(cases, 'case', 'cases')}`;
  return { level, verified: true, words, fields: { claim: message, bytes: bytes.length, cases } };
};

function print(input: LevelFile, file: string, checked: Checked, output: Output): ExitCode {
  const { level, verified, words, fields } = checked;
  const line = safe(`${fileLabel(file)}: ${levelName(level)}: ${words}`);
  if (output.json) output.print(jsonLine({ ...levelHead(input, level), certificate: file, verified, ...fields }));
  else if (verified) output.confirm(line);
  else output.print(line);
  return verified ? EXIT.ok : EXIT.failed;
}

const CHECKS: { readonly [Id in PuzzleId]?: Check<Id> } = { sokoban: checkSokoban, futoshiki: checkFutoshiki };

/** The certificates in the order typed, those of a folder by the numbers in their names: 2 before 10. */
function certificateFiles(paths: readonly string[], extension: string, host: CommandHost) {
  const named = [...namedFiles(paths, host)].filter(
    ({ file, folder, error }) => folder === undefined || error !== undefined || file.endsWith(extension),
  );
  const places = new Map<string, number>();
  for (const { file, folder = file } of named) if (!places.has(folder)) places.set(folder, places.size);
  const placeOf = ({ file, folder = file }: (typeof named)[number]): number => places.get(folder) as number;
  const { compare } = new Intl.Collator('en', { numeric: true });
  return named.sort((a, b) => placeOf(a) - placeOf(b) || compare(a.file, b.file));
}

/** `90 certificates: 89 verified, 1 not verified`, for more than one. */
function sayTotals(codes: readonly ExitCode[], others: number, output: Output): void {
  const counted = (code: ExitCode): number => codes.filter((each) => each === code).length;
  const [verified, failed, refused] = [counted(EXIT.ok), counted(EXIT.failed), counted(EXIT.input)];
  const parts = [
    `${formatNumber(verified)} verified`,
    ...(failed > 0 ? [`${formatNumber(failed)} not verified`] : []),
    ...(refused > 0 ? [`${formatNumber(refused)} not read`] : []),
    ...(others > 0 ? [`${formatNumber(others)} of other levels left out`] : []),
  ];
  const total = codes.length + others;
  if (total > 1 && verified + failed > 0)
    output.say(`${countOf(total, 'certificate', 'certificates')}: ${parts.join(', ')}`);
}

/** Prints what becomes of each certificate about the chosen levels of a file. */
function verifyAll<Id extends PuzzleId>(
  input: LevelFile<Id>,
  { valid: chosen, errors }: FilePart<Id>,
  paths: readonly string[],
  output: Output,
): ExitCode {
  const [extension, check] = [certificateExtension(input.id), CHECKS[input.id]];
  if (extension === undefined || !check)
    throw new Refusal(EXIT.usage, `There are no certificates about ${PUZZLE_NAMES[input.id]} levels.`);
  const all = input.levels.flatMap((each) => validLevel(each, true) ?? []);
  const files = certificateFiles(paths, extension, output.host);
  const levels = { all, chosen, isOnly: files.length === 1 && files[0]?.folder === undefined };
  const codes: ExitCode[] = [];
  let others = 0;
  for (const { file, error } of files) {
    try {
      if (error !== undefined) throw refuse(file, 'unreadable-folder', error);
      const checked = check(file, loadCertificate(file, output.host), levels);
      if (checked) codes.push(print(input, file, checked, output));
      else others++;
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.exit !== EXIT.input) throw thrown;
      reportRefusal(thrown, output);
      codes.push(thrown.exit);
    }
  }
  if (codes.length === 0 && others === 0)
    throw refuse(paths.join(', '), 'empty-folder', `The folder has no certificates (${extension}).`);
  if (codes.length === 0)
    throw refuse(paths.join(', '), 'level-not-found', 'None of the certificates is about the levels of --level.');
  sayTotals(codes, others, output);
  return worstOf(errors.length > 0 ? [EXIT.input, ...codes] : codes);
}

export const VERIFY = defineCommand({
  arguments: [
    { name: '<levels>', about: 'a file of levels' },
    { name: '<certificate...>', about: 'certificates, or folders of them' },
  ],
  options: [{ flags: '--json', about: 'print one JSON object per certificate' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const [levels, ...paths] = words as [string, ...string[]];
    const { level, ...reading } = options;
    const input = await loadLevels(levels, reading, output.host);
    return verifyAll(input, validLevels(withChosenLevels(input, level), output, true), paths, output);
  },
});
