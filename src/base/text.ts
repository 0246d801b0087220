// From the bytes of a file to text: UTF-16 behind its byte order mark, UTF-8 when the bytes are valid UTF-8, otherwise
// latin-1, as old level files are.

interface Decoder {
  decode(bytes: Uint8Array): string;
}
// TextDecoder is in every host we run on but in neither the language nor our pure type library.
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: string, options?: { fatal?: boolean }) => Decoder;
};

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

/** The lines of a text with any of the three line ends; a last line end does not open another line. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
