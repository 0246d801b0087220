// Text for web pages. What comes from outside (titles, authors, file names) passes `escapeHtml`.

/** Control characters, characters that reorder or hide text, and lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(UNSAFE, '\ufffd').replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);
