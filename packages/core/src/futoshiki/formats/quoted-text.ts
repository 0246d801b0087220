// Quotes outside text in a message: shortened and without control characters.

export function quotedText(text: string): string {
  const short = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  return JSON.stringify(short).replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
