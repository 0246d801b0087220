// Copies text. Falls back to a hidden field where the clipboard API is blocked.

/** True when the text is on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

/** Copies a text and tells so; if it can't be copied, tells `otherwise`, which is the text itself if it isn't given. */
export async function copyAndTell<Said>(
  text: string,
  tell: (said: Said | string) => void,
  copied: Said | string,
  otherwise = text,
): Promise<void> {
  tell((await copyText(text)) ? copied : otherwise);
}

/** The old way, for pages that are not served over https. */
function copyByField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hide';
  document.body.append(field);
  field.select();
  // Deprecated, and still the only way there.
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
