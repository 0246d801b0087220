// The header of a certificate, read the same way by both checkers: a first line, lines `name: value`, perhaps `level:` and the
// rows of a level, and an empty line. Anything else is rejected, so that no line means one thing here and another there.

import { Rejection } from './board.js';

export interface CertificateHeader {
  /** All lines `claim: …`. */
  readonly claims: readonly string[];
  readonly solution?: string;
  /** The other values by name; of a name that comes twice, the first. */
  readonly named: ReadonlyMap<string, string>;
  /** The level that the producer had. */
  readonly rows?: readonly string[];
}

/** Where the proof begins, after the empty line; 0 without a header. */
export function headerLength(text: string, firstLine: string): number {
  if (!text.startsWith(`${firstLine}\n`)) return 0;
  const length = text.indexOf('\n\n') + 2;
  if (length === 1) throw new Rejection('its header has no end');
  if (/[\x00-\x09\x0b-\x1f\x7f]/.test(text.slice(0, length))) throw new Rejection('its header has a control character');
  return length;
}

/** Reads a header: what `headerLength` measured. */
export function parseHeader(header: string): CertificateHeader {
  const lines = header.split('\n').slice(1, -2);
  const levelAt = lines.indexOf('level:');
  const rows = levelAt < 0 ? undefined : lines.slice(levelAt + 1);
  if (rows?.some((row) => !/^[#@+$*. _-]*$/.test(row)))
    throw new Rejection('its header has more than rows after its level');
  const claims: string[] = [];
  const named = new Map<string, string>();
  for (const line of levelAt < 0 ? lines : lines.slice(0, levelAt)) {
    const [, name, value] = /^([a-z-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Rejection('a line of its header is no name and value');
    if (name === 'claim') claims.push(value);
    else if (name === 'solution' && named.has(name)) throw new Rejection('its header has two solutions');
    else if (!named.has(name)) named.set(name, value);
  }
  const solution = named.get('solution');
  return { claims, named, ...(solution === undefined ? {} : { solution }), ...(rows ? { rows } : {}) };
}
