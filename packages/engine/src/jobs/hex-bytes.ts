// The bytes of a certificate as text, two hexadecimal digits a byte, and back: messages between workers and machines are text.

export const hexText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a text that the schema has accepted. */
export const hexBytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
