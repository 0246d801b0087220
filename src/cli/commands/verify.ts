// `masu verify`: checks certificates against a file of levels of either puzzle. The proof is checked by a program that shares no
// code with the solvers, and a solution by the rules. The level always comes from the file of levels.

import { countOf, formatNumber } from '../../base/format.js';
import { loadBytes } from '../../files/index.js';
import { hashLevel, parseFutoshikiCertificate, verifyFutoshikiCertificate } from '../../futoshiki/index.js';
import {
  parseCertificateHeader,
  showPosition,
  type VerifiedCertificate,
  verifyCertificate,
} from '../../sokoban/index.js';
import { defineCommand } from '../interface/command.js';
import { EXIT, type ExitCode, Refusal, worstOf } from '../interface/exit-codes.js';
import { jsonLine, type Output, safe } from '../interface/output.js';
import {
  fileLabel,
  INPUT_OPTIONS,
  isFileOf,
  type LevelFile,
  levelName,
  loadLevels,
  namedFiles,
  reportRefusal,
  type ValidLevel,
  validLevels,
} from '../levels/input.js';

type SokobanLevel = ValidLevel<'sokoban'>;

const refuse = (file: string, code: string, message: string): Refusal =>
  new Refusal(EXIT.input, safe(`${fileLabel(file)}: ${message}`), { code, message }, file);

const trimmed = (rows: readonly string[]): string => rows.map((row) => row.trimEnd()).join('\n');

/** The level that a certificate is about: the only one, or the one with the board in its header. */
function levelFor(file: string, bytes: Uint8Array, levels: readonly SokobanLevel[]): SokobanLevel {
  const header = parseCertificateHeader(bytes);
  if (!header.ok) throw refuse(file, 'not-a-certificate', header.error);
  const [first, ...others] = levels;
  if (first && others.length === 0) return first;
  const board = header.value.rows && trimmed(header.value.rows);
  const found = levels.find(({ playable }) => trimmed(showPosition(playable, playable.start)) === board);
  if (found) return found;
  throw refuse(file, 'level-not-found', 'The file of levels has no level with this board. Say which with --level.');
}

function loadCertificate(file: string): Uint8Array {
  if (file === '-') throw new Refusal(EXIT.usage, 'A certificate can’t come from standard input. Give a file.');
  const bytes = loadBytes(file);
  if (bytes.ok) return bytes.value;
  throw refuse(file, bytes.error.code, bytes.error.message);
}

/** `; its solution has 386 pushes: optimal` */
function solutionMessage({ claim, score, isOptimal }: VerifiedCertificate & { readonly verified: true }): string {
  if (!score) return '';
  const count =
    claim.metric === 'pushes' ? countOf(score.pushes, 'push', 'pushes') : countOf(score.moves, 'move', 'moves');
  return `; its solution has ${count}${isOptimal ? ': optimal' : ', not proven optimal'}`;
}

function print(input: LevelFile, level: SokobanLevel, file: string, bytes: Uint8Array, output: Output): ExitCode {
  const verified = verifyCertificate(level.playable, bytes);
  const names = { file: input.file, certificate: file, level: level.number };
  const where = safe(`${fileLabel(file)}: ${levelName(level)}`);
  if (!verified.verified) {
    if (output.json)
      output.print(jsonLine({ ...names, verified: false, reason: verified.reason, bytes: bytes.length }));
    else output.print(`${where}: not verified: ${verified.reason}`);
    return EXIT.failed;
  }
  const { message, isOptimal, score, positions } = verified;
  if (output.json) {
    const optimal = score ? { optimal: isOptimal, ...score } : {};
    output.print(jsonLine({ ...names, verified: true, claim: message, ...optimal, bytes: bytes.length, positions }));
  } else {
    const work = `${countOf(bytes.length, 'byte', 'bytes')}, ${formatNumber(positions)} positions`;
    output.confirm(`${where}: verified: ${message}${solutionMessage(verified)}; ${work}`);
  }
  return EXIT.ok;
}

/** How the certificates about the levels of a file are checked, and how their names end. */
function checkerFor(
  input: LevelFile,
  output: Output,
): { readonly check: (file: string) => ExitCode; readonly extension: string; readonly bad: number } {
  if (isFileOf(input, 'sokoban')) {
    const { valid, bad } = validLevels(input, output, true);
    const check = (file: string): ExitCode => {
      const bytes = loadCertificate(file);
      return print(input, levelFor(file, bytes, valid), file, bytes, output);
    };
    return { check, extension: '.sokcert', bad };
  }
  const { valid, bad } = validLevels(input as LevelFile<'futoshiki'>, output, true);
  return { check: (file) => printSolutions(file, valid, input, output), extension: '.futocert', bad };
}

type Puzzle = ValidLevel<'futoshiki'>;

/** The same for a certificate about a Futoshiki, which names its puzzle by the hash of the clues. */
function printSolutions(file: string, levels: readonly Puzzle[], input: LevelFile, output: Output): ExitCode {
  const bytes = loadCertificate(file);
  const text = new TextDecoder('latin1').decode(bytes);
  const parsed = parseFutoshikiCertificate(text);
  if (!parsed.ok) throw refuse(file, 'not-a-certificate', parsed.error);
  const hash = parsed.value.header.get('puzzle');
  const level = levels.length === 1 ? levels[0] : levels.find(({ playable }) => hashLevel(playable) === hash);
  if (!level) {
    throw refuse(file, 'level-not-found', 'The file of levels has no puzzle with these clues. Say which with --level.');
  }
  const verified = verifyFutoshikiCertificate(level.playable, text);
  const names = { file: input.file, certificate: file, level: level.number, verified: verified.verified };
  const where = safe(`${fileLabel(file)}: ${levelName(level)}`);
  if (!verified.verified) {
    const reason = safe(verified.reason);
    output.print(
      output.json ? jsonLine({ ...names, reason, bytes: bytes.length }) : `${where}: not verified: ${reason}`,
    );
    return EXIT.failed;
  }
  const { message, cases } = verified;
  if (output.json) output.print(jsonLine({ ...names, claim: message, bytes: bytes.length, cases }));
  else {
    const size = `${countOf(bytes.length, 'byte', 'bytes')}, ${countOf(cases, 'case', 'cases')}`;
    output.confirm(`${where}: verified: ${message}; ${size}`);
  }
  return EXIT.ok;
}

export const VERIFY = defineCommand({
  arguments: [
    { name: '<levels>', about: 'a file of levels' },
    { name: '<certificate...>', about: 'certificates, or folders of them' },
  ],
  options: [{ flags: '--json', about: 'print one JSON object per certificate' }, ...INPUT_OPTIONS],
  async run({ words, options, output }) {
    const [levels, ...paths] = words as [string, ...string[]];
    const input = await loadLevels(levels, options);
    const { check, extension, bad } = checkerFor(input, output);
    const codes: ExitCode[] = bad > 0 ? [EXIT.input] : [];
    for (const { file, folder, error } of namedFiles(paths)) {
      try {
        if (error !== undefined) throw refuse(file, 'unreadable-folder', error);
        if (folder !== undefined && !file.endsWith(extension)) continue;
        codes.push(check(file));
      } catch (thrown) {
        if (!(thrown instanceof Refusal) || thrown.exit !== EXIT.input) throw thrown;
        reportRefusal(thrown, output);
        codes.push(thrown.exit);
      }
    }
    if (codes.length === 0)
      throw refuse(paths.join(', '), 'empty-folder', `The folder has no certificates (${extension}).`);
    return worstOf(codes);
  },
});
