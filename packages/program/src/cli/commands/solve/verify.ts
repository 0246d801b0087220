// `masu verify`: checks certificates against a file of levels of either puzzle. The proof is checked by a program that shares no
// code with the solvers, and a solution by the rules. The level always comes from the file of levels.

import { countOf, formatNumber } from '../../../base/format.js';
import { PUZZLE_NAMES, type PuzzleId } from '../../../base/puzzle.js';
import { loadBytes } from '../../../files/index.js';
import { hashLevel, parseFutoshikiCertificate, verifyFutoshikiCertificate } from '../../../futoshiki/index.js';
import { certificateExtension } from '../../../jobs/index.js';
import {
  parseCertificateHeader,
  showPosition,
  type VerifiedCertificate,
  verifyCertificate,
} from '../../../sokoban/index.js';
import { defineCommand } from '../../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../../interface/output.js';
import {
  type FilePart,
  fileLabel,
  INPUT_OPTIONS,
  type LevelFile,
  levelName,
  loadLevels,
  namedFiles,
  reportRefusal,
  type ValidLevel,
  validLevels,
} from '../../levels/input.js';

const refuse = (file: string, code: string, message: string): Refusal =>
  new Refusal(EXIT.input, safe(`${fileLabel(file)}: ${message}`), { code, message }, file);

function loadCertificate(file: string): Uint8Array {
  if (file === '-') throw new Refusal(EXIT.usage, 'A certificate can’t come from standard input. Give a file.');
  const bytes = loadBytes(file);
  if (bytes.ok) return bytes.value;
  throw refuse(file, bytes.error.code, bytes.error.message);
}

/** The only level, or the one that a certificate names by its board or its clues. */
function levelFor<Id extends PuzzleId>(
  file: string,
  levels: readonly ValidLevel<Id>[],
  isNamed: (level: ValidLevel<Id>) => boolean,
  missing: string,
): ValidLevel<Id> {
  const found = levels.length === 1 ? levels[0] : levels.find(isNamed);
  if (found) return found;
  throw refuse(file, 'level-not-found', `The file of levels has no ${missing}. Say which with --level.`);
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

type Check<Id extends PuzzleId> = (file: string, bytes: Uint8Array, levels: readonly ValidLevel<Id>[]) => Checked;

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
  const level = levelFor(file, levels, isNamed, 'level with this board');
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
  const hash = parsed.value.header.get('puzzle');
  const level = levelFor(file, levels, ({ playable }) => hashLevel(playable) === hash, 'puzzle with these clues');
  const verified = verifyFutoshikiCertificate(level.playable, text);
  if (!verified.verified) return notVerified(level, bytes, verified.reason);
  const { message, cases } = verified;
  const words = `verified: ${message}; ${countOf(bytes.length, 'byte', 'bytes')}, ${countOf(cases, 'case', 'cases')}`;
  return { level, verified: true, words, fields: { claim: message, bytes: bytes.length, cases } };
};

function print(input: LevelFile, file: string, checked: Checked, output: Output): ExitCode {
  const { level, verified, words, fields } = checked;
  const line = safe(`${fileLabel(file)}: ${levelName(level)}: ${words}`);
  if (output.json)
    output.print(jsonLine({ file: input.file, certificate: file, level: level.number, verified, ...fields }));
  else if (verified) output.confirm(line);
  else output.print(line);
  return verified ? EXIT.ok : EXIT.failed;
}

const CHECKS: { readonly [Id in PuzzleId]?: Check<Id> } = { sokoban: checkSokoban, futoshiki: checkFutoshiki };

/** Prints what becomes of each certificate about the levels of a file. */
function verifyAll<Id extends PuzzleId>(
  { input, valid, errors }: FilePart<Id>,
  paths: readonly string[],
  output: Output,
) {
  const [extension, check] = [certificateExtension(input.id), CHECKS[input.id]];
  if (extension === undefined || !check)
    throw new Refusal(EXIT.usage, `There are no certificates about ${PUZZLE_NAMES[input.id]} levels.`);
  const codes: ExitCode[] = errors.length > 0 ? [EXIT.input] : [];
  for (const { file, folder, error } of namedFiles(paths)) {
    try {
      if (error !== undefined) throw refuse(file, 'unreadable-folder', error);
      if (folder !== undefined && !file.endsWith(extension)) continue;
      codes.push(print(input, file, check(file, loadCertificate(file), valid), output));
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.exit !== EXIT.input) throw thrown;
      reportRefusal(thrown, output);
      codes.push(thrown.exit);
    }
  }
  if (codes.length === 0)
    throw refuse(paths.join(', '), 'empty-folder', `The folder has no certificates (${extension}).`);
  return worstOf(codes);
}

export const VERIFY = defineCommand({
  arguments: [
    { name: '<levels>', about: 'a file of levels' },
    { name: '<certificate...>', about: 'certificates, or folders of them' },
  ],
  options: [{ flags: '--json', about: 'print one JSON object per certificate' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const [levels, ...paths] = words as [string, ...string[]];
    return verifyAll(validLevels(await loadLevels(levels, options), output, true), paths, output);
  },
});
