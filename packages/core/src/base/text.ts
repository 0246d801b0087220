// Decodes the bytes of a file: UTF-16 after a byte order mark, UTF-8 if the bytes are valid UTF-8, otherwise Latin-1,
// which old level files use.

interface Decoder {
  decode(bytes: Uint8Array): string;
}
// Every host has TextDecoder, but the type library of the pure modules does not declare it.
declare const TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;

/** The text of a file, without its byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The lines of a text with any of the three line ends; a final line end does not start another line. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** For sorting: the order of code units, the same on every machine. */
export const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
